"""What outlives the server: rooms and their journals in SQLite or PostgreSQL; `store.py` is the door."""

"""Persistence in SQLite or PostgreSQL: rooms and their journals. `store.py` is the interface."""

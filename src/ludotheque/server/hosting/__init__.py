"""Live rooms: loading, writing and publishing."""

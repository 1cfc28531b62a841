"""Live rooms: loaded when wanted, written before confirmed, shown to whoever watches."""

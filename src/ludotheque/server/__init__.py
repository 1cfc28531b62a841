"""Online play: rooms, seats, hidden information, storage."""

"""Playing together over a network: rooms, seats, secrets, storage."""

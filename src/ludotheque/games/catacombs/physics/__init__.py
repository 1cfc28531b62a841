"""Discs that slide, collide and stop: exact, deterministic, and independent of the game's rules."""

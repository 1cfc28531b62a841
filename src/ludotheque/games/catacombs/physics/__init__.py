"""Discs that slide, bump and stop: exact, deterministic, and without any rule of the game."""

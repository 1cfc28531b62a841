"""Catacombs Conquest in the terminal: a drawn arena, and play by numbers."""

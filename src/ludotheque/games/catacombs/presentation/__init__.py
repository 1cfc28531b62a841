"""Catacombs Conquest as a player sees and hears it: a drawn arena, and play by numbers."""

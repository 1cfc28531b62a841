"""Catacombs Conquest in words: cards, shots, options, and what happens at the table."""

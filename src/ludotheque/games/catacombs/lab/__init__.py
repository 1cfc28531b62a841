"""Catacombs Conquest in the laboratory."""

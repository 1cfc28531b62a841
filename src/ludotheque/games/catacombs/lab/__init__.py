"""Catacombs Conquest in the lab."""

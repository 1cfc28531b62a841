"""Catacombs Conquest."""

"""Dice Throne in the laboratory."""

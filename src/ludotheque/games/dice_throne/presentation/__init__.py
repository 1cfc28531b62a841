"""Dice Throne as a player sees and hears it."""

"""Dice Throne: its content, its rules and its words."""

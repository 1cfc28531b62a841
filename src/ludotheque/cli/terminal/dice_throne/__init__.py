"""How Dice Throne looks and speaks in a terminal."""

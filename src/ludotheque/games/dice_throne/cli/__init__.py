"""Commands of `ludo` for Dice Throne."""

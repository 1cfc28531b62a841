"""French and English sentences generated from the content of Dice Throne."""

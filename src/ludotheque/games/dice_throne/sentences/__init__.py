"""From the content of Dice Throne to French and English sentences."""

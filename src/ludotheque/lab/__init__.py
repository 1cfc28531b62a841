"""The laboratory: runs many games and analyses them."""

"""A game in the terminal: text that works without colour, in 80 columns and through a pipe."""

"""Players: random ones, and rules of thumb per game."""

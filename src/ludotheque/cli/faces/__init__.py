"""What each game shows on the command line, one module per game."""

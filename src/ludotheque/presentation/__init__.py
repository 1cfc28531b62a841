"""What a seat sees of a match in its language, for terminals and browsers; each game has its own package."""

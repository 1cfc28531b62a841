"""What a seat is shown and told in its language, one package per game; for terminals and browsers."""

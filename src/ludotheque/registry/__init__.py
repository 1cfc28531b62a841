"""Which games there are, and where each keeps its rules, players, screens and laboratory."""

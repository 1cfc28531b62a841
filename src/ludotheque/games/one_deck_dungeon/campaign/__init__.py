"""The campaign: a hero who improves from game to game on a stored sheet (ODD-CAMP, ODD-DIFF)."""

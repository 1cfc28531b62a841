"""The campaign: a hero who grows from game to game, on a sheet that is kept (ODD-CAMP, ODD-DIFF)."""

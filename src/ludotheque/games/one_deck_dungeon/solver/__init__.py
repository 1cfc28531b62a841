"""The encounter solver: the line of best expected value through step 4 of an encounter."""

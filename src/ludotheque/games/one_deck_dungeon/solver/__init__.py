"""The encounter solver: the line with the best expected value through step 4 of an encounter."""

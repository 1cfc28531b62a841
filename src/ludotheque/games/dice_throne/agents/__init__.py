"""The sensible Dice Throne player: exact odds for dice, expected values for everything else."""

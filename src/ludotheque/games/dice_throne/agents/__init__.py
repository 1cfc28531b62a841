"""The sensible and the searching agent of Dice Throne, and hints: exact odds for dice, estimates for the rest."""

"""The chapters of the rulebook of Dice Throne: setup, turn, rolls, activation and attack."""

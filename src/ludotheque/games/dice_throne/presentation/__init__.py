"""How players see and read Dice Throne: screens, terminal and texts."""

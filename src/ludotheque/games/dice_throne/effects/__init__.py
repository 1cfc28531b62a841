"""How each effect of Dice Throne resolves, one module per family of verbs."""

"""Heroes, cards and statuses of Dice Throne: the types of their effects, decoding, checks and the YAML files."""

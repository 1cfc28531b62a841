"""The texts of Catacombs Conquest: cards, shots, options and events."""

"""Players of Catacombs Conquest."""

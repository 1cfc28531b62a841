"""Commands of `ludo` for Catacombs Conquest."""

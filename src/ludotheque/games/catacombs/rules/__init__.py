"""The chapters of the rulebook of Catacombs Conquest: setup, turn, shots, hits and damage."""

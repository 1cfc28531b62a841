"""Dice Throne in the lab: setups, coverage and invariants."""

"""The state of a Dice Throne match and the table, its only writer; events, actions, modes and odds."""

"""The state of a match of Dice Throne and the table, its only writer; events, actions, modes and odds."""

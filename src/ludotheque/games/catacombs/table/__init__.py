"""The state of a match of Catacombs Conquest and the table, its only writer; events, actions and options."""

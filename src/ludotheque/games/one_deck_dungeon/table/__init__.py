"""The state of a match of One Deck Dungeon and the table, its only writer; events, actions and options."""

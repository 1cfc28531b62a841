"""One Deck Dungeon in the laboratory."""

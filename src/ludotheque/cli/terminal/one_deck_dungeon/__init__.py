"""One Deck Dungeon in the terminal."""

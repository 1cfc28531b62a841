"""One Deck Dungeon in the lab."""

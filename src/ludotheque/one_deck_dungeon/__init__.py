"""One Deck Dungeon."""

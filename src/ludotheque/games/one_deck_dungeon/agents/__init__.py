"""Players of One Deck Dungeon."""

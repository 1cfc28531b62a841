"""How each effect of One Deck Dungeon resolves."""

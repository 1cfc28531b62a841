"""One Deck Dungeon as a party sees and hears it."""

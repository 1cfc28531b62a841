"""Commands of `ludo` for One Deck Dungeon."""

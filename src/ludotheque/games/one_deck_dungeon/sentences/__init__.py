"""Convert the content of One Deck Dungeon to French and English sentences."""

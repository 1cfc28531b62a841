"""The presentation of One Deck Dungeon: texts, screens and the terminal."""

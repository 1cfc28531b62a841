"""Heroes, encounters, skills and dungeons of One Deck Dungeon: types, decoding, checks and the YAML files."""

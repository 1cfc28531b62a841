"""The chapters of the rulebook of One Deck Dungeon: setup, turn, encounter, consequences, loot and boss."""

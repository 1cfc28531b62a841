"""What the heroes of a game are called."""

from ludotheque.dice_throne.loading import load_hero
from ludotheque.dice_throne.sentences.texts import name_of
from ludotheque.text.languages import Language


def hero_name(game: str, hero: str, lang: Language) -> str:
    """What a hero of a game is called."""
    return name_of(load_hero(hero), lang) if game == "dice_throne" else hero

"""The games that can be played, by name; each is loaded when first asked for."""

from functools import cache

from ludotheque.kernel.game import GAMES, Game


@cache
def dice_throne() -> Game:
    from ludotheque.dice_throne.game import DiceThrone  # noqa: PLC0415 - a game is loaded only when it is played

    return DiceThrone()


GAMES["dice_throne"] = dice_throne


@cache
def one_deck_dungeon() -> Game:
    from ludotheque.one_deck_dungeon.game import OneDeckDungeon  # noqa: PLC0415 - the same

    return OneDeckDungeon()


GAMES["one_deck_dungeon"] = one_deck_dungeon


@cache
def catacombs_conquest() -> Game:
    from ludotheque.catacombs.game import CatacombsConquest  # noqa: PLC0415 - the same

    return CatacombsConquest()


GAMES["catacombs_conquest"] = catacombs_conquest

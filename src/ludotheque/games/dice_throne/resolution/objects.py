"""What a declared text could have acted on, and what of that is gone when it resolves (DT-TIMING-8, A-22)."""

from typing import Final

from ludotheque.games.dice_throne.table.table import DiceTable

Held = tuple[int, int]
"""A seat and a source."""


class Objects:
    """Who is in the game, with which tokens, and who is threatened, at the moment a text is declared."""

    def __init__(self, table: DiceTable) -> None:
        self.boards = [hero.tokens[:] for hero in table.state.heroes]
        self.defeated = [int(hero.defeated) for hero in table.state.heroes]
        self.threatened = threatened(table)


class Lost:
    """What has gone since."""

    def __init__(self, tokens: list[Held], rooms: list[Held], spared: list[int], fallen: list[int]) -> None:
        self.tokens = tokens  # fewer of them lie there
        self.rooms = rooms  # no more of them may be placed there
        self.spared = spared  # no damage is incoming to them any more
        self.fallen = fallen  # they have been defeated


NOTHING_LOST: Final = Lost([], [], [], [])


def lost_since(table: DiceTable, before: Objects) -> Lost:
    """What could be meant at the declaration and cannot be any more."""
    lost = Lost([], [], [], [])
    for seat, hero in enumerate(table.state.heroes):
        if before.defeated[seat]:
            continue
        if hero.defeated:
            lost.fallen.append(seat)
        for source, count in enumerate(before.boards[seat]):
            held = 0 if hero.defeated else hero.tokens[source]
            if held < count:
                lost.tokens.append((seat, source))
            elif held > count and held >= table.limit(seat, source):
                lost.rooms.append((seat, source))
    still = threatened(table)
    lost.spared = [seat for seat in before.threatened if seat not in still]
    return lost


def threatened(table: DiceTable) -> list[int]:
    """The undefeated players to whom damage is incoming that could be prevented."""
    return [seat for seat, hero in enumerate(table.state.heroes) if not hero.defeated and table.incoming(seat) > 0]

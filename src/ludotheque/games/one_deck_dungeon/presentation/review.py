"""What can honestly be said of a run that is over: hearts left, milestones, and pips against their mean."""

from collections.abc import Sequence
from typing import Final

from ludotheque.games.one_deck_dungeon.table.die import value_of
from ludotheque.games.one_deck_dungeon.table.events import (
    BossFightBegan,
    BossHit,
    Descended,
    DiceRerolled,
    DiceRolled,
    GameEnded,
    LevelGained,
    RoundBegan,
)
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.kernel.match import Match
from ludotheque.presentation.shown import RollJudged

MEAN: Final = 3.5  # pips of a die
MILESTONES: Final = (LevelGained, Descended, BossFightBegan, RoundBegan, BossHit, GameEnded)


def hearts_left(match: Match) -> tuple[int, ...]:
    seen = match.seen(())
    if not isinstance(seen, DungeonSeen):
        raise BrokenRule("this match is not one of One Deck Dungeon")
    heroes = seen.state().heroes
    return tuple(max(0, int(seen.health(seat)) - int(hero.damage)) for seat, hero in enumerate(heroes))


def pips_rolled(told: Sequence[Event]) -> list[RollJudged]:
    """Every roll that was told, in pips; dice that were set to a value are no roll."""
    found: list[RollJudged] = []
    for event in told:
        if isinstance(event, DiceRolled):
            found.append(judged(event.seat, event.dice))
        elif isinstance(event, DiceRerolled):
            found.append(judged(event.seat, event.after))
    return [roll for roll in found if roll.dice]


def judged(seat: int, dice: Sequence[int]) -> RollJudged:
    values = tuple(int(value_of(die)) for die in dice)
    return RollJudged(0, seat, values, MEAN * len(values), float(sum(values)))

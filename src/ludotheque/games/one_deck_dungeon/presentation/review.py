"""Facts of a match and a review of its rolls."""

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.games.one_deck_dungeon.presentation.commands import Letters
from ludotheque.games.one_deck_dungeon.sentences.match_text import names_of
from ludotheque.games.one_deck_dungeon.sentences.narrator import MatchNames
from ludotheque.games.one_deck_dungeon.table.die import value_of
from ludotheque.games.one_deck_dungeon.table.events import (
    BossFightBegan,
    BossHit,
    Damaged,
    Descended,
    DiceRerolled,
    DiceRolled,
    EncounterBegan,
    GameEnded,
    LevelGained,
    RoundBegan,
    TurnBegan,
)
from ludotheque.games.one_deck_dungeon.table.state_classes import EncounterState
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.presentation.document import plain_text
from ludotheque.presentation.hints import Fact, Facts
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.review import Hit, RollJudged
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, capital, spans

View = dict[str, Any]  # the result of DungeonSeen.view
PARTY: Final = ("level", "xp", "cubes", "deck", "stairs", "floor")
HERO: Final = ("damage", "poison")
STOPPING: Final = ("hearts", "time", "venom")
"""The consequences of uncovered boxes."""


class DungeonFacts:
    """The public facts of a match, one by one."""

    def __init__(self, seen: DungeonSeen, names: MatchNames, localizer: Localizer) -> None:
        self.view: View = seen.view()
        self.encounter: EncounterState | None = seen.encounter()
        self.names = names
        self.localizer = localizer

    def all(self) -> Facts:
        party = self.word("party")
        found = {key: Fact(party, self.word(key), self.view[key]) for key in PARTY}
        for seat, hero in enumerate(self.view["heroes"]):
            found |= {f"{seat} {key}": Fact(self.who(seat), self.word(key), hero[key]) for key in HERO}
        if self.view["boss"] is not None:
            found["boss"] = Fact(self.word("boss"), self.word("damage"), self.view["boss"]["damage"])
        return found | self.met(self.encounter) if self.encounter is not None else found

    def met(self, encounter: EncounterState) -> Facts:
        """Return the facts of the encounter: the consequences of stopping now, and the dice of each hero."""
        now, costs = self.word("stopping"), self.view["encounter"]["consequences"]
        found = {f"stopping {key}": Fact(now, self.word(key), cost) for key, cost in zip(STOPPING, costs, strict=True)}
        letters = Letters(self.localizer)
        for seat, pool in zip(encounter.seats, encounter.pools, strict=True):
            shown = plain_text(letters.dice(sorted(pool)))
            found[f"{seat} dice"] = Fact(self.who(seat), self.word("dice"), shown or "–", "–")
        return found

    def who(self, seat: int) -> Spans:
        return self.names.seat(seat, self.localizer.lang)

    def word(self, key: str) -> Spans:
        return spans(self.localizer.say(f"preview-{key}"))


MEAN: Final = 3.5  # mean value of a die
MILESTONES: Final = (LevelGained, Descended, BossFightBegan, RoundBegan, BossHit, GameEnded)


def hearts_left(match: Match) -> tuple[int, ...]:
    seen = expect(match.seen(()), DungeonSeen)
    heroes = seen.state().heroes
    return tuple(max(0, int(seen.health(seat)) - int(hero.damage)) for seat, hero in enumerate(heroes))


NOBODY: Final = -1
CONSEQUENCES: Final = "consequences"


def hits_of(heroes: tuple[str, ...], by_frame: Sequence[Sequence[Event]], lang: Language) -> list[Hit]:
    """Return all damage of the heroes; consequences come from the encounter or the boss that they face."""
    names, localizer = names_of(heroes), Localizer(lang)
    found: list[Hit] = []
    facing, turn = "", 0
    for n, events in enumerate(by_frame):
        for event in events:
            if isinstance(event, TurnBegan):
                turn = event.turn
            elif isinstance(event, EncounterBegan):
                facing = event.card
            elif isinstance(event, BossFightBegan):
                facing = event.boss
            elif isinstance(event, Damaged):
                text = names.thing(facing if event.cause == CONSEQUENCES else event.cause, lang)
                text = text or capital(spans(localizer.say(f"odd-cause-{event.cause}")))
                found.append(Hit(n, turn, NOBODY, (event.seat,), text, event.count))
    return found


def pips_rolled(before: Sequence[Event]) -> list[RollJudged]:
    """Return every reported roll in pips; dice that were set to a value are not rolls."""
    found: list[RollJudged] = []
    for event in before:
        if isinstance(event, DiceRolled):
            found.append(judged(event.seat, event.dice))
        elif isinstance(event, DiceRerolled):
            found.append(judged(event.seat, event.after))
    return [roll for roll in found if roll.dice]


def judged(seat: int, dice: Sequence[int]) -> RollJudged:
    values = tuple(int(value_of(die)) for die in dice)
    return RollJudged(0, seat, values, MEAN * len(values), float(sum(values)))

"""The context of the dungeon's terminal view: the match as the party sees it, texts and notation."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from ludotheque.games.one_deck_dungeon.presentation.commands import Letters
from ludotheque.games.one_deck_dungeon.sentences.narrator import MatchNames
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedBox, PreparedCard, PreparedFloor
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState, EncounterState
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.presentation.document import Runs, joined, runs
from ludotheque.presentation.localizer import Localizer
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, plain
from ludotheque.text.writer import name_of

View = dict[str, Any]  # the result of DungeonSeen.view


class TerminalContext:
    """A snapshot of a match; values used repeatedly are computed once."""

    def __init__(self, seen: DungeonSeen, names: MatchNames, localizer: Localizer) -> None:
        self.seen = seen
        self.names = names
        self.localizer = localizer
        self.letters = Letters(localizer)

    @property
    def content(self) -> MatchContent:
        return self.seen.content

    @property
    def lang(self) -> Language:
        return self.localizer.lang

    @cached_property
    def view(self) -> View:
        return self.seen.view()

    @cached_property
    def state(self) -> DungeonState:
        return self.seen.state()

    @cached_property
    def encounter(self) -> EncounterState | None:
        return self.seen.encounter()

    @property
    def in_boss_fight(self) -> bool:
        return self.view["boss"] is not None

    def say(self, key: str, **args: str | int) -> str:
        return self.localizer.say(key, **args)

    def seat(self, seat: int) -> str:
        return plain(self.names.seat(seat, self.lang))

    def hero(self, seat: int) -> Runs:
        """Return a hero, with the number that distinguishes dice if there are several heroes."""
        return runs("" if self.seen.seats == 1 else f"{seat + 1} ", self.names.seat(seat, self.lang))

    def thing(self, thing: str) -> Spans:
        """Return the name of anything with a text, by its id."""
        return self.names.thing(thing, self.lang)

    def card(self, card: int) -> PreparedCard | None:
        return self.seen.card(card)

    def card_name(self, card: int) -> Span:
        prepared = self.seen.card(card)
        return (
            Span(name_of(prepared.definition, self.lang), f"card:{prepared.id}") if prepared is not None else Span("?")
        )

    def would_fall(self, seats: list[int], hearts: int) -> bool:
        """Return whether one of these heroes would fall wherever an odd heart is placed (ODD-ENC-20)."""
        heroes = [self.view["heroes"][seat] for seat in seats]
        left = [hero["health"] - hero["damage"] for hero in heroes]
        each, odd = divmod(hearts, len(left))
        return any(each >= health for health in left) or (odd > 0 and all(each + 1 >= health for health in left))

    def floors(self) -> list[PreparedFloor]:
        """Return the active places besides the encounter card: revealed floors, and the extra card."""
        if self.in_boss_fight:
            return []
        extra = [self.content.extra] if self.content.extra is not None else []
        return [*self.content.floors[: self.state.floor], *extra]

    def places(self, card: PreparedCard) -> list[PreparedFloor]:
        """Return those places whose boxes are added to the card."""
        return [floor for floor in self.floors() if floor is not self.content.extra or card.leaf]

    def added(self, card: PreparedCard) -> list[PreparedBox]:
        """Return the boxes that the dungeon adds to a card."""
        return [
            box for floor in self.places(card) for box in (floor.combat_boxes if card.combat else floor.peril_boxes)
        ]


def counted_names(names: Iterable[Span]) -> Runs:
    """Return names in order, with counts of equal ones."""
    counts: dict[str, list[Span]] = {}
    for name in names:
        counts.setdefault(name.text, []).append(name)
    return joined((runs(same[0], "" if len(same) == 1 else f"\u00a0×{len(same)}") for same in counts.values()), ", ")

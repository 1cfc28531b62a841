"""What every part of the dungeon's screen draws from: the match as the party sees it, words and letters."""

from functools import cached_property
from typing import Any

from rich.console import Console

from ludotheque.games.one_deck_dungeon.presentation.commands import Letters
from ludotheque.games.one_deck_dungeon.sentences.match_names import MatchNames
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent, PreparedBox, PreparedCard, PreparedFloor
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState, Encounter
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of

View = dict[str, Any]  # what DungeonSeen.view gives


class TerminalContext:
    """One look at a match; whatever is read more than once is worked out once."""

    def __init__(self, seen: DungeonSeen, names: MatchNames, speaker: LocalizedConsole) -> None:
        self.seen = seen
        self.names = names
        self.speaker = speaker
        self.letters = Letters(speaker)

    @property
    def kit(self) -> MatchContent:
        return self.seen.kit

    @property
    def lang(self) -> Language:
        return self.speaker.lang

    @property
    def console(self) -> Console:
        return self.speaker.console

    @cached_property
    def view(self) -> View:
        return self.seen.view()

    @cached_property
    def state(self) -> DungeonState:
        return self.seen.state()

    @cached_property
    def encounter(self) -> Encounter | None:
        return self.seen.encounter()

    @property
    def in_boss_fight(self) -> bool:
        return self.view["boss"] is not None

    def say(self, key: str, **args: str | int) -> str:
        return self.speaker.say(key, **args)

    def seat(self, seat: int) -> str:
        return plain(self.names.seat(seat, self.lang))

    def thing(self, thing: str) -> str:
        """Anything that has a text, by its id."""
        return plain(self.names.thing(thing, self.lang))

    def numbered(self, seat: int) -> str:
        """A hero with the number dice are told apart by, where there are several."""
        return self.seat(seat) if self.seen.seats == 1 else f"{seat + 1} {self.seat(seat)}"

    def card(self, card: int) -> PreparedCard | None:
        return self.seen.card(card)

    def card_name(self, card: int) -> str:
        kit = self.seen.card(card)
        return name_of(kit.sheet, self.lang) if kit is not None else "?"

    def floors(self) -> list[PreparedFloor]:
        """What is active besides the encounter card: revealed floors, and the extra card."""
        if self.in_boss_fight:
            return []
        extra = [self.kit.extra] if self.kit.extra is not None else []
        return [*self.kit.floors[: self.state.floor], *extra]

    def places(self, card: PreparedCard) -> list[PreparedFloor]:
        """Those of them whose boxes are added to that card."""
        return [floor for floor in self.floors() if floor is not self.kit.extra or card.leaf]

    def added(self, card: PreparedCard) -> list[PreparedBox]:
        """The boxes that the dungeon adds to a card."""
        return [
            box for floor in self.places(card) for box in (floor.combat_boxes if card.combat else floor.peril_boxes)
        ]

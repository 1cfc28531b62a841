"""The presentation of Catacombs Conquest: names, cards, events and views of a match."""

from collections.abc import Sequence
from typing import ClassVar, Final

from ludotheque.games.catacombs.agents.situation import PROFILES
from ludotheque.games.catacombs.content.vocabulary import Team
from ludotheque.games.catacombs.presentation.catalogue import DECKS, SHELVES, library
from ludotheque.games.catacombs.presentation.review import MILESTONES, hits_of, tokens_left
from ludotheque.games.catacombs.presentation.terms import find_term
from ludotheque.games.catacombs.sentences.match_text import event_sentence, names_of
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.games.catacombs.table.events import TurnBegan
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match
from ludotheque.presentation.catalogue import Shelf
from ludotheque.presentation.game import GamePresentation, Tutorial
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.review import Hit
from ludotheque.presentation.screen import Screen
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.presentation.terms import Term
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain

CHAPTERS: Final = (TurnBegan,)


class CatacombsPresentation(GamePresentation):
    """The presentation of the game: two decks, and what both teams share."""

    health_note: ClassVar[str] = "review-health-tokens"
    hit_words: ClassVar[str] = "cc-review-hit"

    def hero_name(self, hero: str, lang: Language) -> str:
        return plain(CatacombsWriter(lang).team(Team(hero)))

    def heroes(self) -> tuple[str, ...]:
        return DECKS

    def other_shelves(self) -> tuple[str, ...]:
        return SHELVES

    def shelf_name(self, shelf: str, localizer: Localizer) -> str:
        return localizer.say(f"cc-shelf-{shelf}")

    def blocks(self, shelf: str, lang: Language) -> list[Json]:
        return [block.described(lang) for block in library()[shelf]]

    def shelf(self, shelf: str, lang: Language) -> Shelf:
        blocks = tuple(block.shown(lang) for block in library()[shelf])
        return Shelf("catacombs_conquest", shelf, self.shelf_name(shelf, Localizer(lang)), blocks=blocks)

    def term(self, kind: str, name: str, _heroes: tuple[str, ...], lang: Language) -> Term | None:
        return find_term(kind, name, lang)

    def event_text(self, event: Event, setup: Setup, lang: Language) -> str:
        return plain(event_sentence(event, names_of(setup.heroes), lang))

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, CHAPTERS)

    def seated(self, setup: Setup, people: tuple[int, ...], bot: str) -> Setup:
        """Set a bot's noise profile by its level, unless an option sets it (CC-NOISE-2)."""
        options = dict(setup.options)
        for seat in range(len(setup.heroes)):
            if seat not in people and bot in PROFILES:
                options.setdefault(f"noise_profile_{seat}", PROFILES[bot])
        return Setup(setup.game, setup.mode, setup.heroes, options)

    def tutorial(self, fresh: bytes) -> Tutorial:
        from ludotheque.games.catacombs.presentation.tutorial import tutorial  # noqa: PLC0415 - only for those who learn

        return tutorial(fresh)

    def health_left(self, match: Match) -> tuple[int, ...]:
        return tokens_left(match)

    def turn_begun(self, event: Event) -> int:
        return event.turn if isinstance(event, TurnBegan) else 0

    def hits(self, match: Match, by_frame: Sequence[Sequence[Event]], lang: Language) -> list[Hit]:
        return hits_of(match, by_frame, lang)

    def is_milestone(self, event: Event) -> bool:
        return isinstance(event, MILESTONES)

    def terminal_view(self, match: Match, seat: int, console: LocalizedConsole) -> TerminalView:
        from ludotheque.games.catacombs.presentation.terminal import CatacombsTerminalView  # noqa: PLC0415 - only for those who play

        return CatacombsTerminalView(match, seat, console)

    def screen(self, match: Match, seats: tuple[int, ...], lang: Language) -> Screen:
        from ludotheque.games.catacombs.presentation.screen import ArenaScreen  # noqa: PLC0415 - only for those who play

        return ArenaScreen(match, seats, lang)

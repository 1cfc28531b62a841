"""The presentation of One Deck Dungeon: names, cards, events and views of a match."""

from collections.abc import Sequence
from typing import ClassVar, Final

from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import local_store
from ludotheque.games.one_deck_dungeon.content.loader import find_hero, load_sets
from ludotheque.games.one_deck_dungeon.presentation.catalogue import SHELVES, library
from ludotheque.games.one_deck_dungeon.presentation.review import MILESTONES, hearts_left, hits_of, pips_rolled
from ludotheque.games.one_deck_dungeon.presentation.terms import find_term
from ludotheque.games.one_deck_dungeon.sentences.match_text import event_sentence, names_of
from ludotheque.games.one_deck_dungeon.table.events import BossFightBegan, FloorRevealed, RoundBegan, TurnBegan
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match
from ludotheque.presentation.catalogue import Shelf
from ludotheque.presentation.game import GamePresentation, Tutorial
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.review import Hit, RollJudged
from ludotheque.presentation.screen import Screen
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.presentation.terms import Term
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of

CHAPTERS: Final = (TurnBegan, FloorRevealed, BossFightBegan, RoundBegan)


class DungeonPresentation(GamePresentation):
    """The presentation of the game: heroes with both sides, and all other content."""

    luck_note: ClassVar[str] = "review-luck-pips"
    health_note: ClassVar[str] = "review-health-hearts"
    hit_words: ClassVar[str] = "odd-review-hit"
    tutorial_chapters: ClassVar[tuple[str, ...]] = ("boss",)

    def hero_name(self, hero: str, lang: Language) -> str:
        return name_of(find_hero(hero), lang)

    def heroes(self) -> tuple[str, ...]:
        return tuple(hero.id for content in load_sets() for hero in content.heroes)

    def other_shelves(self) -> tuple[str, ...]:
        return SHELVES

    def shelf_name(self, shelf: str, localizer: Localizer) -> str:
        return localizer.say(f"cards-shelf-{shelf}") if shelf in SHELVES else self.hero_name(shelf, localizer.lang)

    def blocks(self, shelf: str, lang: Language) -> list[Json]:
        return [block.described(lang) for block in library()[shelf]]

    def shelf(self, shelf: str, lang: Language) -> Shelf:
        blocks = tuple(block.shown(lang) for block in library()[shelf])
        return Shelf("one_deck_dungeon", shelf, self.shelf_name(shelf, Localizer(lang)), blocks=blocks)

    def term(self, kind: str, name: str, heroes: tuple[str, ...], lang: Language) -> Term | None:
        return find_term(kind, name, len(heroes) == 1, lang)

    def event_text(self, event: Event, setup: Setup, lang: Language) -> str:
        return plain(event_sentence(event, names_of(setup.heroes), lang))

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, CHAPTERS)

    def kept_sheet(self, sheet: str) -> tuple[str, str]:
        """Return the hero of a campaign sheet on this computer, and its text."""
        store = local_store()
        return store.read(sheet).hero, store.text(sheet)

    def tutorial(self, fresh: bytes) -> Tutorial:
        from ludotheque.games.one_deck_dungeon.presentation.tutorial import tutorial  # noqa: PLC0415 - only for those who learn

        return tutorial(fresh)

    def tutorial_chapter(self, chapter: str, fresh: bytes) -> Tutorial:
        from ludotheque.games.one_deck_dungeon.presentation.tutorial import tutorial  # noqa: PLC0415 - only for those who learn

        if chapter not in self.tutorial_chapters:
            return super().tutorial_chapter(chapter, fresh)
        return tutorial(fresh, chapter)

    def health_left(self, match: Match) -> tuple[int, ...]:
        return hearts_left(match)

    def turn_begun(self, event: Event) -> int:
        return event.turn if isinstance(event, TurnBegan) else 0

    def hits(self, match: Match, by_frame: Sequence[Sequence[Event]], lang: Language) -> list[Hit]:
        return hits_of(match.setup.heroes, by_frame, lang)

    def is_milestone(self, event: Event) -> bool:
        return isinstance(event, MILESTONES)

    def judged_rolls(
        self, _match: Match, before: Sequence[Event], _action: int, _then: Sequence[Event]
    ) -> list[RollJudged]:
        return pips_rolled(before)

    def terminal_view(self, match: Match, seat: int, console: LocalizedConsole) -> TerminalView:
        from ludotheque.games.one_deck_dungeon.presentation.terminal import DungeonTerminalView  # noqa: PLC0415 - only for those who play

        return DungeonTerminalView(match, seat, console)

    def screen(self, match: Match, seats: tuple[int, ...], lang: Language) -> Screen:
        from ludotheque.games.one_deck_dungeon.presentation.screen import DungeonScreen  # noqa: PLC0415 - only for those who play

        return DungeonScreen(match, seats, lang)

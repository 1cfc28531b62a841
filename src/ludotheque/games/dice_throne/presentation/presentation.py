"""Dice Throne in words: names, cards, events, and the players of a match."""

from collections.abc import Sequence
from typing import ClassVar, Final

from ludotheque.games.dice_throne.content.loader import hero_ids, load_common, load_hero
from ludotheque.games.dice_throne.presentation.catalogue import blocks_of, described
from ludotheque.games.dice_throne.presentation.hero_board import BoardWriter, common_cards, hero_cards
from ludotheque.games.dice_throne.presentation.terms import find_term
from ludotheque.games.dice_throne.presentation.tutorial import tutorial
from ludotheque.games.dice_throne.sentences.match_text import event_sentence, names_of
from ludotheque.games.dice_throne.sentences.nouns import lexicon_of
from ludotheque.games.dice_throne.table import events as ev
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

COMMON: Final = "common"
CHAPTERS: Final = (ev.TurnBegan,)


class DiceThronePresentation(GamePresentation):
    """Heroes with their boards and cards, and the cards of every deck."""

    hit_words: ClassVar[str] = "dt-review-hit"
    notable: ClassVar[tuple[type[Event], ...]] = (
        ev.StoleHealth,
        ev.HealthChanged,
        ev.TokensPlaced,
        ev.Upgraded,
        ev.Played,
        ev.Announced,
        ev.Rerolled,
        ev.Rolled,
    )

    def hero_name(self, hero: str, lang: Language) -> str:
        return name_of(load_hero(hero), lang)

    def heroes(self) -> tuple[str, ...]:
        return hero_ids()

    def other_shelves(self) -> tuple[str, ...]:
        return (COMMON,)

    def shelf_name(self, shelf: str, localizer: Localizer) -> str:
        return localizer.say("cards-common") if shelf == COMMON else self.hero_name(shelf, localizer.lang)

    def blocks(self, shelf: str, lang: Language) -> list[Json]:
        if shelf == COMMON:
            lexicon = lexicon_of()
            return [described(card, COMMON, lexicon, lang) for card in load_common()]
        hero = load_hero(shelf)
        lexicon = lexicon_of(hero)
        return [described(block, shelf, lexicon, lang) for block in blocks_of(hero)]

    def shelf(self, shelf: str, lang: Language) -> Shelf:
        name = self.shelf_name(shelf, Localizer(lang))
        if shelf == COMMON:
            return Shelf("dice_throne", shelf, name, cards=common_cards(lang))
        hero = load_hero(shelf)
        return Shelf("dice_throne", shelf, name, BoardWriter(hero, lang).board(), hero_cards(hero, lang))

    def term(self, kind: str, name: str, heroes: tuple[str, ...], lang: Language) -> Term | None:
        return find_term(kind, name, heroes, lang)

    def event_text(self, event: Event, setup: Setup, lang: Language) -> str:
        return plain(event_sentence(event, names_of(setup.heroes), lang))

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, CHAPTERS)

    def tutorial(self, fresh: bytes) -> Tutorial:
        return tutorial(fresh)

    def win_chances(self, match: Match) -> tuple[float, ...]:
        from ludotheque.games.dice_throne.presentation.review import win_chances  # noqa: PLC0415 - needed only for reviews

        return win_chances(match)

    def dials(self, match: Match) -> tuple[int, ...]:
        from ludotheque.games.dice_throne.presentation.review import seen_of  # noqa: PLC0415 - needed only for reviews

        seen = seen_of(match)
        return tuple(seen.health(seat) for seat in range(seen.seats))

    def turn_begun(self, event: Event) -> int:
        return event.turn if isinstance(event, ev.TurnBegan) else 0

    def hits(self, match: Match, _by_frame: Sequence[Sequence[Event]], lang: Language) -> list[Hit]:
        from ludotheque.games.dice_throne.presentation.damage_dealt import hits_of  # noqa: PLC0415 - needed only for reviews

        return hits_of(match, lang)

    def judged_rolls(
        self, match: Match, before: Sequence[Event], action: int, then: Sequence[Event]
    ) -> list[RollJudged]:
        from ludotheque.games.dice_throne.presentation.review import judged_rolls  # noqa: PLC0415 - needed only for reviews

        return judged_rolls(match, before, action, then)

    def terminal_view(self, match: Match, seat: int, console: LocalizedConsole) -> TerminalView:
        from ludotheque.games.dice_throne.presentation.terminal import DiceThroneTerminalView  # noqa: PLC0415 - needed only for play

        return DiceThroneTerminalView(match, seat, console)

    def screen(self, match: Match, seats: tuple[int, ...], lang: Language) -> Screen:
        from ludotheque.games.dice_throne.presentation.screen import DiceScreen  # noqa: PLC0415 - needed only for play

        return DiceScreen(match, seats, lang)

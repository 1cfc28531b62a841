"""What a game must offer to be shown."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from ludotheque.kernel.errors import RequestRefused, unknown
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match
from ludotheque.presentation.catalogue import Shelf
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.review import Hit, RollJudged
from ludotheque.presentation.screen import Screen
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.presentation.terms import Term
from ludotheque.text.languages import Language


class Tutorial(NamedTuple):
    """One human at the first seat and bots at the others. The key contains the first outcomes of chance."""

    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes
    played: tuple[str, ...] = ()  # the spelled answers of the first seat before the learner begins


def on_top(names: list[str], wanted: tuple[str, ...]) -> list[int]:
    """Return the shuffle that puts the wanted cards on top (the end) and keeps the order of the others."""
    places = [names.index(name) for name in wanted]
    return [place for place in range(len(names)) if place not in places] + places[::-1]


class GamePresentation(ABC):
    """One game in words: names, cards, log lines, a seat in the terminal and a screen. It is stateless."""

    luck_note: ClassVar[str] = "review-luck"  # the message that says what a roll is counted in
    health_note: ClassVar[str] = ""  # likewise of what is left, where that is shown
    hit_words: ClassVar[str] = ""  # the message that says what somebody was hit with, and how hard
    notable: ClassVar[tuple[type[Event], ...]] = ()  # names a key moment in which nobody was hit, the first that occurs
    has_cards: ClassVar[bool] = True  # whether it has shelves at all
    tutorial_chapters: ClassVar[tuple[str, ...]] = ()  # further rooms in which its tutorial continues

    @abstractmethod
    def hero_name(self, hero: str, lang: Language) -> str:
        """What a hero is called."""

    def seat_name(self, _seat: int, hero: str, lang: Language) -> str:
        """Return the name of a seat whose player gave none: that of its hero."""
        return self.hero_name(hero, lang)

    @abstractmethod
    def heroes(self) -> tuple[str, ...]:
        """Return the heroes whose cards can be read, playable or not; each has a shelf of that name."""

    @abstractmethod
    def other_shelves(self) -> tuple[str, ...]:
        """Return the shelves of content that belongs to no hero."""

    @abstractmethod
    def shelf_name(self, shelf: str, localizer: Localizer) -> str:
        """What a shelf is called."""

    @abstractmethod
    def blocks(self, shelf: str, lang: Language) -> list[Json]:
        """Everything on a shelf, as `ludo cards --json` prints it.

        Every block has `id`, `hero` (the shelf), `kind` (there is a message `kind-<kind>`), `name`, `name_fr_is_ours`,
        `text`, `source`, `confidence` (there is a message `confidence-<confidence>`) and `also`; one whose kind does
        not say enough has a `heading`. A game may add fields of its own.
        """

    @abstractmethod
    def shelf(self, shelf: str, lang: Language) -> Shelf:
        """Everything on a shelf as data that a table can draw."""

    @abstractmethod
    def term(self, kind: str, name: str, heroes: tuple[str, ...], lang: Language) -> Term | None:
        """Return the explanation of a term that is neither a rule nor a seat, for these heroes, or for any."""

    @abstractmethod
    def event_text(self, event: Event, setup: Setup, lang: Language) -> str:
        """Return the log line of an event, with nothing hidden; empty if the log leaves it out."""

    @abstractmethod
    def opens_chapter(self, event: Event) -> bool:
        """Return whether the event begins a new chapter of a replay, such as a turn."""

    def kept_sheet(self, _sheet: str) -> tuple[str, str]:
        """Return the hero of a stored campaign sheet, and the value for the setup's option `sheet_<seat>`."""
        raise RequestRefused("play-no-sheets")

    def seated(self, setup: Setup, _people: tuple[int, ...], _bot: str) -> Setup:
        """Return the setup for people at these seats and that bot at the others, if the game distinguishes them."""
        return setup

    @abstractmethod
    def tutorial(self, fresh: bytes) -> Tutorial:
        """Return the match of the tutorial; after its scripted beginning, chance follows from these bytes."""

    def tutorial_chapter(self, chapter: str, _fresh: bytes) -> Tutorial:
        """Return the match in which the tutorial continues, one of `tutorial_chapters`."""
        raise unknown("chapter", chapter, self.tutorial_chapters)

    def win_chances(self, _match: Match) -> tuple[float, ...]:
        """Return each seat's chance to win, from public facts; empty if the game has no estimate."""
        return ()

    def health_left(self, _match: Match) -> tuple[int, ...]:
        """Return each seat's health, for games without an estimate of chances; empty for the others."""
        return ()

    def dials(self, match: Match) -> tuple[int, ...]:
        """Return what each seat has left, in every game in which seats have health."""
        return self.health_left(match)

    def turn_begun(self, _event: Event) -> int:
        """Return the number of the turn that begins with this event, 0 for any other event."""
        return 0

    def hits(self, _match: Match, _by_frame: Sequence[Sequence[Event]], _lang: Language) -> list[Hit]:
        """Return all damage of a finished match with its sources; the events are those of each frame."""
        return []

    def is_milestone(self, _event: Event) -> bool:
        """Return whether the event is worth remembering after the match."""
        return False

    def judged_rolls(
        self, _match: Match, _before: Sequence[Event], _action: int, _then: Sequence[Event]
    ) -> list[RollJudged]:
        """Return the rolls before the open question (`n` 0) and those of its answer (1), with their expectation."""
        return []

    @abstractmethod
    def terminal_view(self, match: Match, seat: int, console: LocalizedConsole) -> TerminalView:
        """A seat at a match in the terminal."""

    @abstractmethod
    def screen(self, match: Match, seats: tuple[int, ...], lang: Language) -> Screen:
        """A match as data for a screen, for those at these seats; without a seat for spectators."""

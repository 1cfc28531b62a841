"""What a game must offer to be shown."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from ludotheque.kernel.errors import RequestRefused
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
    """One human at the first seat; bots, if any, at the others. The key says what chance begins with."""

    mode: str
    heroes: tuple[str, ...]
    options: dict[str, str]
    key: bytes


def on_top(names: list[str], wanted: tuple[str, ...]) -> list[int]:
    """The shuffle after which the wanted cards lie on top, which is the end, and the others as they were."""
    places = [names.index(name) for name in wanted]
    return [place for place in range(len(names)) if place not in places] + places[::-1]


class GamePresentation(ABC):
    """One game in words: names, cards, what was told, a seat in the terminal and a screen. It remembers nothing."""

    luck_note: ClassVar[str] = "review-luck"  # the message that says what a roll is counted in
    health_note: ClassVar[str] = ""  # likewise of what is left, where that is shown
    hit_words: ClassVar[str] = ""  # the message that says what somebody was hit with, and how hard
    notable: ClassVar[tuple[type[Event], ...]] = ()  # names a key moment in which nobody was hit, the first that occurs
    has_cards: ClassVar[bool] = True  # is there anything on its shelves?

    @abstractmethod
    def hero_name(self, hero: str, lang: Language) -> str:
        """What a hero is called."""

    def seat_name(self, _seat: int, hero: str, lang: Language) -> str:
        """What a seat is called while nobody there has said a name: by its hero."""
        return self.hero_name(hero, lang)

    @abstractmethod
    def heroes(self) -> tuple[str, ...]:
        """The heroes whose cards can be read, playable or not; each is a shelf of that name."""

    @abstractmethod
    def other_shelves(self) -> tuple[str, ...]:
        """What belongs to no hero, by the name of its shelf."""

    @abstractmethod
    def shelf_name(self, shelf: str, speaker: Localizer) -> str:
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
        """What a term names that is neither a rule nor a seat, with these heroes; without any, with whom it may be."""

    @abstractmethod
    def told(self, event: Event, setup: Setup, lang: Language) -> str:
        """An event as a line of a log that hides nothing; empty for what no log needs."""

    @abstractmethod
    def opens_chapter(self, event: Event) -> bool:
        """Does a replay begin a new paragraph with it, such as a turn?"""

    def kept_sheet(self, _sheet: str) -> tuple[str, str]:
        """The hero of a campaign sheet that is kept here, and what the setup's option `sheet_<seat>` wants of it."""
        raise RequestRefused("play-no-sheets")

    def seated(self, setup: Setup, _people: tuple[int, ...], _bot: str) -> Setup:
        """The setup for people at these seats and that bot at the others, where the table makes a difference."""
        return setup

    @abstractmethod
    def tutorial(self, fresh: bytes) -> Tutorial:
        """The match of the tutorial; what comes after its beginning follows from these bytes."""

    def win_chances(self, _match: Match) -> tuple[float, ...]:
        """What chance each seat has to win, by what lies open; nothing where nobody can honestly say."""
        return ()

    def health_left(self, _match: Match) -> tuple[int, ...]:
        """What each seat has left, for games that nobody honestly knows chances of; nothing for the others."""
        return ()

    def dials(self, match: Match) -> tuple[int, ...]:
        """What each seat has left, for every game in which seats have health."""
        return self.health_left(match)

    def turn_begun(self, _event: Event) -> int:
        """The number of the turn that begins with this event, 0 for any other event."""
        return 0

    def hits(self, _match: Match, _by_frame: Sequence[Sequence[Event]], _lang: Language) -> list[Hit]:
        """All damage of a finished match, with what it came from; the events are those of each frame."""
        return []

    def is_milestone(self, _event: Event) -> bool:
        """Does one remember it by itself when the match is over?"""
        return False

    def judged_rolls(
        self, _match: Match, _told: Sequence[Event], _action: int, _then: Sequence[Event]
    ) -> list[RollJudged]:
        """Rolls that led to the open question (`n` 0) and that its answer made (1), beside what was to be expected."""
        return []

    @abstractmethod
    def terminal_view(self, match: Match, seat: int, speaker: LocalizedConsole) -> TerminalView:
        """A seat at a match in the terminal."""

    @abstractmethod
    def screen(self, match: Match, seats: tuple[int, ...], lang: Language) -> Screen:
        """A match as data for a screen, for those at these seats; without a seat for spectators."""

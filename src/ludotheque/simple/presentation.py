"""A game shown by its messages: what is asked, the answers, what happened, and a few lines that describe the table.

A game derives one class from `SimplePresentation` and says in its messages:

    game-<id>, mode-<mode>      what the game and its modes are called
    ask-<kind>                  a question; it is given the seat that is asked, as $seat
    answer-<verb>               an answer; it is given the numbers of the verb, by their names
    told-<event>                an event, such as told-round-ended for RoundEnded; it is given the event's fields

Fields called `seat`, or whose name ends so, are said as the name of the player who sits there.
"""

import re
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, ClassVar

from ludotheque.agents.scored_answer import ScoredAnswer
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event, Undone
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import Setup, winners
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.presentation.answer_tree import Leaf
from ludotheque.presentation.catalogue import Shelf
from ludotheque.presentation.document import (
    Block,
    Column,
    Document,
    Heading,
    Paragraph,
    Phrase,
    Row,
    Runs,
    Table,
    runs,
)
from ludotheque.presentation.game import GamePresentation, Tutorial
from ludotheque.presentation.hints import Facts
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.questions import Line, Option
from ludotheque.presentation.screen import Screen
from ludotheque.presentation.standing_orders import ResponseWindow
from ludotheque.presentation.terminal.commands import Choice, Menu, TypedLine, help_page
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.view import NOBODY, TerminalView
from ludotheque.presentation.terms import Term
from ludotheque.registry.discovery import agent_named, agent_names, game_named, messages_of
from ludotheque.text.languages import Language, decimal
from ludotheque.text.messages import filled
from ludotheque.text.spans import Part, Span, Spans, capital, listed, plain


class Words:
    """The messages of a game in a language, and what its players are called."""

    def __init__(self, game: str, lang: Language) -> None:
        self.lang: Language = lang
        self.messages = messages_of(game, lang)

    def say(self, key: str, **parts: Part | int) -> Spans:
        """A message of the game, or one that all games share; parts may choose between its variants."""
        return filled(self.messages, key, **parts)

    def player(self, seat: int) -> Spans:
        return (Span(self.messages.say("simple-player", number=str(seat + 1)), f"seat:{seat}"),)

    def players(self, seats: Sequence[int]) -> Spans:
        return listed([self.player(seat) for seat in seats], self.messages.say("screen-and"))

    def reason(self, answer: ScoredAnswer) -> str:
        """Why an answer is good, with the numbers as the language writes them."""
        numbers = {name: decimal(number, self.lang) for name, number in answer.numbers.items()}
        return self.messages.say(answer.reason_key, **numbers)

    def value(self, name: str, value: Any) -> Part | int:  # a field of an event
        """A field as a part of a sentence."""
        if name.endswith("seat"):
            return self.player(value)
        if isinstance(value, tuple | list):
            return " ".join(map(str, value))
        return value if isinstance(value, int) else str(value)


class Moment(Words):
    """A match as those at some seats see it, with the words to say it; without seats, as spectators see it."""

    def __init__(self, match: Match, seats: tuple[int, ...], lang: Language) -> None:
        super().__init__(match.game.name, lang)
        self.match = match
        self.seats = seats
        self.view: dict[str, Any] = match.redact(seats)  # JSON-ready values

    @property
    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision


class SimplePresentation(GamePresentation):
    """A game in sentences; `name` is its id. What has a default may be said otherwise."""

    has_cards: ClassVar[bool] = False
    name: ClassVar[str]
    chapters: ClassVar[tuple[type[Event], ...]] = ()  # the events with which a turn or a round begins
    passing: ClassVar[tuple[str, ...]] = ("pass",)  # verbs of the answer that passes or ends
    example_rule: ClassVar[str] = ""  # what `rules` could be asked for

    @abstractmethod
    def heading(self, now: Moment) -> Spans:
        """The table in a few words, such as the round."""

    @abstractmethod
    def table(self, now: Moment) -> Sequence[Block | Spans]:
        """The table, as lines of text and as blocks of a document, such as a table or dice."""

    def question(self, now: Moment) -> Spans:
        """What is asked."""
        kind = now.match.game.kinds[now.decision.kind]
        return now.say(f"ask-{kind}", seat=now.player(int(now.decision.owner)))

    def answer(self, now: Moment, action: int) -> Spans:
        """An answer to the open question."""
        verb = now.match.game.verbs.verbs[action >> ARGUMENT_BITS]
        numbers = now.match.game.verbs.arguments(action)
        given = {name: now.value(name, number) for (name, _), number in zip(verb.fields, numbers, strict=True)}
        return now.say(f"answer-{verb.name}", **given)

    def groups(self, now: Moment, action: int) -> tuple[str, ...]:
        """What gathers an answer with others where a list is too long for a screen, the widest group first."""
        return ()

    def event(self, words: Words, event: Event) -> Spans:
        """An event as a line of a log; nothing for what no log needs."""
        given = {field.name: words.value(field.name, getattr(event, field.name)) for field in fields(event)}
        return words.say(f"told-{re.sub('(?<!^)(?=[A-Z])', '-', type(event).__name__).lower()}", **given)

    def facts(self, now: Moment) -> Facts:
        """Return the public facts one by one; previews compare them."""
        return {}

    def advice(self, now: Moment, seat: int) -> list[ScoredAnswer]:
        """The best answers, best first: what the last player in the list of bots would do."""
        agent = agent_named(self.name, agent_names(self.name)[-1], "hint")
        action = agent(now.decision, searchable(now.match, (seat,)))
        return [ScoredAnswer(action, 0.0, "simple-advice")]

    def say_event(self, words: Words, event: Event) -> Spans:
        if isinstance(event, Undone):
            return capital(words.say("simple-undone", seat=words.player(event.seat)))
        return capital(self.event(words, event))

    def hero_name(self, hero: str, lang: Language) -> str:
        return Words(self.name, lang).messages.say(f"hero-{hero}")

    def seat_name(self, seat: int, hero: str, lang: Language) -> str:
        """Where all play the same, by the number of the seat."""
        return self.hero_name(hero, lang) if len(self.heroes()) > 1 else plain(Words(self.name, lang).player(seat))

    def heroes(self) -> tuple[str, ...]:
        return game_named(self.name).heroes()

    def other_shelves(self) -> tuple[str, ...]:
        return ()

    def shelf_name(self, shelf: str, localizer: Localizer) -> str:
        return self.hero_name(shelf, localizer.lang)

    def blocks(self, shelf: str, lang: Language) -> list[Json]:
        return []

    def shelf(self, shelf: str, lang: Language) -> Shelf:
        return Shelf(self.name, shelf, self.hero_name(shelf, lang))

    def term(self, kind: str, name: str, heroes: tuple[str, ...], lang: Language) -> Term | None:
        return None

    def event_text(self, event: Event, setup: Setup, lang: Language) -> str:
        return plain(self.say_event(Words(self.name, lang), event))

    def opens_chapter(self, event: Event) -> bool:
        return isinstance(event, self.chapters)

    def tutorial(self, fresh: bytes) -> Tutorial:
        """A match of the first mode with as few players as it takes."""
        game = game_named(self.name)
        mode, heroes = game.modes()[0], game.heroes()
        cast = tuple(heroes[seat % len(heroes)] for seat in range(min(mode.seats)))
        return Tutorial(mode.name, cast, {}, fresh)

    def terminal_view(self, match: Match, seat: int, console: LocalizedConsole) -> TerminalView:
        return SimpleTerminalView(self, match, seat, console)

    def screen(self, match: Match, seats: tuple[int, ...], lang: Language) -> Screen:
        return SimpleScreen(self, match, seats, lang)


class SimpleTerminalView(TerminalView):
    """A seat in the terminal."""

    def __init__(
        self,
        shown: SimplePresentation,
        match: Match,
        seat: int,
        localizer: Localizer,
        viewers: tuple[int, ...] | None = None,
    ) -> None:
        super().__init__(match, seat, viewers)
        self.shown = shown
        self.localizer = localizer
        self.example_rule = shown.example_rule  # type: ignore[misc]  # here it is the game's, and the class serves all

    def now(self) -> Moment:
        return Moment(self.match, self.viewers, self.localizer.lang)

    def news(self, events: Sequence[Event]) -> list[str]:
        now, viewers = self.now(), viewer_mask(self.viewers)
        said = [plain(self.shown.say_event(now, event.seen_by(viewers))) for event in events]
        return [line for line in said if line]

    def board(self) -> Document:
        now = self.now()
        blocks = (Paragraph(runs(each)) if isinstance(each, tuple) else each for each in self.shown.table(now))
        return Document((Heading(runs(self.shown.heading(now))), *blocks))

    def strip(self) -> Document:
        return self.board()

    def question(self) -> str:
        return plain(self.shown.question(self.now()))

    def menu(self) -> Menu:
        now = self.now()
        return Menu([Choice(action, plain(self.shown.answer(now, action))) for action in now.decision.options])

    def typed_answer(self, _typed: TypedLine) -> int | None:
        return None

    def passing(self) -> int | None:
        verbs, options = self.match.game.verbs.verbs, self.now().decision.options
        return next((action for action in options if verbs[action >> ARGUMENT_BITS].name in self.shown.passing), None)

    def situation(self) -> ResponseWindow | None:
        return None

    def odds(self) -> Document:
        return self.sentence(runs(self.localizer.say("simple-no-odds")))

    def hand(self) -> Document:
        return self.sentence(runs(self.localizer.say("simple-no-cards")))

    def text_of(self, _wanted: str) -> Document | None:
        return None

    def hint(self) -> Document:
        now = self.now()
        best = self.shown.advice(now, self.seat)[0]
        said = now.say("hint-why", answer=self.shown.answer(now, best.action), reason=now.reason(best))
        return self.sentence(runs(said))

    def sentence(self, text: Runs) -> Document:
        return Document((Paragraph(text),))

    def help(self) -> Document:
        return help_page(self.localizer.say("simple-help", rule=self.shown.example_rule))

    def result(self) -> str:
        won = winners(self.match.outcome)
        if not won:
            return self.localizer.say("screen-draw")
        if self.seat == NOBODY:
            now = self.now()
            return plain(now.say("screen-won-by", names=now.players(won), count=len(won)))
        return self.localizer.say("play-won" if self.seat in won else "play-lost")


class SimpleScreen(Screen):
    """The same for the plain table of the browser."""

    unit: ClassVar[str] = "simple-worth"
    nudges: ClassVar[dict[str, str]] = {}

    def __init__(self, shown: SimplePresentation, match: Match, seats: tuple[int, ...], lang: Language) -> None:
        super().__init__(match, seats, lang)
        self.shown = shown
        self.terminal = self.view(self.seat)
        self.now = Moment(match, seats, lang)

    def view(self, seat: int) -> SimpleTerminalView:
        return SimpleTerminalView(self.shown, self.match, seat, self.localizer, self.seats)

    def text(self) -> Spans:
        return self.shown.question(self.now)

    def label(self, action: int) -> Spans:
        return self.shown.answer(self.now, action)

    def leaves(self) -> list[Leaf]:
        return [
            Leaf(
                Option(self.spell(action), self.label(action), kind=self.verb(action)),
                self.shown.groups(self.now, action),
            )
            for action in self.decision().options
        ]

    def event_text(self, event: Event) -> Spans:
        return self.shown.say_event(self.now, event.seen_by(viewer_mask(self.seats)))

    def log(self, events: Sequence[Event]) -> list[Line]:
        said = [(place, event, self.event_text(event)) for place, event in enumerate(events)]
        return [Line(place, line, self.shown.opens_chapter(event)) for place, event, line in said if line]

    def scored(self) -> list[ScoredAnswer]:
        return self.shown.advice(self.now, self.asked)

    def reasons(self, answer: ScoredAnswer) -> list[str]:
        return [self.now.reason(answer)]

    def seat_name(self, seat: int) -> Spans:
        return self.now.player(seat)

    def actor(self, seat: int) -> Spans:
        return self.now.player(seat)

    def winners(self) -> tuple[int, ...]:
        return winners(self.match.outcome)

    def thing(self, kind: str, name: str) -> Term | None:
        return self.shown.term(kind, name, self.match.setup.heroes, self.lang)

    def facts(self) -> Facts:
        return self.shown.facts(self.now)


def table_of(headings: Sequence[Phrase], rows: Sequence[Sequence[Phrase]]) -> Table:
    """A table with a heading for each column."""
    shown = tuple(Row(tuple(runs(cell) for cell in row)) for row in rows)
    return Table(tuple(Column(runs(heading)) for heading in headings), shown)

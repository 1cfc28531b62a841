"""A match as a browser shows it to those who sit before it: plain data, in their language, redacted throughout."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, lru_cache
from io import StringIO
from typing import ClassVar, Final

from rich.console import Console, RenderableType

from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision, Verbs
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.match import Match
from ludotheque.presentation.answer_tree import Leaf, with_paths
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.shown import Card, Facts, Hint, KeepOdds, Line, Odds, Question, Result, WhyNot
from ludotheque.presentation.standing_orders import DecisionContext
from ludotheque.presentation.terminal.commands import understand
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.view import NOBODY, TerminalView
from ludotheque.text.languages import Language
from ludotheque.text.messages import filled
from ludotheque.text.numbers import decimal
from ludotheque.text.rulebook import rules_in
from ludotheque.text.spans import Spans, capital, listed, plain, spans

WIDTH: Final = 71  # as narrow as makes dice and heroes stand on lines of their own, for those who listen
NUDGE, BEST, WHY = 1, 2, 3
STEPS: Final = (NUDGE, BEST, WHY)
SPELLED: Final = 8192  # answers that are not spelled anew
CLOSE: Final = 0.1
"""Answers whose values differ by no more of the best one are nearly equal."""


class Advised:
    """An answer somebody sensible would give, what it is worth and why."""

    def __init__(self, action: int, value: float, reason: str, more: Sequence[str] = ()) -> None:
        self.action = action
        self.value = value
        self.reason = reason
        self.more = more  # further lines, such as what comes after it


@lru_cache(maxsize=SPELLED)
def spelled(verbs: Verbs, action: int) -> str:
    return verbs.spell(action)


class Screen(ABC):
    """One moment of a match, as those at `seats` may see and answer it; without a seat it is a spectator's screen."""

    face: TerminalView
    chapters: ClassVar[tuple[type[Event], ...]]  # with what a turn, a round or a floor begins
    unit: ClassVar[str]  # the message that says what an answer is worth
    passed_over: ClassVar[tuple[str, ...]] = ()  # kinds of questions that a look ahead does not stop at
    nudges: ClassVar[dict[str, str]]  # verb of an answer -> which nudge leads to it

    def __init__(self, match: Match, seats: tuple[int, ...], lang: Language) -> None:
        self.match = match
        self.seats = seats
        self.lang: Language = lang
        self.speaker = plain_console(lang)
        self.asked = next((seat for seat in match.waiting() if seat in seats), NOBODY)
        self.seat = self.asked if self.asked != NOBODY else min(seats, default=NOBODY)

    @abstractmethod
    def text(self) -> Spans:
        """What is asked."""

    @abstractmethod
    def leaves(self) -> list[Leaf]:
        """The answers with their groups; those that come to the same are one."""

    @abstractmethod
    def label(self, action: int) -> Spans:
        """An answer to the open question, in words."""

    @abstractmethod
    def told(self, event: Event) -> Spans:
        """An event as these eyes may know it; nothing for what no log needs."""

    @abstractmethod
    def advised(self) -> list[Advised]:
        """The best answers, best first."""

    @abstractmethod
    def seat_name(self, seat: int) -> Spans:
        """What a seat is called."""

    @abstractmethod
    def actor(self, seat: int) -> Spans:
        """What a seat is called inside a sentence."""

    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""

    @abstractmethod
    def thing(self, kind: str, name: str) -> Card | None:
        """What a term of the game names."""

    def faults(self) -> list[WhyNot]:
        """What the seat that is asked might wish to do and cannot."""
        return []

    def keeping(self) -> KeepOdds | None:
        """Where dice are kept or rolled again: what each way to keep them is good for."""
        return None

    @abstractmethod
    def facts(self) -> Facts:
        """What lies open, each fact by itself."""

    def eased(self) -> int | None:
        """How a question is answered while looking ahead: a response by passing; nothing for any other question."""
        decision = self.match.decision
        if decision is None or self.match.game.kinds[decision.kind] not in self.passed_over:
            return None
        return decision.fallback()

    def numbers(self, _about: str = "") -> Json | None:
        """The odds as numbers."""
        return None

    def say(self, key: str, **args: str | int) -> str:
        return self.speaker.say(key, **args)

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def spell(self, action: int) -> str:
        return spelled(self.match.game.verbs, action)

    def verb(self, action: int) -> str:
        return self.match.game.verbs.verbs[action >> ARGUMENT_BITS].name

    def question(self) -> Question | None:
        """What one of the seats is asked; nothing if none of them is."""
        if self.asked == NOBODY:
            return None
        decision = self.decision()
        return Question(
            seat=self.asked,
            owner=int(decision.owner),
            seats=tuple(dict.fromkeys((int(decision.owner), *decision.seats))),
            kind=self.match.game.kinds[decision.kind],
            text=self.text(),
            answers=tuple(with_paths(self.leaves(), self.between)),
            space=decision.space.describe() if decision.space is not None else None,
            typed=tuple(self.face.menu().typed) if decision.space is not None else (),
            default=self.spell(decision.fallback()),
            passing=self.passing(),
            subject=int(decision.subject),
            rule=decision.rule,
            odds=self.keeping(),
        )

    def why_not(self) -> list[WhyNot]:
        """What the seat that is asked might wish to do and cannot, with the reasons."""
        return self.faults() if self.asked != NOBODY else []

    def between(self, first: int, last: int) -> str:
        return self.say("path-range", first=str(first), last=str(last))

    def passing(self) -> str:
        """The answer that passes or ends, spelled; empty if there is none."""
        passing = self.face.passing() if self.asked != NOBODY else None
        return self.spell(passing) if passing is not None else ""

    def situation(self) -> DecisionContext | None:
        """The response window in which one of the seats is asked, if it is one."""
        return self.face.situation() if self.asked != NOBODY else None

    def log(self, events: Sequence[Event]) -> list[Line]:
        """What has happened, in words."""
        said = [(place, event, self.told(event)) for place, event in enumerate(events)]
        return [Line(place, line, isinstance(event, self.chapters)) for place, event, line in said if line]

    def twin(self) -> list[str]:
        """The table in letters, as far as the open question needs it."""
        return self.board() if self.match.decision is None else self.drawn(self.face.strip())

    def onlookers_twin(self) -> list[str]:
        """The same for somebody who sits nowhere, as in a replay: these eyes see it, but nobody is “you”."""
        mine, self.face.seat = self.face.seat, NOBODY
        found = self.twin()
        self.face.seat = mine
        return found

    def board(self) -> list[str]:
        """Everything that lies open, in letters."""
        return self.drawn(self.face.board())

    def hand(self) -> list[str]:
        """The cards of the seat, numbered; a spectator has none."""
        return self.drawn(self.face.hand()) if self.seat != NOBODY else []

    def find(self, wanted: str) -> list[str] | None:
        """The text of a card by its number in the hand, or of anything by its name."""
        if wanted.isdecimal() and self.seat == NOBODY:
            return None
        found = self.face.text_of(wanted)
        return self.drawn(found) if found is not None else None

    def odds(self, about: str = "") -> Odds:
        """The chances that matter now."""
        return Odds(tuple(self.drawn(self.face.odds_of(about))), self.numbers(about))

    def drawn(self, picture: RenderableType) -> list[str]:
        """Lines without colours, none wider than any screen."""
        console = self.speaker.console
        with console.capture() as taken:
            console.print(picture)
        return [line.rstrip() for line in taken.get().split("\n")[:-1]]

    def typed(self, line: str) -> list[str]:
        """The answers, one after the other, that a line in the words of the command line stands for."""
        if self.asked == NOBODY:
            raise Refusal("screen-not-asked")
        return [self.spell(action) for action in self.actions_typed(line)]

    def actions_typed(self, line: str) -> list[int]:
        answers = self.face.typed_answers(line)
        if answers is not None:
            return answers
        typed = understand(line)
        if typed is None:
            raise Refusal("play-not-understood", text=line.strip())
        if not typed.word:
            action = self.numbered(int(typed.rest))
        else:
            action = self.face.passing() if typed.word == "pass" else self.face.typed_answer(typed)
        if action is None:
            raise Refusal("play-no-such-answer", text=line.strip())
        return [action]

    def numbered(self, number: int) -> int | None:
        """A number means what stands under it in the list that was sent, which has more in it than a menu."""
        leaves = self.leaves()
        if not 1 <= number <= len(leaves):
            return None
        return self.match.game.verbs.parse(leaves[number - 1].answer.action)

    def hint(self, step: int) -> Hint:
        """First where to look, then the best answers and what they are worth, then why."""
        if self.asked == NOBODY:
            raise Refusal("screen-not-asked")
        if step not in STEPS:
            raise Refusal("screen-no-such-step", step=str(step))
        found = self.advised()
        if step == NUDGE:
            return Hint(step, tuple(self.nudge(found)))
        shown = [self.weighed(place, each) for place, each in enumerate(found, 1)]
        if step == WHY:
            shown = [line for each in found for line in self.reasoned(each)]
        spelled = tuple(self.spell(each.action) for each in found)
        return Hint(step, tuple(shown), spelled, tuple(round(each.value, 3) for each in found))

    def nudge(self, found: Sequence[Advised]) -> list[Spans]:
        """Where to look, without the answer; and whether it matters."""
        lines = [spans(self.say(f"nudge-{self.nudges.get(self.verb(found[0].action), 'choice')}"))]
        values = [each.value for each in found]
        if len(values) > 1 and values[0] - values[1] <= CLOSE * max(1.0, abs(values[0])):
            lines.append(spans(self.say("nudge-close")))
        return lines

    def weighed(self, place: int, each: Advised) -> Spans:
        worth = self.say(self.unit, value=decimal(round(each.value, 1) + 0.0, self.lang))  # no “-0.0”
        return filled(self.speaker.messages, "hint-best", place=place, answer=self.label(each.action), worth=worth)

    def reasoned(self, each: Advised) -> list[Spans]:
        said = filled(self.speaker.messages, "hint-why", answer=self.label(each.action), reason=each.reason)
        return [said, *(spans(line) for line in each.more)]

    def card(self, term: str) -> Card | None:
        """What a term of a sentence names: a rule, a seat, or something of the game."""
        kind, _, name = term.partition(":")
        if kind == "rule":
            return rule_card(name, self.lang)
        if kind == "seat":
            known = name.isdecimal() and int(name) < len(self.match.setup.heroes)
            return Card(term, plain(self.seat_name(int(name))), self.say("term-seat")) if known else None
        return self.thing(kind, name)

    def result(self) -> Result | None:
        """How it ended: for these seats if it ended the same for all of them, else for everybody."""
        if not self.match.outcome:
            return None
        winners = self.winners()
        mine = {seat in winners for seat in self.seats}
        text = spans(self.face.result()) if len(mine) == 1 else self.everybodys_result(winners)
        return Result(self.match.outcome, winners, text)

    def everybodys_result(self, winners: tuple[int, ...]) -> Spans:
        if not winners:
            return spans(self.say("screen-draw"))
        names = listed([self.actor(seat) for seat in winners], self.say("screen-and"))
        return capital(filled(self.speaker.messages, "screen-won-by", names=names, count=len(winners)))


def rule_card(name: str, lang: Language) -> Card | None:
    """A numbered rule."""
    rule = rules_in(lang).get(name)
    return Card(f"rule:{name}", name, rule.section, spans(rule.text), (name,)) if rule is not None else None


@cache
def plain_console(lang: Language) -> LocalizedConsole:
    """A speaker whose console is no terminal: so many columns, no colours, and nothing is ever shown on it."""
    console = Console(
        file=StringIO(), width=WIDTH, color_system=None, highlight=False, emoji=False, markup=False, _environ={}
    )
    return LocalizedConsole(lang, console)

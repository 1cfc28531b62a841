"""A match as a browser shows it: plain data in the viewers' language, redacted throughout."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from ludotheque.agents.scored_answer import ScoredAnswer
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision, Verbs
from ludotheque.kernel.errors import BrokenRule, RequestRefused
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.match import Match
from ludotheque.presentation.answer_tree import Leaf, with_paths
from ludotheque.presentation.document import EMPTY, Document, plain_lines
from ludotheque.presentation.hints import Facts, Hint, Odds, PlannedStep
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.questions import Line, Question, QuestionOdds, Result, WhyNot
from ludotheque.presentation.standing_orders import ResponseWindow
from ludotheque.presentation.terminal.commands import understand
from ludotheque.presentation.terminal.view import NOBODY, TerminalView
from ludotheque.presentation.terms import Term, rule_term
from ludotheque.text.languages import Language, decimal
from ludotheque.text.messages import filled
from ludotheque.text.spans import Spans, capital, listed, plain, spans

NUDGE, BEST, WHY = 1, 2, 3
STEPS: Final = (NUDGE, BEST, WHY)
SPELLED: Final = 8192  # answers whose spelling is cached
CLOSE: Final = 0.1
"""Answers whose values differ by no more of the best one are nearly equal."""


@lru_cache(maxsize=SPELLED)
def spelled(verbs: Verbs, action: int) -> str:
    return verbs.spell(action)


class Screen(ABC):
    """A match at one question, as the people at `seats` may see and answer it; without seats, as spectators see it."""

    terminal: TerminalView
    chapters: ClassVar[tuple[type[Event], ...]]  # with what a turn, a round or a floor begins
    unit: ClassVar[str]  # the message that says what an answer is worth
    passed_over: ClassVar[tuple[str, ...]] = ()  # kinds of questions that a look ahead does not stop at
    nudges: ClassVar[dict[str, str]]  # verb of an answer -> which nudge leads to it

    def __init__(self, match: Match, seats: tuple[int, ...], lang: Language) -> None:
        self.match = match
        self.seats = seats
        self.lang: Language = lang
        self.localizer = Localizer(lang)
        self.asked = next((seat for seat in match.waiting() if seat in seats), NOBODY)
        self.seat = self.asked if self.asked != NOBODY else min(seats, default=NOBODY)

    @abstractmethod
    def view(self, seat: int) -> TerminalView:
        """Return what one of these seats sees, or what NOBODY sees."""

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
    def event_text(self, event: Event) -> Spans:
        """Return the log line of an event as these viewers may know it; empty if the log leaves it out."""

    @abstractmethod
    def scored(self) -> Sequence[ScoredAnswer]:
        """The best answers, best first."""

    @abstractmethod
    def reasons(self, answer: ScoredAnswer) -> list[str]:
        """Why one of them is good, and further lines, such as what comes after it."""

    def planned(self, _answer: ScoredAnswer) -> tuple[tuple[PlannedStep, ...], Json | None]:
        """Return what the best answer begins, act by act, and where that ends, in games that plan ahead."""
        return (), None

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
    def thing(self, kind: str, name: str) -> Term | None:
        """What a term of the game names."""

    def faults(self) -> list[WhyNot]:
        """Return what the seat that is asked may want to do and cannot."""
        return []

    def keeping(self) -> QuestionOdds | None:
        """What the answers to the open question are good for, as data of the game's own, where it has such data."""
        return None

    def reached(self) -> tuple[int, bool] | None:
        """Where dice are kept or rolled again: the best answer that uses them, and whether rolling promises no more."""
        return None

    @abstractmethod
    def facts(self) -> Facts:
        """Return the public facts one by one."""

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
        return self.localizer.say(key, **args)

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
        reached = self.reached()
        return Question(
            seat=self.asked,
            owner=int(decision.owner),
            seats=tuple(dict.fromkeys((int(decision.owner), *decision.seats))),
            kind=self.match.game.kinds[decision.kind],
            text=self.text(),
            answers=tuple(with_paths(self.leaves(), self.between)),
            space=decision.space.describe() if decision.space is not None else None,
            typed=tuple(self.terminal.menu().typed) if decision.space is not None else (),
            default=self.spell(decision.fallback()),
            passing=self.passing(),
            subject=int(decision.subject),
            rule=decision.rule,
            odds=self.keeping(),
            reached=self.spell(reached[0]) if reached is not None else "",
            enough=reached is not None and reached[1],
        )

    def why_not(self) -> list[WhyNot]:
        """Return what the seat that is asked may want to do and cannot, with the reasons."""
        return self.faults() if self.asked != NOBODY else []

    def between(self, first: int, last: int) -> str:
        return self.say("path-range", first=str(first), last=str(last))

    def passing(self) -> str:
        """The answer that passes or ends, spelled; empty if there is none."""
        passing = self.terminal.passing() if self.asked != NOBODY else None
        return self.spell(passing) if passing is not None else ""

    def situation(self) -> ResponseWindow | None:
        """The response window in which one of the seats is asked, if it is one."""
        return self.terminal.situation() if self.asked != NOBODY else None

    def log(self, events: Sequence[Event]) -> list[Line]:
        """What has happened, in words."""
        said = [(place, event, self.event_text(event)) for place, event in enumerate(events)]
        return [Line(place, line, isinstance(event, self.chapters)) for place, event, line in said if line]

    def document(self, seat: int) -> Document:
        """Return what the open question needs of the table; the viewer's seat is called “you”."""
        view = self.view(seat)
        return view.board() if self.match.decision is None else view.strip()

    def board(self) -> Document:
        """Return everything that is visible."""
        return self.terminal.board()

    def hand(self) -> Document:
        """The cards of the seat, numbered; a spectator has none."""
        return self.terminal.hand() if self.seat != NOBODY else EMPTY

    def find(self, wanted: str) -> Document | None:
        """The text of a card by its number in the hand, or of anything by its name."""
        if wanted.isdecimal() and self.seat == NOBODY:
            return None
        return self.terminal.text_of(wanted)

    def odds(self, about: str = "") -> Odds:
        """The chances that matter now."""
        document = self.terminal.odds_of(about)
        return Odds(tuple(plain_lines(document)), document, self.numbers(about))

    def typed(self, line: str) -> list[str]:
        """Return the answers, in order, that a typed line gives."""
        if self.asked == NOBODY:
            raise RequestRefused("screen-not-asked")
        return [self.spell(action) for action in self.actions_typed(line)]

    def actions_typed(self, line: str) -> list[int]:
        answers = self.terminal.typed_answers(line)
        if answers is not None:
            return answers
        typed = understand(line)
        if typed is None:
            raise RequestRefused("play-not-understood", text=line.strip())
        if not typed.word:
            action = self.numbered(int(typed.rest))
        else:
            action = self.terminal.passing() if typed.word == "pass" else self.terminal.typed_answer(typed)
        if action is None:
            raise RequestRefused("play-no-such-answer", text=line.strip())
        return [action]

    def numbered(self, number: int) -> int | None:
        """A number refers to the list of answers that was sent, which is longer than a menu."""
        leaves = self.leaves()
        if not 1 <= number <= len(leaves):
            return None
        return self.match.game.verbs.parse(leaves[number - 1].answer.action)

    def hint(self, step: int) -> Hint:
        """First where to look, then the best answers and what they are worth, then why."""
        if self.asked == NOBODY:
            raise RequestRefused("screen-not-asked")
        if step not in STEPS:
            raise RequestRefused("screen-no-such-step", step=str(step))
        found = self.scored()
        if step == NUDGE:
            return Hint(step, tuple(self.nudge(found)))
        spelled = tuple(self.spell(each.action) for each in found)
        values = tuple(round(each.value, 3) for each in found)
        if step == WHY:
            reasons = tuple(line for each in found for line in self.reasoned(each))
            return Hint(step, reasons, spelled, values, *self.planned(found[0]))
        shown = tuple(self.weighed(place, each) for place, each in enumerate(found, 1))
        return Hint(step, shown, spelled, values)

    def nudge(self, found: Sequence[ScoredAnswer]) -> list[Spans]:
        """Where to look, without the answer; and whether it matters."""
        lines = [spans(self.say(f"nudge-{self.nudges.get(self.verb(found[0].action), 'choice')}"))]
        values = [each.value for each in found]
        if len(values) > 1 and values[0] - values[1] <= CLOSE * max(1.0, abs(values[0])):
            lines.append(spans(self.say("nudge-close")))
        return lines

    def weighed(self, place: int, each: ScoredAnswer) -> Spans:
        worth = self.say(self.unit, value=decimal(round(each.value, 1) + 0.0, self.lang))  # no “-0.0”
        return filled(self.localizer.messages, "hint-best", place=place, answer=self.label(each.action), worth=worth)

    def reasoned(self, each: ScoredAnswer) -> list[Spans]:
        reason, *more = self.reasons(each)
        said = filled(self.localizer.messages, "hint-why", answer=self.label(each.action), reason=reason)
        return [said, *map(spans, more)]

    def card(self, term: str) -> Term | None:
        """What a term of a sentence names: a rule, a seat, or something of the game."""
        kind, _, name = term.partition(":")
        if kind == "rule":
            return rule_term(name, self.lang)
        if kind == "seat":
            known = name.isdecimal() and int(name) < len(self.match.setup.heroes)
            return Term(term, plain(self.seat_name(int(name))), self.say("term-seat")) if known else None
        return self.thing(kind, name)

    def result(self) -> Result | None:
        """How it ended: for these seats if it ended the same for all of them, else for everybody."""
        if not self.match.outcome:
            return None
        winners = self.winners()
        mine = {seat in winners for seat in self.seats}
        text = spans(self.terminal.result()) if len(mine) == 1 else self.everybodys_result(winners)
        return Result(self.match.outcome, winners, text)

    def given_up(self, winners: tuple[int, ...], resigned: tuple[int, ...], *, together: bool) -> Spans:
        """How it ended because seats resigned, in the same words for everybody; `together`: all are on one side."""
        if not winners:
            return spans(self.say("screen-resigned-lost" if together else "screen-resigned-all"))
        who, gone = self.named(winners), self.named(resigned)
        counts = {"count": len(winners), "gone": len(resigned)}
        return capital(filled(self.localizer.messages, "screen-resigned-won", winners=who, resigned=gone, **counts))

    def named(self, seats: Sequence[int]) -> Spans:
        return listed([self.actor(seat) for seat in seats], self.say("screen-and"))

    def everybodys_result(self, winners: tuple[int, ...]) -> Spans:
        if not winners:
            return spans(self.say("screen-draw"))
        names = self.named(winners)
        return capital(filled(self.localizer.messages, "screen-won-by", names=names, count=len(winners)))

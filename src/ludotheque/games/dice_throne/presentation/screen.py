"""Dice Throne as data for a screen."""

from functools import cache
from typing import ClassVar, Final

import msgspec

from ludotheque.agents.scored_answer import ScoredAnswer
from ludotheque.games.dice_throne.agents.answers import best_reached
from ludotheque.games.dice_throne.agents.hints import ExplainedAnswer, hints, with_win, worth_saying
from ludotheque.games.dice_throne.presentation.board_types import KeepOdds
from ludotheque.games.dice_throne.presentation.keep_odds import keep_odds
from ludotheque.games.dice_throne.presentation.presentation import CHAPTERS
from ludotheque.games.dice_throne.presentation.review import DiceFacts
from ludotheque.games.dice_throne.presentation.terminal import DiceThroneTerminalView, Options
from ludotheque.games.dice_throne.presentation.terms import find_term
from ludotheque.games.dice_throne.rules.unplayable import TIMES, Obstacle
from ludotheque.games.dice_throne.sentences.match_text import Labels, decision_sentence, event_sentence
from ludotheque.games.dice_throne.sentences.narrator import DiceNarrator
from ludotheque.games.dice_throne.table.actions import PLAY, ROLLING, VERBS
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import expect, winners
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.presentation.answer_tree import Leaf
from ludotheque.presentation.hints import Facts
from ludotheque.presentation.questions import Option, WhyNot
from ludotheque.presentation.screen import Screen
from ludotheque.presentation.terms import Term
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import Spans, spans
from ludotheque.text.writer import Writer

GROUPED: Final = ("play", "sell", "spend", "announce")
OF_DICE: Final = ("reroll", "die", "set_die", "nudge")
"""Verbs whose answers are equivalent for equal dice."""


@cache
def roll_groups(count: int, lang: Language) -> tuple[str, ...]:
    say = Messages(lang).say
    return say("path-dice-reroll"), say("path-dice-count", count=count)


class DiceScreen(Screen):
    """What the dice, the hand and the boards show to the viewers of a screen."""

    chapters: ClassVar[tuple[type[Event], ...]] = CHAPTERS
    unit: ClassVar[str] = "worth-dice"
    passed_over: ClassVar[tuple[str, ...]] = ("respond", "preempt", "present", "defence")
    nudges: ClassVar[dict[str, str]] = {
        "pass": "wait",
        "end": "wait",
        "no_ability": "wait",
        "play": "card",
        "spend": "token",
        "token": "token",
        "sell": "sell",
        "reroll": "roll",
        "announce": "ability",
        "defend": "defend",
        "player": "target",
        "set_die": "dice",
        "nudge": "dice",
        "die": "dice",
    }

    def __init__(self, match: Match, seats: tuple[int, ...], lang: Language) -> None:
        super().__init__(match, seats, lang)
        self.terminal: DiceThroneTerminalView = self.view(self.seat)
        self.names = self.terminal.names
        self.labels: Labels | None = None

    def view(self, seat: int) -> DiceThroneTerminalView:
        return DiceThroneTerminalView(self.match, seat, self.localizer, self.seats)

    def text(self) -> Spans:
        return decision_sentence(self.decision(), self.terminal.seen(), self.names, self.lang)

    def label(self, action: int) -> Spans:
        if self.labels is None:
            self.labels = Labels(self.decision(), self.terminal.seen(), DiceNarrator(self.names, Writer(self.lang)))
        return self.labels.of(action)

    def leaves(self) -> list[Leaf]:
        """Return the answers with those for equal dice merged."""
        options = Options(self.decision(), self.terminal.seen(), self.names, self.localizer)
        dice = self.dice()
        equal: dict[object, list[int]] = {}
        for action in self.decision().options:
            equal.setdefault(self.sameness(action, dice), []).append(action)
        return [self.leaf(first, others, options) for first, *others in equal.values()]

    def dice(self) -> list[int]:
        """Return the values of the dice in view."""
        throw = self.terminal.seen().throw()
        return throw.dice if throw is not None else []

    def sameness(self, action: int, dice: list[int]) -> object:
        """Return a key that is equal for equivalent answers."""
        verb = self.verb(action)
        if verb not in OF_DICE:
            return action
        place, *more = VERBS.arguments(action)
        if verb == "reroll":
            return verb, *sorted(die for at, die in enumerate(dice) if place >> at & 1)
        return verb, dice[place], *more

    def leaf(self, action: int, others: list[int], options: Options) -> Leaf:
        verb = self.verb(action)
        same = tuple(self.spell(other) for other in others)
        detail = options.explained(action)
        answer = Option(self.spell(action), self.label(action), detail, verb, same=same)
        return Leaf(answer, self.groups(verb, action), folded=verb == "reroll")

    def groups(self, verb: str, action: int) -> tuple[str, ...]:
        if verb == "reroll":
            return roll_groups(VERBS.arguments(action)[0].bit_count(), self.lang)
        if verb in ("set_die", "nudge"):
            place = VERBS.arguments(action)[0]
            die = self.say("path-dice-die", place=str(place + 1), value=str(self.dice()[place]))
            return self.say("path-dice-change"), die
        return (self.say(f"path-dice-{verb}"),) if verb in GROUPED else ()

    def event_text(self, event: Event) -> Spans:
        return event_sentence(event.seen_by(viewer_mask(self.seats)), self.names, self.lang)

    def seat_name(self, seat: int) -> Spans:
        return self.names.seat(seat, self.lang)

    def actor(self, seat: int) -> Spans:
        return self.names.actor(seat, self.lang)

    def winners(self) -> tuple[int, ...]:
        return winners(self.match.outcome)

    def scored(self) -> list[ExplainedAnswer]:
        """Return the hints without those for equal dice."""
        seen = expect(searchable(self.match, (self.asked,)), DiceSeen)
        dice = self.dice()
        found = worth_saying(hints(self.decision(), seen))
        different = {self.sameness(hint.action, dice): hint for hint in found[::-1]}
        return list(different.values())[::-1]

    def reasons(self, answer: ScoredAnswer) -> list[str]:
        return [with_win(expect(answer, ExplainedAnswer), self.lang)]

    def faults(self) -> list[WhyNot]:
        """Return the reason for every card in hand and every use of a token that is not an answer."""
        decision, seen = self.decision(), self.terminal.seen()
        closed = [card for card in seen.hand(self.seat) if PLAY + card not in decision.options]
        found = [self.why(PLAY + card, seen.fault(decision, self.seat, card)) for card in closed]
        if decision.kind not in TIMES:
            return found
        for source, place in self.uses():
            action = VERBS.action("spend", source, place)
            if action not in decision.options:
                found.append(self.why(action, seen.use_fault(self.seat, source, place)))
        return found

    def uses(self) -> list[tuple[int, int]]:
        """Return what the seat could use at the right time: tokens, companions, passives, with the use's index."""
        seen = self.terminal.seen()
        held = seen.tokens(self.seat)
        sources = [source for source in seen.content.usable if held[source]]
        return [(source, place) for source in sources for place in range(len(seen.content.sources[source].uses))]

    def why(self, action: int, fault: Obstacle) -> WhyNot:
        facts = {"amount": int(fault.amount), "cp": self.terminal.seen().cp(self.seat)}
        reason = spans(self.say(f"dt-not-{fault.reason}", **facts))
        return WhyNot(self.spell(action), self.label(action), reason, fault.rule)

    def numbers(self, _about: str = "") -> Json | None:
        """Return the odds of every way to keep the offensive dice while rerolls are left."""
        found = keep_odds(self.terminal.seen(), self.lang)
        return msgspec.to_builtins(found) if found is not None else None

    def facts(self) -> Facts:
        return DiceFacts(self.terminal.seen(), self.names, self.localizer).all()

    def keeping(self) -> KeepOdds | None:
        return keep_odds(self.terminal.seen(), self.lang) if self.decision().kind == ROLLING else None

    def reached(self) -> tuple[int, bool] | None:
        decision = self.decision()
        return best_reached(decision, self.terminal.seen()) if decision.kind == ROLLING else None

    def thing(self, kind: str, name: str) -> Term | None:
        return find_term(kind, name, self.match.setup.heroes, self.lang)

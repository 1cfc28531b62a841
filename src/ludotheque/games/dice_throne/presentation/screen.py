"""Dice Throne as data for a screen."""

from functools import cache
from typing import ClassVar, Final

import msgspec

from ludotheque.games.dice_throne.agents.hints import hints, with_win, worth_saying
from ludotheque.games.dice_throne.presentation.keep_odds import keep_odds
from ludotheque.games.dice_throne.presentation.presentation import CHAPTERS
from ludotheque.games.dice_throne.presentation.review import DiceFacts
from ludotheque.games.dice_throne.presentation.terminal import DiceThroneTerminalView, Options
from ludotheque.games.dice_throne.presentation.terms import find_term
from ludotheque.games.dice_throne.rules.unplayable import TIMES, Fault
from ludotheque.games.dice_throne.sentences.answers import Labels
from ludotheque.games.dice_throne.sentences.match_text import decision_sentence, event_sentence
from ludotheque.games.dice_throne.sentences.narrator import Teller
from ludotheque.games.dice_throne.table.actions import PLAY, ROLLING, VERBS
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import expect, winners
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import eyes
from ludotheque.presentation.answer_tree import Leaf
from ludotheque.presentation.screen import Advised, Screen
from ludotheque.presentation.shown import Card, Facts, KeepOdds, Option, WhyNot
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import Spans, spans
from ludotheque.text.writer import Writer

GROUPED: Final = ("play", "sell", "spend", "announce")
OF_DICE: Final = ("reroll", "die", "set_die", "nudge")
"""Verbs whose answers come to the same for equal dice."""


@cache
def roll_groups(count: int, lang: Language) -> tuple[str, ...]:
    say = Messages(lang).say
    return say("path-dice-reroll"), say("path-dice-count", count=count)


class DiceScreen(Screen):
    """What the dice, the hand and the boards say to those before the screen."""

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
        self.face: DiceThroneTerminalView = DiceThroneTerminalView(match, self.seat, self.speaker)
        self.face.viewers = seats
        self.names = self.face.names
        self.labels: Labels | None = None

    def text(self) -> Spans:
        return decision_sentence(self.decision(), self.face.seen(), self.names, self.lang)

    def label(self, action: int) -> Spans:
        if self.labels is None:
            self.labels = Labels(self.decision(), self.face.seen(), Teller(self.names, Writer(self.lang)))
        return self.labels.of(action)

    def leaves(self) -> list[Leaf]:
        """Equal dice are one answer."""
        options = Options(self.decision(), self.face.seen(), self.names, self.speaker)
        dice = self.dice()
        equal: dict[object, list[int]] = {}
        for action in self.decision().options:
            equal.setdefault(self.sameness(action, dice), []).append(action)
        return [self.leaf(first, others, options) for first, *others in equal.values()]

    def dice(self) -> list[int]:
        """What the dice in view show."""
        throw = self.face.seen().throw()
        return throw.dice if throw is not None else []

    def sameness(self, action: int, dice: list[int]) -> object:
        """What two answers share if they come to the same."""
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

    def told(self, event: Event) -> Spans:
        return event_sentence(event.seen_by(eyes(self.seats)), self.names, self.lang)

    def seat_name(self, seat: int) -> Spans:
        return self.names.seat(seat, self.lang)

    def actor(self, seat: int) -> Spans:
        return self.names.actor(seat, self.lang)

    def winners(self) -> tuple[int, ...]:
        return winners(self.match.outcome)

    def advised(self) -> list[Advised]:
        """Of equal dice only the first."""
        seen = expect(searchable(self.match, (self.asked,)), DiceSeen)
        dice = self.dice()
        found = worth_saying(hints(self.decision(), seen))
        different = {self.sameness(hint.action, dice): hint for hint in found[::-1]}
        return [Advised(hint.action, hint.value, with_win(hint, self.lang)) for hint in list(different.values())[::-1]]

    def faults(self) -> list[WhyNot]:
        """Of every card in the hand and every use of a token that is no answer, the reason."""
        decision, seen = self.decision(), self.face.seen()
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
        """What the seat could use at its time: tokens, companions and passives, each with the place of its use."""
        seen = self.face.seen()
        held = seen.tokens(self.seat)
        sources = [source for source in seen.kit.usable if held[source]]
        return [(source, place) for source in sources for place in range(len(seen.kit.sources[source].uses))]

    def why(self, action: int, fault: Fault) -> WhyNot:
        facts = {"amount": int(fault.amount), "cp": self.face.seen().cp(self.seat)}
        reason = spans(self.say(f"dt-not-{fault.reason}", **facts))
        return WhyNot(self.spell(action), self.label(action), reason, fault.rule)

    def numbers(self, _about: str = "") -> Json | None:
        """While offensive dice can be rolled again: what every way to keep them is good for."""
        found = keep_odds(self.face.seen(), self.lang)
        return msgspec.to_builtins(found) if found is not None else None

    def facts(self) -> Facts:
        return DiceFacts(self.face.seen(), self.names, self.speaker).all()

    def keeping(self) -> KeepOdds | None:
        return keep_odds(self.face.seen(), self.lang) if self.decision().kind == ROLLING else None

    def thing(self, kind: str, name: str) -> Card | None:
        return find_term(kind, name, self.match.setup.heroes, self.lang)

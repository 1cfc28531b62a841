"""What each answer means, in words: one function per verb."""

from collections.abc import Callable
from typing import Final

from ludotheque.games.catacombs.sentences import units
from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS
from ludotheque.kernel.errors import BrokenRule
from ludotheque.text.narrator import AnswerLabels
from ludotheque.text.spans import Spans, capital, spans


class Labels(AnswerLabels[CatacombsSeen, CatacombsNarrator]):
    """The words for the answers to one question."""

    def card(self, card: int) -> Spans:
        """A card that may be chosen is one's own or lies open."""
        kit = self.seen.card(card)
        if kit is None:
            raise BrokenRule(f"card {card} is hidden")
        return self.teller.card(kit.id)


Label = Callable[[Labels, list[int]], Spans]


def answer(action: int, labels: Labels) -> Spans:
    """The words for an answer."""
    arguments = a.VERBS.arguments(action)
    return capital(LABELS[a.VERBS.verbs[action >> ARGUMENT_BITS].name](labels, arguments))


DECLINING: Final = {
    a.ASK_LAYOUT: "cc-done-layout",
    a.ASK_RETRY: "cc-done-retry",
    a.ASK_BOOST: "cc-done-boost",
    a.ASK_ARMOR: "cc-done-armor",
    a.ASK_SURPRISE: "cc-done-surprise",
    a.ASK_OBSTACLE: "cc-done-obstacle",
}
"""What it means to decline."""


def _done(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.teller.pen.say(DECLINING.get(int(labels.decision.kind), "cc-done")))


def _plain(key: str) -> Label:
    return lambda labels, _arguments: spans(labels.teller.pen.say(key))


def _propose(labels: Labels, arguments: list[int]) -> Spans:
    layout = labels.seen.kit.layouts[arguments[0]].id
    return labels.teller.pen.fill("cc-propose", layout=labels.teller.layout(layout))


def _card(labels: Labels, arguments: list[int]) -> Spans:
    return labels.card(arguments[0])


def _target(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.disc(arguments[0])


def _place(labels: Labels, arguments: list[int]) -> Spans:
    disc, x, y = arguments
    at = {
        "x": units.spelled(x / units.MM, 1, labels.teller.lang),
        "y": units.spelled(y / units.MM, 1, labels.teller.lang),
    }
    return labels.teller.pen.fill("cc-place", disc=labels.teller.disc(disc), **at)


def _flick(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.pen.fill("cc-flick", **_command(arguments, labels))


def _obstacle(labels: Labels, arguments: list[int]) -> Spans:
    disc, *command = arguments
    return labels.teller.pen.fill("cc-flick-obstacle", disc=labels.teller.disc(disc), **_command(command, labels))


def _command(arguments: list[int], labels: Labels) -> dict[str, str]:
    angle, speed = arguments
    return {"angle": units.angle(angle, labels.teller.lang), "power": units.power(speed, labels.teller.lang)}


LABELS: Final[dict[str, Label]] = {
    "done": _done,
    "accept": _plain("cc-accept"),
    "propose": _propose,
    "play": _card,
    "discard": _card,
    "target": _target,
    "place": _place,
    "flick": _flick,
    "retry": _plain("cc-retry"),
    "boost": _card,
    "armor": _card,
    "obstacle": _obstacle,
}

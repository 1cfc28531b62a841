"""The running match in words: events, questions and the meaning of each answer."""

from collections.abc import Callable
from functools import cache
from typing import Final

from ludotheque.games.catacombs.sentences.events import EVENTS
from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator, MatchNames
from ludotheque.games.catacombs.sentences.writer import MM, CatacombsWriter, angle_text, power_text, spelled
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.match_content import PreparedShot
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, capital, spans
from ludotheque.text.writer import AnswerLabels, log_line

Asking = Callable[[Decision, CatacombsSeen, CatacombsNarrator], Spans]


def question(decision: Decision, seen: CatacombsSeen, narrator: CatacombsNarrator) -> Spans:
    """Return the question to a seat."""
    asking = ASKING.get(int(decision.kind))
    if asking is not None:
        return asking(decision, seen, narrator)
    return narrator.writer.fill(f"cc-ask-{a.KINDS[decision.kind]}")


def _layout(decision: Decision, seen: CatacombsSeen, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-ask-layout", layout=narrator.layout(seen.content.layouts[decision.subject].id))


def _asked_target(decision: Decision, seen: CatacombsSeen, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-ask-target", shot=narrator.shot(seen.content.shots[decision.subject].id))


def _asked_place(_decision: Decision, seen: CatacombsSeen, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-ask-place", shot=narrator.shot(shot_at_hand(seen).id))


def _asked_flick(_decision: Decision, seen: CatacombsSeen, narrator: CatacombsNarrator) -> Spans:
    shot = shot_at_hand(seen)
    disc = PROJECTILE if seen.state().projectile else seen.disc()
    return narrator.writer.fill("cc-ask-flick", disc=narrator.flicked(disc, shot.id), shot=narrator.shot(shot.id))


def shot_at_hand(seen: CatacombsSeen) -> PreparedShot:
    """Return the current shot of the sequence."""
    return seen.steps()[seen.state().shot].shot


def _boost(decision: Decision, seen: CatacombsSeen, narrator: CatacombsNarrator) -> Spans:
    boosted = int(decision.subject)
    return narrator.writer.fill("cc-ask-boost", count=boosted - shot_at_hand(seen).boost, boosted=boosted)


def _armor(decision: Decision, _seen: CatacombsSeen, narrator: CatacombsNarrator) -> Spans:
    return narrator.writer.fill("cc-ask-armor", count=int(decision.subject))


ASKING: Final[dict[int, Asking]] = {
    a.ASK_LAYOUT: _layout,
    a.ASK_TARGET: _asked_target,
    a.ASK_PLACE: _asked_place,
    a.ASK_FLICK: _asked_flick,
    a.ASK_BOOST: _boost,
    a.ASK_ARMOR: _armor,
}


class Labels(AnswerLabels[CatacombsSeen, CatacombsNarrator]):
    """The words for the answers to one question."""

    def card(self, card: int) -> Spans:
        """Return a card that may be chosen; it is the seat's own or public."""
        prepared = self.seen.card(card)
        if prepared is None:
            raise BrokenRule(f"card {card} is hidden")
        return self.narrator.card(prepared.id)


Label = Callable[[Labels, list[int]], Spans]


def answer(action: int, labels: Labels) -> Spans:
    """Return the words for an answer."""
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
"""The meaning of declining."""


def _done(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.narrator.writer.say(DECLINING.get(int(labels.decision.kind), "cc-done")))


def _plain(key: str) -> Label:
    return lambda labels, _arguments: spans(labels.narrator.writer.say(key))


def _propose(labels: Labels, arguments: list[int]) -> Spans:
    layout = labels.seen.content.layouts[arguments[0]].id
    return labels.narrator.writer.fill("cc-propose", layout=labels.narrator.layout(layout))


def _card(labels: Labels, arguments: list[int]) -> Spans:
    return labels.card(arguments[0])


def _target(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.disc(arguments[0])


def _place(labels: Labels, arguments: list[int]) -> Spans:
    disc, x, y = arguments
    at = {
        "x": spelled(x / MM, 1, labels.narrator.lang),
        "y": spelled(y / MM, 1, labels.narrator.lang),
    }
    return labels.narrator.writer.fill("cc-place", disc=labels.narrator.disc(disc), **at)


def _flick(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.writer.fill("cc-flick", **_command(arguments, labels))


def _obstacle(labels: Labels, arguments: list[int]) -> Spans:
    disc, *command = arguments
    return labels.narrator.writer.fill(
        "cc-flick-obstacle", disc=labels.narrator.disc(disc), **_command(command, labels)
    )


def _command(arguments: list[int], labels: Labels) -> dict[str, str]:
    angle, speed = arguments
    return {"angle": angle_text(angle, labels.narrator.lang), "power": power_text(speed, labels.narrator.lang)}


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


__all__ = ["EVENTS", "MatchNames", "decision_sentence", "event_sentence", "names_of", "option_label"]


@cache
def names_of(heroes: tuple[str, ...], players: tuple[str, ...] = (), lettered: bool = False) -> MatchNames:
    """Return the names of a match by the teams in seat order; `lettered` for use beside a picture of the arena."""
    return MatchNames(heroes, players, lettered)


def event_sentence(event: Event, names: MatchNames, lang: Language) -> Spans:
    """Return an event as a line of a log."""
    return log_line(EVENTS.say(event, CatacombsNarrator(names, CatacombsWriter(lang))))


def decision_sentence(decision: Decision, seen: CatacombsSeen, names: MatchNames, lang: Language) -> Spans:
    """Return the question."""
    return capital(question(decision, seen, CatacombsNarrator(names, CatacombsWriter(lang))))


def option_label(action: int, decision: Decision, seen: CatacombsSeen, names: MatchNames, lang: Language) -> Spans:
    """Return the words for an answer."""
    return answer(action, Labels(decision, seen, CatacombsNarrator(names, CatacombsWriter(lang))))

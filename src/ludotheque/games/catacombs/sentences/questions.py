"""What is asked, in words: one function per question that needs more than its fixed text."""

from collections.abc import Callable
from typing import Final

from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.match_content import PreparedShot
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.text.spans import Spans

Asking = Callable[[Decision, CatacombsSeen, CatacombsNarrator], Spans]


def question(decision: Decision, seen: CatacombsSeen, teller: CatacombsNarrator) -> Spans:
    """What a seat is asked."""
    asking = ASKING.get(int(decision.kind))
    if asking is not None:
        return asking(decision, seen, teller)
    return teller.pen.fill(f"cc-ask-{a.KINDS[decision.kind]}")


def _layout(decision: Decision, seen: CatacombsSeen, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-ask-layout", layout=teller.layout(seen.kit.layouts[decision.subject].id))


def _target(decision: Decision, seen: CatacombsSeen, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-ask-target", shot=teller.shot(seen.kit.shots[decision.subject].id))


def _place(_decision: Decision, seen: CatacombsSeen, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-ask-place", shot=teller.shot(shot_at_hand(seen).id))


def _flick(_decision: Decision, seen: CatacombsSeen, teller: CatacombsNarrator) -> Spans:
    shot = shot_at_hand(seen)
    disc = PROJECTILE if seen.state().projectile else seen.disc()
    return teller.pen.fill("cc-ask-flick", disc=teller.flicked(disc, shot.id), shot=teller.shot(shot.id))


def shot_at_hand(seen: CatacombsSeen) -> PreparedShot:
    """The shot of the sequence that is being made."""
    return seen.steps()[seen.state().shot].shot


def _boost(decision: Decision, seen: CatacombsSeen, teller: CatacombsNarrator) -> Spans:
    boosted = int(decision.subject)
    return teller.pen.fill("cc-ask-boost", count=boosted - shot_at_hand(seen).boost, boosted=boosted)


def _armor(decision: Decision, _seen: CatacombsSeen, teller: CatacombsNarrator) -> Spans:
    return teller.pen.fill("cc-ask-armor", count=int(decision.subject))


ASKING: Final[dict[int, Asking]] = {
    a.ASK_LAYOUT: _layout,
    a.ASK_TARGET: _target,
    a.ASK_PLACE: _place,
    a.ASK_FLICK: _flick,
    a.ASK_BOOST: _boost,
    a.ASK_ARMOR: _armor,
}

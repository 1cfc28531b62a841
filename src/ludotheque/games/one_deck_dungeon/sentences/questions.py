"""What is asked, in words: one function per question that needs more than its fixed text."""

from collections.abc import Callable
from typing import Final

from ludotheque.games.one_deck_dungeon.rules.boss import FOR_ROUND
from ludotheque.games.one_deck_dungeon.rules.poison import FOR_POISON_GROUPS
from ludotheque.games.one_deck_dungeon.sentences import boxes
from ludotheque.games.one_deck_dungeon.sentences.answers import active_box
from ludotheque.games.one_deck_dungeon.sentences.narrator import DungeonNarrator
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.text.spans import Spans

Asking = Callable[[Decision, DungeonSeen, DungeonNarrator], Spans]


def question(decision: Decision, seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
    """What the party is asked."""
    asking = ASKING.get(int(decision.kind))
    if asking is not None:
        return asking(decision, seen, teller)
    return teller.pen.fill(f"odd-ask-{a.KINDS[decision.kind]}")


def _pair(decision: Decision, seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
    if decision.subject == FOR_ROUND:
        return teller.pen.fill("odd-ask-pair-round")
    if decision.subject == FOR_POISON_GROUPS:
        return teller.pen.fill("odd-ask-pair-poison")
    return _of_card("pair")(decision, seen, teller)


def _of_card(kind: str) -> Asking:
    def ask(decision: Decision, seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
        card = seen.card(decision.subject)
        if card is None:
            raise BrokenRule(f"card {decision.subject} lies face down")
        return teller.pen.fill(f"odd-ask-{kind}", card=teller.thing(card.id))

    return ask


def _of_hero(kind: str) -> Asking:
    def ask(decision: Decision, _seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
        return teller.pen.fill(f"odd-ask-{kind}", hero=teller.seat(decision.subject))

    return ask


def _of_source(kind: str) -> Asking:
    def ask(decision: Decision, seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
        return teller.pen.fill(f"odd-ask-{kind}", source=teller.thing(seen.kit.causes[decision.subject]))

    return ask


def _of_number(kind: str) -> Asking:
    def ask(decision: Decision, _seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
        return teller.pen.fill(f"odd-ask-{kind}", count=int(decision.subject))

    return ask


def _heal(decision: Decision, seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
    """Damage or a token, or whether a token goes (ODD-POISON-6)."""
    kind = "heal" if a.HEAL_DAMAGE in decision.options else "heal-poison"
    return _of_hero(kind)(decision, seen, teller)


def _more(kind: str) -> Asking:
    """Whether the party may stop is part of the question."""

    def ask(decision: Decision, seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
        key = f"odd-ask-{kind}-or-stop" if a.DONE in decision.options else f"odd-ask-{kind}"
        return teller.pen.fill(key, source=teller.thing(seen.kit.causes[decision.subject]))

    return ask


def _place(decision: Decision, seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
    box = boxes.needed(active_box(seen, decision.subject), teller.pen)
    return teller.pen.fill("odd-ask-place", number=int(decision.subject) + 1, box=box)


def _pay(decision: Decision, seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill("odd-ask-pay", skill=teller.thing(seen.kit.uses[decision.subject].id))


def _hero(decision: Decision, _seen: DungeonSeen, teller: DungeonNarrator) -> Spans:
    return teller.pen.fill(f"odd-ask-hero-{a.REASONS[decision.subject]}")


ASKING: Final[dict[int, Asking]] = {
    a.ASK_PAIR: _pair,
    a.ASK_FACE: _of_card("face"),
    a.ASK_PERIL: _of_card("peril"),
    a.ASK_LOOT: _of_card("loot"),
    a.ASK_PLACE: _place,
    a.ASK_PAY: _pay,
    a.ASK_HERO: _hero,
    a.ASK_BONUS: _of_number("bonus"),
    a.ASK_EXCHANGE: _of_number("exchange"),
    a.ASK_LEVEL: _of_number("level"),
    a.ASK_CUBE: _of_number("cube"),
    a.ASK_REROLL: _of_number("reroll"),
    a.ASK_HEAL: _heal,
    a.ASK_REPLACE: _of_hero("replace"),
    a.ASK_SURVIVE: _of_hero("survive"),
    a.ASK_FOCUS: _of_hero("focus"),
    a.ASK_TICK: _of_hero("tick"),
    a.ASK_TEXT: _of_source("text"),
    a.ASK_HOOK: _of_source("hook"),
    a.ASK_DIE: _more("die"),
    a.ASK_COLOR: _more("color"),
    a.ASK_VALUE: _of_source("value"),
}

"""Advice for a person: the best answers to a question of Dice Throne, each with numbers and a reason for them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.agents import hint_choices as choices
from ludotheque.games.dice_throne.agents import hint_rolls as rolls
from ludotheque.games.dice_throne.agents.hint_cards import UNTIMELY, play_hint, spend_hint
from ludotheque.games.dice_throne.agents.hint_dice import Advised, Asked
from ludotheque.games.dice_throne.agents.hint_hand import parting_hint, pass_hint, sell_hint, take_hint
from ludotheque.games.dice_throne.agents.hint_rollouts import win_chances
from ludotheque.games.dice_throne.agents.hint_texts import arguments, sentence, with_win
from ludotheque.games.dice_throne.agents.hint_types import Gain, Hint, Numbers
from ludotheque.games.dice_throne.agents.sensible import scores
from ludotheque.games.dice_throne.agents.value_cache import book_of
from ludotheque.games.dice_throne.table import actions as a
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision

__all__ = ["Gain", "Hint", "Numbers", "arguments", "hints", "sentence", "with_win", "worth_saying"]

Reason = Callable[[Asked, int, float], Hint]

BY_KIND: Final[dict[int, Reason]] = {
    a.DEFENCE: choices.defence_hint,
    a.CHOOSE_PLAYER: choices.player_hint,
    a.TARGET: choices.target_hint,
    a.CHOOSE_TOKEN: choices.token_hint,
    a.CHANGE_DIE: rolls.change_die_hint,
    a.REROLL_DIE: rolls.reroll_die_hint,
    a.HOW_MANY: choices.number_hint,
    a.CHOOSE_OPTION: choices.option_hint,
    a.DISCARD_CARD: parting_hint,
    a.UPKEEP_ORDER: choices.trigger_hint,
    a.WHETHER: choices.whether_hint,
    a.CHOOSE_TYPE: choices.type_hint,
    a.TAKE_CARD: take_hint,
    a.REFUSE_TOKEN: choices.refusal_hint,
    a.CHOOSE_COMPANION: choices.companion_hint,
    a.SHARE_DAMAGE: choices.share_hint,
}
"""Questions whose answers are all explained in one way."""

BY_VERB: Final[dict[str, Reason]] = {
    "play": play_hint,
    "spend": spend_hint,
    "sell": sell_hint,
    "end": pass_hint,
    "reroll": rolls.reroll_hint,
    "announce": rolls.announce_hint,
    "no_ability": rolls.no_ability_hint,
}
"""The answers in windows, in the Main Phases and about own dice."""


def worth_saying(found: list[Hint]) -> list[Hint]:
    """The best, and of the others those that could be chosen now; what should wait is left out."""
    return [*found[:1], *(hint for hint in found[1:] if hint.value > UNTIMELY)]


def hints(decision: Decision, seen: DiceSeen, count: int = 3) -> list[Hint]:
    """The best answers, best first; with the chance to win, if `seen` allows to imagine how it goes on."""
    worth = scores(decision, seen)
    asked = Asked(Advised(book_of(seen.kit), seen, decision.owner), decision, worth)
    ranked = sorted(range(len(worth)), key=lambda place: -worth[place])
    picked = different(asked, [decision.options[place] for place in ranked])[:count]
    found = [reason_for(decision.kind, option)(asked, option, asked.value(option)) for option in picked]
    chances = win_chances(decision, seen, picked)
    return [replace(hint, win=chance) for hint, chance in zip(found, chances, strict=True)]


def reason_for(kind: int, action: int) -> Reason:
    if kind in BY_KIND:
        return BY_KIND[kind]
    verb = a.VERBS.verbs[action >> ARGUMENT_BITS].name
    if verb == "pass":
        return rolls.present_hint if kind == a.PRESENT else pass_hint
    return BY_VERB[verb]


def different(asked: Asked, ranked: list[int]) -> list[int]:
    """Of rolls that keep the same faces only the first: equal dice are one choice."""
    throw = asked.now.seen.throw()
    kept: set[tuple[int, ...]] = set()
    found: list[int] = []
    for option in ranked:
        if throw is not None and a.REROLL < option < a.ANNOUNCE:
            mask = option & ARGUMENT_MASK
            faces = tuple(sorted(die for place, die in enumerate(throw.dice) if not mask >> place & 1))
            if faces in kept:
                continue
            kept.add(faces)
        found.append(option)
    return found

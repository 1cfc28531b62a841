"""What tokens, companions and passives offer for a price: alone an offer, several of one kind as a menu."""

import dataclasses
from itertools import groupby
from typing import Final

import msgspec

from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, Cost, Limit
from ludotheque.games.dice_throne.sentences import conditions, costs
from ludotheque.games.dice_throne.sentences.hooks import window
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.games.dice_throne.sentences.merged_effects import Uses
from ludotheque.games.dice_throne.sentences.players import order
from ludotheque.text.clauses import Block, Clause, Entry, Headed, Lead, Menu, Offer, When
from ludotheque.text.spans import Spans, phrase

FEWEST: Final = 3
"""So many uses at different moments are said as one menu even if they cost differently."""


def said_use(use: Use, voice: Voice) -> Block:
    """One use, with its moment before it."""
    lead = _lead(use, voice, [*_modifier(use, voice), *(_limit(use.limit, voice) if use.limit else [])])
    if not use.pay:
        return (When(Lead(lead), _free(_body(use, voice), voice)),)
    paid = costs.clauses(use.pay, voice)
    body = _body(use, voice)
    each, per = (costs.each_paid(use.pay[0], voice), costs.per_paid(use.pay[0], voice)) if _again(use) else ((), ())
    return (Offer(paid, body, each=each, per=per, lead=lead),)


def _lead(use: Use, voice: Voice, notes: list[str]) -> Spans:
    window = phrase(_window(use, voice), f"({', '.join(notes)})" if notes else "")
    rest = msgspec.structs.replace(use.condition, ultimate=None) if use.condition is not None else Condition()
    return window if rest == Condition() else phrase(window, ",", conditions.full(rest, voice))


def _window(use: Use, voice: Voice) -> Spans:
    """The moment of a use; an Attack may be any but an Ultimate."""
    words = voice.speech.hooks
    but = words.but_ultimate if use.condition is not None and use.condition.ultimate is False else ""
    return phrase(window(use.window, voice), but)


def _limit(limit: Limit, voice: Voice) -> list[str]:
    if limit.per_turn is not None:
        return _often(limit.per_turn, voice.speech.hooks.per_turn, voice)
    return _often(limit.per_attack or Amount(1), voice.speech.hooks.per_attack, voice)


def _each_limit(limit: Limit, voice: Voice) -> str:
    return voice.speech.hooks.each(", ".join(_limit(limit, voice)))


def _often(amount: Amount, span: str, voice: Voice) -> list[str]:
    times, at_level = voice.speech.hooks.times, voice.speech.amounts.at_level
    if not amount.by_level:
        return [f"{times(amount.base)} {span}"]
    (_, first), *others = amount.by_level
    return [f"{times(first)} {span}", *(at_level(times(value), level) for level, value in others)]


def _modifier(use: Use, voice: Voice) -> list[str]:
    return [voice.speech.headings.modifier] if use.attack_modifier and not voice.modifier_said else []


def _body(use: Use, voice: Voice) -> Block:
    voice.attacking = use.window is Window.OWN_ATTACK
    said = block(use.effects + use.per_paid, voice)
    voice.attacking = False
    return said


def _free(body: Block, voice: Voice) -> Block:
    """What may be done at no price."""
    first = body[0]
    if all(isinstance(step, Clause) for step in body):
        return tuple(dataclasses.replace(step, may=True) for step in body if isinstance(step, Clause))
    if len(body) == 1 and isinstance(first, Headed):
        return (Headed(dataclasses.replace(first.head, may=True), first.body),)
    return (
        Headed(dataclasses.replace(order(voice, voice.speech.flow.choose, voice.speech.hooks.do_this), may=True), body),
    )


def said_uses(group: Uses, voice: Voice) -> Block:
    """Several uses: those of one moment together, or all of them if each has its own."""
    runs = [tuple(run) for _, run in groupby(group.uses, key=_moment)]
    alike = len({_price(use) for use in group.uses}) == 1
    if len(runs) == len(group.uses) and (alike or len(runs) >= FEWEST):
        runs = [group.uses]
    out: Block = ()
    for run in runs:
        menu = _menu(run, voice) if len(run) > 1 else None
        out += (menu,) if menu is not None else tuple(step for use in run for step in said_use(use, voice))
    return out


def _moment(use: Use) -> object:
    return use.window, use.condition, use.limit


def _price(use: Use) -> Cost:
    """What is paid, whenever it was gained."""
    return msgspec.structs.replace(use.pay[0], not_gained_this_turn=False)


def _menu(uses: tuple[Use, ...], voice: Voice) -> Menu | None:
    """What they share is said once; nothing if some of them do more than can follow "to"."""
    trial = dataclasses.replace(voice)
    one_moment, one_price = len({_moment(use) for use in uses}) == 1, len({_price(use) for use in uses}) == 1
    limits = {use.limit for use in uses}
    shared = (
        [voice.speech.hooks.each(", ".join(_limit(limit, voice))) for limit in limits if limit is not None]
        if len(limits) == 1
        else []
    )
    lead = _lead(uses[0], trial, [*_modifier(uses[0], trial), *shared]) if one_moment else ()
    (paid,) = costs.clauses((_price(uses[0]),), trial)
    entries: list[Entry] = []
    for same in _alternatives(uses):
        use = same[0]
        own = _limit(use.limit, voice) if use.limit is not None and not shared else []
        when = () if one_moment else _lead(use, trial, [*_modifier(use, trial), *own])
        aims = tuple(_body(each, trial) for each in same)
        if not all(_is_aim(aim, use) for aim in aims):
            return None
        price = () if one_price else voice.speech.costs.short(_price(use), trial) if entries else paid.rest
        entries.append(Entry(price, when, aims, _per(use, trial)))
    voice.is_named = trial.is_named
    note = f"({shared[0]})" if shared and not one_moment else ""
    offer = dataclasses.replace(paid, rest=phrase(paid.rest if one_price else (), note), may=True)
    return Menu(offer, tuple(entries), lead)


def _alternatives(uses: tuple[Use, ...]) -> list[list[Use]]:
    """Neighbours with the same price and moment, each of which does one thing."""
    out: list[list[Use]] = []
    for use in uses:
        before = out[-1][-1] if out else None
        same = before is not None and (_price(before), _moment(before)) == (_price(use), _moment(use))
        if before is not None and same and len(before.effects) == len(use.effects) == 1:
            out[-1].append(use)
        else:
            out.append([use])
    return out


def _again(use: Use) -> bool:
    return bool(use.per_paid) and use.pay[0].count != Amount(1)


def _is_aim(body: Block, use: Use) -> bool:
    """Can follow "to": "to draw 1 card", "to prevent 1 damage per token spent"."""
    deeds = [step for step in body if isinstance(step, Clause) and step.deed is not None]
    return len(deeds) == len(body) and (len(body) == 1 or not _again(use))


def _per(use: Use, voice: Voice) -> Spans:
    late = voice.speech.costs.late if use.pay[0].not_gained_this_turn else ""
    return phrase(costs.per_paid(use.pay[0], voice) if _again(use) else (), late)

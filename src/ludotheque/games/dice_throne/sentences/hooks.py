"""Language-independent sentences of hooks: when they act, what they change, and the price of using them."""

import dataclasses
from itertools import groupby
from typing import Final

import msgspec

from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.content.hook_types import Use, Window
from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, Cost, Limit
from ludotheque.games.dice_throne.sentences import nouns, phrases
from ludotheque.games.dice_throne.sentences.language_pack import Deed, Narration, block
from ludotheque.games.dice_throne.sentences.merged_effects import PaidOff, Uses
from ludotheque.games.dice_throne.sentences.phrases import fact, i, is_negative, me, measure, order, whose, without_sign
from ludotheque.text.clauses import (
    Block,
    Clause,
    Headed,
    Lead,
    MenuEntry,
    Noun,
    OfferClause,
    Person,
    PriceMenu,
    Subject,
    When,
)
from ludotheque.text.composer import followed
from ludotheque.text.spans import Spans, phrase, spans


def _moment(hook: h.At, narration: Narration) -> Spans:
    words = narration.speech.hooks
    match hook.moment:
        case h.Moment.GAME_START:
            return spans(words.game_start)
        case h.Moment.OWN_UPKEEP:
            return phrase(words.during, whose(narration, nouns.UPKEEP))
        case h.Moment.OWN_ABILITY_ACTIVATED:
            return phrase(words.when, i(narration, words.activate), words.an_ability)
        case h.Moment.OWN_ATTACK:
            return phrase(words.when, i(narration, words.attack))
        case h.Moment.ATTACKED:
            return words.attacked(narration)
        case h.Moment.OWN_ROLL_PHASE_END:
            return words.phase_end(whose(narration, nouns.ROLL_PHASE))
        case h.Moment.OWN_TURN_END:
            return words.turn_end(whose(narration, nouns.TURN))
        case h.Moment.OWN_TOKEN_SPENT:
            return words.spent(narration.lexicon.token(hook.status or "").singular(narration.speech.lang), narration)
        case h.Moment.RECEIVED_AGAIN:
            return words.received_again(narration)
        case _:
            return spans(words.moments[hook.moment])


def window(when: h.Window, narration: Narration) -> Spans:
    """Return when a hook may be used."""
    words = narration.speech.hooks
    match when:
        case h.Window.ANY_TIME:
            return spans(words.any_time)
        case h.Window.OWN_UPKEEP:
            return phrase(words.during, whose(narration, nouns.UPKEEP))
        case h.Window.OWN_MAIN_PHASE:
            return phrase(words.during, whose(narration, nouns.MAIN))
        case h.Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE:
            before = phrase(words.before, narration.speech.grammar.the(nouns.OFFENSIVE_PHASE))
            return phrase(words.during, whose(narration, nouns.TURN), before)
        case h.Window.OWN_OFFENSIVE_PHASE_END:
            return words.turn_end(whose(narration, nouns.OFFENSIVE_PHASE))
        case h.Window.OWN_ATTACK:
            return phrase(words.when, i(narration, words.attack))
        case h.Window.ATTACKED:
            return words.attacked(narration)
        case h.Window.INSTEAD_OF_DEFENCE:
            return words.instead_of_defence(narration)
        case h.Window.DAMAGE_INCOMING:
            return words.hurt(narration)
        case h.Window.ATTACK_STATUS_INCOMING:
            return words.status_incoming(narration)


def _condition(condition: Condition | None, before: Spans, narration: Narration) -> Spans:
    """Return the moment and the condition as one introduction."""
    if condition is None:
        return before
    said = phrases.full(condition, narration)
    return phrase(before, ",", said) if before else said


def _when(hook: h.At, narration: Narration) -> Spans:
    moment = _moment(hook, narration)
    return phrase(moment, narration.speech.hooks.leaflet) if hook.leaflet else moment


def at(hook: h.At, narration: Narration) -> Block:
    if hook.leaflet:  # a rule for the hero with the leaflet, not for the token's holder
        narration = dataclasses.replace(narration, of_leaflet=True, is_named=False)
    late = hook.condition if narration.of_holder and _comes_late(hook) else None
    sooner = hook.condition if late is None else None
    lead = _condition(sooner, _when(hook, narration), narration)
    narration.token_named, narration.token_doubled = hook.moment in OF_TOKEN, hook.moment is h.Moment.RECEIVED_AGAIN
    narration.by_inflicter = hook.moment is h.Moment.INFLICTING_ATTACK_END
    body = block(hook.effects, narration)
    narration.token_named = narration.token_doubled = narration.by_inflicter = False
    if narration.of_holder and not narration.is_named:
        narration.holder_spelled = True
        lead = _condition(sooner, _when(hook, narration), narration)
        narration.holder_spelled = False
    # A colon separates two conditions.
    short = sooner is not None and isinstance(body[0], When)
    return (When(Lead(lead, short=short), body if late is None else _conditional(body, phrases.full(late, narration))),)


OF_TOKEN: Final = (h.Moment.DETONATED, h.Moment.INFLICTING_ATTACK_END)
"""Moments after which "the token" means this one."""


def _comes_late(hook: h.At) -> bool:
    """Return whether the condition refers by pronoun to the holder or token that the only effect names."""
    condition = hook.condition
    if condition is None or len(hook.effects) > 1:
        return False
    return condition.held_since_own_turn_start is not None or bool(condition.attack_damaged_holder_of)


def _conditional(body: Block, condition: Spans) -> Block:
    """Put the condition after the effect: "they remove Shadows if they had it when that turn began"."""
    return tuple(
        dataclasses.replace(step, rest=phrase(step.rest, condition)) for step in body if isinstance(step, Clause)
    )


def paid_off(group: PaidOff, narration: Narration) -> Block:
    """`Before their Offensive Roll Phase, the holder may pay 2 CP to … If they do not, they skip that phase, then …`"""
    words = narration.speech.hooks
    lead = phrase(words.before, whose(narration, nouns.OFFENSIVE_PHASE))
    paid = phrases.clauses(group.use.pay, narration)
    body = block(group.use.effects, narration)
    skip = order(narration, words.skip, words.that_phase)
    instead = followed(skip, block(group.replace.effects, narration), narration.speech.grammar)
    return (OfferClause(paid, body, instead, lead=lead),)


def changed(what: Noun, amount: Amount, narration: Narration) -> tuple[Noun, Amount]:
    """Return the unit with "more" or "less", and the amount without its sign."""
    return narration.speech.hooks.more(what, is_negative(amount)), without_sign(amount)


def modify(hook: h.Modify, narration: Narration) -> Block:
    of_attempts = hook.quantity in (h.Quantity.ROLL_ATTEMPTS, h.Quantity.ATTEMPT_CP_COST)
    moment = phrase(narration.speech.hooks.during, whose(narration, nouns.OFFENSIVE_PHASE)) if of_attempts else ()
    lead = _condition(hook.condition, moment, narration)
    clause = _modified(hook, narration)
    return (When(Lead(lead), (clause,)),) if lead else (clause,)


def _modified(hook: h.Modify, narration: Narration) -> Clause:
    words = narration.speech.hooks
    if hook.quantity is h.Quantity.ROLL_ATTEMPTS:
        unit, by = changed(nouns.ROLL_ATTEMPT, hook.by, narration)
        return Clause(fact(narration), narration.speech.conditions.have, phrase(*measure(by, unit, narration)))
    if hook.quantity is h.Quantity.ATTEMPT_CP_COST:
        return words.attempt_cost(hook, narration)
    unit, by = changed(nouns.PLAIN_DAMAGE, hook.by, narration)
    source = words.attacks(hook.quantity is h.Quantity.INCOMING_ATTACK_DAMAGE, narration)
    rest = phrase(*measure(by, unit, narration), words.only_types(hook.types))
    return Clause(Subject(source, Person.MANY), words.deal, rest)


def forbid(hook: h.Forbid, narration: Narration) -> Block:
    words = narration.speech.hooks
    no_defence = words.can, spans(words.use_defence), words.negation
    if hook.act is h.Act.DEFENCE_OF_TARGET:
        return (_clause(Subject(words.attack_target(narration), Person.ONE), no_defence),)
    return (_clause(fact(narration), words.any_action if hook.act is h.Act.ANY_ACTION else no_defence),)


def _clause(who: Subject, deed: Deed, optional: bool = False) -> Clause:
    verb, rest, negation = deed
    return Clause(who, verb, rest, may=optional, negation=negation)


def replace(hook: h.Replace, narration: Narration) -> Block:
    words = narration.speech.hooks
    except_ultimates = hook.condition == Condition(ultimate=False)
    lead = _condition(None if except_ultimates else hook.condition, (), narration)
    if hook.event is h.Replaced.OWN_DEFEAT:
        instead = phrase(lead, "," if lead else "", words.instead_of_defeat)
        return (When(Lead(instead), block(hook.effects, narration)),)
    clause = _not_happening(hook, narration)
    if except_ultimates:
        clause = dataclasses.replace(clause, rest=phrase(clause.rest, words.except_ultimate))
    said = followed(clause, block(hook.effects, narration), narration.speech.grammar)
    return (When(Lead(lead), said),) if lead else said


SKIPPED: Final = {h.Replaced.OWN_INCOME_PHASE: nouns.INCOME, h.Replaced.OWN_OFFENSIVE_PHASE: nouns.OFFENSIVE_PHASE}


def _not_happening(hook: h.Replace, narration: Narration) -> Clause:
    words, phase = narration.speech.hooks, SKIPPED.get(hook.event)
    if phase is not None:
        return Clause(me(narration), words.skip, whose(narration, phase), may=hook.optional)
    who = fact(narration)
    match hook.event:
        case h.Replaced.OWN_OFFENSIVE_DAMAGE:
            return _clause(who, words.no_offence(narration), hook.optional)
        case h.Replaced.DAMAGE_FROM_OPPONENT_OFFENCE:
            return _clause(who, words.no_harm, hook.optional)
        case h.Replaced.GAIN_OF_THIS:
            return _clause(who, words.gain_this, hook.optional)
        case _:
            raise LookupError(f"no words for {hook.event}")


FEWEST: Final = 3
"""The least number of uses at different moments that form one menu even if their prices differ."""


def said_use(use: Use, narration: Narration) -> Block:
    """Return one use, beginning with its moment."""
    lead = _lead(use, narration, [*_modifier(use, narration), *(_limit(use.limit, narration) if use.limit else [])])
    if not use.pay:
        return (When(Lead(lead), _free(_body(use, narration), narration)),)
    paid = phrases.clauses(use.pay, narration)
    body = _body(use, narration)
    each, per = (
        (phrases.each_paid(use.pay[0], narration), phrases.per_paid(use.pay[0], narration)) if _again(use) else ((), ())
    )
    return (OfferClause(paid, body, each=each, per=per, lead=lead),)


def _lead(use: Use, narration: Narration, notes: list[str]) -> Spans:
    window = phrase(_window(use, narration), f"({', '.join(notes)})" if notes else "")
    rest = msgspec.structs.replace(use.condition, ultimate=None) if use.condition is not None else Condition()
    return window if rest == Condition() else phrase(window, ",", phrases.full(rest, narration))


def _window(use: Use, narration: Narration) -> Spans:
    """Return the moment of a use; some uses exclude Attacks that are Ultimates."""
    words = narration.speech.hooks
    but = words.but_ultimate if use.condition is not None and use.condition.ultimate is False else ""
    return phrase(window(use.window, narration), but)


def _limit(limit: Limit, narration: Narration) -> list[str]:
    if limit.per_turn is not None:
        return _often(limit.per_turn, narration.speech.hooks.per_turn, narration)
    return _often(limit.per_attack or Amount(1), narration.speech.hooks.per_attack, narration)


def _often(amount: Amount, span: str, narration: Narration) -> list[str]:
    times, at_level = narration.speech.hooks.times, narration.speech.amounts.at_level
    if not amount.by_level:
        return [f"{times(amount.base)} {span}"]
    (_, first), *others = amount.by_level
    return [f"{times(first)} {span}", *(at_level(times(value), level) for level, value in others)]


def _modifier(use: Use, narration: Narration) -> list[str]:
    return [narration.speech.headings.modifier] if use.attack_modifier and not narration.modifier_said else []


def _body(use: Use, narration: Narration) -> Block:
    narration.attacking = use.window is Window.OWN_ATTACK
    said = block(use.effects + use.per_paid, narration)
    narration.attacking = False
    return said


def _free(body: Block, narration: Narration) -> Block:
    """Return the sentence for uses without a price."""
    first = body[0]
    if all(isinstance(step, Clause) for step in body):
        return tuple(dataclasses.replace(step, may=True) for step in body if isinstance(step, Clause))
    if len(body) == 1 and isinstance(first, Headed):
        return (Headed(dataclasses.replace(first.head, may=True), first.body),)
    return (
        Headed(
            dataclasses.replace(
                order(narration, narration.speech.flow.choose, narration.speech.hooks.do_this), may=True
            ),
            body,
        ),
    )


def said_uses(group: Uses, narration: Narration) -> Block:
    """Return several uses: grouped by moment, or as one list if each has its own moment."""
    runs = [tuple(run) for _, run in groupby(group.uses, key=_offer_time)]
    alike = len({_price(use) for use in group.uses}) == 1
    if len(runs) == len(group.uses) and (alike or len(runs) >= FEWEST):
        runs = [group.uses]
    out: Block = ()
    for run in runs:
        menu = _menu(run, narration) if len(run) > 1 else None
        out += (menu,) if menu is not None else tuple(step for use in run for step in said_use(use, narration))
    return out


def _offer_time(use: Use) -> object:
    return use.window, use.condition, use.limit


def _price(use: Use) -> Cost:
    """Return the price, regardless of when it was gained."""
    return msgspec.structs.replace(use.pay[0], not_gained_this_turn=False)


def _menu(uses: tuple[Use, ...], narration: Narration) -> PriceMenu | None:
    """Return a menu that states common parts once, or None if a use does not fit after "to"."""
    trial = dataclasses.replace(narration)
    one_moment, one_price = len({_offer_time(use) for use in uses}) == 1, len({_price(use) for use in uses}) == 1
    limits = {use.limit for use in uses}
    shared = (
        [narration.speech.hooks.each(", ".join(_limit(limit, narration))) for limit in limits if limit is not None]
        if len(limits) == 1
        else []
    )
    lead = _lead(uses[0], trial, [*_modifier(uses[0], trial), *shared]) if one_moment else ()
    (paid,) = phrases.clauses((_price(uses[0]),), trial)
    entries: list[MenuEntry] = []
    for same in _alternatives(uses):
        use = same[0]
        own = _limit(use.limit, narration) if use.limit is not None and not shared else []
        when = () if one_moment else _lead(use, trial, [*_modifier(use, trial), *own])
        aims = tuple(_body(each, trial) for each in same)
        if not all(_is_aim(aim, use) for aim in aims):
            return None
        price = () if one_price else narration.speech.costs.short(_price(use), trial) if entries else paid.rest
        entries.append(MenuEntry(price, when, aims, _per(use, trial)))
    narration.is_named = trial.is_named
    note = f"({shared[0]})" if shared and not one_moment else ""
    offer = dataclasses.replace(paid, rest=phrase(paid.rest if one_price else (), note), may=True)
    return PriceMenu(offer, tuple(entries), lead)


def _alternatives(uses: tuple[Use, ...]) -> list[list[Use]]:
    """Return runs of uses with the same price and moment that each do one thing."""
    out: list[list[Use]] = []
    for use in uses:
        before = out[-1][-1] if out else None
        same = before is not None and (_price(before), _offer_time(before)) == (_price(use), _offer_time(use))
        if before is not None and same and len(before.effects) == len(use.effects) == 1:
            out[-1].append(use)
        else:
            out.append([use])
    return out


def _again(use: Use) -> bool:
    return bool(use.per_paid) and use.pay[0].count != Amount(1)


def _is_aim(body: Block, use: Use) -> bool:
    """Return whether the text can follow "to": "to draw 1 card", "to prevent 1 damage per token spent"."""
    deeds = [step for step in body if isinstance(step, Clause) and step.deed is not None]
    return len(deeds) == len(body) and (len(body) == 1 or not _again(use))


def _per(use: Use, narration: Narration) -> Spans:
    late = narration.speech.costs.late if use.pay[0].not_gained_this_turn else ""
    return phrase(phrases.per_paid(use.pay[0], narration) if _again(use) else (), late)

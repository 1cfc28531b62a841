"""Hooks in any language: when they act, what may be paid, what they change."""

import dataclasses
from typing import Final

from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition
from ludotheque.games.dice_throne.sentences import conditions, costs, nouns
from ludotheque.games.dice_throne.sentences.amounts import is_negative, measure, without_sign
from ludotheque.games.dice_throne.sentences.language_pack import Deed, Voice, block
from ludotheque.games.dice_throne.sentences.merged_effects import PaidOff
from ludotheque.games.dice_throne.sentences.players import fact, i, me, order, whose
from ludotheque.text.clauses import Block, Clause, Lead, Offer, Person, Subject, When
from ludotheque.text.composer import followed
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans


def _moment(hook: h.At, voice: Voice) -> Spans:
    words = voice.speech.hooks
    match hook.moment:
        case h.Moment.GAME_START:
            return spans(words.game_start)
        case h.Moment.OWN_UPKEEP:
            return phrase(words.during, whose(voice, nouns.UPKEEP))
        case h.Moment.OWN_ABILITY_ACTIVATED:
            return phrase(words.when, i(voice, words.activate), words.an_ability)
        case h.Moment.OWN_ATTACK:
            return phrase(words.when, i(voice, words.attack))
        case h.Moment.ATTACKED:
            return words.attacked(voice)
        case h.Moment.OWN_ROLL_PHASE_END:
            return words.phase_end(whose(voice, nouns.ROLL_PHASE))
        case h.Moment.OWN_TURN_END:
            return words.turn_end(whose(voice, nouns.TURN))
        case h.Moment.OWN_TOKEN_SPENT:
            return words.spent(voice.lexicon.token(hook.status or "").singular(voice.speech.lang), voice)
        case h.Moment.RECEIVED_AGAIN:
            return words.received_again(voice)
        case _:
            return spans(words.moments[hook.moment])


def window(when: h.Window, voice: Voice) -> Spans:
    """When something may be used."""
    words = voice.speech.hooks
    match when:
        case h.Window.ANY_TIME:
            return spans(words.any_time)
        case h.Window.OWN_UPKEEP:
            return phrase(words.during, whose(voice, nouns.UPKEEP))
        case h.Window.OWN_MAIN_PHASE:
            return phrase(words.during, whose(voice, nouns.MAIN))
        case h.Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE:
            before = phrase(words.before, voice.speech.tongue.the(nouns.OFFENSIVE_PHASE))
            return phrase(words.during, whose(voice, nouns.TURN), before)
        case h.Window.OWN_OFFENSIVE_PHASE_END:
            return words.turn_end(whose(voice, nouns.OFFENSIVE_PHASE))
        case h.Window.OWN_ATTACK:
            return phrase(words.when, i(voice, words.attack))
        case h.Window.ATTACKED:
            return words.attacked(voice)
        case h.Window.INSTEAD_OF_DEFENCE:
            return words.instead_of_defence(voice)
        case h.Window.DAMAGE_INCOMING:
            return words.hurt(voice)
        case h.Window.ATTACK_STATUS_INCOMING:
            return words.status_incoming(voice)


def _condition(condition: Condition | None, before: Spans, voice: Voice) -> Spans:
    """The moment and the condition, as one lead."""
    if condition is None:
        return before
    said = conditions.full(condition, voice)
    return phrase(before, ",", said) if before else said


def _when(hook: h.At, voice: Voice) -> Spans:
    moment = _moment(hook, voice)
    return phrase(moment, voice.speech.hooks.leaflet) if hook.leaflet else moment


def at(hook: h.At, voice: Voice) -> Block:
    if hook.leaflet:  # a rule for the hero whose leaflet it is, and not for the token's holder
        voice = dataclasses.replace(voice, of_leaflet=True, is_named=False)
    late = hook.condition if voice.of_holder and _comes_late(hook) else None
    sooner = hook.condition if late is None else None
    lead = _condition(sooner, _when(hook, voice), voice)
    voice.token_named, voice.token_doubled = hook.moment in OF_TOKEN, hook.moment is h.Moment.RECEIVED_AGAIN
    voice.by_inflicter = hook.moment is h.Moment.INFLICTING_ATTACK_END
    body = block(hook.effects, voice)
    voice.token_named = voice.token_doubled = voice.by_inflicter = False
    if voice.of_holder and not voice.is_named:
        voice.holder_spelled = True
        lead = _condition(sooner, _when(hook, voice), voice)
        voice.holder_spelled = False
    # A colon keeps two conditions apart.
    short = sooner is not None and isinstance(body[0], When)
    return (When(Lead(lead, short=short), body if late is None else _conditional(body, conditions.full(late, voice))),)


OF_TOKEN: Final = (h.Moment.DETONATED, h.Moment.INFLICTING_ATTACK_END)
"""Moments after which "the token" is this one."""


def _comes_late(hook: h.At) -> bool:
    """The condition has a pronoun for the holder or the token, which the one effect names."""
    condition = hook.condition
    if condition is None or len(hook.effects) > 1:
        return False
    return condition.held_since_own_turn_start is not None or bool(condition.attack_damaged_holder_of)


def _conditional(body: Block, condition: Spans) -> Block:
    """The condition behind what happens: "they remove Shadows if they had it when that turn began"."""
    return tuple(
        dataclasses.replace(step, rest=phrase(step.rest, condition)) for step in body if isinstance(step, Clause)
    )


def paid_off(group: PaidOff, voice: Voice) -> Block:
    """`Before their Offensive Roll Phase, the holder may pay 2 CP to … If they do not, they skip that phase, then …`"""
    words = voice.speech.hooks
    lead = phrase(words.before, whose(voice, nouns.OFFENSIVE_PHASE))
    paid = costs.clauses(group.use.pay, voice)
    body = block(group.use.effects, voice)
    skip = order(voice, words.skip, words.that_phase)
    instead = followed(skip, block(group.replace.effects, voice), voice.speech.tongue)
    return (Offer(paid, body, instead, lead=lead),)


def changed(what: Noun, amount: Amount, voice: Voice) -> tuple[Noun, Amount]:
    """The unit with "more" or "less", and the amount without its sign."""
    return voice.speech.hooks.more(what, is_negative(amount)), without_sign(amount)


def modify(hook: h.Modify, voice: Voice) -> Block:
    of_attempts = hook.quantity in (h.Quantity.ROLL_ATTEMPTS, h.Quantity.ATTEMPT_CP_COST)
    moment = phrase(voice.speech.hooks.during, whose(voice, nouns.OFFENSIVE_PHASE)) if of_attempts else ()
    lead = _condition(hook.condition, moment, voice)
    clause = _modified(hook, voice)
    return (When(Lead(lead), (clause,)),) if lead else (clause,)


def _modified(hook: h.Modify, voice: Voice) -> Clause:
    words = voice.speech.hooks
    if hook.quantity is h.Quantity.ROLL_ATTEMPTS:
        unit, by = changed(nouns.ROLL_ATTEMPT, hook.by, voice)
        return Clause(fact(voice), voice.speech.conditions.have, phrase(*measure(by, unit, voice)))
    if hook.quantity is h.Quantity.ATTEMPT_CP_COST:
        return words.attempt_cost(hook, voice)
    unit, by = changed(nouns.PLAIN_DAMAGE, hook.by, voice)
    source = words.attacks(hook.quantity is h.Quantity.INCOMING_ATTACK_DAMAGE, voice)
    rest = phrase(*measure(by, unit, voice), words.only_types(hook.types))
    return Clause(Subject(source, Person.MANY), words.deal, rest)


def forbid(hook: h.Forbid, voice: Voice) -> Block:
    words = voice.speech.hooks
    no_defence = words.can, spans(words.use_defence), words.negation
    if hook.act is h.Act.DEFENCE_OF_TARGET:
        return (_clause(Subject(words.attack_target(voice), Person.ONE), no_defence),)
    return (_clause(fact(voice), words.any_action if hook.act is h.Act.ANY_ACTION else no_defence),)


def _clause(who: Subject, deed: Deed, optional: bool = False) -> Clause:
    verb, rest, negation = deed
    return Clause(who, verb, rest, may=optional, negation=negation)


def replace(hook: h.Replace, voice: Voice) -> Block:
    words = voice.speech.hooks
    except_ultimates = hook.condition == Condition(ultimate=False)
    lead = _condition(None if except_ultimates else hook.condition, (), voice)
    if hook.event is h.Replaced.OWN_DEFEAT:
        instead = phrase(lead, "," if lead else "", words.instead_of_defeat)
        return (When(Lead(instead), block(hook.effects, voice)),)
    clause = _not_happening(hook, voice)
    if except_ultimates:
        clause = dataclasses.replace(clause, rest=phrase(clause.rest, words.except_ultimate))
    said = followed(clause, block(hook.effects, voice), voice.speech.tongue)
    return (When(Lead(lead), said),) if lead else said


SKIPPED: Final = {h.Replaced.OWN_INCOME_PHASE: nouns.INCOME, h.Replaced.OWN_OFFENSIVE_PHASE: nouns.OFFENSIVE_PHASE}


def _not_happening(hook: h.Replace, voice: Voice) -> Clause:
    words, phase = voice.speech.hooks, SKIPPED.get(hook.event)
    if phase is not None:
        return Clause(me(voice), words.skip, whose(voice, phase), may=hook.optional)
    who = fact(voice)
    match hook.event:
        case h.Replaced.OWN_OFFENSIVE_DAMAGE:
            return _clause(who, words.no_offence(voice), hook.optional)
        case h.Replaced.DAMAGE_FROM_OPPONENT_OFFENCE:
            return _clause(who, words.no_harm, hook.optional)
        case h.Replaced.GAIN_OF_THIS:
            return _clause(who, words.gain_this, hook.optional)
        case _:
            raise LookupError(f"no words for {hook.event}")

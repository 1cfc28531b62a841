"""English for hooks: when they act, what may be paid, what they change."""

import dataclasses
from typing import Final

from ludotheque.dice_throne import hooks as h
from ludotheque.dice_throne.sentences import nouns
from ludotheque.dice_throne.sentences.english import conditions, costs
from ludotheque.dice_throne.sentences.english.amounts import measure
from ludotheque.dice_throne.sentences.english.people import fact, i, me, order, whose
from ludotheque.dice_throne.sentences.english.speech import SAYINGS, block
from ludotheque.dice_throne.sentences.quantities import is_negative, without_sign
from ludotheque.dice_throne.sentences.voice import Setting, Voice
from ludotheque.dice_throne.vocabulary import Amount, Condition, DamageType, Limit
from ludotheque.text.clauses import Block, Clause, Headed, Lead, Offer, Person, Subject, When
from ludotheque.text.english import BE, CAN, HAVE, article, possessive, times, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase, spans


def _moment(hook: h.At, voice: Voice) -> Spans:
    match hook.moment:
        case h.Moment.GAME_START:
            return spans("at the start of the game")
        case h.Moment.OWN_UPKEEP:
            return phrase("during", whose(voice, nouns.UPKEEP))
        case h.Moment.OWN_ABILITY_ACTIVATED:
            return phrase("when", i(voice, verb("activate")), "an Offensive Ability")
        case h.Moment.OWN_ATTACK:
            return phrase("when", i(voice, verb("attack")))
        case h.Moment.ATTACKED:
            return phrase("when", i(voice, BE), "attacked")
        case h.Moment.OWN_ROLL_PHASE_END:
            return phrase("at the end of", whose(voice, nouns.ROLL_PHASE))
        case h.Moment.OWN_TURN_END:
            return phrase("at the end of", whose(voice, nouns.TURN))
        case h.Moment.OWN_TOKEN_SPENT:
            status = voice.lexicon.token(hook.status or "").singular("en")
            return phrase("when", i(voice, verb("spend")), status)
        case h.Moment.RECEIVED_AGAIN:
            return phrase("when", i(voice, verb("receive")), "this token again")
        case _:
            return _FIXED_MOMENTS[hook.moment]


_FIXED_MOMENTS: Final = {
    h.Moment.INFLICTING_ATTACK_END: spans("after the Attack that inflicted it"),
    h.Moment.OPPONENT_ROLL_PHASE_WITHOUT_ATTACK: spans("when an opponent’s Roll Phase ends without an Attack"),
    h.Moment.DETONATED: spans("when this token detonates"),
    h.Moment.COMPANION_AT_ZERO: spans("at 0 health"),
}


def _window(window: h.Window, voice: Voice) -> Spans:
    match window:
        case h.Window.ANY_TIME:
            return spans("at any time")
        case h.Window.OWN_UPKEEP:
            return phrase("during", whose(voice, nouns.UPKEEP))
        case h.Window.OWN_MAIN_PHASE:
            return phrase("during", whose(voice, nouns.MAIN))
        case h.Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE:
            return phrase("during", whose(voice, nouns.TURN), "before the", nouns.OFFENSIVE_PHASE.singular("en"))
        case h.Window.OWN_OFFENSIVE_PHASE_END:
            return phrase("at the end of", whose(voice, nouns.OFFENSIVE_PHASE))
        case h.Window.OWN_ATTACK:
            return phrase("when", i(voice, verb("attack")))
        case h.Window.ATTACKED:
            return phrase("when", i(voice, BE), "attacked")
        case h.Window.INSTEAD_OF_DEFENCE:
            return phrase("when", i(voice, BE), "attacked, instead of defending (even if the Attack is undefendable)")
        case h.Window.DAMAGE_INCOMING:
            return phrase("when", me(voice).spans, "would take damage")
        case h.Window.ATTACK_STATUS_INCOMING:
            effect = article(nouns.STATUS_EFFECT.singular("en"))
            return phrase("when an Attack would inflict", effect, "on", me(voice).spans)


def _condition(condition: Condition | None, before: Spans, voice: Voice) -> Spans:
    """The moment and the condition, as one lead."""
    if condition is None:
        return before
    said = conditions.full(condition, voice)
    return phrase(before, ",", said) if before else said


@SAYINGS.says(h.At)
def at(hook: h.At, voice: Voice) -> Block:
    if hook.leaflet:  # a rule for the hero whose leaflet it is, and not for whoever holds the token
        voice = dataclasses.replace(voice, setting=Setting.PASSIVE)
    moment = _moment(hook, voice)
    moment = phrase(moment, ", with or without this token") if hook.leaflet else moment
    lead = _condition(hook.condition, moment, voice)
    body = block(hook.effects, voice)
    # A colon keeps two conditions apart.
    return (When(Lead(lead, short=hook.condition is not None and isinstance(body[0], When)), body),)


@SAYINGS.says(h.Use)
def use(hook: h.Use, voice: Voice) -> Block:
    notes = [*(["Attack Modifier"] if hook.attack_modifier else []), *_limit(hook.limit)]
    window = phrase(_window(hook.window, voice), f"({', '.join(notes)})" if notes else "")
    lead = _condition(hook.condition, window, voice)
    paid = costs.clauses(hook.pay, voice)
    body = block(hook.effects + hook.per_paid, voice)
    if not paid:
        return (When(Lead(lead), _free(body, voice)),)
    each = costs.each_paid(hook.pay[0], voice) if hook.per_paid and not costs.is_single(hook.pay[0]) else ()
    return (Offer(paid, body, each=each, lead=lead),)


def _free(body: Block, voice: Voice) -> Block:
    """What may be done at no price."""
    first = body[0]
    if all(isinstance(step, Clause) for step in body):
        return tuple(dataclasses.replace(step, may=True) for step in body if isinstance(step, Clause))
    if len(body) == 1 and isinstance(first, Headed):
        return (Headed(dataclasses.replace(first.head, may=True), first.body),)
    return (Headed(dataclasses.replace(order(voice, verb("choose"), "to do this"), may=True), body),)


def _limit(limit: Limit | None) -> list[str]:
    if limit is None:
        return []
    if limit.per_turn is not None:
        return _often(limit.per_turn, "per turn")
    return _often(limit.per_attack or Amount(1), "per Attack")


def _often(amount: Amount, span: str) -> list[str]:
    if not amount.by_level:
        return [f"{times(amount.base)} {span}"]
    (_, first), *others = amount.by_level
    return [f"{times(first)} {span}", *(f"{times(value)} if {nouns.LEVELS_EN[level]}" for level, value in others)]


def _changed(what: Noun, amount: Amount) -> tuple[Noun, Amount]:
    """The unit with "more" or "less", and the amount without its sign."""
    less = is_negative(amount)
    counted = what is nouns.ROLL_ATTEMPT
    word = ("fewer" if counted else "less") if less else "more"
    unit = dataclasses.replace(what, en_singular=f"{word} {what.en_singular}", en_plural=f"{word} {what.en_plural}")
    return unit, without_sign(amount)


@SAYINGS.says(h.Modify)
def modify(hook: h.Modify, voice: Voice) -> Block:
    lead = _condition(hook.condition, (), voice)
    clause = _modified(hook, voice)
    return (When(Lead(lead), (clause,)),) if lead else (clause,)


def _modified(hook: h.Modify, voice: Voice) -> Clause:
    if hook.quantity is h.Quantity.ROLL_ATTEMPTS:
        unit, by = _changed(nouns.ROLL_ATTEMPT, hook.by)
        return Clause(fact(voice), HAVE, phrase(*measure(by, unit, voice)))
    if hook.quantity is h.Quantity.ATTEMPT_CP_COST:
        later = "after the first" if hook.from_attempt == 2 else f"from number {hook.from_attempt or 1} on"
        attempt = Subject(phrase("each", nouns.ROLL_ATTEMPT.singular("en"), later), Person.ONE)
        less = "less" if is_negative(hook.by) else ""
        return Clause(
            attempt, verb("cost"), phrase(me(voice).spans, *measure(without_sign(hook.by), nouns.CP, voice), less)
        )
    unit, by = _changed(nouns.PLAIN_DAMAGE, hook.by)
    attacks = nouns.ATTACK.plural("en")
    if hook.quantity is h.Quantity.INCOMING_ATTACK_DAMAGE:
        source = phrase(attacks, "against", me(voice).spans)
    elif voice.of_holder:
        source = phrase(possessive(me(voice).spans), attacks)
    else:
        source = phrase("your", attacks)
    return Clause(Subject(source, Person.MANY), verb("deal"), phrase(*measure(by, unit, voice), _types(hook.types)))


def _types(types: tuple[DamageType, ...]) -> Spans:
    if not types:
        return ()
    names = [spans("normal" if kind is DamageType.NORMAL else kind.value) for kind in types]
    return phrase("(", listed(names, "and"), "damage only)")


@SAYINGS.says(h.Forbid)
def forbid(hook: h.Forbid, voice: Voice) -> Block:
    who = fact(voice)
    if hook.act is h.Act.ANY_ACTION:
        rest = "do anything (no card, token, passive or defence)"
        return (Clause(who, CAN, spans(rest), negation="not"),)
    if hook.act is h.Act.OWN_DEFENCE:
        return (Clause(who, CAN, spans("use a Defensive Ability"), negation="not"),)
    whose_attack = phrase(possessive(who.spans) if voice.of_holder else "your", nouns.ATTACK.singular("en"))
    target = Subject(phrase("the target of", whose_attack), Person.ONE)
    return (Clause(target, CAN, spans("use a Defensive Ability"), negation="not"),)


@SAYINGS.says(h.Replace)
def replace(hook: h.Replace, voice: Voice) -> Block:
    lead = _condition(hook.condition, (), voice)
    if hook.event is h.Replaced.OWN_DEFEAT:
        instead = phrase(lead, "," if lead else "", "instead of being defeated")
        return (When(Lead(instead), block(hook.effects, voice)),)
    clause = _not_happening(hook, voice)
    instead_block = block(hook.effects, voice)
    said: Block = (Headed(clause, (When(Lead(spans("instead")), instead_block),)),) if instead_block else (clause,)
    return (When(Lead(lead), said),) if lead else said


SKIPPED: Final = (h.Replaced.OWN_INCOME_PHASE, h.Replaced.OWN_OFFENSIVE_PHASE)


def _not_happening(hook: h.Replace, voice: Voice) -> Clause:
    who = me(voice) if hook.event in SKIPPED else fact(voice)
    match hook.event:
        case h.Replaced.OWN_INCOME_PHASE:
            return Clause(who, verb("skip"), whose(voice, nouns.INCOME), may=hook.optional)
        case h.Replaced.OWN_OFFENSIVE_PHASE:
            return Clause(who, verb("skip"), whose(voice, nouns.OFFENSIVE_PHASE), may=hook.optional)
        case h.Replaced.OWN_OFFENSIVE_DAMAGE:
            return Clause(who, verb("deal"), spans("no damage with Offensive Abilities"), may=hook.optional)
        case h.Replaced.DAMAGE_FROM_OPPONENT_OFFENCE:
            rest = "no damage from opponents’ Offensive Abilities"
            return Clause(who, verb("take"), spans(rest), may=hook.optional)
        case h.Replaced.GAIN_OF_THIS:
            return Clause(who, verb("gain"), spans("this token"), may=hook.optional, negation="not")
        case _:
            raise LookupError(f"no words for {hook.event}")

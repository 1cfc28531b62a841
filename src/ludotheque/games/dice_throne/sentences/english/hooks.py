"""English for hooks: when they act, what may be paid, what they change."""

import dataclasses
from typing import Final

from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, DamageType, Limit
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english import conditions, costs
from ludotheque.games.dice_throne.sentences.english.amounts import measure
from ludotheque.games.dice_throne.sentences.english.players import fact, i, me, of_me, order, whose
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.games.dice_throne.sentences.merged_effects import PaidOff, Uses
from ludotheque.games.dice_throne.sentences.offers import OfferWords, said_use, said_uses
from ludotheque.games.dice_throne.sentences.quantities import is_negative, without_sign
from ludotheque.text.clauses import Block, Clause, Lead, Offer, Person, Subject, When
from ludotheque.text.composer import followed
from ludotheque.text.english import BE, CAN, HAVE, article, times, verb
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
            token = voice.lexicon.statuses[voice.token].singular("en") if voice.token else spans("token of this kind")
            return phrase("when", i(voice, verb("receive")), "another", token)
        case _:
            return _FIXED_MOMENTS[hook.moment]


_FIXED_MOMENTS: Final = {
    h.Moment.INFLICTING_ATTACK_END: spans("after the Attack"),
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
            return phrase("when an Attack would inflict", effect, "on", _them(voice))


def _condition(condition: Condition | None, before: Spans, voice: Voice) -> Spans:
    """The moment and the condition, as one lead."""
    if condition is None:
        return before
    said = conditions.full(condition, voice)
    return phrase(before, ",", said) if before else said


def _when(hook: h.At, voice: Voice) -> Spans:
    moment = _moment(hook, voice)
    return phrase(moment, ", with or without this token") if hook.leaflet else moment


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
    lead = phrase("before", whose(voice, nouns.OFFENSIVE_PHASE))
    paid = costs.clauses(group.use.pay, voice)
    body = block(group.use.effects, voice)
    skip = order(voice, verb("skip"), "that phase")
    return (Offer(paid, body, followed(skip, block(group.replace.effects, voice), voice.speech.tongue), lead=lead),)


def use(hook: h.Use, voice: Voice) -> Block:
    return said_use(hook, voice, OFFER_WORDS)


def uses(group: Uses, voice: Voice) -> Block:
    return said_uses(group, voice, OFFER_WORDS)


def _limit(limit: Limit) -> list[str]:
    if limit.per_turn is not None:
        return _often(limit.per_turn, "per turn")
    return _often(limit.per_attack or Amount(1), "per Attack")


def _often(amount: Amount, span: str) -> list[str]:
    if not amount.by_level:
        return [f"{times(amount.base)} {span}"]
    (_, first), *others = amount.by_level
    return [f"{times(first)} {span}", *(f"{times(value)} if {nouns.LEVELS_EN[level]}" for level, value in others)]


def _each_limit(limit: Limit) -> str:
    return f"each {', '.join(_limit(limit))}"


def _use_window(hook: h.Use, voice: Voice) -> Spans:
    """The moment of a use; an Attack may be any but an Ultimate."""
    but = "(except by an Ultimate)" if hook.condition is not None and hook.condition.ultimate is False else ""
    return phrase(_window(hook.window, voice), but)


OFFER_WORDS: Final = OfferWords(
    costs=costs.clauses,
    each=costs.each_paid,
    per=costs.per_paid,
    short=costs.short_price,
    late=costs.LATE,
    window=_use_window,
    condition=conditions.full,
    modifier="Attack Modifier",
    limits=_limit,
    each_limit=_each_limit,
    do_this=lambda voice: order(voice, verb("choose"), "to do this"),
)


def _changed(what: Noun, amount: Amount) -> tuple[Noun, Amount]:
    """The unit with "more" or "less", and the amount without its sign."""
    less = is_negative(amount)
    counted = what is nouns.ROLL_ATTEMPT
    word = ("fewer" if counted else "less") if less else "more"
    unit = dataclasses.replace(what, en_singular=f"{word} {what.en_singular}", en_plural=f"{word} {what.en_plural}")
    return unit, without_sign(amount)


def modify(hook: h.Modify, voice: Voice) -> Block:
    of_attempts = hook.quantity in (h.Quantity.ROLL_ATTEMPTS, h.Quantity.ATTEMPT_CP_COST)
    moment = phrase("during", whose(voice, nouns.OFFENSIVE_PHASE)) if of_attempts else ()
    lead = _condition(hook.condition, moment, voice)
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
            attempt, verb("cost"), phrase(_them(voice), *measure(without_sign(hook.by), nouns.CP, voice), less)
        )
    unit, by = _changed(nouns.PLAIN_DAMAGE, hook.by)
    attacks = nouns.ATTACK.plural("en")
    if hook.quantity is h.Quantity.INCOMING_ATTACK_DAMAGE:
        source = phrase(attacks, "against", _them(voice))
    else:
        source = of_me(voice, attacks)
    return Clause(Subject(source, Person.MANY), verb("deal"), phrase(*measure(by, unit, voice), _types(hook.types)))


def _them(voice: Voice) -> Spans:
    """The one the text is about, as an object."""
    return spans("them") if voice.of_holder and voice.is_named else me(voice).spans


def _types(types: tuple[DamageType, ...]) -> Spans:
    if not types:
        return ()
    names = [spans("normal" if kind is DamageType.NORMAL else kind.value) for kind in types]
    return phrase("(", listed(names, "and"), "damage only)")


def forbid(hook: h.Forbid, voice: Voice) -> Block:
    if hook.act is h.Act.DEFENCE_OF_TARGET:
        target = Subject(phrase("the target of", of_me(voice, nouns.ATTACK.singular("en"))), Person.ONE)
        return (Clause(target, CAN, spans("use a Defensive Ability"), negation="not"),)
    who = fact(voice)
    if hook.act is h.Act.ANY_ACTION:
        rest = "do anything (no card, token, passive or defense)"
        return (Clause(who, CAN, spans(rest), negation="not"),)
    return (Clause(who, CAN, spans("use a Defensive Ability"), negation="not"),)


def replace(hook: h.Replace, voice: Voice) -> Block:
    except_ultimates = hook.condition == Condition(ultimate=False)
    lead = _condition(None if except_ultimates else hook.condition, (), voice)
    if hook.event is h.Replaced.OWN_DEFEAT:
        instead = phrase(lead, "," if lead else "", "instead of being defeated")
        return (When(Lead(instead), block(hook.effects, voice)),)
    clause = _not_happening(hook, voice)
    if except_ultimates:
        clause = dataclasses.replace(clause, rest=phrase(clause.rest, ", except from an Ultimate"))
    said = followed(clause, block(hook.effects, voice), voice.speech.tongue)
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

"""French for hooks: when they act, what may be paid, what they change."""

import dataclasses
from typing import Final

from ludotheque.games.dice_throne.content import hook_types as h
from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, DamageType, Limit
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french import conditions, costs
from ludotheque.games.dice_throne.sentences.french.amounts import counted, measure
from ludotheque.games.dice_throne.sentences.french.damage import SUBIR
from ludotheque.games.dice_throne.sentences.french.players import fact, i, me, mine, my, of_me, order, whose
from ludotheque.games.dice_throne.sentences.french.tokens import RECEVOIR
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.games.dice_throne.sentences.merged_effects import PaidOff, Uses
from ludotheque.games.dice_throne.sentences.offers import OfferWords, said_use, said_uses
from ludotheque.games.dice_throne.sentences.quantities import is_negative, without_sign
from ludotheque.text.clauses import Block, Clause, Lead, Offer, Person, Subject, When
from ludotheque.text.composer import followed
from ludotheque.text.french import AVOIR, CHOISIR, POUVOIR, of, regular, the, to, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase, spans

DEPENSER: Final = regular("dépenser")
DEVOIR: Final = verb("devoir", "devez", "doit", "doivent")
COST_YOU: Final = verb("vous coûter", "vous coûtez", "vous coûte")
COST_THEM: Final = verb("lui coûter", "lui coûtez", "lui coûte")


def _attack_on(voice: Voice, does: str, what: Spans = ()) -> Spans:
    """`une Attaque vous vise`, `une Attaque vise le porteur`, then `une Attaque le vise`."""
    if not voice.of_holder:
        return phrase("une Attaque vous", does, what)
    if voice.is_named:
        return phrase("une Attaque", "lui" if what else "le", does, what)
    return phrase("une Attaque", does, what, to(me(voice).spans) if what else me(voice).spans)


def _moment(hook: h.At, voice: Voice) -> Spans:
    match hook.moment:
        case h.Moment.GAME_START:
            return spans("au début de la partie")
        case h.Moment.OWN_UPKEEP:
            return phrase("pendant", whose(voice, nouns.UPKEEP))
        case h.Moment.OWN_ABILITY_ACTIVATED:
            return phrase("quand", i(voice, regular("activer")), "une Capacité Offensive")
        case h.Moment.OWN_ATTACK:
            return phrase("quand", i(voice, regular("attaquer")))
        case h.Moment.ATTACKED:
            return phrase("quand", _attack_on(voice, "vise"))
        case h.Moment.OWN_ROLL_PHASE_END:
            return phrase("à la conclusion", of(whose(voice, nouns.ROLL_PHASE)))
        case h.Moment.OWN_TURN_END:
            return phrase("à la fin", of(whose(voice, nouns.TURN)))
        case h.Moment.OWN_TOKEN_SPENT:
            status = voice.lexicon.token(hook.status or "").singular("fr")
            return phrase("quand", i(voice, DEPENSER), "un jeton", status)
        case h.Moment.RECEIVED_AGAIN:
            token = counted(voice.token, voice).singular("fr") if voice.token else spans("jeton de ce genre")
            return phrase("quand", i(voice, RECEVOIR), "un autre", token)
        case _:
            return _FIXED_MOMENTS[hook.moment]


_FIXED_MOMENTS: Final = {
    h.Moment.INFLICTING_ATTACK_END: spans("après l’Attaque"),
    h.Moment.OPPONENT_ROLL_PHASE_WITHOUT_ATTACK: spans(
        "quand la Phase de Lancer d’un adversaire se termine sans Attaque"
    ),
    h.Moment.DETONATED: spans("quand ce jeton explose"),
    h.Moment.COMPANION_AT_ZERO: spans("à 0 point de Santé"),
}


def _window(window: h.Window, voice: Voice) -> Spans:
    match window:
        case h.Window.ANY_TIME:
            return spans("à tout moment")
        case h.Window.OWN_UPKEEP:
            return phrase("pendant", whose(voice, nouns.UPKEEP))
        case h.Window.OWN_MAIN_PHASE:
            return phrase("pendant", whose(voice, nouns.MAIN))
        case h.Window.OWN_TURN_BEFORE_OFFENSIVE_PHASE:
            return phrase("pendant", whose(voice, nouns.TURN), "avant", the(nouns.OFFENSIVE_PHASE))
        case h.Window.OWN_OFFENSIVE_PHASE_END:
            return phrase("à la fin", of(whose(voice, nouns.OFFENSIVE_PHASE)))
        case h.Window.OWN_ATTACK:
            return phrase("quand", i(voice, regular("attaquer")))
        case h.Window.ATTACKED:
            return phrase("quand", _attack_on(voice, "vise"))
        case h.Window.INSTEAD_OF_DEFENCE:
            defend = "se défendre" if voice.of_holder else "vous défendre"
            even = f"au lieu de {defend} (même si l’Attaque est imparable)"
            return phrase("quand", _attack_on(voice, "vise"), ",", even)
        case h.Window.DAMAGE_INCOMING:
            return phrase("quand", i(voice, DEVOIR), "subir des dégâts")
        case h.Window.ATTACK_STATUS_INCOMING:
            what = phrase("une", nouns.STATUS_EFFECT.singular("fr"))
            return phrase("quand", _attack_on(voice, "inflige", what))


def _condition(condition: Condition | None, before: Spans, voice: Voice) -> Spans:
    """The moment and the condition, as one lead."""
    if condition is None:
        return before
    said = conditions.full(condition, voice)
    return phrase(before, ",", said) if before else said


def _when(hook: h.At, voice: Voice) -> Spans:
    moment = _moment(hook, voice)
    return phrase(moment, ", avec ou sans ce jeton") if hook.leaflet else moment


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
    """The condition behind what happens: "il retire Ombre s’il l’avait au début de ce tour"."""
    return tuple(
        dataclasses.replace(step, rest=phrase(step.rest, condition)) for step in body if isinstance(step, Clause)
    )


def paid_off(group: PaidOff, voice: Voice) -> Block:
    """`Avant sa Phase de Lancer Offensif, le porteur peut payer 2 PC pour … Sinon, il saute cette phase, puis …`"""
    lead = phrase("avant", whose(voice, nouns.OFFENSIVE_PHASE))
    paid = costs.clauses(group.use.pay, voice)
    body = block(group.use.effects, voice)
    skip = order(voice, regular("sauter"), "cette phase")
    return (Offer(paid, body, followed(skip, block(group.replace.effects, voice), voice.speech.tongue), lead=lead),)


def use(hook: h.Use, voice: Voice) -> Block:
    return said_use(hook, voice, OFFER_WORDS)


def uses(group: Uses, voice: Voice) -> Block:
    return said_uses(group, voice, OFFER_WORDS)


def _limit(limit: Limit) -> list[str]:
    if limit.per_turn is not None:
        return _often(limit.per_turn, "par tour")
    return _often(limit.per_attack or Amount(1), "par Attaque")


def _often(amount: Amount, span: str) -> list[str]:
    if not amount.by_level:
        return [f"{amount.base} fois {span}"]
    (_, first), *others = amount.by_level
    return [f"{first} fois {span}", *(f"{value} fois au niveau {nouns.LEVELS_FR[level]}" for level, value in others)]


def _each_limit(limit: Limit) -> str:
    return f"{', '.join(_limit(limit))} pour chaque effet"


def _use_window(hook: h.Use, voice: Voice) -> Spans:
    """The moment of a use; an Attack may be any but an Ultimate."""
    but = "(sauf une Capacité Ultime)" if hook.condition is not None and hook.condition.ultimate is False else ""
    return phrase(_window(hook.window, voice), but)


OFFER_WORDS: Final = OfferWords(
    costs=costs.clauses,
    each=costs.each_paid,
    per=costs.per_paid,
    short=costs.short_price,
    late=costs.LATE,
    window=_use_window,
    condition=conditions.full,
    modifier="Modificateur d’Attaque",
    limits=_limit,
    each_limit=_each_limit,
    do_this=lambda voice: order(voice, CHOISIR, "de faire ceci"),
)


def _changed(what: Noun, amount: Amount) -> tuple[Noun, Amount]:
    """The unit with "de plus" or "de moins", and the amount without its sign."""
    word = "de moins" if is_negative(amount) else "de plus"
    unit = dataclasses.replace(what, fr_singular=f"{what.fr_singular} {word}", fr_plural=f"{what.fr_plural} {word}")
    return unit, without_sign(amount)


def modify(hook: h.Modify, voice: Voice) -> Block:
    of_attempts = hook.quantity in (h.Quantity.ROLL_ATTEMPTS, h.Quantity.ATTEMPT_CP_COST)
    moment = phrase("pendant", whose(voice, nouns.OFFENSIVE_PHASE)) if of_attempts else ()
    lead = _condition(hook.condition, moment, voice)
    clause = _modified(hook, voice)
    return (When(Lead(lead), (clause,)),) if lead else (clause,)


def _modified(hook: h.Modify, voice: Voice) -> Clause:
    if hook.quantity is h.Quantity.ROLL_ATTEMPTS:
        unit, by = _changed(nouns.ROLL_ATTEMPT, hook.by)
        return Clause(fact(voice), AVOIR, phrase(*measure(by, unit, voice)))
    if hook.quantity is h.Quantity.ATTEMPT_CP_COST:
        return _attempt_cost(hook, voice)
    unit, by = _changed(nouns.PLAIN_DAMAGE, hook.by)
    attacks = nouns.ATTACK.plural("fr")
    if hook.quantity is h.Quantity.INCOMING_ATTACK_DAMAGE:
        source = phrase("les", attacks, "contre", "lui" if voice.of_holder and voice.is_named else me(voice).spans)
    elif voice.of_holder and not voice.is_named:
        source = phrase("les", attacks, of(me(voice).spans))
    else:
        source = phrase(mine(voice), attacks)
    rest = phrase(*measure(by, unit, voice), _types(hook.types))
    return Clause(Subject(source, Person.MANY), regular("infliger"), rest)


def _attempt_cost(hook: h.Modify, voice: Voice) -> Clause:
    later = "après la première" if hook.from_attempt == 2 else f"à partir de la nº {hook.from_attempt or 1}"
    attempt = Subject(phrase("chaque", nouns.ROLL_ATTEMPT.singular("fr"), later), Person.ONE)
    unit, by = _changed(nouns.CP, hook.by) if is_negative(hook.by) else (nouns.CP, hook.by)
    price = phrase(*measure(by, unit, voice))
    if voice.of_holder and not voice.is_named:
        return Clause(attempt, regular("coûter"), phrase(price, to(me(voice).spans)))
    return Clause(attempt, COST_THEM if voice.of_holder else COST_YOU, price)


_PLURALS: Final = {
    DamageType.NORMAL: "normaux",
    DamageType.UNDEFENDABLE: "imparables",
    DamageType.PURE: "purs",
    DamageType.COLLATERAL: "collatéraux",
    DamageType.ULTIMATE: "ultimes",
}


def _types(types: tuple[DamageType, ...]) -> Spans:
    if not types:
        return ()
    return phrase("(dégâts", listed([spans(_PLURALS[kind]) for kind in types], "et"), "uniquement)")


def forbid(hook: h.Forbid, voice: Voice) -> Block:
    if hook.act is h.Act.DEFENCE_OF_TARGET:
        target = Subject(phrase("la cible", of(of_me(voice, nouns.ATTACK))), Person.ONE)
        return (Clause(target, POUVOIR, spans("utiliser de Capacité Défensive"), negation="pas"),)
    who = fact(voice)
    if hook.act is h.Act.ANY_ACTION:
        rest = "faire (ni carte, ni défense, ni jeton, ni capacité)"
        return (Clause(who, POUVOIR, spans(rest), negation="rien"),)
    return (Clause(who, POUVOIR, spans("utiliser de Capacité Défensive"), negation="pas"),)


def replace(hook: h.Replace, voice: Voice) -> Block:
    except_ultimates = hook.condition == Condition(ultimate=False)
    lead = _condition(None if except_ultimates else hook.condition, (), voice)
    if hook.event is h.Replaced.OWN_DEFEAT:
        instead = phrase(lead, "," if lead else "", "au lieu d’être vaincu")
        return (When(Lead(instead), block(hook.effects, voice)),)
    clause = _not_happening(hook, voice)
    if except_ultimates:
        clause = dataclasses.replace(clause, rest=phrase(clause.rest, ", sauf d’une Capacité Ultime"))
    said = followed(clause, block(hook.effects, voice), voice.speech.tongue)
    return (When(Lead(lead), said),) if lead else said


SKIPPED: Final = (h.Replaced.OWN_INCOME_PHASE, h.Replaced.OWN_OFFENSIVE_PHASE)


def _not_happening(hook: h.Replace, voice: Voice) -> Clause:
    who = me(voice) if hook.event in SKIPPED else fact(voice)
    match hook.event:
        case h.Replaced.OWN_INCOME_PHASE:
            return Clause(who, regular("sauter"), my(voice, nouns.INCOME), may=hook.optional)
        case h.Replaced.OWN_OFFENSIVE_PHASE:
            return Clause(who, regular("sauter"), my(voice, nouns.OFFENSIVE_PHASE), may=hook.optional)
        case h.Replaced.OWN_OFFENSIVE_DAMAGE:
            rest = phrase("dégât avec", mine(voice), "Capacités Offensives")
            return Clause(who, regular("infliger"), rest, may=hook.optional, negation="aucun")
        case h.Replaced.DAMAGE_FROM_OPPONENT_OFFENCE:
            rest = spans("dégât des Capacités Offensives adverses")
            return Clause(who, SUBIR, rest, may=hook.optional, negation="aucun")
        case h.Replaced.GAIN_OF_THIS:
            return Clause(who, regular("gagner"), spans("ce jeton"), may=hook.optional, negation="pas")
        case _:
            raise LookupError(f"no words for {hook.event}")

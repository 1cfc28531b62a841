"""French for throws, dice and Roll Attempts."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import (
    After,
    Amount,
    DieValue,
    DieWord,
    Many,
    MayReroll,
    PayForDice,
    RollPhase,
    Side,
    Who,
    Whose,
    WinIf,
)
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french import costs
from ludotheque.games.dice_throne.sentences.french.amounts import whole
from ludotheque.games.dice_throne.sentences.french.players import choice, doer, me, mine, order, recipient, same
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.text.clauses import Block, Clause, Headed, Lead, Mood, Offer, Person, Subject, When
from ludotheque.text.french import agree, count, of, regular, verb
from ludotheque.text.spans import Spans, listed, phrase, spans

LANCER: Final = regular("lancer")
RELANCER: Final = regular("relancer")
REROLL_IT: Final = verb("le relancer", "relancez-le", "le relance")
NUDGE: Final = verb("augmenter ou diminuer", "augmentez ou diminuez", "augmente ou diminue", "augmentent ou diminuent")


def roll(effect: e.Roll, voice: Voice) -> Block:
    before = voice.thrown, voice.one_die
    voice.thrown, voice.one_die = 1 if effect.dice == Amount(1) else 2, effect.dice == Amount(1) and not effect.or_pay
    head = Clause(doer((effect.by,), voice), LANCER, whole(effect.dice, nouns.DIE, voice))
    if effect.or_pay is not None:
        head = replace(head, rest=phrase(head.rest, "(", _instead(effect.or_pay, voice), ")"))
    body = reroll_offer(effect.may_reroll, voice) if effect.may_reroll is not None else ()
    body += block(effect.effects, voice)
    if effect.each_die:
        voice.one_die = True
        body += (When(Lead(spans("pour chaque dé"), short=True), block(effect.each_die, voice)),)
    voice.thrown, voice.one_die = before
    return (Headed(head, body),) if body else (head,)


def _instead(offer: PayForDice, voice: Voice) -> Spans:
    """`vous pouvez dépenser 1 jeton Synthé pour lancer 3 dés à la place`."""
    first, *others = costs.clauses(offer.pay, voice)
    said = [voice.speech.tongue.clause(replace(first, may=True), Mood.INDICATIVE)]
    said += [voice.speech.tongue.clause(cost, Mood.INFINITIVE) for cost in others]
    return phrase(listed(said, "et"), "pour lancer", count(offer.dice, nouns.DIE), "à la place")


def reroll_offer(offer: MayReroll, voice: Voice) -> Block:
    """`Vous pouvez relancer une fois jusqu’à 2 de ces dés.`"""
    if isinstance(offer.dice, Many):
        clause = order(voice, RELANCER, "une fois autant de ces dés que vous voulez")
    elif offer.dice == 1:
        clause = order(voice, REROLL_IT, "une fois") if voice.thrown == 1 else order(voice, RELANCER, "1 de ces dés")
    else:
        clause = order(voice, RELANCER, f"une fois jusqu’à {offer.dice} de ces dés")
    return (Offer(costs.clauses(offer.pay, voice), (clause,)),) if offer.pay else (replace(clause, may=True),)


def opposed_roll(effect: e.OpposedRoll, voice: Voice) -> Block:
    late = "une fois la cible choisie," if effect.after is After.TARGET_CHOSEN else ""
    other = recipient((effect.against,), voice)
    dice = whole(effect.dice, nouns.DIE, voice)
    both = phrase(late, other, "et", me(voice).spans)
    head = Clause(Subject(both, Person.MANY if voice.of_holder else Person.YOU), LANCER, phrase("chacun", dice))
    higher = "supérieur" if effect.win_if is WinIf.HIGHER else "supérieur ou égal"
    lead = Lead(phrase("si", "son résultat" if voice.of_holder else "le vôtre", "est", higher))
    return (Headed(head, (When(lead, block(effect.win, voice), block(effect.lose, voice)),)),)


def dice_of(number: int, whose: Whose, voice: Voice) -> Spans:
    """`1 de vos dés`, `2 dés de votre choix`."""
    own = phrase(str(number), "de", mine(voice), nouns.DIE.plural("fr"))
    if whose is Whose.SELF:
        return own
    if whose is Whose.SELF_OR_TEAMMATE:
        return phrase(own, "ou des dés d’un coéquipier")
    if whose is Whose.OPPONENT:
        voice.picked, voice.picked_many = Side.OPPONENT, False
        return phrase(count(number, nouns.DIE), "d’un adversaire")
    if whose is Whose.SAME:
        if voice.of_holder:
            return phrase(count(number, nouns.DIE), of(same(voice)))
        return phrase(str(number), "de", "leurs" if voice.picked_many else "ses", nouns.DIE.plural("fr"))
    return phrase(count(number, nouns.DIE), choice(voice))


def _value_of(number: int, whose: Whose, voice: Voice) -> Spans:
    """`la valeur d’un de vos dés`, `la valeur de 2 dés de votre choix`."""
    one = number == 1 and whose in {Whose.SELF, Whose.ANY}
    dice = {Whose.SELF: phrase("un de", mine(voice), nouns.DIE.plural("fr")), Whose.ANY: phrase("un dé", choice(voice))}
    return phrase("la valeur", of(dice[whose] if one else dice_of(number, whose, voice)))


def reroll(effect: e.Reroll, voice: Voice) -> Block:
    if isinstance(effect.dice, DieWord):
        return (replace(order(voice, RELANCER, "ce dé"), may=effect.optional),)
    if effect.picked_by is not None and effect.whose in {Whose.OPPONENT, Whose.SAME}:
        who = doer((Who.SAME,), voice) if effect.whose is Whose.SAME else Subject(spans("un adversaire"), Person.ONE)
        chosen = choice(voice) if effect.picked_by is Who.SELF else "de son choix"
        return (Clause(who, RELANCER, phrase(count(effect.dice, nouns.DIE), chosen)),)
    most = "jusqu’à" if effect.up_to else ""
    twice = "(le même dé peut être relancé deux fois)" if effect.same_die_twice else ""
    rest = phrase(most, dice_of(effect.dice, effect.whose, voice), twice)
    return (replace(order(voice, RELANCER, rest), may=effect.optional),)


def set_die(effect: e.SetDie, voice: Voice) -> Block:
    value = _value_of(effect.dice, effect.whose, voice)
    if effect.value is DieValue.COPY_OF_OWN_DIE:  # DT-CARD-13
        other = phrase("identique à celle d’un autre de", mine(voice), nouns.DIE.plural("fr"))
        same = "(lancé pendant la même phase et pour la même raison)"
        return (order(voice, regular("changer"), value, "pour qu’elle soit", other, same),)
    if isinstance(effect.value, DieValue):
        return (order(voice, regular("changer"), value),)
    return (order(voice, regular("changer"), value, f"en {effect.value}"),)


def nudge_die(effect: e.NudgeDie, voice: Voice) -> Block:
    return (order(voice, NUDGE, f"de {effect.by}", _value_of(effect.dice, effect.whose, voice)),)


def extra_attempt(effect: e.ExtraAttempt, voice: Voice) -> Block:
    phase = nouns.OFFENSIVE_PHASE if effect.phase is RollPhase.OFFENSIVE else nouns.DEFENSIVE_PHASE
    more = agree("supplémentaire", nouns.ROLL_ATTEMPT.gender, effect.count)
    attempts = phrase(count(effect.count, nouns.ROLL_ATTEMPT), more)
    rest = phrase(attempts, "avec jusqu’à", count(effect.dice, nouns.DIE), "pendant la", phase.singular("fr"))
    return (Clause(doer(effect.target, voice), regular("gagner"), rest),)

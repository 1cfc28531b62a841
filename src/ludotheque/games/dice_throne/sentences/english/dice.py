"""English for throws, dice and Roll Attempts."""

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
    RollPhase,
    Side,
    Who,
    Whose,
    WinIf,
)
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english import costs
from ludotheque.games.dice_throne.sentences.english.amounts import whole
from ludotheque.games.dice_throne.sentences.english.players import doer, me, my, order, recipient, same
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.text.clauses import Block, Clause, Headed, Lead, Offer, Person, Subject, When
from ludotheque.text.english import count, possessive, verb
from ludotheque.text.spans import Spans, phrase, spans

NUDGE: Final = verb("raise or lower", "raises or lowers")


def roll(effect: e.Roll, voice: Voice) -> Block:
    before = voice.thrown, voice.one_die
    voice.thrown, voice.one_die = 1 if effect.dice == Amount(1) else 2, effect.dice == Amount(1) and not effect.or_pay
    rest = whole(effect.dice, nouns.DIE, voice)
    if effect.or_pay is not None:
        price = costs.alternative(effect.or_pay.pay, voice)
        more = phrase("to roll", count(effect.or_pay.dice, nouns.DIE), "instead")
        rest = phrase(rest, "(", me(voice).spans, "may", price, more, ")")
    head = Clause(doer((effect.by,), voice), verb("roll"), rest)
    body = reroll_offer(effect.may_reroll, voice) if effect.may_reroll is not None else ()
    body += block(effect.effects, voice)
    if effect.each_die:
        voice.one_die = True
        body += (When(Lead(spans("for each die"), short=True), block(effect.each_die, voice)),)
    voice.thrown, voice.one_die = before
    return (Headed(head, body),) if body else (head,)


def reroll_offer(offer: MayReroll, voice: Voice) -> Block:
    """`You may reroll up to 2 of these dice once.`"""
    if isinstance(offer.dice, Many):
        what = "any number of these dice once"
    elif offer.dice == 1:
        what = "it once" if voice.thrown == 1 else "1 of these dice"
    else:
        what = f"up to {offer.dice} of these dice once"
    clause = order(voice, verb("reroll"), what)
    return (Offer(costs.clauses(offer.pay, voice), (clause,)),) if offer.pay else (replace(clause, may=True),)


def opposed_roll(effect: e.OpposedRoll, voice: Voice) -> Block:
    late = "once the target is chosen," if effect.after is After.TARGET_CHOSEN else ""
    other = recipient((effect.against,), voice)
    dice = whole(effect.dice, nouns.DIE, voice)
    both = phrase(late, me(voice).spans, "and", other, "each")
    head = Clause(Subject(both, Person.MANY), verb("roll"), dice)
    higher = "is higher" if effect.win_if is WinIf.HIGHER else "is at least as high"
    lead = Lead(phrase("if", my(voice), "roll", higher))
    return (Headed(head, (When(lead, block(effect.win, voice), block(effect.lose, voice)),)),)


def dice_of(number: int, whose: Whose, voice: Voice) -> Spans:
    """`1 of your dice`, `any 2 dice`."""
    dice = nouns.DIE.plural("en")
    if whose is Whose.SELF:
        return phrase(str(number), "of", my(voice), dice)
    if whose is Whose.SELF_OR_TEAMMATE:
        return phrase(str(number), "of", my(voice), dice, "or of a teammate’s dice")
    if whose is Whose.OPPONENT:
        voice.picked, voice.picked_many = Side.OPPONENT, False
        return phrase(str(number), "of an opponent’s dice")
    if whose is Whose.SAME:
        return phrase(str(number), "of", possessive(same(voice)) if voice.of_holder else "their", dice)
    return phrase("any", nouns.DIE.singular("en")) if number == 1 else phrase("any", count(number, nouns.DIE))


def reroll(effect: e.Reroll, voice: Voice) -> Block:
    if isinstance(effect.dice, DieWord):
        return (Clause(me(voice), verb("reroll"), spans("that die"), may=effect.optional),)
    if effect.picked_by is not None and effect.whose in {Whose.OPPONENT, Whose.SAME}:
        who = doer((Who.SAME,), voice) if effect.whose is Whose.SAME else Subject(spans("an opponent"), Person.ONE)
        chosen = my(voice) if effect.picked_by is Who.SELF else "their"
        rest = phrase(count(effect.dice, nouns.DIE), "of", chosen, "choice")
        return (Clause(who, verb("reroll"), rest),)
    most = "up to" if effect.up_to else ""
    twice = "(the same die may be rerolled twice)" if effect.same_die_twice else ""
    rest = phrase(most, dice_of(effect.dice, effect.whose, voice), twice)
    return (Clause(me(voice), verb("reroll"), rest, may=effect.optional),)


def set_die(effect: e.SetDie, voice: Voice) -> Block:
    dice = dice_of(effect.dice, effect.whose, voice)
    if effect.value is DieValue.COPY_OF_OWN_DIE:
        other = phrase("to match another of", my(voice), nouns.DIE.plural("en"))
        same = "(rolled in the same phase for the same reason)"  # DT-CARD-13
        return (order(voice, verb("change"), dice, other, same),)
    if isinstance(effect.value, DieValue):
        wish = phrase("to any number" if effect.dice == 1 else "to any numbers")
        return (order(voice, verb("change"), dice, wish),)
    return (order(voice, verb("change"), dice, f"to {effect.value}"),)


def nudge_die(effect: e.NudgeDie, voice: Voice) -> Block:
    dice = dice_of(effect.dice, effect.whose, voice)
    return (order(voice, NUDGE, dice, f"by {effect.by}"),)


def extra_attempt(effect: e.ExtraAttempt, voice: Voice) -> Block:
    phase = nouns.OFFENSIVE_PHASE if effect.phase is RollPhase.OFFENSIVE else nouns.DEFENSIVE_PHASE
    attempts = phrase(str(effect.count), "extra", nouns.ROLL_ATTEMPT.form(effect.count, "en"))
    rest = phrase(attempts, "with up to", count(effect.dice, nouns.DIE), "in the", phase.singular("en"))
    return (Clause(doer(effect.target, voice), verb("gain"), rest),)

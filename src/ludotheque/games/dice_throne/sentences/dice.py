"""Throws, dice and Roll Attempts, in any language."""

from dataclasses import replace

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import (
    After,
    Amount,
    DieWord,
    MayReroll,
    RollPhase,
    Who,
    Whose,
    WinIf,
)
from ludotheque.games.dice_throne.sentences import costs, nouns
from ludotheque.games.dice_throne.sentences.amounts import whole
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.games.dice_throne.sentences.players import doer, order, recipient
from ludotheque.text.clauses import Block, Clause, Headed, Lead, Offer, Person, Subject, When
from ludotheque.text.spans import phrase, spans


def roll(effect: e.Roll, voice: Voice) -> Block:
    words = voice.speech.dice
    before = voice.thrown, voice.one_die
    voice.thrown, voice.one_die = 1 if effect.dice == Amount(1) else 2, effect.dice == Amount(1) and not effect.or_pay
    head = Clause(doer((effect.by,), voice), words.roll, whole(effect.dice, nouns.DIE, voice))
    if effect.or_pay is not None:
        head = replace(head, rest=phrase(head.rest, "(", words.instead(effect.or_pay, voice), ")"))
    body = reroll_offer(effect.may_reroll, voice) if effect.may_reroll is not None else ()
    body += block(effect.effects, voice)
    if effect.each_die:
        voice.one_die = True
        body += (When(Lead(spans(words.each_die), short=True), block(effect.each_die, voice)),)
    voice.thrown, voice.one_die = before
    return (Headed(head, body),) if body else (head,)


def reroll_offer(offer: MayReroll, voice: Voice) -> Block:
    """`You may reroll up to 2 of these dice once.`"""
    clause = voice.speech.dice.reroll_these(offer, voice)
    return (Offer(costs.clauses(offer.pay, voice), (clause,)),) if offer.pay else (replace(clause, may=True),)


def opposed_roll(effect: e.OpposedRoll, voice: Voice) -> Block:
    words = voice.speech.dice
    late = words.late if effect.after is After.TARGET_CHOSEN else ""
    other = recipient((effect.against,), voice)
    head = words.both_roll(late, other, whole(effect.dice, nouns.DIE, voice), voice)
    lead = Lead(words.if_higher(effect.win_if is not WinIf.HIGHER, voice))
    return (Headed(head, (When(lead, block(effect.win, voice), block(effect.lose, voice)),)),)


def reroll(effect: e.Reroll, voice: Voice) -> Block:
    words = voice.speech.dice
    if isinstance(effect.dice, DieWord):
        return (replace(order(voice, words.reroll, words.that_die), may=effect.optional),)
    if effect.picked_by is not None and effect.whose in {Whose.OPPONENT, Whose.SAME}:
        same = effect.whose is Whose.SAME
        who = doer((Who.SAME,), voice) if same else Subject(spans(words.an_opponent), Person.ONE)
        chosen = words.of_choice(effect.picked_by is Who.SELF, voice)
        return (Clause(who, words.reroll, phrase(voice.speech.tongue.count(effect.dice, nouns.DIE), chosen)),)
    most, twice = words.most if effect.up_to else "", words.twice if effect.same_die_twice else ""
    rest = phrase(most, words.dice_of(effect.dice, effect.whose, voice), twice)
    return (replace(order(voice, words.reroll, rest), may=effect.optional),)


def set_die(effect: e.SetDie, voice: Voice) -> Block:
    return (order(voice, voice.speech.dice.change, voice.speech.dice.changed(effect, voice)),)


def nudge_die(effect: e.NudgeDie, voice: Voice) -> Block:
    return (order(voice, voice.speech.dice.nudge, voice.speech.dice.nudged(effect, voice)),)


def extra_attempt(effect: e.ExtraAttempt, voice: Voice) -> Block:
    words, speech = voice.speech.dice, voice.speech
    phase = nouns.OFFENSIVE_PHASE if effect.phase is RollPhase.OFFENSIVE else nouns.DEFENSIVE_PHASE
    dice = phrase(words.with_most, speech.tongue.count(effect.dice, nouns.DIE))
    rest = phrase(words.extra_attempts(effect.count), dice, words.in_phase, phase.singular(speech.lang))
    return (Clause(doer(effect.target, voice), speech.tokens.gain, rest),)

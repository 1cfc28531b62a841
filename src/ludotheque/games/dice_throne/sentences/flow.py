"""What joins effects, in any language: conditions, choices, payments, "then", phases and lasting hooks."""

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Who
from ludotheque.games.dice_throne.sentences import conditions, costs, nouns
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.games.dice_throne.sentences.merged_effects import Either
from ludotheque.games.dice_throne.sentences.players import doer, order, recipient
from ludotheque.text.clauses import Block, Clause, Lead, Offer, Sequel, When
from ludotheque.text.composer import choice_of
from ludotheque.text.spans import Spans, phrase, spans


def then(effect: e.Then, voice: Voice) -> Block:
    return (Sequel(block(effect.effects, voice)),)


def if_(effect: e.If, voice: Voice) -> Block:
    lead = conditions.lead(effect.condition, voice)
    return (When(lead, block(effect.effects, voice) or voice.speech.flow.nothing, block(effect.otherwise, voice)),)


def either(effect: Either, voice: Voice) -> Block:
    lead = conditions.any_of(effect.conditions, voice)
    return (When(lead, block(effect.effects, voice), block(effect.otherwise, voice)),)


def choose(effect: e.Choose, voice: Voice) -> Block:
    voice.picked, voice.picked_many = effect.of, False
    return (order(voice, voice.speech.flow.choose, voice.speech.tongue.a(nouns.SIDES[effect.of])),)


def choose_one(effect: e.ChooseOne, voice: Voice) -> Block:
    chooser = doer((effect.chooser,), voice)
    voice.same_chooses = effect.chooser is Who.SAME
    options = tuple(block(option, voice) for option in effect.options)
    voice.same_chooses = False
    return (choice_of(options, chooser, voice.speech.tongue, None if chooser.own else chooser),)


def pay(effect: e.Pay, voice: Voice) -> Block:
    return (Offer(costs.clauses(effect.cost, voice), block(effect.effects, voice), must=True),)


def may_pay(effect: e.MayPay, voice: Voice) -> Block:
    paid = costs.clauses(effect.cost, voice)
    single = costs.is_single(effect.cost[0])
    again = bool(effect.per_paid) and not single
    each, per = (costs.each_paid(effect.cost[0], voice), costs.per_paid(effect.cost[0], voice)) if again else ((), ())
    body = block(effect.effects + effect.per_paid, voice)
    return (Offer(paid, body, block(effect.otherwise, voice), each, per),)


def extra_offensive_phase(effect: e.ExtraOffensivePhase, voice: Voice) -> Block:
    words = voice.speech.flow
    against = phrase(words.against, _attacked(effect, voice)) if effect.target else ()
    return (Clause(doer((effect.by,), voice), words.take, phrase(words.extra_phases(effect.count), against)),)


def _attacked(effect: e.ExtraOffensivePhase, voice: Voice) -> Spans:
    if effect.target == (Who.SELF,):
        return spans(voice.speech.flow.holder if voice.of_holder else voice.speech.flow.you)
    return recipient(effect.target, voice)


def lasting_hook(effect: e.LastingHook, voice: Voice) -> Block:
    return (When(Lead(voice.speech.flow.until[effect.until]), voice.speech.sayings.say(effect.hook, voice)),)

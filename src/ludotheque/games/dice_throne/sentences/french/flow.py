"""French for what joins effects: conditions, choices, payments, "puis", phases and lasting hooks."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Until, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french import conditions, costs
from ludotheque.games.dice_throne.sentences.french.players import doer, order, recipient
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.games.dice_throne.sentences.merged_effects import Either
from ludotheque.text.clauses import Block, Clause, Lead, Offer, Person, Sequel, Subject, When
from ludotheque.text.composer import choice_of
from ludotheque.text.french import CHOISIR, a, agree, count, regular, verb
from ludotheque.text.spans import Spans, phrase, spans

NOTHING: Final = (Clause(Subject(spans("rien"), Person.ONE), verb("ne se passer", "ne se passez", "ne se passe")),)


def then(effect: e.Then, voice: Voice) -> Block:
    return (Sequel(block(effect.effects, voice)),)


def if_(effect: e.If, voice: Voice) -> Block:
    lead = conditions.lead(effect.condition, voice)
    return (When(lead, block(effect.effects, voice) or NOTHING, block(effect.otherwise, voice)),)


def either(effect: Either, voice: Voice) -> Block:
    lead = conditions.any_of(effect.conditions, voice)
    return (When(lead, block(effect.effects, voice), block(effect.otherwise, voice)),)


def choose(effect: e.Choose, voice: Voice) -> Block:
    voice.picked, voice.picked_many = effect.of, False
    return (order(voice, CHOISIR, a(nouns.SIDES[effect.of])),)


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
    more = agree("supplémentaire", nouns.OFFENSIVE_PHASE.gender, effect.count)
    phases = phrase(count(effect.count, nouns.OFFENSIVE_PHASE), more)
    against = phrase("contre", _attacked(effect, voice)) if effect.target else ()
    return (Clause(doer((effect.by,), voice), regular("effectuer"), phrase(phases, against)),)


def _attacked(effect: e.ExtraOffensivePhase, voice: Voice) -> Spans:
    if effect.target == (Who.SELF,):
        return spans("le porteur" if voice.of_holder else "vous")
    return recipient(effect.target, voice)


def lasting_hook(effect: e.LastingHook, voice: Voice) -> Block:
    until = {Until.ROLL_PHASE_END: phrase("jusqu’à la conclusion de la", nouns.ROLL_PHASE.singular("fr"))}[effect.until]
    return (When(Lead(until), voice.speech.sayings.say(effect.hook, voice)),)

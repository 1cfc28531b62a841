"""What joins effects in any language: prices, conditions, choices and moments."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ludotheque.one_deck_dungeon.effects import ChooseOne, If
from ludotheque.one_deck_dungeon.hooks import At
from ludotheque.one_deck_dungeon.sentences.grouping import Payment
from ludotheque.one_deck_dungeon.sentences.voice import Setting, Voice
from ludotheque.one_deck_dungeon.vocabulary import Condition, Effects, Limit, Moment
from ludotheque.text.clauses import Block, Clause, Headed, Lead, Offer, Subject, Tongue, When
from ludotheque.text.composing import choice_of
from ludotheque.text.registry import Sayings
from ludotheque.text.spans import Spans, phrase, spans


@dataclass(frozen=True, slots=True)
class Joints:
    """What a language must offer for it; `do_this` stands before what may be done and is no single deed."""

    tongue: Tongue
    block: Callable[[Effects, Voice], Block]
    condition: Callable[[Condition], Spans]
    you: Subject
    moments: dict[Moment, str]
    moments_of_foe: dict[Moment, str]
    limits: dict[Limit, str]
    do_this: Clause


def join(sayings: Sayings[Voice, Block], joints: Joints) -> None:
    """Makes a language say what joins effects."""

    @sayings.says(Payment)
    def payment(effect: Payment, voice: Voice) -> Block:
        price = tuple(clause for clause in sayings.say(effect.price, voice) if isinstance(clause, Clause))
        return (Offer(price, joints.block(effect.rest, voice), must=True),)

    @sayings.says(ChooseOne)
    def choose_one(effect: ChooseOne, voice: Voice) -> Block:
        options = tuple(joints.block(option, voice) for option in effect.options)
        return (choice_of(options, joints.you, joints.tongue),)

    @sayings.says(If)
    def if_(effect: If, voice: Voice) -> Block:
        lead = Lead(joints.condition(effect.condition))
        return (When(lead, joints.block(effect.effects, voice), joints.block(effect.otherwise, voice)),)

    @sayings.says(At)
    def at(hook: At, voice: Voice) -> Block:
        body = joints.block(hook.effects, voice)
        return (When(Lead(_when(hook, voice, joints)), _offered(body, joints) if hook.optional else body),)


def _when(hook: At, voice: Voice, joints: Joints) -> Spans:
    moments = joints.moments | joints.moments_of_foe if voice.setting is Setting.FOE else joints.moments
    lead = spans(moments[hook.moment])
    if hook.limit is not None:
        lead = phrase(joints.limits[hook.limit], ",", lead)
    return phrase(lead, ",", joints.condition(hook.condition)) if hook.condition is not None else lead


def _offered(body: Block, joints: Joints) -> Block:
    if all(isinstance(step, Clause) for step in body):
        return tuple(replace(step, may=True) for step in body if isinstance(step, Clause))
    return (Headed(replace(joints.do_this, may=True), body),)

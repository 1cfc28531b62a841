"""What joins effects in any language: prices, conditions, choices and moments."""

from dataclasses import replace

from ludotheque.games.one_deck_dungeon.content.effect_types import ChooseOne, If
from ludotheque.games.one_deck_dungeon.content.hook_types import At
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.conditions import full
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Joints, Narration, Setting, block
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import Payment, RollChoice
from ludotheque.text.clauses import Block, Clause, Headed, Lead, Offer, When
from ludotheque.text.composer import choice_of
from ludotheque.text.spans import Spans, listed, phrase, spans


def payment(effect: Payment, voice: Narration) -> Block:
    price = tuple(clause for clause in voice.speech.sayings.say(effect.price, voice) if isinstance(clause, Clause))
    return (Offer(price, block(effect.rest, voice), must=True),)


def choose_one(effect: ChooseOne, voice: Narration) -> Block:
    options = tuple(block(option, voice) for option in effect.options)
    return (choice_of(options, voice.speech.heroes.you, voice.speech.tongue),)


def roll_choice(effect: RollChoice, voice: Narration) -> Block:
    prices = [step for price in effect.prices for step in voice.speech.sayings.say(price, voice)]
    return _roll_choice(effect, [step for step in prices if isinstance(step, Clause)], voice)


def if_(effect: If, voice: Narration) -> Block:
    lead = Lead(full(effect.condition, voice))
    return (When(lead, block(effect.effects, voice), block(effect.otherwise, voice)),)


def at(hook: At, voice: Narration) -> Block:
    body = block(hook.effects, voice)
    joints = voice.speech.joints
    return (When(Lead(_when(hook, voice, joints)), _offered(body, joints) if hook.optional else body),)


def _roll_choice(effect: RollChoice, paid: list[Clause], voice: Narration) -> Block:
    """`Roll 1 or 2 dice`, `Spend 2 time to roll 2 dice, or 4 time to roll 3`."""
    you, tongue = voice.speech.heroes.you, voice.speech.tongue
    words, most, lang = voice.speech.joints.rolls, effect.rolls[-1], tongue.lang
    kind = nouns.COLOR_DICE[most.color]
    if paid:
        first = effect.rolls[0].count
        said = phrase(paid[0].rest, words.to_roll, str(first), kind.form(first, lang))
        for price, roll in zip(paid[1:], effect.rolls[1:], strict=True):
            said = phrase(said, ",", tongue.or_word, price.rest, words.to_roll_more, str(roll.count))
        out: Block = (Clause(you, paid[0].verb, said),)
    else:
        numbers = listed([spans(str(roll.count)) for roll in effect.rolls], tongue.or_word)
        out = (Clause(you, voice.speech.dice.roll, phrase(numbers, kind.form(most.count, lang))),)
    out += (words.drop(most.drop),) if most.drop else ()
    if most.on_one:
        *steps, last = block(most.on_one, voice)
        once = replace(last, rest=phrase(last.rest, words.only_once)) if isinstance(last, Clause) else last
        out += (When(Lead(words.if_one), (*steps, once)),)
    return out


def _when(hook: At, voice: Narration, joints: Joints) -> Spans:
    moments = joints.moments | joints.moments_of_foe if voice.setting is Setting.FOE else joints.moments
    lead = spans(moments[hook.moment])
    if hook.limit is not None:
        lead = phrase(joints.limits[hook.limit], ",", lead)
    return phrase(lead, ",", full(hook.condition, voice)) if hook.condition is not None else lead


def _offered(body: Block, joints: Joints) -> Block:
    if all(isinstance(step, Clause) for step in body):
        return tuple(replace(step, may=True) for step in body if isinstance(step, Clause))
    return (Headed(replace(joints.do_this, may=True), body),)

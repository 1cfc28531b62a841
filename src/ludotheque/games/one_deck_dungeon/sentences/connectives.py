"""What joins effects in any language: prices, conditions, choices and moments."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ludotheque.games.one_deck_dungeon.content.effect_types import ChooseOne, If
from ludotheque.games.one_deck_dungeon.content.hook_types import At
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Condition, Effects, Limit, Moment
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, Setting
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import Payment, RollChoice
from ludotheque.text.clauses import Block, Clause, Grammar, Headed, Lead, Offer, Subject, Verb, When
from ludotheque.text.composer import SentenceTable, choice_of
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase, spans


@dataclass(frozen=True, slots=True)
class Joints:
    """What a language must offer for it; `do_this` stands before what may be done and is no single deed."""

    tongue: Grammar
    block: Callable[[Effects, Narration], Block]
    condition: Callable[[Condition], Spans]
    you: Subject
    moments: dict[Moment, str]
    moments_of_foe: dict[Moment, str]
    limits: dict[Limit, str]
    do_this: Clause
    rolls: "RollWords"


@dataclass(frozen=True, slots=True)
class RollWords:
    """What a language must offer where more or fewer dice may be rolled."""

    roll: Verb
    dice: dict[Color, Noun]
    to_roll: str  # "to roll", before how many of which
    to_roll_more: str  # the same where the dice have just been named
    drop: Callable[[int], Clause]
    if_one: Spans
    only_once: str


def join(sayings: SentenceTable[Narration, Block], joints: Joints) -> None:
    """Makes a language say what joins effects."""

    @sayings.says(Payment)
    def payment(effect: Payment, voice: Narration) -> Block:
        price = tuple(clause for clause in sayings.say(effect.price, voice) if isinstance(clause, Clause))
        return (Offer(price, joints.block(effect.rest, voice), must=True),)

    @sayings.says(ChooseOne)
    def choose_one(effect: ChooseOne, voice: Narration) -> Block:
        options = tuple(joints.block(option, voice) for option in effect.options)
        return (choice_of(options, joints.you, joints.tongue),)

    @sayings.says(RollChoice)
    def roll_choice(effect: RollChoice, voice: Narration) -> Block:
        prices = [step for price in effect.prices for step in sayings.say(price, voice)]
        paid = [step for step in prices if isinstance(step, Clause)]
        return _roll_choice(effect, paid, voice, joints)

    @sayings.says(If)
    def if_(effect: If, voice: Narration) -> Block:
        lead = Lead(joints.condition(effect.condition))
        return (When(lead, joints.block(effect.effects, voice), joints.block(effect.otherwise, voice)),)

    @sayings.says(At)
    def at(hook: At, voice: Narration) -> Block:
        body = joints.block(hook.effects, voice)
        return (When(Lead(_when(hook, voice, joints)), _offered(body, joints) if hook.optional else body),)


def _roll_choice(effect: RollChoice, paid: list[Clause], voice: Narration, joints: Joints) -> Block:
    """`Roll 1 or 2 dice`, `Spend 2 time to roll 2 dice, or 4 time to roll 3`."""
    words, most, lang = joints.rolls, effect.rolls[-1], joints.tongue.lang
    kind = words.dice[most.color]
    if paid:
        first = effect.rolls[0].count
        said = phrase(paid[0].rest, words.to_roll, str(first), kind.form(first, lang))
        for price, roll in zip(paid[1:], effect.rolls[1:], strict=True):
            said = phrase(said, ",", joints.tongue.or_word, price.rest, words.to_roll_more, str(roll.count))
        out: Block = (Clause(joints.you, paid[0].verb, said),)
    else:
        numbers = listed([spans(str(roll.count)) for roll in effect.rolls], joints.tongue.or_word)
        out = (Clause(joints.you, words.roll, phrase(numbers, kind.form(most.count, lang))),)
    out += (words.drop(most.drop),) if most.drop else ()
    if most.on_one:
        *steps, last = joints.block(most.on_one, voice)
        once = replace(last, rest=phrase(last.rest, words.only_once)) if isinstance(last, Clause) else last
        out += (When(Lead(words.if_one), (*steps, once)),)
    return out


def _when(hook: At, voice: Narration, joints: Joints) -> Spans:
    moments = joints.moments | joints.moments_of_foe if voice.setting is Setting.FOE else joints.moments
    lead = spans(moments[hook.moment])
    if hook.limit is not None:
        lead = phrase(joints.limits[hook.limit], ",", lead)
    return phrase(lead, ",", joints.condition(hook.condition)) if hook.condition is not None else lead


def _offered(body: Block, joints: Joints) -> Block:
    if all(isinstance(step, Clause) for step in body):
        return tuple(replace(step, may=True) for step in body if isinstance(step, Clause))
    return (Headed(replace(joints.do_this, may=True), body),)

"""Damage, health and the Attack, in any language."""

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Origin, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import is_negative, measure, origin_words, without_sign
from ludotheque.games.dice_throne.sentences.language_pack import Deed, Setting, Voice
from ludotheque.games.dice_throne.sentences.players import doer, order, recipient
from ludotheque.text.clauses import Block, Clause, Person, Subject
from ludotheque.text.spans import Spans, phrase, spans


def damage(effect: e.Damage, voice: Voice) -> Block:
    words = voice.speech.damage
    voice.to_others = effect.target != (Who.SELF,)
    measured = measure(effect.amount, nouns.DAMAGE[effect.damage_type], voice)
    voice.to_others = False
    notes = words.isolated if effect.isolated else ""
    notes += words.unpreventable if effect.unpreventable else ""
    if effect.target == (Who.SELF,):
        return (order(voice, words.take, *measured, notes),)
    if effect.target == (Who.SAME,) and voice.same_chooses:
        return (Clause(doer(effect.target, voice), words.take, phrase(*measured, notes)),)
    return words.dealt(effect, measured, notes, voice)


def add_damage(effect: e.AddDamage, voice: Voice) -> Block:
    measured = measure(without_sign(effect.amount), nouns.PLAIN_DAMAGE, voice)
    less = is_negative(effect.amount)
    shown = less or (voice.setting in {Setting.STATUS, Setting.PASSIVE} and not voice.attacking)
    return (voice.speech.damage.change_attack(measured, less, shown, voice),)


def prevent(effect: e.Prevent, voice: Voice) -> Block:
    words = voice.speech.damage
    goal = () if effect.target == (Who.SELF,) else words.meant_for(effect.target, voice)
    if effect.amount.origin is Origin.INCOMING_DAMAGE and not effect.amount.base:
        every = "" if effect.amount.half else words.all_of
        return (order(voice, words.prevent, every, origin_words(effect.amount, voice), goal),)
    head, tail = measure(effect.amount, nouns.PLAIN_DAMAGE, voice)
    return (order(voice, words.prevent, head, goal, tail),)


def avoid(_effect: e.Avoid, voice: Voice) -> Block:
    return (order(voice, voice.speech.damage.avoid, voice.speech.damage.incoming),)


def make_undefendable(_effect: e.MakeUndefendable, voice: Voice) -> Block:
    words = voice.speech.damage
    return (order(voice, words.make, voice.speech.tongue.the(nouns.ATTACK), words.undefendable),)


def halve_attack(_effect: e.HalveAttack, voice: Voice) -> Block:
    return (_does(voice.speech.tongue.the(nouns.ATTACK), voice.speech.damage.halved),)


def fail_ability(_effect: e.FailAbility, voice: Voice) -> Block:
    return (_does(spans(voice.speech.damage.ability), voice.speech.damage.fails),)


def _does(thing: Spans, deed: Deed) -> Clause:
    verb, rest, negation = deed
    return Clause(Subject(thing, Person.ONE), verb, rest, negation=negation)


def share_damage(effect: e.ShareDamage, voice: Voice) -> Block:
    return (voice.speech.damage.share(effect, voice),)


def heal(effect: e.Heal, voice: Voice) -> Block:
    words = voice.speech.damage
    measured = measure(effect.amount, nouns.HEALTH, voice)
    if effect.target == (Who.SELF,):
        return (order(voice, words.heal, *measured),)
    helped = words.helped(effect.target, measured, voice)
    return (Clause(doer(effect.target, voice), words.heal, phrase(*measured), as_deed=helped),)


def steal_health(effect: e.StealHealth, voice: Voice) -> Block:
    return voice.speech.damage.steal(effect, voice)


def set_health(effect: e.SetHealth, voice: Voice) -> Block:
    words = voice.speech.damage
    if effect.target == (Who.SELF,):
        return (order(voice, words.set, words.own_health(effect.health, voice)),)
    return (order(voice, words.set, words.health_of(recipient(effect.target, voice), effect.health)),)

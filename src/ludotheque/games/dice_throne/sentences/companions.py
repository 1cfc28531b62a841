"""Companions and the board, in any language."""

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.games.dice_throne.sentences.players import order
from ludotheque.text.clauses import Block


def grow(effect: e.Grow, voice: Voice) -> Block:
    return (voice.speech.companions.grow(effect, voice.lexicon.groups[voice.lexicon.growing], voice),)


def heal_companion(effect: e.HealCompanion, voice: Voice) -> Block:
    return (voice.speech.companions.heal(effect, voice),)


def set_companion(effect: e.SetCompanion, voice: Voice) -> Block:
    return (voice.speech.companions.turn(effect, voice),)


def activate_companion(effect: e.ActivateCompanion, voice: Voice) -> Block:
    words, many = voice.speech.companions, effect.count > 1
    number = words.so_many(effect.count, voice.lexicon.groups[effect.group], effect.distinct and many)
    timing = words.any_time(many) if effect.ignore_conditions else ""
    return (order(voice, words.activate, number, words.free if effect.free else "", timing),)


def build_companion(effect: e.BuildCompanion, voice: Voice) -> Block:
    words = voice.speech.companions
    named = words.levelled(effect.level, voice.lexicon.groups[effect.group])
    return (order(voice, words.build, named, words.free if effect.free else ""),)


def upgrade_companion(effect: e.UpgradeCompanion, voice: Voice) -> Block:
    words, group = voice.speech.companions, voice.lexicon.groups[effect.group]
    named, better = words.levelled(effect.origin, group), words.upgraded(effect.to, group)
    return (order(voice, words.upgrade, named, better, words.free if effect.free else ""),)


def flip_board(_effect: e.FlipBoard, voice: Voice) -> Block:
    words = voice.speech.companions
    return (order(voice, words.flip, words.own_board(voice), words.rest_of_game),)

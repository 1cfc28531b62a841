"""French for companions and the board."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import CompanionState, Level
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.amounts import measure, whole
from ludotheque.games.dice_throne.sentences.french.conditions import ACTIVE, companion_named
from ludotheque.games.dice_throne.sentences.french.damage import RENDRE, given
from ludotheque.games.dice_throne.sentences.french.players import mine, order
from ludotheque.games.dice_throne.sentences.language_pack import Voice
from ludotheque.text.clauses import Block, Clause, Person, Subject
from ludotheque.text.french import a, agree, count, regular, to, to_whom, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import phrase, spans

FAIRE_CROITRE: Final = verb("faire croître", "faites croître", "fait croître", "font croître")
REDEVENIR: Final = verb("redevenir", "redevenez", "redevient", "redeviennent")
CONSTRUIRE: Final = verb("construire", "construisez", "construit", "construisent")


def grow(effect: e.Grow, voice: Voice) -> Block:
    group = voice.lexicon.groups[voice.lexicon.growing]
    if not effect.each_in_play:
        return (replace(order(voice, FAIRE_CROITRE, whole(effect.amount, group, voice)), may=effect.optional),)
    wish = ("qu’il veut" if voice.of_holder else "que vous voulez") if effect.optional else ""
    each = phrase("chacun de", mine(voice), group.plural("fr"), wish)
    return (order(voice, FAIRE_CROITRE, whole(effect.amount, nouns.TIME, voice), each),)


def heal_companion(effect: e.HealCompanion, voice: Voice) -> Block:
    measured = measure(effect.amount, nouns.HEALTH, voice)
    if voice.companion == effect.companion:
        return (order(voice, to_whom(RENDRE, "lui"), *measured),)
    companion = to(voice.lexicon.companions[effect.companion].singular("fr"))
    return (order(voice, RENDRE, given(measured, companion)),)


def set_companion(effect: e.SetCompanion, voice: Voice) -> Block:
    noun = voice.lexicon.companions[effect.companion]
    companion = Subject(companion_named(effect.companion, voice), Person.ONE)
    if effect.state is CompanionState.ACTIVE:
        return (Clause(companion, REDEVENIR, spans(ACTIVE[noun.gender])),)
    return (Clause(companion, regular("tomber"), spans("hors de combat")),)


def activate_companion(effect: e.ActivateCompanion, voice: Voice) -> Block:
    noun = voice.lexicon.groups[effect.group]
    many = effect.count > 1
    different = agree("différent", noun.gender, effect.count) if effect.distinct and many else ""
    number = phrase("jusqu’à" if many else "", count(effect.count, noun), different)
    free = "gratuitement" if effect.free else ""
    timing = f"(même hors de {'leur' if many else 'son'} moment habituel)" if effect.ignore_conditions else ""
    return (order(voice, regular("activer"), number, free, timing),)


def build_companion(effect: e.BuildCompanion, voice: Voice) -> Block:
    named = a(_levelled(effect.level, effect.group, voice))
    return (order(voice, CONSTRUIRE, named, "gratuitement" if effect.free else ""),)


def upgrade_companion(effect: e.UpgradeCompanion, voice: Voice) -> Block:
    named = a(_levelled(effect.origin, effect.group, voice))
    better = phrase("en", _levelled(effect.to, effect.group, voice).singular("fr"))
    return (order(voice, regular("améliorer"), named, better, "gratuitement" if effect.free else ""),)


def _levelled(level: Level, group: str, voice: Voice) -> Noun:
    noun = voice.lexicon.groups[group]
    word = nouns.LEVELS_FR[level]
    said = word if level is Level.BASIC else agree(word, noun.gender)
    return replace(noun, fr_singular=f"{noun.fr_singular} {said}")


def flip_board(_effect: e.FlipBoard, voice: Voice) -> Block:
    own = "son plateau" if voice.of_holder else "votre plateau"
    return (order(voice, regular("retourner"), own, "pour le reste de la partie"),)

"""French words for companions and the board."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import CompanionState, Level
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import measure, whole
from ludotheque.games.dice_throne.sentences.french.conditions import ACTIVE, companion_named
from ludotheque.games.dice_throne.sentences.french.damage import RENDRE, given
from ludotheque.games.dice_throne.sentences.french.players import mine
from ludotheque.games.dice_throne.sentences.language_pack import CompanionWords, Voice
from ludotheque.games.dice_throne.sentences.players import order
from ludotheque.text.clauses import Clause, Person, Subject
from ludotheque.text.french import a, agree, count, regular, to, to_whom, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans

FAIRE_CROITRE: Final = verb("faire croître", "faites croître", "fait croître", "font croître")
REDEVENIR: Final = verb("redevenir", "redevenez", "redevient", "redeviennent")


def _grow(effect: e.Grow, group: Noun, voice: Voice) -> Clause:
    if not effect.each_in_play:
        return replace(order(voice, FAIRE_CROITRE, whole(effect.amount, group, voice)), may=effect.optional)
    wish = ("qu’il veut" if voice.of_holder else "que vous voulez") if effect.optional else ""
    each = phrase("chacun de", mine(voice), group.plural("fr"), wish)
    return order(voice, FAIRE_CROITRE, whole(effect.amount, nouns.TIME, voice), each)


def _heal(effect: e.HealCompanion, voice: Voice) -> Clause:
    measured = measure(effect.amount, nouns.HEALTH, voice)
    if voice.companion == effect.companion:
        return order(voice, to_whom(RENDRE, "lui"), *measured)
    companion = to(voice.lexicon.companions[effect.companion].singular("fr"))
    return order(voice, RENDRE, given(measured, companion))


def _turn(effect: e.SetCompanion, voice: Voice) -> Clause:
    noun = voice.lexicon.companions[effect.companion]
    companion = Subject(companion_named(effect.companion, voice), Person.ONE)
    if effect.state is CompanionState.ACTIVE:
        return Clause(companion, REDEVENIR, spans(ACTIVE[noun.gender]))
    return Clause(companion, regular("tomber"), spans("hors de combat"))


def _so_many(number: int, noun: Noun, different: bool) -> Spans:
    most = "jusqu’à" if number > 1 else ""
    return phrase(most, count(number, noun), agree("différent", noun.gender, number) if different else "")


def _levelled(level: Level, group: Noun) -> Noun:
    return replace(group, fr_singular=f"{group.fr_singular} {nouns.level(level, group, 'fr')}")


COMPANIONS: Final = CompanionWords(
    grow=_grow,
    heal=_heal,
    turn=_turn,
    activate=regular("activer"),
    so_many=_so_many,
    free="gratuitement",
    any_time=lambda many: f"(même hors de {'leur' if many else 'son'} moment habituel)",
    build=verb("construire", "construisez", "construit", "construisent"),
    upgrade=regular("améliorer"),
    levelled=lambda level, group: a(_levelled(level, group)),
    upgraded=lambda level, group: phrase("en", _levelled(level, group).singular("fr")),
    flip=regular("retourner"),
    own_board=lambda voice: "son plateau" if voice.of_holder else "votre plateau",
    rest_of_game="pour le reste de la partie",
)

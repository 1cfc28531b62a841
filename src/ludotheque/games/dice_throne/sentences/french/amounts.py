"""French words for amounts."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Amount, Origin
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.players import mine, my
from ludotheque.games.dice_throne.sentences.language_pack import AmountWords, Measure, Voice
from ludotheque.text.french import elided, of, to
from ludotheque.text.nouns import Gender, Noun
from ludotheque.text.spans import Spans, phrase, spans


def counted(token: str, voice: Voice) -> Noun:
    """A status is counted by its tokens, a companion by itself."""
    noun = voice.lexicon.token(token)
    if token not in voice.lexicon.statuses:
        return noun
    name = noun.fr_singular
    return replace(noun, fr_singular=f"jeton {name}", fr_plural=f"jetons {name}", gender=Gender.MASCULINE)


def as_many(noun: Noun, voice: Voice) -> Spans:
    """`autant de jetons que vous voulez`."""
    wish = "qu’il veut" if voice.of_holder else "que vous voulez"
    return phrase("autant", elided("de", noun.plural("fr")), wish)


def _equal(amount: Amount, unit: Noun, other: Spans) -> Measure:
    if amount == Amount(origin=Origin.DAMAGE_DEALT):
        return phrase("autant", elided("de", unit.plural("fr"))), spans("que de dégâts infligés")
    return phrase("un nombre", elided("de", unit.plural("fr"))), phrase("égal", to(other))


def _to_limit(noun: Noun, voice: Voice) -> Measure:
    return phrase("des", noun.plural("fr")), phrase("jusqu’à", my(voice, nouns.STACK_LIMIT))


def _pair(symbol: str, voice: Voice) -> Spans:
    noun = voice.lexicon.symbols[symbol]
    face = phrase("faces", noun.singular("fr")) if symbol in voice.lexicon.ambiguous else noun.plural("fr")
    return phrase("par paire", elided("de", face))


def _origin(origin: Origin, voice: Voice) -> Spans:
    return {
        Origin.ROLL_TOTAL: spans("le résultat" if voice.thrown == 1 else "le total des dés"),
        Origin.OWN_CP: phrase(mine(voice), nouns.CP.plural("fr")),
        Origin.INCOMING_DAMAGE: phrase("les", nouns.INCOMING_DAMAGE.plural("fr")),
        Origin.DAMAGE_DEALT: spans("les dégâts infligés"),
    }[origin]


AMOUNTS: Final = AmountWords(
    equal=_equal,
    counted=counted,
    all_of=lambda noun: phrase("toutes les" if noun.gender is Gender.FEMININE else "tous les", noun.plural("fr")),
    any_number=as_many,
    to_limit=_to_limit,
    per="par",
    pair=_pair,
    symbols=lambda names, ambiguous: phrase("face" if ambiguous else "", names),
    in_play="en jeu",
    after_first="après la première",
    at_most=lambda most: f"({most} au maximum)",
    for_tokens="pour",
    at_level=lambda value, level: f"{value} au niveau {nouns.LEVELS_FR[level]}",
    origin=_origin,
    half=lambda words: phrase("la moitié", of(words), "(arrondie au chiffre supérieur)"),
)

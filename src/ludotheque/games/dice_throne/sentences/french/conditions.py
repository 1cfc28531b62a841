"""French words for conditions."""

from typing import Final

from ludotheque.games.dice_throne.content.vocabulary import Amount, CostKind, SymbolCounts
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import tokens
from ludotheque.games.dice_throne.sentences.french.players import my
from ludotheque.games.dice_throne.sentences.language_pack import ConditionWords, Setting, Voice
from ludotheque.games.dice_throne.sentences.players import i, me
from ludotheque.text.french import AVOIR, ETRE, FAIRE, OBTENIR, count, elided, the
from ludotheque.text.nouns import Gender
from ludotheque.text.spans import Spans, listed, phrase, spans

DONE: Final = {CostKind.CP: "payé", CostKind.SPEND: "dépensé", CostKind.REMOVE: "retiré", CostKind.DISCARD: "défaussé"}
ACTIVE: Final = {Gender.MASCULINE: "actif", Gender.FEMININE: "active"}


def _counted(counts: SymbolCounts, voice: Voice) -> Spans:
    return listed([_so_often(symbol, number, voice) for symbol, number in counts], "et")


def _so_often(symbol: str, number: int, voice: Voice) -> Spans:
    noun = voice.lexicon.symbols[symbol]
    if symbol not in voice.lexicon.ambiguous:
        return count(number, noun)
    return phrase(count(number, nouns.FACE), noun.singular("fr"))


def _rerolled(yes: bool, voice: Voice) -> Spans:
    subject = me(voice)
    does = FAIRE.form(subject.person)
    return phrase(subject.spans, f"le {does}" if yes else f"ne le {does} pas")


def _damaged_holder(status: str, number: int, voice: Voice) -> Spans:
    victim = phrase("un joueur ayant au moins", *tokens(status, Amount(number), voice))
    return phrase(my(voice, nouns.ATTACK), "a blessé ce tour-ci", victim)


def _so_many(status: str, number: int, voice: Voice) -> Spans:
    few = "" if number == 1 and status in voice.lexicon.singles else "au moins"
    return phrase(few, *tokens(status, Amount(number), voice))


def _paid(least: int, voice: Voice) -> Spans:
    subject = me(voice)
    return phrase(subject.spans, "en", AVOIR.form(subject.person), DONE[voice.paid], f"au moins {least}")


def _is_owner(yes: bool, voice: Voice) -> Spans:
    plays = "joue" if voice.of_holder else "jouez"
    return phrase(me(voice).spans, plays if yes else f"ne {plays} pas", the(voice.lexicon.owner(voice.token)))


def _held_before(yes: bool, voice: Voice) -> Spans:
    had = "l’avait" if voice.of_holder else "l’aviez"
    return phrase(me(voice).spans, had if yes else f"ne {had} pas", "au début de ce tour")


def _is_first(yes: bool, voice: Voice) -> Spans:
    subject = me(voice)
    verb = ETRE.form(subject.person)
    return phrase(subject.spans, verb if yes else phrase(elided("ne", verb), "pas"), "le Joueur de Départ")


def _fewer_attempts(number: int, voice: Voice) -> Spans:
    fewer = phrase("fait moins de", str(number), nouns.ROLL_ATTEMPT.plural("fr"))
    return phrase(i(voice, AVOIR), fewer, "ce tour-ci")


def _flipped(yes: bool, voice: Voice) -> Spans:
    return phrase(
        "son plateau" if voice.of_holder else "votre plateau", "est retourné" if yes else "n’est pas retourné"
    )


def _active(companion: str, voice: Voice) -> Spans:
    gender = voice.lexicon.companions[companion].gender
    return phrase(companion_named(companion, voice), "est", ACTIVE[gender])


def _health(companion: str, least: int, voice: Voice) -> Spans:
    return phrase(companion_named(companion, voice), "a au moins", count(least, nouns.HEALTH))


def companion_named(companion: str, voice: Voice) -> Spans:
    """Its name; in its own text a pronoun once a sentence has named it."""
    noun = voice.lexicon.companions[companion]
    if voice.companion == companion:
        return spans("elle" if noun.gender is Gender.FEMININE else "il")
    voice.companion = companion if voice.setting is Setting.PASSIVE else ""
    return noun.singular("fr")


CONDITIONS: Final = ConditionWords(
    on="sur",
    all_hold=lambda parts: listed([elided("si", part) for part in parts], "et"),
    counted=_counted,
    span=lambda low, high: f"{low} à {high}",
    this_die_shows="ce dé montre",
    a_die_shows="un dé montre",
    dice_show="les dés montrent",
    no_die_shows="aucun dé ne montre",
    nor="ni",
    get=OBTENIR,
    roll="le résultat",
    total="le total des dés",
    is_between=lambda low, high: f"est de {low} à {high}",
    is_at_least=lambda least: f"est d’au moins {least}",
    is_at_most=lambda most: f"est d’au plus {most}",
    rerolled=_rerolled,
    added=lambda least: f"au moins {least} dégâts sont ainsi ajoutés",
    attack_deals=lambda least, voice: phrase(my(voice, nouns.ATTACK), f"inflige au moins {least} dégâts"),
    incoming=lambda least: phrase("les", nouns.INCOMING_DAMAGE.plural("fr"), f"sont d’au moins {least}"),
    dealt=lambda least: phrase("l’Attaque inflige au moins", count(least, nouns.PLAIN_DAMAGE)),
    damaged_holder=_damaged_holder,
    defence_rolled=lambda yes: f"le Jet Défensif {'a été lancé' if yes else 'n’a pas encore été lancé'}",
    ultimate=lambda yes: f"l’Attaque {'est' if yes else 'n’est pas'} une Capacité Ultime",
    have=AVOIR,
    so_many=_so_many,
    paid=_paid,
    is_owner=_is_owner,
    held_before=_held_before,
    is_opponent=lambda yes, _voice: phrase("c’est" if yes else "ce n’est pas", "un adversaire"),
    is_first=_is_first,
    fewer_attempts=_fewer_attempts,
    flipped=_flipped,
    active=_active,
    downed=lambda companion, voice: phrase(companion_named(companion, voice), "est hors de combat"),
    health=_health,
)

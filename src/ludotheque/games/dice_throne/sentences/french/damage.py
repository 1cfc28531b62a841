"""French words for damage, health and the Attack."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Many, Targets, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import measure, whole
from ludotheque.games.dice_throne.sentences.french.players import aiming, done_to, to_recipient
from ludotheque.games.dice_throne.sentences.language_pack import DamageWords, Measure, Voice, each_choice
from ludotheque.games.dice_throne.sentences.players import order, repeated
from ludotheque.text.clauses import Block, Clause, Verb
from ludotheque.text.french import AVOIR, of, regular, the, to, to_whom, verb
from ludotheque.text.spans import Spans, phrase, spans

INFLIGER: Final = regular("infliger")
VOLER: Final = regular("voler")
FAIRE_SUBIR: Final = verb("faire subir", "faites subir", "fait subir", "font subir")
SUBIR: Final = verb("subir", "subissez", "subit", "subissent")
PREVENIR: Final = verb("prévenir", "prévenez", "prévient", "préviennent")
RENDRE: Final = verb("rendre", "rendez", "rend", "rendent")
REPARTIR: Final = verb("répartir", "répartissez", "répartit", "répartissent")
SOUSTRAIRE: Final = verb("soustraire", "soustrayez", "soustrait", "soustraient")


def aimed(does: Verb, targets: Targets, voice: Voice) -> tuple[Verb, Spans]:
    """The verb and the target after "à"; the opponent of an Attack need not be said."""
    return (does, ()) if targets == (Who.DEFENDER,) and voice.in_attack else aiming(does, targets, voice)


def given(measured: Measure, target: Spans) -> Spans:
    """The target stands last, but before an amount that goes on: "à l’Attaquant 1 dégât par Épée"."""
    head, tail = measured
    return phrase(target, head, tail) if tail else phrase(head, target)


def _dealt(effect: e.Damage, measured: Measure, notes: str, voice: Voice) -> Block:
    does, goal = aimed(INFLIGER, each_choice(effect.target), voice)
    return repeated(effect.target, order(voice, does, given(measured, goal), notes), voice)


def _change_attack(measured: Measure, less: bool, shown: bool, voice: Voice) -> Clause:
    attack = to(the(nouns.ATTACK)) if shown else ()
    return order(voice, SOUSTRAIRE if less else regular("ajouter"), given(measured, attack))


def _share(effect: e.ShareDamage, voice: Voice) -> Clause:
    companion = voice.lexicon.companions[effect.companion].singular("fr")
    incoming = nouns.INCOMING_DAMAGE.plural("fr")
    if effect.count is Many.ANY:
        between = phrase("entre", "lui" if voice.of_holder else "vous", "et", companion)
        return order(voice, REPARTIR, "librement les", incoming, between)
    if effect.count is Many.ALL:
        all_of_it = phrase("tous les", incoming)
        if voice.companion == effect.companion:
            return order(voice, to_whom(FAIRE_SUBIR, "lui"), all_of_it)
        return order(voice, FAIRE_SUBIR, to(companion), all_of_it)
    if isinstance(effect.count, Many):
        raise LookupError(f"no words for sharing {effect.count}")
    return order(voice, regular("déplacer"), whole(effect.count, nouns.INCOMING_DAMAGE, voice), "sur", companion)


def _steal(effect: e.StealHealth, voice: Voice) -> Block:
    does, victim = aimed(VOLER, effect.target, voice)
    return (order(voice, does, given(measure(effect.amount, nouns.HEALTH, voice), victim)),)


def _own_health(health: int, voice: Voice) -> Spans:
    return phrase("sa Santé" if voice.of_holder else "votre Santé", f"à {health}")


DAMAGE: Final = DamageWords(
    take=SUBIR,
    isolated="(source isolée de dégâts)",
    unpreventable="qui ne peuvent être ni prévenus ni réduits",
    dealt=_dealt,
    change_attack=_change_attack,
    prevent=PREVENIR,
    all_of="tous",
    meant_for=lambda targets, voice: phrase("destinés", to_recipient(targets, voice)),
    avoid=regular("éviter"),
    incoming=phrase("les", nouns.INCOMING_DAMAGE.plural("fr")),
    make=RENDRE,
    undefendable="imparable",
    halved=(INFLIGER, spans("la moitié de ses dégâts (arrondie au chiffre supérieur)"), "que"),
    ability="la capacité",
    fails=(AVOIR, spans("effet"), "aucun"),
    share=_share,
    heal=regular("soigner"),
    helped=lambda targets, measured, voice: done_to(RENDRE, targets, measured, voice),
    steal=_steal,
    set=verb("mettre", "mettez", "met", "mettent"),
    own_health=_own_health,
    health_of=lambda whose, health: phrase("la Santé", of(whose), f"à {health}"),
)

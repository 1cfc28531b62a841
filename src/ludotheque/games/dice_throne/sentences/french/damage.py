"""French for damage, health and the Attack."""

from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Many, Origin, Targets, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.amounts import Measure, measure, origin_words, whole
from ludotheque.games.dice_throne.sentences.french.players import (
    aiming,
    doer,
    done_to,
    order,
    recipient,
    repeated,
    to_recipient,
)
from ludotheque.games.dice_throne.sentences.language_pack import Setting, Voice, each_choice
from ludotheque.games.dice_throne.sentences.quantities import is_negative, without_sign
from ludotheque.text.clauses import Block, Clause, Person, Subject, Verb
from ludotheque.text.french import AVOIR, of, regular, the, to, to_whom, verb
from ludotheque.text.spans import Spans, phrase, spans

ATTACK: Final = Subject(the(nouns.ATTACK), Person.ONE)
ABILITY: Final = Subject(spans("la capacité"), Person.ONE)
PLAIN: Final = nouns.PLAIN_DAMAGE
INFLIGER: Final = regular("infliger")
SOIGNER: Final = regular("soigner")
VOLER: Final = regular("voler")
FAIRE_SUBIR: Final = verb("faire subir", "faites subir", "fait subir", "font subir")
SUBIR: Final = verb("subir", "subissez", "subit", "subissent")
PREVENIR: Final = verb("prévenir", "prévenez", "prévient", "préviennent")
RENDRE: Final = verb("rendre", "rendez", "rend", "rendent")
REPARTIR: Final = verb("répartir", "répartissez", "répartit", "répartissent")
SOUSTRAIRE: Final = verb("soustraire", "soustrayez", "soustrait", "soustraient")
METTRE: Final = verb("mettre", "mettez", "met", "mettent")


def aimed(does: Verb, targets: Targets, voice: Voice) -> tuple[Verb, Spans]:
    """The verb and the target after "à"; the opponent of an Attack need not be said."""
    return (does, ()) if targets == (Who.DEFENDER,) and voice.in_attack else aiming(does, targets, voice)


def given(measured: Measure, target: Spans) -> Spans:
    """The target stands last, but before an amount that goes on: "à l’Attaquant 1 dégât par Épée"."""
    head, tail = measured
    return phrase(target, head, tail) if tail else phrase(head, target)


def damage(effect: e.Damage, voice: Voice) -> Block:
    voice.to_others = effect.target != (Who.SELF,)
    measured = measure(effect.amount, nouns.DAMAGE[effect.damage_type], voice)
    voice.to_others = False
    notes = "(source isolée de dégâts)" if effect.isolated else ""
    notes += "qui ne peuvent être ni prévenus ni réduits" if effect.unpreventable else ""
    if effect.target == (Who.SELF,):
        return (order(voice, SUBIR, *measured, notes),)
    if effect.target == (Who.SAME,) and voice.same_chooses:
        return (Clause(doer(effect.target, voice), SUBIR, phrase(*measured, notes)),)
    does, goal = aimed(INFLIGER, each_choice(effect.target), voice)
    return repeated(effect.target, order(voice, does, given(measured, goal), notes))


def add_damage(effect: e.AddDamage, voice: Voice) -> Block:
    measured = measure(without_sign(effect.amount), PLAIN, voice)
    less = is_negative(effect.amount)
    shown = less or (voice.setting in {Setting.STATUS, Setting.PASSIVE} and not voice.attacking)
    attack = to(the(nouns.ATTACK)) if shown else ()
    return (order(voice, SOUSTRAIRE if less else regular("ajouter"), given(measured, attack)),)


def prevent(effect: e.Prevent, voice: Voice) -> Block:
    own = effect.target == (Who.SELF,)
    goal = () if own else phrase("destinés", to_recipient(effect.target, voice))
    if effect.amount.origin is Origin.INCOMING_DAMAGE and not effect.amount.base:
        every = "" if effect.amount.half else "tous"
        return (order(voice, PREVENIR, every, origin_words(effect.amount, voice), goal),)
    head, tail = measure(effect.amount, PLAIN, voice)
    return (order(voice, PREVENIR, head, goal, tail),)


def avoid(_effect: e.Avoid, voice: Voice) -> Block:
    return (order(voice, regular("éviter"), "les", nouns.INCOMING_DAMAGE.plural("fr")),)


def make_undefendable(_effect: e.MakeUndefendable, voice: Voice) -> Block:
    return (order(voice, RENDRE, the(nouns.ATTACK), "imparable"),)


def halve_attack(_effect: e.HalveAttack, _voice: Voice) -> Block:
    half = spans("la moitié de ses dégâts (arrondie au chiffre supérieur)")
    return (Clause(ATTACK, INFLIGER, half, negation="que"),)


def fail_ability(_effect: e.FailAbility, _voice: Voice) -> Block:
    return (Clause(ABILITY, AVOIR, spans("effet"), negation="aucun"),)


def share_damage(effect: e.ShareDamage, voice: Voice) -> Block:
    companion = voice.lexicon.companions[effect.companion].singular("fr")
    incoming = nouns.INCOMING_DAMAGE.plural("fr")
    if effect.count is Many.ANY:
        between = phrase("entre", "lui" if voice.of_holder else "vous", "et", companion)
        return (order(voice, REPARTIR, "librement les", incoming, between),)
    if effect.count is Many.ALL:
        all_of_it = phrase("tous les", incoming)
        if voice.companion == effect.companion:
            return (order(voice, to_whom(FAIRE_SUBIR, "lui"), all_of_it),)
        return (order(voice, FAIRE_SUBIR, to(companion), all_of_it),)
    if isinstance(effect.count, Many):
        raise LookupError(f"no words for sharing {effect.count}")
    return (order(voice, regular("déplacer"), whole(effect.count, nouns.INCOMING_DAMAGE, voice), "sur", companion),)


def heal(effect: e.Heal, voice: Voice) -> Block:
    measured = measure(effect.amount, nouns.HEALTH, voice)
    if effect.target == (Who.SELF,):
        return (order(voice, SOIGNER, *measured),)
    helped = done_to(RENDRE, effect.target, measured, voice)
    return (Clause(doer(effect.target, voice), SOIGNER, phrase(*measured), as_deed=helped),)


def steal_health(effect: e.StealHealth, voice: Voice) -> Block:
    does, victim = aimed(VOLER, effect.target, voice)
    return (order(voice, does, given(measure(effect.amount, nouns.HEALTH, voice), victim)),)


def set_health(effect: e.SetHealth, voice: Voice) -> Block:
    if effect.target == (Who.SELF,):
        own = "sa Santé" if voice.of_holder else "votre Santé"
        return (order(voice, METTRE, own, f"à {effect.health}"),)
    whose = of(recipient(effect.target, voice))
    return (order(voice, METTRE, "la Santé", whose, f"à {effect.health}"),)

"""English words for damage, health and the Attack."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Many, Targets, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.amounts import measure, whole
from ludotheque.games.dice_throne.sentences.english.amounts import by_symbol
from ludotheque.games.dice_throne.sentences.english.players import my, myself
from ludotheque.games.dice_throne.sentences.language_pack import DamageWords, Measure, Voice, each_choice
from ludotheque.games.dice_throne.sentences.players import order, recipient, repeated
from ludotheque.text.clauses import Block, Clause, When
from ludotheque.text.english import HAVE, verb
from ludotheque.text.spans import Spans, phrase, spans

STOLEN: Final = replace(nouns.HEALTH, en_singular="health", en_plural="health")


def aimed(targets: Targets, small: str, voice: Voice) -> Spans:
    """The target with its preposition; the opponent of an Attack need not be said."""
    if targets == (Who.DEFENDER,) and voice.in_attack:
        return ()
    return phrase(small, recipient(targets, voice))


def _dealt(effect: e.Damage, measured: Measure, notes: str, voice: Voice) -> Block:
    head, tail = measured
    to = aimed(each_choice(effect.target), "to", voice)
    each = by_symbol(effect.amount, voice) if to else None
    if each is not None:
        lead, rate = each
        dealt = order(voice, verb("deal"), whole(rate, nouns.DAMAGE[effect.damage_type], voice), to, notes)
        return (When(lead, repeated(effect.target, dealt, voice)),)
    return repeated(effect.target, order(voice, verb("deal"), head, to, tail, notes), voice)


def _change_attack(measured: Measure, less: bool, shown: bool, voice: Voice) -> Clause:
    head, tail = measured
    attack = phrase("from" if less else "to", "the", nouns.ATTACK.singular("en"))
    return order(voice, verb("subtract" if less else "add"), head, attack if shown else "", tail)


def _share(effect: e.ShareDamage, voice: Voice) -> Clause:
    companion = voice.lexicon.companions[effect.companion].singular("en")
    incoming = nouns.INCOMING_DAMAGE.singular("en")
    if effect.count is Many.ANY:
        return order(voice, verb("split"), "the", incoming, "freely between", myself(voice), "and", companion)
    if effect.count is Many.ALL:
        return order(voice, verb("move"), "all the", incoming, "to", companion)
    if isinstance(effect.count, Many):
        raise LookupError(f"no words for sharing {effect.count}")
    return order(voice, verb("move"), whole(effect.count, nouns.INCOMING_DAMAGE, voice), "to", companion)


def _steal(effect: e.StealHealth, voice: Voice) -> Block:
    victim = aimed(effect.target, "from", voice)
    each = by_symbol(effect.amount, voice) if victim else None
    if each is not None:
        lead, rate = each
        return (When(lead, (order(voice, verb("steal"), whole(rate, STOLEN, voice), victim),)),)
    head, tail = measure(effect.amount, STOLEN, voice)
    return (order(voice, verb("steal"), head, victim, tail),)


DAMAGE: Final = DamageWords(
    take=verb("take"),
    isolated="(isolated source of damage)",
    unpreventable="that cannot be prevented or reduced",
    dealt=_dealt,
    change_attack=_change_attack,
    prevent=verb("prevent"),
    all_of="all",
    meant_for=lambda targets, voice: phrase("to", recipient(targets, voice)),
    avoid=verb("avoid"),
    incoming=phrase("the", nouns.INCOMING_DAMAGE.singular("en")),
    make=verb("make"),
    undefendable="undefendable",
    halved=(verb("deal"), spans("only half its damage (rounded up)"), ""),
    ability="the ability",
    fails=(HAVE, spans("no effect"), ""),
    share=_share,
    heal=verb("heal"),
    helped=lambda _targets, _measured, _voice: None,
    steal=_steal,
    set=verb("set"),
    own_health=lambda health, voice: phrase(my(voice), "health to", str(health)),
    health_of=lambda whose, health: phrase("the health of", whose, "to", str(health)),
)

"""English for damage, health and the Attack."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.vocabulary import Many, Origin, Targets, Who
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.amounts import by_symbol, measure, origin_words, whole
from ludotheque.games.dice_throne.sentences.english.players import doer, my, myself, order, recipient, repeated
from ludotheque.games.dice_throne.sentences.language_pack import Setting, Voice, each_choice
from ludotheque.games.dice_throne.sentences.quantities import is_negative, without_sign
from ludotheque.text.clauses import Block, Clause, Person, Subject, When
from ludotheque.text.english import verb
from ludotheque.text.spans import Spans, phrase, spans

ATTACK: Final = Subject(phrase("the", nouns.ATTACK.singular("en")), Person.ONE)
ABILITY: Final = Subject(spans("the ability"), Person.ONE)
STOLEN: Final = replace(nouns.HEALTH, en_singular="health", en_plural="health")
PLAIN: Final = nouns.PLAIN_DAMAGE


def aimed(targets: Targets, small: str, voice: Voice) -> Spans:
    """The target with its preposition; the opponent of an Attack need not be said."""
    if targets == (Who.DEFENDER,) and voice.in_attack:
        return ()
    return phrase(small, recipient(targets, voice))


def damage(effect: e.Damage, voice: Voice) -> Block:
    voice.to_others = effect.target != (Who.SELF,)
    head, tail = measure(effect.amount, nouns.DAMAGE[effect.damage_type], voice)
    voice.to_others = False
    notes = "(isolated source of damage)" if effect.isolated else ""
    notes += "that cannot be prevented or reduced" if effect.unpreventable else ""
    if effect.target == (Who.SELF,):
        return (order(voice, verb("take"), head, tail, notes),)
    if effect.target == (Who.SAME,) and voice.same_chooses:
        return (Clause(doer(effect.target, voice), verb("take"), phrase(head, tail, notes)),)
    to = aimed(each_choice(effect.target), "to", voice)
    each = by_symbol(effect.amount, voice) if to else None
    if each is not None:
        lead, rate = each
        dealt = order(voice, verb("deal"), whole(rate, nouns.DAMAGE[effect.damage_type], voice), to, notes)
        return (When(lead, repeated(effect.target, dealt)),)
    return repeated(effect.target, order(voice, verb("deal"), head, to, tail, notes))


def add_damage(effect: e.AddDamage, voice: Voice) -> Block:
    head, tail = measure(without_sign(effect.amount), PLAIN, voice)
    less = is_negative(effect.amount)
    to = phrase("from" if less else "to", "the", nouns.ATTACK.singular("en"))
    shown = less or (voice.setting in {Setting.STATUS, Setting.PASSIVE} and not voice.attacking)
    return (order(voice, verb("subtract" if less else "add"), head, to if shown else "", tail),)


def prevent(effect: e.Prevent, voice: Voice) -> Block:
    to = () if effect.target == (Who.SELF,) else phrase("to", recipient(effect.target, voice))
    if effect.amount.origin is Origin.INCOMING_DAMAGE and not effect.amount.base:
        all_of = () if effect.amount.half else phrase("all")
        return (order(voice, verb("prevent"), all_of, origin_words(effect.amount, voice), to),)
    head, tail = measure(effect.amount, PLAIN, voice)
    return (order(voice, verb("prevent"), head, to, tail),)


def avoid(_effect: e.Avoid, voice: Voice) -> Block:
    return (order(voice, verb("avoid"), "the", nouns.INCOMING_DAMAGE.singular("en")),)


def make_undefendable(_effect: e.MakeUndefendable, voice: Voice) -> Block:
    return (order(voice, verb("make"), "the", nouns.ATTACK.singular("en"), "undefendable"),)


def halve_attack(_effect: e.HalveAttack, _voice: Voice) -> Block:
    return (Clause(ATTACK, verb("deal"), spans("only half its damage (rounded up)")),)


def fail_ability(_effect: e.FailAbility, _voice: Voice) -> Block:
    return (Clause(ABILITY, verb("have", "has"), spans("no effect")),)


def share_damage(effect: e.ShareDamage, voice: Voice) -> Block:
    companion = voice.lexicon.companions[effect.companion].singular("en")
    incoming = nouns.INCOMING_DAMAGE.singular("en")
    if effect.count is Many.ANY:
        return (order(voice, verb("split"), "the", incoming, "freely between", myself(voice), "and", companion),)
    if effect.count is Many.ALL:
        return (order(voice, verb("move"), "all the", incoming, "to", companion),)
    if isinstance(effect.count, Many):
        raise LookupError(f"no words for sharing {effect.count}")
    return (order(voice, verb("move"), whole(effect.count, nouns.INCOMING_DAMAGE, voice), "to", companion),)


def heal(effect: e.Heal, voice: Voice) -> Block:
    if effect.target == (Who.SELF,):
        return (order(voice, verb("heal"), whole(effect.amount, nouns.HEALTH, voice)),)
    return (Clause(doer(effect.target, voice), verb("heal"), whole(effect.amount, nouns.HEALTH, voice)),)


def steal_health(effect: e.StealHealth, voice: Voice) -> Block:
    victim = aimed(effect.target, "from", voice)
    each = by_symbol(effect.amount, voice) if victim else None
    if each is not None:
        lead, rate = each
        return (When(lead, (order(voice, verb("steal"), whole(rate, STOLEN, voice), victim),)),)
    head, tail = measure(effect.amount, STOLEN, voice)
    return (order(voice, verb("steal"), head, victim, tail),)


def set_health(effect: e.SetHealth, voice: Voice) -> Block:
    if effect.target == (Who.SELF,):
        return (order(voice, verb("set"), my(voice), "health to", str(effect.health)),)
    who = recipient(effect.target, voice)
    return (order(voice, verb("set"), "the health of", who, "to", str(effect.health)),)

"""Hooks in any language: when they act and what they change."""

from dataclasses import replace

from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.conditions import full
from ludotheque.games.one_deck_dungeon.sentences.heroes import numbers, order
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, block
from ludotheque.text.clauses import Block, Clause, Lead, Person, Subject, When
from ludotheque.text.spans import listed, phrase, spans


def modify(hook: h.Modify, voice: Narration) -> Block:
    return (voice.speech.hooks.modified(hook),)


def when_rolled(hook: h.WhenRolled, voice: Narration) -> Block:
    return (When(Lead(spans(voice.speech.hooks.rolled(hook.value, hook.nth))), block(hook.effects, voice)),)


def discard_rolled(hook: h.DiscardRolled, voice: Narration) -> Block:
    return (voice.speech.hooks.discard_rolled(numbers(hook.values, voice.speech.tongue.or_word)),)


def discard_highest(_hook: h.DiscardHighest, voice: Narration) -> Block:
    words = voice.speech.hooks
    return (When(Lead(words.after_gather), (order(voice, voice.speech.dice.discard, words.highest),)),)


def lower_rolled(hook: h.LowerRolled, voice: Narration) -> Block:
    return (When(Lead(voice.speech.hooks.after_effects), (voice.speech.hooks.lowered(hook),)),)


def add_consequence(hook: h.AddConsequence, voice: Narration) -> Block:
    words, tongue = voice.speech.hooks, voice.speech.tongue
    lead = Lead(words.if_consequences(tongue.count(hook.at_least, nouns.ICONS[hook.if_icon])))
    return (When(lead, (words.add_icons(tongue.count(hook.count, nouns.ICONS[hook.icon])),)),)


def soak_pairs(_hook: h.SoakPairs, voice: Narration) -> Block:
    return voice.speech.hooks.soak_pairs


def heart_to_time(_hook: h.HeartToTime, voice: Narration) -> Block:
    words, tongue, party = voice.speech.hooks, voice.speech.tongue, voice.speech.party
    spend = replace(order(voice, party.spend, tongue.count(1, nouns.TIME), words.instead), may=True)
    boss = order(voice, party.ignore, tongue.count(1, nouns.HEART))
    return (
        When(Lead(words.if_hurt(tongue.count(1, nouns.DAMAGE))), (spend,)),
        When(Lead(words.in_boss_rounds), (boss,)),
    )


def boxes(hook: h.Boxes, voice: Narration) -> Block:
    words = voice.speech.hooks
    kind = Subject(words.boxes(nouns.box(hook)), Person.MANY)
    out: list[Clause] = []
    if hook.become_armor:
        out.append(Clause(kind, *words.as_armor))
    if hook.refuse is not None:
        out.append(replace(words.refuse(nouns.COLOR_DICE[hook.refuse]), subject=kind))
    if hook.max_dice:
        out.append(Clause(kind, *words.most_dice(hook.max_dice)))
    if hook.twice:
        out.append(Clause(kind, *words.twice))
    return tuple(out)


def set_x(hook: h.SetX, voice: Narration) -> Block:
    words = voice.speech.hooks
    notes = [words.with_four(hook.each_with_four)] if hook.each_with_four else []
    notes += [f"{words.at_least} {hook.minimum}"] if hook.minimum else []
    base = f"{hook.base} +" if hook.base else ""
    product = phrase(f"{hook.each} ×" if hook.each > 1 else "", words.counted[hook.counted])
    note = phrase("(", listed([spans(each) for each in notes], ","), ")") if notes else ()
    return (Clause(Subject(spans("X"), Person.ONE), words.be, phrase(base, product, note)),)


def lose_loot(hook: h.LoseLoot, voice: Narration) -> Block:
    words = voice.speech.hooks
    lead = phrase(full(hook.condition, voice), words.at_end)
    return (When(Lead(lead), (order(voice, voice.speech.dice.discard, words.lose_card),)),)

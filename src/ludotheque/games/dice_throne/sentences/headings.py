"""Whole sheets in any language: requirements, headings of cards and statuses."""

from typing import Final

from ludotheque.games.dice_throne.content.definitions import Card, Companion, Defence, Requirement, Status, Straight
from ludotheque.games.dice_throne.content.effect_types import OpposedRoll
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.dice import reroll_offer
from ludotheque.games.dice_throne.sentences.language_pack import Speech, Voice, block
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon
from ludotheque.text.clauses import Block, Lead, When
from ludotheque.text.spans import Span, Spans, capital, phrase, spans

LEVELS: Final = {2: "II", 3: "III"}
STRAIGHT_RULES: Final = {Straight.SMALL: "rule:DT-ABIL-3", Straight.LARGE: "rule:DT-ABIL-4"}


def requirement(needed: Requirement, voice: Voice) -> Spans:
    """`2 Swords and 2 Pows`, `small straight`, `4 of a kind`."""
    words, tongue = voice.speech.headings, voice.speech.tongue
    if needed.of_a_kind is not None:
        return (Span(f"{needed.of_a_kind} {words.of_a_kind}", "rule:DT-ABIL-2"),)
    if needed.straight is not None:
        return (Span(words.straights[needed.straight], STRAIGHT_RULES[needed.straight]),)
    return tongue.all_of([tongue.count(number, voice.lexicon.symbols[symbol]) for symbol, number in needed.symbols])


def _defensive_roll(speech: Speech) -> Span:
    return Span(speech.headings.defensive_roll, "rule:DT-DEF-8")


def defence(sheet: Defence, voice: Voice) -> Block:
    """What a defence does; a throw against the attacker names both."""
    voice.thrown = sheet.dice
    voice.one_die = sheet.dice == 1
    offer = reroll_offer(sheet.may_reroll, voice) if sheet.may_reroll is not None else ()
    said = (*offer, *block(sheet.effects, voice))
    return (When(Lead((_defensive_roll(voice.speech),), short=True), said),) if _is_opposed(sheet) else said


def defence_heading(sheet: Defence, speech: Speech) -> Spans:
    """`Defensive Roll: 3 dice.`; nothing where both players roll."""
    if _is_opposed(sheet):
        return ()
    return phrase(_defensive_roll(speech), speech.tongue.colon, speech.tongue.count(sheet.dice, nouns.DIE), ".")


def _is_opposed(sheet: Defence) -> bool:
    return isinstance(sheet.effects[0], OpposedRoll)


def card_heading(card: Card, speech: Speech) -> Spans:
    """`Roll Phase Action, 2 CP, Attack Modifier`."""
    heading = phrase(speech.headings.kinds[card.kind], ",", speech.tongue.count(card.cost, nouns.CP))
    modifier = Span(speech.headings.modifier, "rule:DT-ATK-5")
    return phrase(heading, ",", modifier) if card.attack_modifier else heading


def upgrade_heading(name: Span, level: int, speech: Speech) -> Spans:
    """What an upgrade replaces."""
    return phrase(speech.headings.upgrades, name, speech.headings.to_level, LEVELS[level], ".")


def status_heading(status: Status, lexicon: Lexicon, speech: Speech) -> Spans:
    """`Negative status effect, stack limit 1, persistent.`"""
    words, lang, limit = speech.headings, speech.lang, status.stack_limit
    kind = capital(nouns.STATUS_KINDS[status.kind].singular(lang))
    out = phrase(kind, ",", nouns.STACK_LIMIT.singular(lang), str(limit.owner))
    if limit.owner != limit.others:
        out = phrase(out, words.others_limit(limit.others))
    marks = [
        (words.persistent, status.persistent),
        (words.spendable, status.spendable),
        (words.modifier, status.attack_modifier),
        (words.no_removal, not status.removable and status.transferable),
        (words.no_transfer, status.removable and not status.transferable),
        (words.neither, not status.removable and not status.transferable),
    ]
    for word, holds in marks:
        out = phrase(out, ",", word) if holds else out
    if not status.removable and status.id in lexicon.board_removes:
        out = phrase(out, words.except_by(lexicon.owners[status.id]))
    elif not status.removable:
        out = phrase(out, words.other_way)
    return phrase(out, ".")


def companion_heading(companion: Companion, uses_per_turn: int, speech: Speech) -> Spans:
    """`Companion, at most 3 in play, use at most once per turn.`"""
    words = speech.headings
    out = spans(words.companion)
    if companion.limit is not None:
        out = phrase(out, ",", words.most_in_play(companion.limit))
    if companion.max_health is not None:
        out = phrase(out, ",", words.most_health(companion.max_health))
    if uses_per_turn:
        out = phrase(out, ",", words.uses(uses_per_turn))
    return phrase(out, ".")

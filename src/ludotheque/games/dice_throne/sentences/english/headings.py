"""English for whole sheets: requirements, headings of cards and statuses."""

from typing import Final

from ludotheque.games.dice_throne.content.definitions import (
    Card,
    CardKind,
    Companion,
    Defence,
    PlayWhen,
    Requirement,
    Status,
    Straight,
)
from ludotheque.games.dice_throne.content.effect_types import OpposedRoll
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.english.dice import reroll_offer
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon
from ludotheque.text.clauses import Block, Lead, When
from ludotheque.text.english import count, possessive, times
from ludotheque.text.spans import Span, Spans, capital, listed, phrase, spans

KINDS: Final = {
    CardKind.UPGRADE: "Hero Upgrade",
    CardKind.MAIN: "Main Phase Action",
    CardKind.ROLL: "Roll Phase Action",
    CardKind.INSTANT: "Instant Action",
}
STRAIGHTS: Final = {
    Straight.SMALL: Span("small straight", "rule:DT-ABIL-3"),
    Straight.LARGE: Span("large straight", "rule:DT-ABIL-4"),
}
LEVELS: Final = {2: "II", 3: "III"}
ALSO: Final = "also"
DEFENSIVE_ROLL: Final = Span("Defensive Roll", "rule:DT-DEF-8")


def requirement(needed: Requirement, voice: Voice) -> Spans:
    """`2 Swords and 2 Pows`, `small straight`, `4 of a kind`."""
    if needed.of_a_kind is not None:
        return (Span(f"{needed.of_a_kind} of a kind", "rule:DT-ABIL-2"),)
    if needed.straight is not None:
        return (STRAIGHTS[needed.straight],)
    return listed([count(number, voice.lexicon.symbols[symbol]) for symbol, number in needed.symbols], "and")


def defence(sheet: Defence, voice: Voice) -> Block:
    """What a defence does; a throw against the attacker names both."""
    voice.thrown = sheet.dice
    voice.one_die = sheet.dice == 1
    offer = reroll_offer(sheet.may_reroll, voice) if sheet.may_reroll is not None else ()
    said = (*offer, *block(sheet.effects, voice))
    return (When(Lead((DEFENSIVE_ROLL,), short=True), said),) if _is_opposed(sheet) else said


def defence_heading(sheet: Defence) -> Spans:
    """`Defensive Roll: 3 dice.`"""
    return () if _is_opposed(sheet) else phrase(DEFENSIVE_ROLL, ":", count(sheet.dice, nouns.DIE), ".")


def _is_opposed(sheet: Defence) -> bool:
    return isinstance(sheet.effects[0], OpposedRoll)


def card_heading(card: Card) -> Spans:
    """`Roll Phase Action, 2 CP, Attack Modifier`."""
    heading = phrase(KINDS[card.kind], ",", count(card.cost, nouns.CP))
    return phrase(heading, ",", Span("Attack Modifier", "rule:DT-ATK-5")) if card.attack_modifier else heading


def play_when(when: PlayWhen) -> Spans:
    """A limit on when a card may be played."""
    return {PlayWhen.ATTACKED: spans("Play only when you are attacked.")}[when]


def upgrade_heading(name: Span, level: int) -> Spans:
    """What an upgrade replaces."""
    return phrase("Upgrades", name, "to level", LEVELS[level], ".")


def adds(name: Span) -> Spans:
    """Before an ability that an upgrade adds."""
    return phrase("Also adds", name)


def status_heading(status: Status, lexicon: Lexicon) -> Spans:
    """`Negative status effect, stack limit 1, persistent.`"""
    limit = status.stack_limit
    out = phrase(capital(nouns.STATUS_KINDS[status.kind].singular("en")), ",", nouns.STACK_LIMIT.singular("en"))
    out = phrase(out, str(limit.owner))
    if limit.owner != limit.others:
        out = phrase(out, f"({limit.others} for other players)")
    marks = [
        ("persistent", status.persistent),
        ("spendable", status.spendable),
        ("Attack Modifier", status.attack_modifier),
        ("cannot be removed", not status.removable and status.transferable),
        ("cannot be transferred", status.removable and not status.transferable),
        ("cannot be removed or transferred", not status.removable and not status.transferable),
    ]
    for word, holds in marks:
        out = phrase(out, ",", word) if holds else out
    if not status.removable and status.id in lexicon.board_removes:
        board = phrase(possessive(phrase("the", lexicon.owners[status.id].singular("en"))), "board")
        out = phrase(out, ", except by an ability of", board)
    elif not status.removable:
        out = phrase(out, "in any other way")
    return phrase(out, ".")


def companion_heading(companion: Companion, uses_per_turn: int) -> Spans:
    """`Companion, at most 3 in play, use at most once per turn.`"""
    out = spans("Companion")
    if companion.limit is not None:
        out = phrase(out, ",", f"at most {companion.limit} in play")
    if companion.max_health is not None:
        out = phrase(out, ",", f"at most {companion.max_health} health")
    if uses_per_turn:
        out = phrase(out, ",", "use at most", times(uses_per_turn), "per turn")
    return phrase(out, ".")

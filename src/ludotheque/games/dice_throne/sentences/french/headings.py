"""French for whole sheets: requirements, headings of cards and statuses."""

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
from ludotheque.games.dice_throne.sentences.french.dice import reroll_offer
from ludotheque.games.dice_throne.sentences.language_pack import Voice, block
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon
from ludotheque.text.clauses import Block, Lead, When
from ludotheque.text.french import French, count, of, the
from ludotheque.text.spans import Span, Spans, listed, phrase, spans

KINDS: Final = {
    CardKind.UPGRADE: "Amélioration de Héros",
    CardKind.MAIN: "Action de Phase Principale",
    CardKind.ROLL: "Action de Phase de Lancer",
    CardKind.INSTANT: "Action Instantanée",
}
STRAIGHTS: Final = {
    Straight.SMALL: Span("Petite Suite", "rule:DT-ABIL-3"),
    Straight.LARGE: Span("Grande Suite", "rule:DT-ABIL-4"),
}
LEVELS: Final = {2: "II", 3: "III"}
ALSO: Final = "en plus"
DEFENSIVE_ROLL: Final = Span("Jet Défensif", "rule:DT-DEF-8")


def requirement(needed: Requirement, voice: Voice) -> Spans:
    """`2 Épées et 2 Impacts`, `Petite Suite`, `4 chiffres identiques`."""
    if needed.of_a_kind is not None:
        return (Span(f"{needed.of_a_kind} chiffres identiques", "rule:DT-ABIL-2"),)
    if needed.straight is not None:
        return (STRAIGHTS[needed.straight],)
    return listed([count(number, voice.lexicon.symbols[symbol]) for symbol, number in needed.symbols], "et")


def defence(sheet: Defence, voice: Voice) -> Block:
    """What a defence does; a throw against the attacker names both."""
    voice.thrown = sheet.dice
    voice.one_die = sheet.dice == 1
    offer = reroll_offer(sheet.may_reroll, voice) if sheet.may_reroll is not None else ()
    said = (*offer, *block(sheet.effects, voice))
    return (When(Lead((DEFENSIVE_ROLL,), short=True), said),) if _is_opposed(sheet) else said


def defence_heading(sheet: Defence) -> Spans:
    """`Jet Défensif : 3 dés.`"""
    return () if _is_opposed(sheet) else phrase(DEFENSIVE_ROLL, French.colon, count(sheet.dice, nouns.DIE), ".")


def _is_opposed(sheet: Defence) -> bool:
    return isinstance(sheet.effects[0], OpposedRoll)


def card_heading(card: Card) -> Spans:
    """`Action de Phase de Lancer, 2 PC, Modificateur d’Attaque`."""
    heading = phrase(KINDS[card.kind], ",", count(card.cost, nouns.CP))
    return phrase(heading, ",", Span("Modificateur d’Attaque", "rule:DT-ATK-5")) if card.attack_modifier else heading


def play_when(when: PlayWhen) -> Spans:
    """A limit on when a card may be played."""
    return {PlayWhen.ATTACKED: spans("À jouer uniquement quand une Attaque vous vise.")}[when]


def upgrade_heading(name: Span, level: int) -> Spans:
    """What an upgrade replaces."""
    return phrase("Améliore", name, "au niveau", LEVELS[level], ".")


def adds(name: Span) -> Spans:
    """Before an ability that an upgrade adds."""
    return phrase("Ajoute aussi", name)


def status_heading(status: Status, lexicon: Lexicon) -> Spans:
    """`Altération d’État Négative, Limite d’Empilement 1, persistante.`"""
    limit = status.stack_limit
    out = phrase(nouns.STATUS_KINDS[status.kind].singular("fr"), ",", nouns.STACK_LIMIT.singular("fr"))
    out = phrase(out, str(limit.owner))
    if limit.owner != limit.others:
        out = phrase(out, f"({limit.others} pour les autres joueurs)")
    marks = [
        ("persistante", status.persistent),
        ("dépensable", status.spendable),
        ("Modificateur d’Attaque", status.attack_modifier),
        ("ne peut pas être retirée", not status.removable and status.transferable),
        ("ne peut pas être transférée", status.removable and not status.transferable),
        ("ne peut être ni retirée ni transférée", not status.removable and not status.transferable),
    ]
    for word, holds in marks:
        out = phrase(out, ",", word) if holds else out
    if not status.removable and status.id in lexicon.board_removes:
        out = phrase(out, ", sauf par une capacité du plateau", of(the(lexicon.owners[status.id])))
    elif not status.removable:
        out = phrase(out, "autrement")
    return phrase(out, ".")


def companion_heading(companion: Companion, uses_per_turn: int) -> Spans:
    """`Familier, 3 en jeu au maximum, à utiliser 1 fois par tour au maximum.`"""
    out = spans("Familier")
    if companion.limit is not None:
        out = phrase(out, ",", f"{companion.limit} en jeu au maximum")
    if companion.max_health is not None:
        out = phrase(out, ",", count(companion.max_health, nouns.HEALTH), "au maximum")
    if uses_per_turn:
        out = phrase(out, ",", "à utiliser", count(uses_per_turn, nouns.TIME), "par tour au maximum")
    return phrase(out, ".")

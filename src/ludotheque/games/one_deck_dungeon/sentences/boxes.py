"""Boxes, loot and icons in words."""

from ludotheque.games.one_deck_dungeon.content.definitions import Box, Item, Loot, Side
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Icon
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.lexicon import Lexicon
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Span, Spans, phrase, spans


def box(sheet: Box, pen: DungeonWriter) -> Spans:
    """`strength 10 (wide, armor): 2 hearts and 1 time`."""
    return phrase(needed(sheet, pen), pen.tongue.colon, consequences(sheet, pen))


def needed(sheet: Box, pen: DungeonWriter) -> Spans:
    """`strength 10 (wide, armor)`."""
    color = nouns.COLORS[sheet.color] if sheet.color is not None else nouns.ANY_COLOR
    return phrase(pen.noun(color), str(sheet.value) if sheet.value is not None else "X", _marks(sheet, pen))


def _marks(sheet: Box, pen: DungeonWriter) -> Spans:
    marks = [
        (sheet.wide, Span(pen.say("odd-mark-wide"), "rule:ODD-DICE-7")),
        (sheet.armor, Span(pen.say("odd-mark-armor"), nouns.ARMOR_BOX.term)),
        (sheet.skull, Span(pen.say("odd-mark-skull"), nouns.SKULL.term)),
    ]
    said = pen.comma([spans(mark) for holds, mark in marks if holds])
    return phrase("(", said, ")") if said else ()


def consequences(sheet: Box, pen: DungeonWriter) -> Spans:
    """What the box brings while it is uncovered."""
    icons = ((Icon.HEART, sheet.hearts), (Icon.TIME, sheet.time), (Icon.POISON, sheet.poison))
    said = [pen.count(number, nouns.ICONS[icon]) for icon, number in icons if number]
    return pen.all_of(said) if said else spans(pen.say("odd-no-consequence"))


def item(sheet: Item, pen: DungeonWriter) -> Spans:
    """`strength +1, health +1`."""
    return pen.comma([phrase(pen.noun(noun), f"+{number}") for noun, number in _icons(sheet) if number])


def stats(side: Side, pen: DungeonWriter) -> Spans:
    """`strength 3, agility 1, magic 0, health 5`."""
    return pen.comma([phrase(pen.noun(noun), str(number)) for noun, number in _icons(side)])


def _icons(sheet: Item | Side) -> list[tuple[Noun, int]]:
    colors = [(Color.STRENGTH, sheet.strength), (Color.AGILITY, sheet.agility), (Color.MAGIC, sheet.magic)]
    return [*((nouns.COLORS[color], number) for color, number in colors), (nouns.FULL_HEALTH, sheet.health)]


def loot(sheet: Loot, xp: int, lexicon: Lexicon, pen: DungeonWriter) -> Spans:
    """`Loot: item (magic +1), skill Backstab or 3 XP.`"""
    said = [phrase(pen.noun(nouns.ITEM), "(", item(sheet.item, pen), ")")]
    if sheet.skill is not None:
        said.append(phrase(pen.noun(nouns.SKILL), pen.name("skill", lexicon.skills[sheet.skill])))
    if sheet.potion is not None:
        said.append(phrase(pen.noun(nouns.POTION), pen.name("potion", lexicon.potions[sheet.potion])))
    said.append(pen.count(xp, nouns.XP))
    return pen.sentence(pen.led(pen.noun(nouns.LOOT), pen.one_of(said)))

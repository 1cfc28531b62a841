"""The generated texts of cards, shots, abilities, discs, layouts and noise profiles."""

from collections.abc import Iterable
from typing import Final

from ludotheque.games.catacombs.content.definitions import (
    Ability,
    AbilitySheet,
    CardSheet,
    CardShot,
    Content,
    DiscSheet,
    Layout,
    NoiseProfile,
    ShotSheet,
)
from ludotheque.games.catacombs.content.vocabulary import Family, Origin, SizeClass, Source
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter, lowered
from ludotheque.text import french
from ludotheque.text.languages import Language
from ludotheque.text.spans import Part, Span, Spans, capital, phrase, spans
from ludotheque.text.writer import lines, name_of, typeset

MM: Final = 1000  # micrometres
CM: Final = 10 * MM
GRAM: Final = 1000  # milligrams
DEGREE: Final = 1000  # millidegrees
PERCENT: Final = 10_000  # millionths
ARMOR_TERM: Final = "armor:armor"
TARGETED_TERM: Final = "modifier:targeted"


def card_text(card: CardSheet, content: Content, lang: Language) -> Spans:
    """What a card says: who it is, its sequence, its ability, its armor."""
    pen = CatacombsWriter(lang)
    return lines(
        card_heading(card, content, lang),
        sequence_text(card.shots, content, lang),
        on_card_text(card.ability, content, lang) if card.ability is not None else (),
        pen.led(Span(name_of(content.armor, lang), ARMOR_TERM), pen.fill("cc-armor")) if card.armor else (),
    )


def card_heading(card: CardSheet, content: Content, lang: Language) -> Spans:
    """Team, class, role and sign, of which only the team matters (CC-COMP-7)."""
    pen = CatacombsWriter(lang)
    role = next(sheet for sheet in content.roles if sheet.id is card.role)
    sign = next(sheet for sheet in content.signs if sheet.id is card.sign)
    kind = typeset(card.class_en if lang == "en" else card.class_fr, lang)
    words = {"class": kind, "role": name_of(role, lang), "sign": name_of(sign, lang)}
    return pen.sentence("cc-card-heading", team=pen.team(card.team), **words)


def card_origin(card: CardSheet, lang: Language) -> Spans:
    """Whether the rulebook names the card, and what of it is our own all the same."""
    pen = CatacombsWriter(lang)
    if card.source is Source.DESIGNED:
        return pen.sentence("cc-origin-designed")
    ours = dict.fromkeys(name.removesuffix("_en").removesuffix("_fr") for name in card.designed_fields)
    fields = [spans(pen.say(f"cc-field-{name}")) for name in ours]
    return pen.sentence("cc-origin-seed", fields=pen.all_of(fields))


def sequence_text(shots: Iterable[CardShot], content: Content, lang: Language) -> Spans:
    """`Shot sequence: move, fireball (targeted, 1 damage).`"""
    pen = CatacombsWriter(lang)
    steps = [pen.noted(pen.shot(content.shot(each.shot)), shot_notes(each, content, pen)) for each in shots]
    return pen.sentence("cc-sequence", shots=pen.comma(steps))


def shot_notes(step: CardShot, content: Content, pen: CatacombsWriter) -> list[Spans]:
    """What the icon alone does not tell everybody."""
    sheet = content.shot(step.shot)
    notes: list[Spans] = []
    if step.targeted:
        notes.append((Span(lowered(name_of(content.targeted, pen.lang)), TARGETED_TERM),))
    if sheet.damage:
        notes.append(pen.fill("cc-damage", count=sheet.damage))
    if sheet.boost is not None:
        notes.append(pen.fill("cc-note-boost", count=sheet.boost.extra_damage_total))
    if sheet.origin is Origin.ANY_CHARACTER:
        notes.append(pen.fill("cc-note-partner"))
    return notes


def on_card_text(ability: Ability, content: Content, lang: Language) -> Spans:
    """`Stun: if the critical combat shot deals damage, …`"""
    pen = CatacombsWriter(lang)
    sheet = content.ability(ability.id)
    shot: Part = pen.fill("cc-shot-any")
    if ability.applies_to_shot is not None:
        shot = the_shot(content.shot(ability.applies_to_shot), pen)
    return pen.led(pen.ability(sheet), _effect(sheet, ability.amount, shot, pen))


def ability_text(sheet: AbilitySheet, lang: Language) -> Spans:
    """What an ability does on whichever card."""
    pen = CatacombsWriter(lang)
    return capital(_effect(sheet, sheet.amount, pen.fill("cc-shot-any"), pen))


def _effect(sheet: AbilitySheet, amount: int | None, shot: Part, pen: CatacombsWriter) -> Spans:
    return pen.fill(f"cc-ability-{sheet.id.value}", count=amount or 0, shot=shot)


def the_shot(sheet: ShotSheet, pen: CatacombsWriter) -> Spans:
    """`the critical combat shot`, `le tir d’arc long`."""
    name = pen.shot(sheet)
    return phrase("the", name, "shot") if pen.lang == "en" else phrase("le tir", french.elided("de", name))


def shot_text(sheet: ShotSheet, content: Content, lang: Language) -> Spans:
    """How a shot is made, and what it does."""
    pen = CatacombsWriter(lang)
    rows = [_flicking(sheet, content, pen)]
    rows.append(pen.sentence("cc-shot-damage", count=sheet.damage))
    if sheet.boost is not None:
        rows.append(pen.sentence("cc-shot-boost", count=sheet.boost.extra_damage_total))
    return phrase(*rows)


def _flicking(sheet: ShotSheet, content: Content, pen: CatacombsWriter) -> Spans:
    if sheet.family is not Family.RANGED or sheet.origin is None:
        return pen.sentence("cc-shot-character")
    disc = pen.fill(f"cc-the-disc-{sheet.id.value}")
    reach = pen.number(content.placement.range_um, CM)
    return pen.sentence(f"cc-shot-{sheet.origin.value}", disc=disc, reach=reach)


def targeted_text(content: Content, lang: Language) -> Spans:
    """The modifier of ranged shots."""
    return CatacombsWriter(lang).sentence("cc-targeted", count=content.targeted.extra_flicks)


def armor_text(lang: Language) -> Spans:
    """What the icon means."""
    return CatacombsWriter(lang).sentence("cc-armor")


def disc_text(disc: DiscSheet, lang: Language) -> Spans:
    """How many there are, how large and how heavy."""
    pen = CatacombsWriter(lang)
    return pen.sentence(
        "cc-disc",
        count=disc.count,
        size=size_name(disc.size_class, lang),
        across=pen.number(2 * disc.radius_um, MM),
        thick=pen.number(disc.thickness_um, MM),
        mass=pen.number(disc.mass_mg, GRAM),
    )


def size_name(size: SizeClass, lang: Language) -> str:
    return CatacombsWriter(lang).say(f"cc-size-{size.value}")


def layout_name(layout_id: str, lang: Language) -> str:
    return CatacombsWriter(lang).say(f"cc-layout-{layout_id}")


def layout_text(layout: Layout, lang: Language) -> Spans:
    """Where the obstacles lie, in millimetres from the lower left corner."""
    pen = CatacombsWriter(lang)
    between = pen.tongue.semicolon
    spots = [spans(f"({pen.number(spot.x, MM)}{between} {pen.number(spot.y, MM)})") for spot in layout.spots]
    return pen.sentence("cc-layout-text", spots=pen.comma(spots))


def profile_name(profile_id: str, lang: Language) -> str:
    return CatacombsWriter(lang).say(f"cc-profile-{profile_id}")


def profile_text(profile: NoiseProfile, lang: Language) -> Spans:
    """How far a finger strays."""
    pen = CatacombsWriter(lang)
    if not profile.angle_mdeg and not profile.impulse_ppm:
        return pen.sentence("cc-profile-still")
    angle, impulse = pen.number(profile.angle_mdeg, DEGREE), pen.number(profile.impulse_ppm, PERCENT)
    return pen.sentence("cc-profile-noise", angle=angle, impulse=impulse)

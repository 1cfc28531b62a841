"""Texts of cards, shots, abilities, discs, layouts and noise profiles, and of the options of a table."""

import re
from collections.abc import Iterable
from typing import Final

from ludotheque.games.catacombs.content.definitions import (
    Ability,
    AbilityDefinition,
    CardDefinition,
    CardShot,
    Content,
    DiscDefinition,
    Layout,
    NoiseProfile,
    ShotDefinition,
)
from ludotheque.games.catacombs.content.vocabulary import Family, Origin, SizeClass, Source
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter, lowered
from ludotheque.text import french
from ludotheque.text.languages import Language
from ludotheque.text.spans import Part, Span, Spans, capital, phrase, plain, spans
from ludotheque.text.writer import lines, name_of, typeset

MM: Final = 1000  # micrometers
CM: Final = 10 * MM
GRAM: Final = 1000  # milligrams
DEGREE: Final = 1000  # millidegrees
PERCENT: Final = 10_000  # millionths
ARMOR_TERM: Final = "armor:armor"
TARGETED_TERM: Final = "modifier:targeted"


def card_text(card: CardDefinition, content: Content, lang: Language) -> Spans:
    """Return the text of a card: its heading, sequence, ability and armor."""
    writer = CatacombsWriter(lang)
    return lines(
        card_heading(card, content, lang),
        sequence_text(card.shots, content, lang),
        on_card_text(card.ability, content, lang) if card.ability is not None else (),
        writer.led(Span(name_of(content.armor, lang), ARMOR_TERM), writer.fill("cc-armor")) if card.armor else (),
    )


def card_heading(card: CardDefinition, content: Content, lang: Language) -> Spans:
    """Return team, class, role and sign, of which only the team has an effect (CC-COMP-7)."""
    writer = CatacombsWriter(lang)
    role = next(definition for definition in content.roles if definition.id is card.role)
    sign = next(definition for definition in content.signs if definition.id is card.sign)
    kind = typeset(card.class_en if lang == "en" else card.class_fr, lang)
    words = {"class": kind, "role": name_of(role, lang), "sign": name_of(sign, lang)}
    return writer.sentence("cc-card-heading", team=writer.team(card.team), **words)


def card_origin(card: CardDefinition, lang: Language) -> Spans:
    """Return whether the rulebook names the card, and which of its values are nevertheless our own."""
    writer = CatacombsWriter(lang)
    if card.source is Source.DESIGNED:
        return writer.sentence("cc-origin-designed")
    ours = dict.fromkeys(name.removesuffix("_en").removesuffix("_fr") for name in card.designed_fields)
    fields = [spans(writer.say(f"cc-field-{name}")) for name in ours]
    return writer.sentence("cc-origin-seed", fields=writer.all_of(fields))


def sequence_text(shots: Iterable[CardShot], content: Content, lang: Language) -> Spans:
    """`Shot sequence: move, fireball (targeted, 1 damage).`"""
    writer = CatacombsWriter(lang)
    steps = [writer.noted(writer.shot(content.shot(each.shot)), shot_notes(each, content, writer)) for each in shots]
    return writer.sentence("cc-sequence", shots=writer.comma(steps))


def shot_notes(step: CardShot, content: Content, writer: CatacombsWriter) -> list[Spans]:
    """Return notes that explain the icon."""
    definition = content.shot(step.shot)
    notes: list[Spans] = []
    if step.targeted:
        notes.append((Span(lowered(name_of(content.targeted, writer.lang)), TARGETED_TERM),))
    if definition.damage:
        notes.append(writer.fill("cc-damage", count=definition.damage))
    if definition.boost is not None:
        notes.append(writer.fill("cc-note-boost", count=definition.boost.extra_damage_total))
    if definition.origin is Origin.ANY_CHARACTER:
        notes.append(writer.fill("cc-note-partner"))
    return notes


def on_card_text(ability: Ability, content: Content, lang: Language) -> Spans:
    """`Stun: if the critical combat shot deals damage, …`"""
    writer = CatacombsWriter(lang)
    definition = content.ability(ability.id)
    shot: Part = writer.fill("cc-shot-any")
    if ability.applies_to_shot is not None:
        shot = the_shot(content.shot(ability.applies_to_shot), writer)
    return writer.led(writer.ability(definition), _effect(definition, ability.amount, shot, writer))


def ability_text(definition: AbilityDefinition, lang: Language) -> Spans:
    """Return the effect of an ability on any card."""
    writer = CatacombsWriter(lang)
    return capital(_effect(definition, definition.amount, writer.fill("cc-shot-any"), writer))


def _effect(definition: AbilityDefinition, amount: int | None, shot: Part, writer: CatacombsWriter) -> Spans:
    return writer.fill(f"cc-ability-{definition.id.value}", count=amount or 0, shot=shot)


def the_shot(definition: ShotDefinition, writer: CatacombsWriter) -> Spans:
    """`the critical combat shot`, `le tir d’arc long`."""
    name = writer.shot(definition)
    return phrase("the", name, "shot") if writer.lang == "en" else phrase("le tir", french.elided("de", name))


def shot_text(definition: ShotDefinition, content: Content, lang: Language) -> Spans:
    """Return how a shot is made, and its effect."""
    writer = CatacombsWriter(lang)
    rows = [_flicking(definition, content, writer)]
    rows.append(writer.sentence("cc-shot-damage", count=definition.damage))
    if definition.boost is not None:
        rows.append(writer.sentence("cc-shot-boost", count=definition.boost.extra_damage_total))
    return phrase(*rows)


def _flicking(definition: ShotDefinition, content: Content, writer: CatacombsWriter) -> Spans:
    if definition.family is not Family.RANGED or definition.origin is None:
        return writer.sentence("cc-shot-character")
    disc = writer.fill(f"cc-the-disc-{definition.id.value}")
    reach = writer.number(content.placement.range_um, CM)
    return writer.sentence(f"cc-shot-{definition.origin.value}", disc=disc, reach=reach)


def targeted_text(content: Content, lang: Language) -> Spans:
    """Return the text of the modifier of ranged shots."""
    return CatacombsWriter(lang).sentence("cc-targeted", count=content.targeted.extra_flicks)


def armor_text(lang: Language) -> Spans:
    """Return the meaning of the armor icon."""
    return CatacombsWriter(lang).sentence("cc-armor")


def disc_text(disc: DiscDefinition, lang: Language) -> Spans:
    """Return the number, size and mass of a kind of disc."""
    writer = CatacombsWriter(lang)
    return writer.sentence(
        "cc-disc",
        count=disc.count,
        size=size_name(disc.size_class, lang),
        across=writer.number(2 * disc.radius_um, MM),
        thick=writer.number(disc.thickness_um, MM),
        mass=writer.number(disc.mass_mg, GRAM),
    )


def size_name(size: SizeClass, lang: Language) -> str:
    return CatacombsWriter(lang).say(f"cc-size-{size.value}")


def layout_name(layout_id: str, lang: Language) -> str:
    return CatacombsWriter(lang).say(f"cc-layout-{layout_id}")


def layout_text(layout: Layout, lang: Language) -> Spans:
    """Return the positions of the obstacles, in millimeters from the lower left corner."""
    writer = CatacombsWriter(lang)
    between = writer.grammar.semicolon
    spots = [spans(f"({writer.number(spot.x, MM)}{between} {writer.number(spot.y, MM)})") for spot in layout.spots]
    return writer.sentence("cc-layout-text", spots=writer.comma(spots))


def profile_name(profile_id: str, lang: Language) -> str:
    return CatacombsWriter(lang).say(f"cc-profile-{profile_id}")


def profile_text(profile: NoiseProfile, lang: Language) -> Spans:
    """Return the deviations of a noise profile."""
    writer = CatacombsWriter(lang)
    if not profile.angle_mdeg and not profile.impulse_ppm:
        return writer.sentence("cc-profile-still")
    angle, impulse = writer.number(profile.angle_mdeg, DEGREE), writer.number(profile.impulse_ppm, PERCENT)
    return writer.sentence("cc-profile-noise", angle=angle, impulse=impulse)


LAYOUT: Final = "obstacle_layout"
PROFILE: Final = "noise_profile"
OF_SEAT: Final = re.compile(rf"{PROFILE}_(\d+)")
WORDED: Final = frozenset(
    ("walls", "mat", "required", "optional", "centre_to_edge", "edge_to_edge", "on", "off", "none", "table")
)
"""Options whose values have a message; other values are numbers, except layouts and profiles."""


def mode_name(mode: str, lang: Language) -> str:
    return CatacombsWriter(lang).say(f"cc-mode-{mode}")


def option_name(option: str, lang: Language) -> str:
    """Return the name of the option; seats are counted from 1."""
    own = OF_SEAT.fullmatch(option)
    if own is not None:
        return CatacombsWriter(lang).say("cc-option-noise_profile_seat", seat=int(own[1]) + 1)
    return CatacombsWriter(lang).say(f"cc-option-{option}")


def option_text(option: str, lang: Language) -> str:
    """Return the effect of the option."""
    key = "noise_profile_seat" if OF_SEAT.fullmatch(option) else option
    return plain(capital(spans(CatacombsWriter(lang).say(f"cc-help-{key}"))))


def value_name(option: str, value: str, lang: Language) -> str:
    """Return the name of an option's value."""
    if value in WORDED:
        return CatacombsWriter(lang).say(f"cc-value-{value}")
    if option == LAYOUT:
        return layout_name(value, lang)
    if option.startswith(PROFILE):
        return profile_name(value, lang)
    return value.replace("-", "−")

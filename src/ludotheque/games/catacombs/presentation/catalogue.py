"""All content of Catacombs Conquest as generated texts with their sources."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from ludotheque.content.annotations import Confidence
from ludotheque.games.catacombs.content.definitions import CardDefinition, Content, NamedDefinition, Provenance
from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.content.vocabulary import Source, Team
from ludotheque.games.catacombs.presentation.terminal_context import TerminalContext
from ludotheque.games.catacombs.sentences import card_texts
from ludotheque.games.catacombs.sentences.card_texts import ARMOR_TERM, shot_notes
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter, lowered
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.catalogue import CatalogueBlock, blocks_named
from ludotheque.presentation.document import Document, Paragraph, filled_runs, joined, runs
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, merged, plain
from ludotheque.text.writer import name_of

DECKS: Final = tuple(team.value for team in Team)
SHELVES: Final = ("shots", "abilities", "discs", "layouts", "profiles")
DESIGNED: Final = Provenance(source=Source.DESIGNED, confidence=Confidence.DESIGNED)


@dataclass(frozen=True, eq=False, kw_only=True)
class Block(CatalogueBlock):
    """A block with the source of its numbers, and a sentence about it where it needs more than a word."""

    provenance: Provenance
    origin: Callable[[Language], str] = lambda _lang: ""

    def heading(self, lang: Language) -> str:
        kind, origin = CatacombsWriter(lang).say(f"kind-{self.kind}"), self.origin(lang)
        return f"{kind} · {origin}" if origin else kind

    def sources(self) -> Json:
        return {
            "designed": self.provenance.source is Source.DESIGNED,
            "source": self.provenance.source.value,
            "confidence": self.provenance.confidence.value,
            "also": list(self.provenance.source_refs),
        }


@cache
def library() -> dict[str, tuple[Block, ...]]:
    """Return all content by shelf: first the two decks, then the rest."""
    content = load_content()
    shelves = {team.value: tuple(card_block(card, content) for card in deck) for team, deck in content.decks}
    return {
        **shelves,
        "shots": tuple(shots(content)),
        "abilities": tuple(abilities(content)),
        "discs": tuple(discs(content)),
        "layouts": tuple(layouts(content)),
        "profiles": tuple(profiles(content)),
    }


def card_block(card: CardDefinition, content: Content) -> Block:
    """Return a card design; its heading says which values are ours."""
    fields: Json = {
        "team": card.team.value,
        "copies": card.copies,
        "role": card.role.value,
        "sign": card.sign.value,
        "shots": [{"shot": each.shot.value, "targeted": each.targeted} for each in card.shots],
        "ability": card.ability.id.value if card.ability is not None else None,
        "armor": card.armor,
        "designed_fields": list(card.designed_fields),
    }
    provenance = Provenance(source=card.source, confidence=card.confidence, note=card.note)
    write = partial(card_texts.card_text, card, content)
    own = partial(origin, card)
    return Block(
        card.id, card.team.value, "conquest_card", named(card), write, fields=fields, provenance=provenance, origin=own
    )


def origin(card: CardDefinition, lang: Language) -> str:
    """`2 copies · From the rulebook; our own: …`"""
    copies = CatacombsWriter(lang).say("cc-copies", count=card.copies)
    return f"{copies} · {plain(card_texts.card_origin(card, lang))}"


def named(definition: NamedDefinition) -> Callable[[Language], str]:
    return partial(name_of, definition)


def shots(content: Content) -> Iterator[Block]:
    for shot in content.shots:
        fields: Json = {"family": shot.family.value, "damage": shot.damage, "rules": list(shot.rules)}
        write = partial(card_texts.shot_text, shot, content)
        yield Block(shot.id.value, "shots", "shot", named(shot), write, provenance=shot.provenance, fields=fields)


def abilities(content: Content) -> Iterator[Block]:
    """Yield the five abilities, and the two icons that change a shot or stay on the table."""
    for ability in content.abilities:
        write = partial(card_texts.ability_text, ability)
        fields: Json = {"trigger": ability.trigger.value, "optional": ability.optional, "rules": list(ability.rules)}
        kind, name, source = "conquest_ability", named(ability), ability.name_fr_source
        yield Block(
            ability.id.value,
            "abilities",
            kind,
            name,
            write,
            provenance=ability.provenance,
            name_source=source,
            fields=fields,
        )
    targeted, armor = content.targeted, content.armor
    write_targeted = partial(card_texts.targeted_text, content)
    rules: Json = {"rules": list(targeted.rules)}
    yield Block(
        "targeted", "abilities", "icon", named(targeted), write_targeted, provenance=targeted.provenance, fields=rules
    )
    rules = {"rules": list(armor.rules)}
    yield Block(
        "armor", "abilities", "icon", named(armor), card_texts.armor_text, provenance=armor.provenance, fields=rules
    )


def discs(content: Content) -> Iterator[Block]:
    for disc in content.discs:
        fields: Json = {
            "count": disc.count,
            "size_class": disc.size_class.value,
            "radius_um": disc.radius_um,
            "mass_mg": disc.mass_mg,
        }
        write = partial(card_texts.disc_text, disc)
        yield Block(f"disc_{disc.id.value}", "discs", "disc", named(disc), write, provenance=disc.sized, fields=fields)


def layouts(content: Content) -> Iterator[Block]:
    for layout in content.arena.layouts:
        fields: Json = {"spots_um": [[spot.x, spot.y] for spot in layout.spots]}
        name, write = partial(card_texts.layout_name, layout.id), partial(card_texts.layout_text, layout)
        yield Block(layout.id, "layouts", "layout", name, write, provenance=DESIGNED, fields=fields)


def profiles(content: Content) -> Iterator[Block]:
    for profile in content.profiles:
        fields: Json = {"angle_mdeg": profile.angle_mdeg, "impulse_ppm": profile.impulse_ppm}
        name, write = partial(card_texts.profile_name, profile.id), partial(card_texts.profile_text, profile)
        yield Block(profile.id, "profiles", "profile", name, write, provenance=DESIGNED, fields=fields)


def summary(card: CardDefinition, lang: Language) -> Spans:
    """`move, missile (1 damage) · Steal · armor`: a card on a line."""
    writer, content = CatacombsWriter(lang), load_content()
    steps = [
        writer.noted(writer.shot(content.shot(each.shot)), shot_notes(each, content, writer)) for each in card.shots
    ]
    parts = [writer.comma(steps)]
    if card.ability is not None:
        parts.append(writer.ability(content.ability(card.ability.id)))
    if card.armor:
        parts.append((Span(lowered(name_of(content.armor, lang)), ARMOR_TERM),))
    return merged([span for part in parts for span in (Span(" · "), *part)][1:])


def everything() -> list[Block]:
    return [block for shelf in library().values() for block in shelf]


class Library:
    """The content that can be read at one moment of a match."""

    def __init__(self, context: TerminalContext) -> None:
        self.context = context
        self.blocks = {(block.kind, block.id): block for block in everything()}

    def hand(self) -> list[Block]:
        """Return the own cards, then face-up armor of the teams."""
        kept = [self.context.card(card) for pile in self.context.state.kept for card in pile]
        ids = [prepared.id for prepared in self.context.hand()] + [
            prepared.id for prepared in kept if prepared is not None
        ]
        return [self.blocks["conquest_card", each] for each in ids]

    def table(self) -> Document:
        """Return all of them, numbered."""
        lang = self.context.lang
        none = [] if self.context.hand() else [Paragraph(runs(self.context.say("play-no-cards")))]
        cards = [block.entry(lang, number) for number, block in enumerate(self.hand(), 1)]
        return Document((*none, *cards, *self.shared()))

    def shared(self) -> list[Paragraph]:
        """Return the partner's hand, if partners show each other their hands (CC-CARD-8)."""
        context, content = self.context, self.context.content
        mates = [seat for seat in content.team_seats[content.teams[context.me]] if seat != context.me]
        found: list[Paragraph] = []
        for seat in mates if content.share_hands else []:
            held = [context.card(card) for card in context.state.hands[seat]]
            names = [Span(name_of(find_card(card.id), context.lang), f"card:{card.id}") for card in held if card]
            player, cards = context.names.seat(seat, context.lang), joined(names, ", ")
            found.append(
                Paragraph(filled_runs(context.localizer.messages, "arena-partner", player=player, cards=cards))
            )
        return found

    def text_of(self, wanted: str) -> Document | None:
        """Return the text with that number in the list, id, name or beginning of a name."""
        if wanted.isdecimal():
            hand = self.hand()
            place = int(wanted) - 1
            return Document((hand[place].entry(self.context.lang),)) if 0 <= place < len(hand) else None
        lang = self.context.lang
        found = blocks_named(wanted, everything(), lang)
        return Document(tuple(block.entry(lang) for block in found)) if found else None

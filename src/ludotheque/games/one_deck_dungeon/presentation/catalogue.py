"""All content of One Deck Dungeon as generated texts with their set and sources."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Final

from msgspec import to_builtins

from ludotheque.content.annotations import Confidence, Provenance
from ludotheque.games.one_deck_dungeon.content.definitions import (
    ContentSet,
    Dungeon,
    ExtraCard,
    Floor,
    Hero,
    HeroicAbility,
    Level,
    NamedDefinition,
    PerilOption,
    PicturedDefinition,
    Side,
    Skill,
    Tier,
)
from ludotheque.games.one_deck_dungeon.content.loader import every_potion, load_common, load_sets
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.sentences import card_texts
from ludotheque.games.one_deck_dungeon.sentences.narrator import lexicon
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.catalogue import CatalogueBlock, blocks_named
from ludotheque.presentation.document import Document
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain
from ludotheque.text.writer import name_of, typeset

Write = Callable[[Language], Spans]
NO_FIELDS: Final[Json] = {}
SHELVES: Final = ("encounters", "abilities", "skills", "potions", "dungeons", "talents", "levels", "difficulties")


@dataclass(frozen=True, eq=False, kw_only=True)
class Block(CatalogueBlock):
    """A block with its set and the source of its numbers; content that both sets share has no set."""

    provenance: Provenance
    content: ContentSet | None = None
    ways: tuple[PerilOption, ...] = ()

    def facts(self, lang: Language) -> Json:
        """Return its numbers, and the names of the ways past a peril with theirs."""
        return {**self.fields, "ways": [way_facts(way, lang) for way in self.ways]} if self.ways else self.fields

    def heading(self, lang: Language) -> str:
        """Return its kind, its set, and whether it is our own design."""
        kind = DungeonWriter(lang).say(f"kind-{self.kind}")
        if self.content is None:
            return kind
        return f"{kind} · {plain(card_texts.card_heading(self.content, self.provenance, lang))}"

    def sources(self) -> Json:
        return {
            "set": self.content.id if self.content is not None else None,
            "designed": self.provenance.confidence is Confidence.DESIGNED,
            "source": self.provenance.source,
            "confidence": self.provenance.confidence.value,
            "also": list(self.provenance.also),
        }


class Shelving:
    """Puts definitions of one set on one shelf."""

    def __init__(self, shelf: str, content: ContentSet | None) -> None:
        self.shelf = shelf
        self.content = content

    def block(
        self, kind: str, sheet: NamedDefinition, provenance: Provenance, write: Write, fields: Json = NO_FIELDS
    ) -> Block:
        name = partial(name_of, sheet)
        source = sheet.name_fr_source
        icon = sheet.icon if isinstance(sheet, PicturedDefinition) else ""
        if self.content is not None:
            designed = provenance.confidence is Confidence.DESIGNED
            fields = {**fields, "set": self.content.id, "designed": designed}
        return Block(
            sheet.id, self.shelf, kind, name, write, source, fields, icon, provenance=provenance, content=self.content
        )

    def skill(self, skill: Skill) -> Block:
        fields: Json = {"cost": to_builtins(skill.cost), "usable": to_builtins(skill.usable)}
        return self.block("skill", skill, skill.provenance, partial(card_texts.skill_text, skill), fields)


@cache
def library() -> dict[str, tuple[Block, ...]]:
    """Return all content by shelf: first the heroes, then the rest."""
    shelves: dict[str, list[Block]] = {}
    for content in load_sets():
        for hero in content.heroes:
            shelves[hero.id] = list(hero_blocks(hero, content))
    for shelf in SHELVES:
        shelves[shelf] = []
    for content in load_sets():
        for block in (*encounters(content), *loot(content), *places(content), *talents(content)):
            shelves[block.shelf].append(block)
    shelves["levels"] = [level_block(level) for level in load_common().levels]
    shelves["difficulties"] = [tier_block(tier) for tier in load_common().tiers]
    return {shelf: tuple(blocks) for shelf, blocks in shelves.items()}


def everything() -> Iterator[Block]:
    for blocks in library().values():
        yield from blocks


def hero_blocks(hero: Hero, content: ContentSet) -> Iterator[Block]:
    """Yield both sides of the card, and their abilities and skills."""
    shelf = Shelving(hero.id, content)
    sides = (("solo", hero.solo), ("party", hero.party))
    for name, side in sides:
        write = partial(card_texts.hero_text, hero, side)
        yield shelf.block(f"{name}_side", hero, side.provenance, write, side_fields(side))
    for name, side in sides:
        ability = side.heroic_ability
        write = partial(card_texts.ability_text, ability)
        yield shelf.block(f"{name}_ability", ability, side.provenance, write, ability_facts(ability))
    own = {skill.id: skill for skill in (hero.solo.starting_skill, hero.party.starting_skill, hero.basic_skill)}
    yield from (shelf.skill(skill) for skill in own.values())


def side_fields(side: Side) -> Json:
    storage = side.heroic_ability.storage
    return {
        "strength": side.strength,
        "agility": side.agility,
        "magic": side.magic,
        "health": side.health,
        "heroic_ability": side.heroic_ability.id,
        "starting_skill": side.starting_skill.id,
        "storage": storage.max if storage is not None else 0,
    }


def ability_facts(ability: HeroicAbility) -> Json:
    return {"usable": to_builtins(ability.usable), "usable_in_boss": ability.usable_in_boss}


def encounters(content: ContentSet) -> Iterator[Block]:
    """Yield the cards of the deck, and the abilities of foes on them."""
    shelf = Shelving("encounters", content)
    for card in content.encounters:
        fields: Json = {
            "type": card.kind.value,
            "xp": card.xp,
            "leaf": card.leaf,
            "ability": card.ability,
            "skill": card.loot.skill,
            "potion": card.loot.potion,
            "item": to_builtins(card.loot.item),
            "boxes": to_builtins(card.boxes),
            "ways": [],
        }
        write = partial(card_texts.encounter_text, card, lexicon())
        yield replace(shelf.block("encounter", card, card.provenance, write, fields), ways=card.options)
    shelf = Shelving("abilities", content)
    for ability in content.abilities:
        yield shelf.block("foe_ability", ability, ability.provenance, partial(card_texts.foe_text, ability))


def way_facts(way: PerilOption, lang: Language) -> Json:
    """Return what a way past a peril costs and grants."""
    return {
        "name": typeset(way.label_en if lang == "en" else way.label_fr, lang),
        "time": way.time_cost,
        "box": to_builtins(way.box),
        "grants": to_builtins(way.grants),
    }


def loot(content: ContentSet) -> Iterator[Block]:
    """Yield skills and potions that belong to no hero."""
    shelf = Shelving("skills", content)
    yield from (shelf.skill(skill) for skill in content.skills)
    shelf = Shelving("potions", content)
    for potion in every_potion(content):
        write = partial(card_texts.potion_text, potion)
        yield shelf.block("potion", potion, potion.provenance, write, {"usable": to_builtins(potion.usable)})


def places(content: ContentSet) -> Iterator[Block]:
    """Yield dungeons, and the extra card that makes one harder."""
    shelf = Shelving("dungeons", content)
    for dungeon in content.dungeons:
        yield from dungeon_blocks(dungeon, shelf)
    card = content.extra_card
    if card is not None:
        write = partial(card_texts.extra_card_text, card)
        yield shelf.block("extra_card", card, card.provenance, write, floor_facts(card))


def dungeon_blocks(dungeon: Dungeon, shelf: Shelving) -> Iterator[Block]:
    """Yield a dungeon, its floors and its boss; the dungeon's text repeats those of the others."""
    fields: Json = {"difficulty": dungeon.difficulty, "boss": dungeon.boss.id}
    yield shelf.block("dungeon", dungeon, dungeon.provenance, partial(card_texts.dungeon_text, dungeon), fields)
    for floor in dungeon.floors:
        write = partial(card_texts.floor_text, floor)
        yield shelf.block("floor", floor, dungeon.provenance, write, floor_facts(floor))
    boss = dungeon.boss
    facts: Json = {"health": boss.health, "boxes": to_builtins(boss.boxes)}
    yield shelf.block("boss", boss, dungeon.provenance, partial(card_texts.boss_text, boss), facts)


def floor_facts(card: Floor | ExtraCard) -> Json:
    """Return the boxes that a card adds to each kind of encounter."""
    return {"combat_boxes": to_builtins(card.combat_boxes), "peril_boxes": to_builtins(card.peril_boxes)}


def talents(content: ContentSet) -> Iterator[Block]:
    shelf = Shelving("talents", content)
    for talent in content.talents:
        write = partial(card_texts.talent_text, talent, lexicon())
        facts: Json = {
            "focus": talent.focus,
            "usable": to_builtins(talent.usable),
            "limit": to_builtins(talent.limit),
            "spaces": to_builtins(talent.spaces),
        }
        yield shelf.block("talent", talent, talent.provenance, write, facts)


def level_block(level: Level) -> Block:
    """Return a level card, which has a number but no name."""
    number = level.level

    def name(lang: Language) -> str:
        return DungeonWriter(lang).say("odd-level", level=number)

    write = partial(card_texts.level_text, level)
    facts: Json = {
        "level": number,
        "solo": to_builtins(level.solo),
        "party": to_builtins(level.party),
        "bonus_dice": level.bonus_dice,
        "xp_to_next": to_builtins(level.xp_to_next),
        "cubes": to_builtins(level.cubes),
    }
    return Block(f"level_{number}", "levels", "level", name, write, fields=facts, provenance=level.provenance)


def tier_block(tier: Tier) -> Block:
    shelf = Shelving("difficulties", None)
    return shelf.block("tier", tier, tier.provenance, partial(card_texts.tier_text, tier))


class Library:
    """The content that can be read at one moment of a match."""

    def __init__(self, context: TerminalContext) -> None:
        self.context = context
        self.blocks = {(block.kind, block.id): block for block in everything()}

    def hand(self) -> list[Block]:
        """Return the heroes with their skills and items, potions, and the face-up cards."""
        context = self.context
        side = "solo_side" if context.content.solo else "party_side"
        found: list[Block] = []
        for seat, hero in enumerate(context.state.heroes):
            found.append(self.blocks[side, context.content.heroes[seat].id])
            uses = [context.content.uses[use].id for use in context.content.talents(seat, hero.focus)]
            uses += [
                prepared.definition.loot.skill or ""
                for prepared in map(context.card, hero.skills)
                if prepared is not None
            ]
            found += [block for kind in ("talent", "skill") for use in uses if (block := self.blocks.get((kind, use)))]
        found += [self.blocks["potion", potion] for potion in context.view["potions"]]
        found += [self.blocks["floor", floor.id] for floor in context.floors() if ("floor", floor.id) in self.blocks]
        if context.in_boss_fight:
            found.append(self.blocks["boss", context.content.dungeon.boss.id])
        cards = [context.card(card["id"]) for door in context.view["doors"] if door["open"] for card in door["cards"]]
        found += [self.blocks["encounter", prepared.id] for prepared in cards if prepared is not None]
        return list(dict.fromkeys(found))

    def table(self) -> Document:
        """Return all of it, numbered."""
        return Document(tuple(block.entry(self.context.lang, number) for number, block in enumerate(self.hand(), 1)))

    def text_of(self, wanted: str) -> Document | None:
        """Return the text with that number in the list, id, name or beginning of a name; own content comes first."""
        hand = self.hand()
        if wanted.isdecimal():
            place = int(wanted) - 1
            return Document((hand[place].entry(self.context.lang),)) if 0 <= place < len(hand) else None
        lang = self.context.lang
        found = blocks_named(wanted, dict.fromkeys([*hand, *everything()]), lang)
        return Document(tuple(block.entry(lang) for block in self.of_this_game(found))) if found else None

    def of_this_game(self, blocks: list[Block]) -> list[Block]:
        """Omit the side of each hero card that this match does not use."""
        other = "party_" if self.context.content.solo else "solo_"
        return [block for block in blocks if not block.kind.startswith(other)] or blocks

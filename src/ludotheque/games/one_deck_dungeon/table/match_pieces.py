"""Pieces of content as the rules want them: numbers instead of words."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, pad_of, ticks_on
from ludotheque.games.one_deck_dungeon.campaign.ticks import Counts, owned_talents
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Box,
    CostKind,
    Encounter,
    EncounterKind,
    Floor,
    Hero,
    LootKind,
    Potion,
    Skill,
    Talent,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects, Limit, StoreWhen, Usable
from ludotheque.games.one_deck_dungeon.table.die import AGILITY, ANY, MAGIC, STRENGTH
from ludotheque.games.one_deck_dungeon.table.hook_sources import COLOR_CODES, Carried, Source
from ludotheque.games.one_deck_dungeon.table.state import LOOT_ALL, LOOT_ITEM, LOOT_SKILL

COST_FREE: Final = 0
COST_STRENGTH: Final = 1
COST_AGILITY: Final = 2
COST_MANA: Final = 3
COST_CODES: Final = {
    CostKind.FREE: COST_FREE,
    CostKind.STRENGTH: COST_STRENGTH,
    CostKind.AGILITY: COST_AGILITY,
    CostKind.MANA: COST_MANA,
}
COST_COLORS: Final = (ANY, STRENGTH, AGILITY, MAGIC)
UNLIMITED: Final = 0
PER_FLOOR: Final = 1
PER_GAME: Final = 2


class BoxKit:
    """A printed box; value 0 is X."""

    def __init__(self, box: Box) -> None:
        self.value: i64 = box.value or 0
        self.color: i64 = ANY if box.color is None else COLOR_CODES[box.color]
        self.wide: i64 = int(box.wide)  # into the state, where a plain bool would not be the compiled 1
        self.armor: i64 = int(box.armor)
        self.hearts: i64 = box.hearts
        self.time: i64 = box.time
        self.poison: i64 = box.poison
        self.skull: i64 = int(box.skull)


class OptionKit:
    """One of the two ways through a peril."""

    def __init__(self, time: int, cost: Effects, grants: int, box: BoxKit) -> None:
        self.time: i64 = time
        self.cost = cost
        self.grants: i64 = grants
        self.box = box


class UseKit:
    """A skill or talent; without effects it only carries hooks."""

    def __init__(self, sheet: Skill | Talent) -> None:
        self.id = sheet.id
        self.sheet = sheet
        is_skill = isinstance(sheet, Skill)
        self.talent: i64 = not is_skill
        self.cost: i64 = COST_CODES[sheet.cost.kind] if isinstance(sheet, Skill) else COST_FREE
        self.amount: i64 = sheet.cost.amount if isinstance(sheet, Skill) else 0
        self.combat: i64 = Usable.COMBAT in sheet.usable
        self.peril: i64 = Usable.PERIL in sheet.usable
        self.any_time: i64 = Usable.ANY_TIME in sheet.usable
        limit = sheet.limit if isinstance(sheet, Talent) else None
        self.limit: i64 = UNLIMITED if limit is None else PER_FLOOR if limit is Limit.FLOOR else PER_GAME
        self.effects = sheet.effects
        self.source = Source(sheet.id, sheet.hooks, "skill" if is_skill else "talent")


class PotionKit:
    """A type of potion."""

    def __init__(self, sheet: Potion) -> None:
        self.id = sheet.id
        self.sheet = sheet
        self.combat: i64 = Usable.COMBAT in sheet.usable
        self.peril: i64 = Usable.PERIL in sheet.usable
        self.any_time: i64 = Usable.ANY_TIME in sheet.usable
        self.before: i64 = Usable.BEFORE_ENCOUNTER in sheet.usable
        self.effects = sheet.effects
        self.source = Source(sheet.id, sheet.hooks, "potion")


class CardKit:
    """An encounter card."""

    def __init__(self, sheet: Encounter, ability: Carried | None, skill: int, potion: int) -> None:
        self.id = sheet.id
        self.sheet = sheet
        self.combat: i64 = sheet.kind is EncounterKind.COMBAT
        self.xp: i64 = sheet.xp
        self.leaf: i64 = sheet.leaf
        self.icon: i64 = sheet.set_icon
        item = sheet.loot.item
        self.item: list[int] = [item.strength, item.agility, item.magic, item.health]
        self.skill: i64 = skill  # in the kit's uses; -1 for none
        self.potion: i64 = potion  # in the kit's potions; -1 for none
        self.ability = ability
        self.boxes = [BoxKit(box) for box in sheet.boxes]
        self.options = [
            OptionKit(option.time_cost, option.cost, GRANTS[option.grants], BoxKit(option.box))
            for option in sheet.options
        ]


GRANTS: Final[dict[LootKind | None, int]] = {None: LOOT_ALL, LootKind.ITEM: LOOT_ITEM, LootKind.SKILL: LOOT_SKILL}


class HeroKit:
    """One side of a hero card."""

    def __init__(self, sheet: Hero, solo: bool, starting: int, basic: int) -> None:
        side = sheet.solo if solo else sheet.party
        ability = side.heroic_ability
        self.id = sheet.id
        self.sheet = sheet
        self.side = side
        self.icons: list[int] = [side.strength, side.agility, side.magic]
        self.health: i64 = side.health
        self.ability = ability
        self.ability_combat: i64 = Usable.COMBAT in ability.usable
        self.ability_peril: i64 = Usable.PERIL in ability.usable
        self.ability_in_boss: i64 = ability.usable_in_boss
        self.storage: i64 = ability.storage.max if ability.storage is not None else 0
        self.store_when: tuple[StoreWhen, ...] = ability.storage.store_when if ability.storage is not None else ()
        self.starting: i64 = starting
        self.basic: i64 = basic


class SheetKit:
    """A campaign sheet attached to a seat: owned talents by focus, and the spaces still free (ODD-CAMP)."""

    def __init__(self, sheet: CampaignSheet, numbers: dict[str, int]) -> None:
        pad = pad_of(sheet)
        self.sheet = sheet
        self.pad = pad
        self.ticks: tuple[Counts, ...] = ticks_on(sheet)
        self.focuses = [focus.id for focus in pad.focuses]
        self.basic = [place for place, focus in enumerate(pad.focuses) if focus.always_active]
        owned = owned_talents(pad.spaces, self.ticks)
        self.by_focus: list[list[int]] = [
            [numbers[pad.talents[place].id] for place in owned if pad.talents[place].focus == focus]
            for focus in self.focuses
        ]

    def choices(self) -> list[int]:
        """Focuses besides the basic one that have something to give."""
        return [place for place, owned in enumerate(self.by_focus) if owned and place not in self.basic]

    def talents(self, focus: i64) -> list[int]:
        """Talents at work: the basic ones and those of the chosen focus (ODD-CAMP-6)."""
        found: list[int] = []
        for place, owned in enumerate(self.by_focus):
            if place in self.basic or place == focus:
                found = found + owned
        return found


class FloorKit:
    """A floor of the dungeon, or the extra card: boxes and hooks."""

    def __init__(self, name: str, kind: str, sheet: Floor) -> None:
        self.id = name
        self.sheet = sheet
        self.carried = Carried(Source(name, sheet.hooks, kind), -1)
        self.peril_boxes = [BoxKit(box) for box in sheet.peril_boxes]
        self.combat_boxes = [BoxKit(box) for box in sheet.combat_boxes]

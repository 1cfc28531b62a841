"""The content of a match of One Deck Dungeon, numbered and prepared, with its hooks arranged for the rules."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, pad_of, ticks_on
from ludotheque.games.one_deck_dungeon.campaign.ticks import Counts, owned_talents
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Box,
    ContentSet,
    CostKind,
    Encounter,
    EncounterKind,
    Floor,
    Hero,
    Level,
    LootKind,
    PerPlayers,
    Potion,
    Skill,
    Talent,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import (
    AddConsequence,
    At,
    Boxes,
    DiscardHighest,
    DiscardRolled,
    HeartToTime,
    LoseLoot,
    LowerRolled,
    Modify,
    SetX,
    SoakPairs,
    WhenRolled,
)
from ludotheque.games.one_deck_dungeon.content.loader import (
    every_potion,
    every_skill,
    find_dungeon,
    find_hero,
    find_tier,
    load_common,
    load_sets,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Effects,
    Hooks,
    Limit,
    Moment,
    Quantity,
    StoreWhen,
    Usable,
)
from ludotheque.games.one_deck_dungeon.table.die import AGILITY, ANY, HEROIC, MAGIC, STRENGTH
from ludotheque.games.one_deck_dungeon.table.setup_options import FOREST
from ludotheque.games.one_deck_dungeon.table.state import LOOT_ALL, LOOT_ITEM, LOOT_SKILL
from ludotheque.kernel.game import Setup

COLOR_CODES: Final[dict[Color, int]] = {
    Color.STRENGTH: STRENGTH,
    Color.AGILITY: AGILITY,
    Color.MAGIC: MAGIC,
    Color.HEROIC: HEROIC,
}
ALL_COLORS: Final = 0b1111
ALL_VALUES: Final = 0b1111110  # from 1 to 6


def bits(places: list[int]) -> i64:
    """Return a number with these bits set."""
    mask: i64 = 0
    for place in places:
        mask |= 1 << place
    return mask


def color_mask(colors: tuple[Color, ...]) -> i64:
    """Return the colors as bits; none means all."""
    return bits([COLOR_CODES[color] for color in colors]) if colors else ALL_COLORS


def value_mask(values: tuple[int, ...]) -> i64:
    """Return the values as bits; none means all."""
    return bits(list(values)) if values else ALL_VALUES


class HookSource:
    """The hooks of a foe, floor, boss, skill, potion, talent or extra card."""

    def __init__(self, name: str, hooks: Hooks, kind: str) -> None:
        self.name = name
        self.kind = kind  # foe, floor, boss, skill, potion, talent or card
        self.at: dict[Moment, list[At]] = {}
        self.modifies: list[Modify] = []
        self.when_rolled: list[WhenRolled] = []
        self.discard_mask: i64 = 0
        self.discard_highest = False
        self.lowers: list[tuple[int, int]] = []  # color and amount
        self.adds: list[AddConsequence] = []
        self.soaks_pairs = False
        self.heart_to_time = False
        self.boxes: list[Boxes] = []
        self.set_x: SetX | None = None
        self.lose_loot: LoseLoot | None = None
        for hook in hooks:
            self.sort_in(hook)

    def sort_in(self, hook: object) -> None:
        if isinstance(hook, At):
            self.at.setdefault(hook.moment, []).append(hook)
        elif isinstance(hook, Modify):
            self.modifies.append(hook)
        elif isinstance(hook, (WhenRolled, DiscardRolled, DiscardHighest, LowerRolled)):
            self.sort_in_roll(hook)
        elif isinstance(hook, AddConsequence):
            self.adds.append(hook)
        elif isinstance(hook, Boxes):
            self.boxes.append(hook)
        else:
            self.sort_in_single(hook)

    def sort_in_roll(self, hook: WhenRolled | DiscardRolled | DiscardHighest | LowerRolled) -> None:
        if isinstance(hook, WhenRolled):
            self.when_rolled.append(hook)
        elif isinstance(hook, DiscardRolled):
            self.discard_mask |= value_mask(hook.values)
        elif isinstance(hook, LowerRolled):
            self.lowers.append((COLOR_CODES[hook.color], hook.by))
        else:
            self.discard_highest = True

    def sort_in_single(self, hook: object) -> None:
        if isinstance(hook, SoakPairs):
            self.soaks_pairs = True
        elif isinstance(hook, HeartToTime):
            self.heart_to_time = True
        elif isinstance(hook, SetX):
            self.set_x = hook
        elif isinstance(hook, LoseLoot):
            self.lose_loot = hook

    def modified(self, quantity: Quantity, number: int) -> int:
        """Return that quantity after this source's changes."""
        for hook in self.modifies:
            if hook.quantity is quantity:
                number = hook.to if hook.to is not None else number + hook.by
        return number


class Carried:
    """A source in play, and the hero it belongs to; -1 for the dungeon itself."""

    def __init__(self, source: HookSource, seat: int) -> None:
        self.source = source
        self.seat = seat


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


class PreparedBox:
    """A printed box; value 0 is X."""

    def __init__(self, box: Box) -> None:
        self.value: i64 = box.value or 0
        self.color: i64 = ANY if box.color is None else COLOR_CODES[box.color]
        self.wide: i64 = int(box.wide)  # stored in the state, where a plain bool would differ from the compiled 1
        self.armor: i64 = int(box.armor)
        self.hearts: i64 = box.hearts
        self.time: i64 = box.time
        self.poison: i64 = box.poison
        self.skull: i64 = int(box.skull)


class PreparedOption:
    """One of the two options of a peril."""

    def __init__(self, time: int, cost: Effects, grants: int, box: PreparedBox) -> None:
        self.time: i64 = time
        self.cost = cost
        self.grants: i64 = grants
        self.box = box


class PreparedUse:
    """A skill or talent; without effects it only carries hooks."""

    def __init__(self, definition: Skill | Talent) -> None:
        self.id = definition.id
        self.definition = definition
        is_skill = isinstance(definition, Skill)
        self.talent: i64 = not is_skill
        self.cost: i64 = COST_CODES[definition.cost.kind] if isinstance(definition, Skill) else COST_FREE
        self.amount: i64 = definition.cost.amount if isinstance(definition, Skill) else 0
        self.combat: i64 = Usable.COMBAT in definition.usable
        self.peril: i64 = Usable.PERIL in definition.usable
        self.any_time: i64 = Usable.ANY_TIME in definition.usable
        limit = definition.limit if isinstance(definition, Talent) else None
        self.limit: i64 = UNLIMITED if limit is None else PER_FLOOR if limit is Limit.FLOOR else PER_GAME
        self.effects = definition.effects
        self.source = HookSource(definition.id, definition.hooks, "skill" if is_skill else "talent")


class PreparedPotion:
    """A type of potion."""

    def __init__(self, definition: Potion) -> None:
        self.id = definition.id
        self.definition = definition
        self.combat: i64 = Usable.COMBAT in definition.usable
        self.peril: i64 = Usable.PERIL in definition.usable
        self.any_time: i64 = Usable.ANY_TIME in definition.usable
        self.before: i64 = Usable.BEFORE_ENCOUNTER in definition.usable
        self.effects = definition.effects
        self.source = HookSource(definition.id, definition.hooks, "potion")


class PreparedCard:
    """An encounter card."""

    def __init__(self, definition: Encounter, ability: Carried | None, skill: int, potion: int) -> None:
        self.id = definition.id
        self.definition = definition
        self.combat: i64 = definition.kind is EncounterKind.COMBAT
        self.xp: i64 = definition.xp
        self.leaf: i64 = definition.leaf
        self.icon: i64 = definition.set_icon
        item = definition.loot.item
        self.item: list[int] = [item.strength, item.agility, item.magic, item.health]
        self.skill: i64 = skill  # index in the uses; -1 for none
        self.potion: i64 = potion  # index in the potions; -1 for none
        self.ability = ability
        self.boxes = [PreparedBox(box) for box in definition.boxes]
        self.options = [
            PreparedOption(option.time_cost, option.cost, GRANTS[option.grants], PreparedBox(option.box))
            for option in definition.options
        ]


GRANTS: Final[dict[LootKind | None, int]] = {None: LOOT_ALL, LootKind.ITEM: LOOT_ITEM, LootKind.SKILL: LOOT_SKILL}


class PreparedHero:
    """One side of a hero card."""

    def __init__(self, definition: Hero, solo: bool, starting: int, basic: int) -> None:
        side = definition.solo if solo else definition.party
        ability = side.heroic_ability
        self.id = definition.id
        self.definition = definition
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


class PreparedSheet:
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
        """Return the focuses other than the basic one that have talents."""
        return [place for place, owned in enumerate(self.by_focus) if owned and place not in self.basic]

    def talents(self, focus: i64) -> list[int]:
        """Return the active talents: the basic ones and those of the chosen focus (ODD-CAMP-6)."""
        found: list[int] = []
        for place, owned in enumerate(self.by_focus):
            if place in self.basic or place == focus:
                found = found + owned
        return found


class PreparedFloor:
    """A floor of the dungeon, or the extra card: boxes and hooks."""

    def __init__(self, name: str, kind: str, definition: Floor) -> None:
        self.id = name
        self.definition = definition
        self.carried = Carried(HookSource(name, definition.hooks, kind), -1)
        self.peril_boxes = [PreparedBox(box) for box in definition.peril_boxes]
        self.combat_boxes = [PreparedBox(box) for box in definition.combat_boxes]


HYBRID: Final = "hybrid"
BASIC_SKILL: Final = Quantity.BASIC_SKILL


class MatchContent:
    """Everything that a match is played with; computed once per setup."""

    def __init__(self, setup: Setup, options: dict[str, str]) -> None:
        self.seats = len(setup.heroes)
        self.solo = self.seats == 1
        self.four = self.seats == 4
        self.deck_name = options["deck"]
        self.hybrid = self.deck_name == HYBRID
        self.poison_tokens = 16 if self.four and self.deck_name == FOREST else 8  # 8 per box (ODD-4P-1, ODD-HYBRID-4)
        self.forest_sequence = options["turn_sequence"] == "forest"
        self.uses: list[PreparedUse] = []
        self.use_numbers: dict[str, int] = {}
        self.potions: list[PreparedPotion] = []
        self.potion_numbers: dict[str, int] = {}
        for group in load_sets():
            self.number_content(group)
        self.cards: list[PreparedCard] = []
        self.deck: list[int] = []  # numbers of cards, one entry per copy
        for group in load_sets():
            self.fill_deck(group)
        self.has_leaves = any(self.cards[number].leaf for number in self.deck)
        self.heroes = [self.hero_side(name) for name in setup.heroes]
        self.dungeon = find_dungeon(options["dungeon"])
        self.floors = [PreparedFloor(floor.id, "floor", floor) for floor in self.dungeon.floors]
        self.floor_carried = [floor.carried for floor in self.floors]
        boss = self.dungeon.boss
        self.boss = Carried(HookSource(boss.id, boss.hooks, "boss"), -1)
        self.boss_boxes = [PreparedBox(box) for box in boss.boxes]
        self.extra = extra_card() if options["hordes"] == "yes" else None
        self.levels: list[Level] = list(load_common().levels)
        self.tier = find_tier(options["difficulty"])
        self.known_potions: list[int] = [self.potion_numbers["healing"]]
        if self.forest_sequence:
            self.known_potions = [self.potion_numbers["curative"], self.potion_numbers[options["basic_potion"]]]
        self.potion_carried = [Carried(self.potions[number].source, -1) for number in self.known_potions]
        self.sheets: list[PreparedSheet | None] = []
        for seat in range(self.seats):
            text = options.get(f"sheet_{seat}", "")
            self.sheets.append(PreparedSheet(unseal_unverified(text), self.use_numbers) if text else None)
        self.has_sheets = any(sheet is not None for sheet in self.sheets)
        self.active_uses: dict[int, list[int]] = {}
        self.moments: list[Moment] = []  # moments at which something in this match can act: most are unused
        self.quantities: list[Quantity] = []  # quantities that something in this match can change
        self.note_hooks()
        self.causes: list[str] = self.name_causes()
        self.cause_numbers = {name: number for number, name in enumerate(self.causes)}

    def number_content(self, group: ContentSet) -> None:
        """Number the content; if both sides of a hero share a skill, it is one use."""
        definitions: list[Skill | Talent] = [*every_skill(group), *group.talents]
        for definition in definitions:
            if definition.id not in self.use_numbers:
                self.use_numbers[definition.id] = len(self.uses)
                self.uses.append(PreparedUse(definition))
        for potion in every_potion(group):
            self.potion_numbers[potion.id] = len(self.potions)
            self.potions.append(PreparedPotion(potion))

    def fill_deck(self, group: ContentSet) -> None:
        """Build the deck (ODD-SETUP-5, ODD-HYBRID-1, ODD-HYBRID-4, ODD-4P-1)."""
        if self.deck_name not in (group.id, HYBRID):
            return
        abilities = {each.id: Carried(HookSource(each.id, each.hooks, "foe"), -1) for each in group.abilities}
        for definition in group.encounters:
            ability = abilities[definition.ability] if definition.ability is not None else None
            skill = self.use_numbers[definition.loot.skill] if definition.loot.skill is not None else -1
            potion = self.potion_numbers[definition.loot.potion] if definition.loot.potion is not None else -1
            number = len(self.cards)
            self.cards.append(PreparedCard(definition, ability, skill, potion))
            if not self.hybrid:
                self.deck.extend([number] * (2 if self.four else 1))
            elif self.four or definition.set_icon:
                self.deck.append(number)

    def hero_side(self, name: str) -> PreparedHero:
        definition = find_hero(name)
        side = definition.solo if self.solo else definition.party
        starting = self.use_numbers[side.starting_skill.id]
        return PreparedHero(definition, self.solo, starting, self.use_numbers[definition.basic_skill.id])

    def note_hooks(self) -> None:
        sources = [*self.floor_carried, *self.potion_carried, self.boss]
        if self.extra is not None:
            sources.append(self.extra.carried)
        sources.extend([card.ability for card in self.cards if card.ability is not None])
        for seat in range(self.seats):
            for focus in range(4):
                sources.extend([Carried(self.uses[use].source, seat) for use in self.passives(seat, focus)])
        for carried in sources:
            self.moments.extend([moment for moment in carried.source.at if moment not in self.moments])
            changed = [hook.quantity for hook in carried.source.modifies]
            self.quantities.extend([quantity for quantity in changed if quantity not in self.quantities])

    def name_causes(self) -> list[str]:
        """Return the content ids of everything with a text; questions refer to the asking text by its index here."""
        causes = [use.id for use in self.uses]
        causes.extend([potion.id for potion in self.potions])
        causes.extend([hero.ability.id for hero in self.heroes])
        causes.extend([card.ability.source.name for card in self.cards if card.ability is not None])
        causes.extend([card.id for card in self.cards])
        causes.extend([floor.id for floor in self.floors])
        causes.append(self.boss.source.name)
        if self.extra is not None:
            causes.append(self.extra.id)
        return causes

    def talents(self, seat: i64, focus: i64) -> list[int]:
        sheet = self.sheets[seat]
        return sheet.talents(focus) if sheet is not None else []

    def passives(self, seat: i64, focus: i64) -> list[int]:
        """Return the uses whose hooks a hero has; looted skills have none."""
        hero = self.heroes[seat]
        talents = self.talents(seat, focus)
        uses = [int(hero.starting), *talents]
        if any(self.uses[talent].source.modified(BASIC_SKILL, 0) for talent in talents):
            uses.append(int(hero.basic))
        return uses

    def actives(self, seat: i64, focus: i64) -> list[int]:
        """Return the uses with effects that a hero has without loot (ODD-CAMP-7, ODD-CAMP-8)."""
        key = seat << 3 | focus
        found = self.active_uses.get(key)
        if found is None:
            found = [use for use in self.passives(seat, focus) if self.uses[use].effects]
            self.active_uses[key] = found
        return found

    def focuses(self, seat: i64) -> list[int]:
        sheet = self.sheets[seat]
        return sheet.choices() if sheet is not None else []

    def focus_name(self, seat: i64, place: i64) -> str:
        sheet = self.sheets[seat]
        return sheet.focuses[place] if sheet is not None else ""

    def per_players(self, numbers: PerPlayers) -> int:
        return numbers.p1 if self.solo else numbers.p4 if self.four else numbers.p2


def extra_card() -> PreparedFloor | None:
    """Return the optional card for harder games of four (ODD-4P-17)."""
    for group in load_sets():
        card = group.extra_card
        if card is not None:
            floor = Floor(
                id=card.id,
                name_en=card.name_en,
                name_fr=card.name_fr,
                icon=card.icon,
                hooks=card.hooks,
                peril_boxes=card.peril_boxes,
                combat_boxes=card.combat_boxes,
            )
            return PreparedFloor(card.id, "card", floor)
    return None

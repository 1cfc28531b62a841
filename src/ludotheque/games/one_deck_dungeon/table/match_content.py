"""The content of one match as numbered lists."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import unseal_unverified
from ludotheque.games.one_deck_dungeon.content.definitions import ContentSet, Floor, Level, PerPlayers, Skill, Talent
from ludotheque.games.one_deck_dungeon.content.loader import (
    every_potion,
    every_skill,
    find_dungeon,
    find_hero,
    find_tier,
    load_common,
    load_sets,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Moment, Quantity
from ludotheque.games.one_deck_dungeon.table.hook_sources import Carried, Source
from ludotheque.games.one_deck_dungeon.table.match_pieces import (
    BoxKit,
    CardKit,
    FloorKit,
    HeroKit,
    PotionKit,
    SheetKit,
    UseKit,
)
from ludotheque.games.one_deck_dungeon.table.setup_options import FOREST
from ludotheque.kernel.game import Setup

HYBRID: Final = "hybrid"
BASIC_SKILL: Final = Quantity.BASIC_SKILL


class Kit:
    """Everything a match is played with; worked out once per setup."""

    def __init__(self, setup: Setup, options: dict[str, str]) -> None:
        self.seats = len(setup.heroes)
        self.solo = self.seats == 1
        self.four = self.seats == 4
        self.deck_name = options["deck"]
        self.hybrid = self.deck_name == HYBRID
        self.poison_tokens = 16 if self.four and self.deck_name == FOREST else 8  # 8 per box (ODD-4P-1, ODD-HYBRID-4)
        self.forest_sequence = options["turn_sequence"] == "forest"
        self.uses: list[UseKit] = []
        self.use_numbers: dict[str, int] = {}
        self.potions: list[PotionKit] = []
        self.potion_numbers: dict[str, int] = {}
        for group in load_sets():
            self.number_content(group)
        self.cards: list[CardKit] = []
        self.deck: list[int] = []  # numbers of cards, one per copy
        for group in load_sets():
            self.fill_deck(group)
        self.has_leaves = any(self.cards[number].leaf for number in self.deck)
        self.heroes = [self.hero_side(name) for name in setup.heroes]
        self.dungeon = find_dungeon(options["dungeon"])
        self.floors = [FloorKit(floor.id, "floor", floor) for floor in self.dungeon.floors]
        self.floor_carried = [floor.carried for floor in self.floors]
        boss = self.dungeon.boss
        self.boss = Carried(Source(boss.id, boss.hooks, "boss"), -1)
        self.boss_boxes = [BoxKit(box) for box in boss.boxes]
        self.extra = extra_card() if options["hordes"] == "yes" else None
        self.levels: list[Level] = list(load_common().levels)
        self.tier = find_tier(options["difficulty"])
        self.known_potions: list[int] = [self.potion_numbers["healing"]]
        if self.forest_sequence:
            self.known_potions = [self.potion_numbers["curative"], self.potion_numbers[options["basic_potion"]]]
        self.potion_carried = [Carried(self.potions[number].source, -1) for number in self.known_potions]
        self.sheets: list[SheetKit | None] = []
        for seat in range(self.seats):
            text = options.get(f"sheet_{seat}", "")
            self.sheets.append(SheetKit(unseal_unverified(text), self.use_numbers) if text else None)
        self.has_sheets = any(sheet is not None for sheet in self.sheets)
        self.active_uses: dict[int, list[int]] = {}
        self.moments: list[Moment] = []  # at which anything in this match may act: most never come
        self.quantities: list[Quantity] = []  # that anything in this match may change
        self.note_hooks()
        self.causes: list[str] = self.name_causes()
        self.cause_numbers = {name: number for number, name in enumerate(self.causes)}

    def number_content(self, group: ContentSet) -> None:
        """Two sides of a hero may share a skill, which is one use."""
        sheets: list[Skill | Talent] = [*every_skill(group), *group.talents]
        for sheet in sheets:
            if sheet.id not in self.use_numbers:
                self.use_numbers[sheet.id] = len(self.uses)
                self.uses.append(UseKit(sheet))
        for potion in every_potion(group):
            self.potion_numbers[potion.id] = len(self.potions)
            self.potions.append(PotionKit(potion))

    def fill_deck(self, group: ContentSet) -> None:
        """ODD-SETUP-5, ODD-HYBRID-1, ODD-HYBRID-4, ODD-4P-1."""
        if self.deck_name not in (group.id, HYBRID):
            return
        abilities = {each.id: Carried(Source(each.id, each.hooks, "foe"), -1) for each in group.abilities}
        for sheet in group.encounters:
            ability = abilities[sheet.ability] if sheet.ability is not None else None
            skill = self.use_numbers[sheet.loot.skill] if sheet.loot.skill is not None else -1
            potion = self.potion_numbers[sheet.loot.potion] if sheet.loot.potion is not None else -1
            number = len(self.cards)
            self.cards.append(CardKit(sheet, ability, skill, potion))
            if not self.hybrid:
                self.deck.extend([number] * (2 if self.four else 1))
            elif self.four or sheet.set_icon:
                self.deck.append(number)

    def hero_side(self, name: str) -> HeroKit:
        sheet = find_hero(name)
        side = sheet.solo if self.solo else sheet.party
        starting = self.use_numbers[side.starting_skill.id]
        return HeroKit(sheet, self.solo, starting, self.use_numbers[sheet.basic_skill.id])

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
        """The content ids of everything that has a text, by whose numbers questions say which text asks."""
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
        """Uses whose hooks a hero carries; looted skills have none."""
        hero = self.heroes[seat]
        talents = self.talents(seat, focus)
        uses = [int(hero.starting), *talents]
        if any(self.uses[talent].source.modified(BASIC_SKILL, 0) for talent in talents):
            uses.append(int(hero.basic))
        return uses

    def actives(self, seat: i64, focus: i64) -> list[int]:
        """Uses with effects that a hero has without loot (ODD-CAMP-7, ODD-CAMP-8)."""
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


def extra_card() -> FloorKit | None:
    """The optional card for harder games of four (ODD-4P-17)."""
    for group in load_sets():
        card = group.extra_card
        if card is not None:
            floor = Floor(
                id=card.id,
                name_en=card.name_en,
                name_fr=card.name_fr,
                hooks=card.hooks,
                peril_boxes=card.peril_boxes,
                combat_boxes=card.combat_boxes,
            )
            return FloorKit(card.id, "card", floor)
    return None

"""Classes of a state, written by scripts/state_classes.py from state_fields.py. Do not edit."""

from typing import Any, ClassVar

from mypy_extensions import i64

from ludotheque.kernel.state import StatePart
from ludotheque.kernel.state_classes import Secrets
from ludotheque.kernel.table import GameState


class HeroState(StatePart):
    """One hero: damage, poison, stored dice and loot."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "damage",
        "poison",
        "stored",
        "items",
        "skills",
        "focus",
        "floor_used",
        "game_used",
        "ticks",
    )

    def __init__(
        self,
        damage: i64,
        poison: i64,
        stored: i64,
        items: list[int],
        skills: list[int],
        focus: i64,
        floor_used: list[int],
        game_used: list[int],
        ticks: list[int],
    ) -> None:
        self.damage = damage
        self.poison = poison
        self.stored = stored  # heroic dice on the hero card
        self.items = items  # cards
        self.skills = skills  # cards
        self.focus = focus  # of the campaign sheet; 0 for the basic one alone
        self.floor_used = floor_used  # talents used on this floor
        self.game_used = game_used  # talents used in this game
        self.ticks = ticks  # spaces ticked on the campaign sheet after the game: talent << 2 | kind

    def copy(self) -> "HeroState":
        return HeroState(
            self.damage,
            self.poison,
            self.stored,
            self.items[:],
            self.skills[:],
            self.focus,
            self.floor_used[:],
            self.game_used[:],
            self.ticks[:],
        )


class Door(StatePart):
    """One card, or two with four players; closed or open."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "opened")

    def __init__(self, cards: list[int], opened: i64) -> None:
        self.cards = cards
        self.opened = opened  # CLOSED, JUST_OPENED or FLED

    def copy(self) -> "Door":
        return Door(self.cards[:], self.opened)


class BoxState(StatePart):
    """An active box and the dice on it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "value",
        "color",
        "wide",
        "armor",
        "hearts",
        "time",
        "poison",
        "skull",
        "refuses_heroic",
        "max_dice",
        "needed",
        "dice",
        "givers",
    )

    def __init__(
        self,
        value: i64,
        color: i64,
        wide: i64,
        armor: i64,
        hearts: i64,
        time: i64,
        poison: i64,
        skull: i64,
        refuses_heroic: i64,
        max_dice: i64,
        needed: i64,
        dice: list[int],
        givers: list[int],
    ) -> None:
        self.value = value
        self.color = color  # -1 is grey
        self.wide = wide
        self.armor = armor
        self.hearts = hearts
        self.time = time
        self.poison = poison
        self.skull = skull
        self.refuses_heroic = refuses_heroic
        self.max_dice = max_dice  # 0 is no limit
        self.needed = needed  # covers still missing; 0: covered
        self.dice = dice
        self.givers = givers  # the seat of each of the dice; -1 where an older file does not say

    def copy(self) -> "BoxState":
        return BoxState(
            self.value,
            self.color,
            self.wide,
            self.armor,
            self.hearts,
            self.time,
            self.poison,
            self.skull,
            self.refuses_heroic,
            self.max_dice,
            self.needed,
            self.dice[:],
            self.givers[:],
        )


class EncounterState(StatePart):
    """An encounter or boss round of one hero or two, with their supply, pools and boxes."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "card",
        "seats",
        "was_open",
        "option",
        "supply",
        "pools",
        "boxes",
        "ignores",
        "used",
        "abilities_used",
        "rolled",
    )
    PARTS: ClassVar[dict[str, Any]] = {"boxes": BoxState}  # as StatePart says

    def __init__(
        self,
        card: i64,
        seats: list[int],
        was_open: i64,
        option: i64,
        supply: list[int],
        pools: list[list[int]],
        boxes: list[BoxState],
        ignores: list[int],
        used: list[int],
        abilities_used: list[int],
        rolled: list[int],
    ) -> None:
        self.card = card  # -1 is the boss
        self.seats = seats
        self.was_open = was_open  # whether the door was opened on an earlier turn
        self.option = option  # of a peril; -1 before it is chosen and in combat
        self.supply = supply  # dice per color that these heroes can take
        self.pools = pools  # per hero of `seats`, sorted
        self.boxes = boxes
        self.ignores = ignores  # icon << 16 | needed in the sum << 8 | count
        self.used = used  # seat << 12 | skill or talent
        self.abilities_used = abilities_used  # seats
        self.rolled = rolled  # how often each value came up, for texts that depend on it

    def copy(self) -> "EncounterState":
        return EncounterState(
            self.card,
            self.seats[:],
            self.was_open,
            self.option,
            self.supply[:],
            [item[:] for item in self.pools],
            [item.copy() for item in self.boxes],
            self.ignores[:],
            self.used[:],
            self.abilities_used[:],
            self.rolled[:],
        )


class DungeonState(GameState):
    """Everything about a match that its setup does not determine."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "drawn",
        "secrets",
        "heroes",
        "deck",
        "discard",
        "doors",
        "xp",
        "boxed",
        "potion_cards",
        "potions",
        "supply",
        "apart",
        "exiled",
        "cubes",
        "level",
        "floor",
        "stairs",
        "turn",
        "floor_turn",
        "floor_encounters",
        "phase",
        "door",
        "met",
        "looting",
        "encounters",
        "boss_damage",
        "result",
        "outcome",
    )
    PARTS: ClassVar[dict[str, Any]] = {  # as StatePart says
        "secrets": (Secrets,),
        "heroes": HeroState,
        "doors": Door,
        "encounters": EncounterState,
    }

    def __init__(
        self,
        drawn: list[int],
        secrets: Secrets,
        heroes: list[HeroState],
        deck: list[int],
        discard: list[int],
        doors: list[Door],
        xp: list[int],
        boxed: list[int],
        potion_cards: list[int],
        potions: list[int],
        supply: list[int],
        apart: list[int],
        exiled: list[int],
        cubes: i64,
        level: i64,
        floor: i64,
        stairs: i64,
        turn: i64,
        floor_turn: i64,
        floor_encounters: i64,
        phase: i64,
        door: i64,
        met: list[int],
        looting: list[int],
        encounters: list[EncounterState],
        boss_damage: i64,
        result: str,
        outcome: str,
    ) -> None:
        super().__init__(drawn, secrets)
        self.heroes = heroes
        self.deck = deck  # the last card is on top
        self.discard = discard
        self.doors = doors
        self.xp = xp  # cards under the level card
        self.boxed = boxed  # cards that have left the game
        self.potion_cards = potion_cards
        self.potions = potions  # identified types, as numbers in the content
        self.supply = supply  # dice per color outside the encounter
        self.apart = apart  # dice of a finished pair, until the other pair finishes (ODD-4P-9)
        self.exiled = exiled  # dice per color, then cubes, then poison tokens (ODD-EXILE-1)
        self.cubes = cubes
        self.level = level
        self.floor = floor  # 1 to 3; 4 is the boss fight
        self.stairs = stairs  # tokens
        self.turn = turn
        self.floor_turn = floor_turn
        self.floor_encounters = floor_encounters  # begun on this floor
        self.phase = phase  # the segment that comes next, and the step while it runs
        self.door = door  # the entered door; -1 for none
        self.met = met  # seats that have finished their encounter or round
        self.looting = looting  # cards to claim: card << LOOT_SHIFT | what they may give
        self.encounters = encounters  # at most one
        self.boss_damage = boss_damage
        self.result = result  # won or lost; set before campaign sheets are filled in
        self.outcome = outcome

    def copy(self) -> "DungeonState":
        return DungeonState(
            self.drawn[:],
            self.secrets.copy(),
            [item.copy() for item in self.heroes],
            self.deck[:],
            self.discard[:],
            [item.copy() for item in self.doors],
            self.xp[:],
            self.boxed[:],
            self.potion_cards[:],
            self.potions[:],
            self.supply[:],
            self.apart[:],
            self.exiled[:],
            self.cubes,
            self.level,
            self.floor,
            self.stairs,
            self.turn,
            self.floor_turn,
            self.floor_encounters,
            self.phase,
            self.door,
            self.met[:],
            self.looting[:],
            [item.copy() for item in self.encounters],
            self.boss_damage,
            self.result,
            self.outcome,
        )

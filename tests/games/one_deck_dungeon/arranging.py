"""The initial arrangement of a scene in the dungeon; unspecified values are those after the setup of a game."""

from dataclasses import dataclass, field
from typing import Any

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES, HEROIC
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state import CLOSED, EXILED_CUBES, EXILED_POISON, FLED
from ludotheque.games.one_deck_dungeon.table.state_classes import Door, DungeonState
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup, expect
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.kernel.secrets import EVERYONE
from ludotheque.registry.discovery import game_named

MODE_OF = {1: "solo", 2: "pair", 4: "party"}


@dataclass
class Hero:
    """One hero: items are encounter cards, skills are encounter cards or skills found on one."""

    hero: str
    damage: int = 0
    poison: int = 0
    stored: int = 0
    items: list[str] = field(default_factory=list)
    skills: list[str] = field(default_factory=list)
    sheet: str = ""  # the text of a campaign sheet
    focus: str = ""  # the focus of the sheet, in addition to the basic one


@dataclass
class Fled:
    """An open door."""

    cards: tuple[str, ...]


def fled(*cards: str) -> Fled:
    """Return a door that the party has opened and fled before: one card, or two with four players."""
    return Fled(cards)


DoorSaid = str | tuple[str, str] | Fled


@dataclass
class Arrangement:
    """The table of a scene. Unnamed cards are in the deck, or out of the game if the deck is given."""

    floor: int = 1
    level: int | None = None
    deck: list[str] | None = None  # the whole deck, the top card first
    doors: list[DoorSaid] = field(default_factory=list)  # closed: "bandit_1", or two cards with four players
    discard: list[str] = field(default_factory=list)
    xp: list[str] = field(default_factory=list)  # cards under the level card
    cubes: int | None = None
    potions: list[str] = field(default_factory=list)  # identified potions, in addition to those known from the start
    exiled: dict[str, int] = field(default_factory=dict)  # by color; also "cubes" and "poison"
    stairs: int = 0
    boss_damage: int = 0
    turn: int = 1


def setup_of(heroes: tuple[Hero, ...], options: dict[str, str]) -> Setup:
    sheets = {f"sheet_{seat}": hero.sheet for seat, hero in enumerate(heroes) if hero.sheet}
    return Setup("one_deck_dungeon", MODE_OF[len(heroes)], tuple([hero.hero for hero in heroes]), {**options, **sheets})


def lay_table(heroes: tuple[Hero, ...], options: dict[str, str], key: str = "scenario") -> tuple[Match, MatchContent]:
    """Return a match before its very first step."""
    game = game_named("one_deck_dungeon")
    assert isinstance(game, OneDeckDungeon)
    setup = setup_of(heroes, options)
    game.check(setup)
    seats = tuple(range(len(heroes)))
    return Match(game, setup, key_of(key), Checkpoint(0, game.begin(setup), Ledger()), seats), game.content(setup)


class Arranger:
    """Arranges cards, dice and tokens before the first question."""

    def __init__(self, match: Match, content: MatchContent) -> None:
        self.content = content
        self.state: DungeonState = expect(match.checkpoints[0].state, DungeonState)
        self.left = self.state.deck[:]

    def take(self, name: str) -> int:
        """Return the next card of that name, or with that skill or potion, face up."""
        for card in self.left:
            prepared = self.content.cards[self.state.secrets.identity[card]]
            skill = self.content.uses[prepared.skill].id if prepared.skill >= 0 else ""
            potion = self.content.potions[prepared.potion].id if prepared.potion >= 0 else ""
            if name in (prepared.id, skill, potion):
                self.left.remove(card)
                self.state.secrets.known[card] = EVERYONE
                return card
        raise AssertionError(f"no card {name!r} is left in the deck")

    def take_hidden(self, name: str) -> int:
        card = self.take(name)
        self.state.secrets.known[card] = 0
        return card

    def arrange(self, heroes: tuple[Hero, ...], said: Arrangement) -> None:
        state = self.state
        state.turn, state.floor_turn, state.floor = said.turn, said.turn, said.floor
        state.level = said.level if said.level is not None else state.level
        state.cubes = said.cubes if said.cubes is not None else state.cubes
        state.stairs, state.boss_damage = said.stairs, said.boss_damage
        for seat, hero in enumerate(heroes):
            self.arrange_hero(seat, hero)
        for name in said.potions:
            state.potion_cards.append(self.take(name))
            state.potions.append(self.content.potion_numbers[name])
        self.exile(said.exiled)
        self.deal(said)

    def arrange_hero(self, seat: int, said: Hero) -> None:
        hero = self.state.heroes[seat]
        hero.damage, hero.poison, hero.stored = said.damage, said.poison, said.stored
        self.state.supply[HEROIC] -= said.stored
        hero.items = [self.take(name) for name in said.items]
        hero.skills = [self.take(name) for name in said.skills]
        sheet = self.content.sheets[seat]
        if said.focus:
            assert sheet is not None, f"{said.hero} has no sheet, hence no focus"
            hero.focus = sheet.focuses.index(said.focus)

    def exile(self, said: dict[str, int]) -> None:
        places: dict[str, int] = {name: place for place, name in enumerate(COLOR_NAMES)}
        places.update({"cubes": EXILED_CUBES, "poison": EXILED_POISON})
        for name, count in said.items():
            self.state.exiled[places[name]] += count
            if name in COLOR_NAMES:
                self.state.supply[places[name]] -= count

    def deal(self, said: Arrangement) -> None:
        state = self.state
        for door in said.doors:
            if isinstance(door, Fled):
                state.doors.append(Door(cards=[self.take(name) for name in door.cards], opened=FLED))
            else:
                cards = (door,) if isinstance(door, str) else door
                state.doors.append(Door(cards=[self.take_hidden(name) for name in cards], opened=CLOSED))
        state.discard = [self.take(name) for name in said.discard]
        state.xp = [self.take(name) for name in said.xp]
        if said.deck is None:
            state.deck = self.left
        else:
            state.deck = [self.take_hidden(name) for name in said.deck][::-1]
            state.boxed = self.left


def arranged(heroes: tuple[Hero, ...], options: dict[str, str], said: dict[str, Any]) -> tuple[Match, MatchContent]:
    """Return a match arranged by the fields of Arrangement."""
    match, content = lay_table(heroes, options)
    Arranger(match, content).arrange(heroes, Arrangement(**said))
    return match, content

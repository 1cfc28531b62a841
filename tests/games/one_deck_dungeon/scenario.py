"""Situations of the dungeon in the game's own words, for rule tests: arrange little, act as a seat would, look.

    delve = scenario(warrior(damage=2, skills=["cleave"]), dungeon="dragons_cave", doors=["bandit_1"]).option()
    delve.will_roll("S5 S3 S2 S1 A4 A2 M6")          # checked: colours too, and nothing may be left over
    delve.enter("bandit_1").stay()                   # face() and done() need no answer where nothing else is possible
    delve.cover("A3", "A4").use("cleave", pay=["S1"], on=["S3", "S2"]).done().loot("skill")

Shorter: `scenario(warrior()).fight("bandit_1", "S5 S3 S2 S1 A4 A2 M6")` stands in step 4, and
`scenario(...).peril("locked_door_1", 0, "A5 A2")` in that of a peril; one string per hero. `meet` stops at the first
question. Other starts: turn() (before time passes), option(), end() (of a turn), boss(*rolls), and new_game().
Heroes and words of the table: `arranging.Hero` and `arranging.Arrangement`; other keywords are options of the setup
(dungeon, difficulty, ...; deck="hybrid" is the option, deck=["ogre_1"] the cards, top first). How dice and boxes are
written: `spelling`. What can be looked at: `looking`. A sole legal answer is given by itself, except the end of
step 4. Every answer can also be given in words: `answer("use cleave")`, `options()` lists them. With several heroes
seats are said: `use("cleave", by=1)`, `cover("A8", "0:A3", "1:A6")`.
"""

from dataclasses import fields
from typing import Any

from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.actions import DONE
from ludotheque.games.one_deck_dungeon.table.match_content import MatchContent
from ludotheque.games.one_deck_dungeon.table.state import END, OPTION, PHASES, ROUND, TURN
from ludotheque.games.one_deck_dungeon.table.state_classes import DungeonState
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from tests.games.one_deck_dungeon.arranging import Arrangement, Hero, arranged, fled, lay_table
from tests.games.one_deck_dungeon.looking import Looking
from tests.games.one_deck_dungeon.spelling import box_name, die_code, in_order_of_gathering, said_die, seat_said

__all__ = [
    "Delve",
    "Hero",
    "Scene",
    "archer",
    "fled",
    "mage",
    "new_game",
    "paladin",
    "rogue",
    "scenario",
    "warrior",
]

ALL_DELVES: list["Delve"] = []  # a fixture checks these for unused forced rolls
ARRANGED = frozenset(field.name for field in fields(Arrangement))


def archer(**said: Any) -> Hero:  # the fields of Hero
    return Hero("archer", **said)


def mage(**said: Any) -> Hero:  # the fields of Hero
    return Hero("mage", **said)


def paladin(**said: Any) -> Hero:  # the fields of Hero
    return Hero("paladin", **said)


def rogue(**said: Any) -> Hero:  # the fields of Hero
    return Hero("rogue", **said)


def warrior(**said: Any) -> Hero:  # the fields of Hero
    return Hero("warrior", **said)


def scenario(*heroes: Hero, **said: Any) -> "Scene":  # the fields of Arrangement, and options of the setup
    """Return heroes at a table; call a method to choose where the scene begins. The default is turn 1."""
    return Scene(heroes, said)


def new_game(*heroes: Hero, key: str = "scenario", **options: str) -> "Delve":
    """Return a match from its very beginning, run to its first question."""
    match, content = lay_table(heroes, options, key)
    return Delve(match, content).begin()


class Scene:
    """An arranged table before play."""

    def __init__(self, heroes: tuple[Hero, ...], said: dict[str, Any]) -> None:  # as scenario takes it
        self.heroes = heroes
        set_up = [name for name, value in said.items() if name not in ARRANGED or isinstance(value, str)]
        self.options: dict[str, str] = {name: said[name] for name in set_up}
        self.table = {name: value for name, value in said.items() if name not in set_up}

    def turn(self) -> "Delve":
        """Begin at the start of a turn, before time passes."""
        return self.lay(TURN).begin()

    def option(self) -> "Delve":
        """Begin after the time of the turn, with explore or enter."""
        return self.lay(OPTION).begin()

    def end(self) -> "Delve":
        """Begin at the end of a turn."""
        return self.lay(END).begin()

    def boss(self, *rolls: str) -> "Delve":
        """Begin a boss round; the rolls are a resist die if there is poison, then one string per hero."""
        self.table["floor"] = 4
        return self.lay(ROUND).will_gather(*rolls).begin()

    def before_boss(self, *rolls: str) -> "Delve":
        """Begin a boss round with the question about uses before it."""
        self.table["floor"] = 4
        delve = self.lay(ROUND).will_gather(*rolls)
        delve.lingers = True
        return delve.begin()

    def meet(self, *cards: str) -> "Delve":
        """Open the door with these cards and stay; stop at the first question after that."""
        door = cards[0] if len(cards) == 1 else cards
        self.table["doors"] = [door, *self.table.get("doors", [])]
        return self.lay(OPTION).begin().enter(*cards).stay()

    def fight(self, card: str, *rolls: str) -> "Delve":
        """Begin in step 4 of a combat: no hero uses an ability, and each hero gathers these dice."""
        return self.lay_door(card).will_gather(*rolls).begin().enter(card).stay().until_act()

    def peril(self, card: str, option: int, *rolls: str) -> "Delve":
        """Begin in step 4 of a peril with that option."""
        delve = self.lay_door(card).will_gather(*rolls).begin().enter(card).stay()
        return delve.face().peril(option).until_act()

    def lay_door(self, card: str) -> "Delve":
        self.table["doors"] = [card, *self.table.get("doors", [])]
        return self.lay(OPTION)

    def lay_segment(self, name: str) -> "Delve":
        """Prepare a segment by its name, to force rolls before its first step; then call `begin`."""
        return self.lay(PHASES.index(name))

    def lay(self, phase: int) -> "Delve":
        """Prepare the segment before its first step, so that rolls can be forced."""
        match, content = arranged(self.heroes, self.options, self.table)
        delve = Delve(match, content)
        expect(match.checkpoints[0].state, DungeonState).phase = phase
        return delve


class Delve(Looking):
    """A dungeon in progress, with methods to act."""

    def __init__(self, match: Match, content: MatchContent) -> None:
        super().__init__(match, content)
        self.forced: list[str] = []  # forced dice that are not rolled yet
        self.heard = 0
        self.lingers = False
        ALL_DELVES.append(self)

    def begin(self) -> "Delve":
        self.match.advance()
        return self.go_on()

    def go_on(self) -> "Delve":
        """Skip uses before a boss round, unless the scene `lingers`."""
        while not self.lingers and self.match.decision is not None and self.asked() == "round":
            self.match.answer(self.decision.owner, DONE)
        return self.check_rolls()

    def will_roll(self, *throws: str) -> "Delve":
        """Force the next dice, in the order of the rolls; a resist die is a bare number."""
        dice = " ".join(throws).split()
        self.forced.extend(dice)
        self.match.force("dice", [int(said.lstrip("SAMH")[0]) - 1 for said in dice])
        return self

    def will_gather(self, *throws: str) -> "Delve":
        """Force the next gather roll: one string per hero, each in any order."""
        return self.will_roll(*[" ".join(in_order_of_gathering(throw)) for throw in throws])

    def check_rolls(self) -> "Delve":
        """Check that the dice rolled are the forced ones, including their colors."""
        rolled: list[str] = []
        for event in self.match.log[self.heard :]:
            if isinstance(event, events.DiceRolled):
                rolled.extend(said_die(code) for code in event.dice)
            elif isinstance(event, events.DiceRerolled):
                rolled.extend(said_die(code) for code in event.after)
        self.heard = len(self.match.log)
        left = sum(len(outcomes) for outcomes in self.match.forced_left().values())
        gone = self.forced[: len(self.forced) - left]
        self.forced = self.forced[len(gone) :]
        wanted = [said for said in gone if not said.isdigit()]
        assert not wanted or wanted == rolled, f"forced {wanted}, but the dice rolled are {rolled}"
        return self

    def answer(self, spelled: str) -> "Delve":
        """Give the answer with that name."""
        for option in self.decision.options:
            if self.spell(option) == spelled:
                self.match.answer(self.decision.owner, option)
                return self.go_on()
        raise AssertionError(f"{spelled!r} is not among {self.options()} ({self.asked()})")

    def seated(self, verb: str, seat: int, *words: str) -> str:
        return " ".join([verb, *([str(seat)] if self.content.seats > 1 else []), *words])

    def explore(self) -> "Delve":
        return self.answer("explore")

    def enter(self, *cards: str) -> "Delve":
        """Choose the door with these cards, closed or open; a single door may have been opened automatically."""
        if self.asked() == "door" and self.names(self.state.doors[self.state.door].cards) == list(cards):
            return self
        return self.answer(f"enter {'+'.join(cards)}")

    def stay(self) -> "Delve":
        return self.answer("stay")

    def flee(self) -> "Delve":
        return self.answer("flee")

    def face(self) -> "Delve":
        """Meet the encounter although a potion could skip it."""
        return self.answer("stay") if self.asked() == "face" else self

    def skip_with_invisibility(self) -> "Delve":
        assert self.asked() == "face", f"{self.asked()} is asked"
        spelled = next((each for each in self.options() if each.endswith("invisibility")), "drink invisibility")
        return self.answer(spelled)

    def peril(self, option: int) -> "Delve":
        return self.answer(f"peril {option}")

    def ability(self, seat: int = 0) -> "Delve":
        return self.answer(self.seated("ability", seat))

    def gather(self, *throws: str) -> "Delve":
        """Use no more abilities; each hero gathers these dice."""
        self.will_gather(*throws)
        return self.answer("done") if self.asked() == "abilities" else self

    def until_act(self) -> "Delve":
        """Meet the encounter without abilities, up to step 4."""
        self.face()
        return self.answer("done") if self.asked() == "abilities" else self

    def pair(self, first: int, second: int) -> "Delve":
        return self.answer(f"pair {first} {second}")

    def cover(self, box: int | str, *dice: str) -> "Delve":
        """Cover a box, by its index or its name, with exactly these dice."""
        place = box if isinstance(box, int) else self.place_of(box)
        self.answer(f"cover {place}").pick("place", dice)
        put = self.logged(events.BoxCovered)[-1]
        assert self.sorted_dice(dice) == sorted(zip(put.seats, put.dice, strict=True)), f"{put} instead of {dice}"
        return self

    def place_of(self, box: str) -> int:
        """Return the index of the first uncovered box of that name."""
        boxes = self.encounter.boxes
        return next(place for place, each in enumerate(boxes) if each.needed and box_name(each) == box)

    def sorted_dice(self, dice: tuple[str, ...] | list[str]) -> list[tuple[int, int]]:
        return sorted((seat_said(die), die_code(die)) for die in dice)

    def pick(self, kind: str, dice: tuple[str, ...] | list[str]) -> "Delve":
        """Pick these dice while that kind of question is asked; single options are picked automatically."""
        left = list(dice)
        while self.asked() == kind and left:
            spelled = [self.spell_die(die) for die in left]
            known = next((die for die in left if self.spell_die(die) in self.options()), None)
            assert known is not None, f"none of {spelled} is among {self.options()}"
            left.remove(known)
            self.answer(self.spell_die(known))
        return self

    def spell_die(self, die: str) -> str:
        return f"die {said_die(die_code(die), seat_said(die) if self.content.seats > 1 else None)}"

    def use(self, skill: str, pay: list[str] | None = None, on: list[str] | None = None, by: int = 0) -> "Delve":
        """Use a skill or talent, pay with exactly these dice, and let it act on those; without `on` it asks later."""
        self.answer(self.seated("use", by, skill)).pick("pay", pay or [])
        if pay is not None:
            paid = [said_die(code) for event in self.logged(events.DicePaid)[-1:] for code in event.dice]
            assert sorted(paid) == sorted(said_die(die_code(die)) for die in pay), f"paid {paid}, not {pay}"
        return self if on is None else self.act_on(*on)

    def act_on(self, *dice: str) -> "Delve":
        """Let the text that asks act on exactly these dice."""
        self.pick("die", dice)
        return self.answer("done") if self.asked() == "die" and "done" in self.options() else self

    def drink(self, potion: str, by: int = 0, hero: int | None = None) -> "Delve":
        """Spend a cube; `by` is the hero whose dice are affected, `hero` the one who is healed if asked."""
        self.answer(self.seated("drink", by, potion))
        return self.answer(f"hero {hero}") if hero is not None and self.asked() == "hero" else self

    def make_heroic(self, *dice: str, to: int | None = None) -> "Delve":
        """Exchange exactly these dice; `to` is the receiver of the heroic die if both heroes gave."""
        self.answer("exchange").pick("exchange", dice)
        if self.asked() == "receiver":
            self.answer(f"hero {to}")
        made = self.logged(events.HeroicDieMade)[-1]
        assert sorted(made.given) == sorted(die_code(die) for die in dice), f"{made} instead of {dice}"
        return self

    def discard(self, die: str) -> "Delve":
        self.answer("discard").pick("discard", [die])
        gone = self.logged(events.DiceDiscarded)[-1]
        assert gone.dice == (die_code(die),), f"{gone} instead of {die}"
        return self

    def done(self) -> "Delve":
        """Go on, stop or decline."""
        return self.answer("done")

    def hero(self, seat: int) -> "Delve":
        return self.answer(f"hero {seat}")

    def loot(self, what: str, hero: int = 0, replacing: str | None = None) -> "Delve":
        """Claim the card as item, skill, potion or xp; an item or skill may replace another card."""
        verb = f"take_{what}"
        self.answer(self.seated(verb, hero) if what in ("item", "skill") else verb)
        if self.asked() == "replace":
            self.answer("done" if replacing is None else f"card {replacing}")
        return self

    def spend_xp(self, *worths: int) -> "Delve":
        for worth in worths:
            if self.asked() in ("level", "cube"):
                self.answer(f"spend_xp {worth}")
        return self

    def descend(self) -> "Delve":
        return self.answer("descend")

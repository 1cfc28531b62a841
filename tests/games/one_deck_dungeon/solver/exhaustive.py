"""Play step 4 in every way by the real rules: every answer to every question, every outcome of every roll."""

from dataclasses import dataclass, field

from mypy_extensions import i64

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.rules.boss import boss_health
from ludotheque.games.one_deck_dungeon.solver.problem import EncounterProblem, Weights
from ludotheque.games.one_deck_dungeon.solver.problem_builder import problem_of
from ludotheque.games.one_deck_dungeon.solver.solution import Follower, solve
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, DISCARD
from ludotheque.games.one_deck_dungeon.table.die import die
from ludotheque.games.one_deck_dungeon.table.state import ACT, CONSEQUENCES, HIT, LOOT_LOST
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, DungeonState
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable
from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.table import Answers, Table

GAME = OneDeckDungeon()
COLORS = {"S": 0, "A": 1, "M": 2, "H": 3, "?": -1}
TOTALS = (8, 8, 8, 6)


@dataclass
class Case:
    """A small encounter. Dice are written `S4` (strength 4), boxes `A5` or `M9+` (wide), `!` armor, then `:` and its
    icons (h, t, p, s for a skull), `r` if it refuses heroic dice, `d` if it must be covered twice, `l` if it is
    limited to two dice."""

    pools: tuple[str, ...]
    boxes: str
    heroes: tuple[str, ...] = ("warrior",)
    card: str = "goblin_1"
    option: int = -1
    dungeon: str = "dragons_cave"
    floor: int = 1
    skills: tuple[str, ...] = ("",)
    potions: str = ""
    cubes: int = 0
    damage: tuple[int, ...] = (0,)  # per hero; the last one also counts for further heroes
    poison: tuple[int, ...] = (0,)
    supply: tuple[int, ...] = ()
    boss: bool = False
    weights: Weights = field(default_factory=Weights)
    boss_left: int = 0  # damage that defeats the boss; 0 if it is undamaged
    stored: int = 0  # on the first hero's card
    sheet: str = ""  # the sheet of the first hero, with talents of its first focus
    seats: tuple[int, ...] = ()  # the heroes of the encounter; by default the first ones
    discards: bool = False  # also try every DISCARD, which is slow


def dice_of(text: str) -> list[int]:
    return sorted(int(die(COLORS[word[0]], int(word[1]))) for word in text.split())


def box_of(text: str) -> BoxState:
    word, _, icons = text.partition(":")
    armor = word.endswith("!")
    word = word.rstrip("!")
    wide = word.endswith("+")
    number = int(word.rstrip("+")[1:])
    hearts, time, poison, skulls, refuses, twice, limited = (icons.count(letter) for letter in "htpsrdl")
    color = COLORS[word[0]]
    return BoxState(
        value=number,
        color=color,
        wide=int(wide),
        armor=int(armor),
        hearts=hearts,
        time=time,
        poison=poison,
        skull=skulls,
        refuses_heroic=refuses,
        max_dice=2 * limited,
        needed=1 + twice,
        dice=[],
        givers=[],
    )


def state_of(case: Case) -> tuple[Setup, DungeonState]:
    """Return the case as a state of the real game, in the middle of step 4."""
    modes = {1: "solo", 2: "pair", 4: "party"}
    options = {"dungeon": case.dungeon, "deck": "hybrid"} | ({"sheet_0": case.sheet} if case.sheet else {})
    setup = Setup("one_deck_dungeon", modes[len(case.heroes)], case.heroes, options)
    content = GAME.content(setup)
    state = GAME.begin(setup)
    assert isinstance(state, DungeonState)
    state.floor = 4 if case.boss else case.floor
    state.phase = ACT
    state.cubes = case.cubes
    numbers = {card.id: number for number, card in enumerate(content.cards)}
    state.secrets.identity[0] = numbers[case.card]
    state.deck.remove(0)
    for seat, names in enumerate(case.skills):
        for name in names.split():
            holder = next(n for n, card in enumerate(content.cards) if card.skill == content.use_numbers[name])
            card = state.deck.pop(0)
            state.secrets.identity[card] = holder
            state.heroes[seat].skills.append(card)
    state.potions.extend(content.potion_numbers[name] for name in case.potions.split())
    hearty = next(number for number, card in enumerate(content.cards) if card.item[3])
    state.heroes[0].stored = case.stored
    if content.sheets[0] is not None:
        state.heroes[0].focus = content.sheets[0].choices()[0]
    for seat, hero in enumerate(state.heroes):
        hero.damage = case.damage[min(seat, len(case.damage) - 1)]
        hero.poison = case.poison[min(seat, len(case.poison) - 1)]
        hero.items = [state.deck.pop(0) for _ in range(6)]  # enough health to survive
        for card in hero.items:
            state.secrets.identity[card] = hearty
    table = table_of(setup, state, [])
    state.boss_damage = boss_health(table) - case.boss_left if case.boss_left else 0
    seats = list(case.seats) or list(range(len(case.pools)))
    encounter = table.begin_encounter(-1 if case.boss else 0, seats, 0)
    encounter.option = case.option
    encounter.pools = [dice_of(text) for text in case.pools]
    table.add_boxes([box_of(text) for text in case.boxes.split()])
    held = [code >> 3 & 3 for pool in encounter.pools for code in pool]
    encounter.supply = list(case.supply) or [total - held.count(color) for color, total in enumerate(TOTALS)]
    return setup, state


class Missing(Exception):
    """The script ends here: a question, or a roll with so many sides."""

    def __init__(self, decision: Decision | None, sides: int) -> None:
        super().__init__()
        self.decision = decision
        self.sides = sides


class Script(Answers):
    """Answers and outcomes in the order in which they are wanted."""

    def __init__(self, lines: list[int]) -> None:
        self.lines = lines
        self.place = 0

    def read(self, decision: Decision | None, sides: int) -> int:
        if self.place == len(self.lines):
            raise Missing(decision, sides)
        self.place += 1
        return self.lines[self.place - 1]

    def answer(self, table: Table, decision: Decision) -> int:
        return self.read(decision, 0)


class ScriptedChance(Chance):
    def __init__(self, script: Script) -> None:
        super().__init__(key_of("exhaustive"), 2)
        self.script = script

    def outcome(self, stream: i64, number: i64, sides: i64) -> i64:
        return self.script.read(None, sides)


def table_of(setup: Setup, state: DungeonState, lines: list[int]) -> DungeonTable:
    script = Script(lines)
    table = GAME.table(setup, state, (ScriptedChance(script), None), script)
    assert isinstance(table, DungeonTable)
    return table


Position = tuple[object, ...]


class TooLarge(Exception):
    """More segments than anybody wants to wait for."""


class Exhaustive:
    """The best expected value of a state, by trying everything."""

    def __init__(self, case: Case, most: int = 1_000_000) -> None:
        self.weights = case.weights
        self.discards = case.discards
        self.setup, self.start = state_of(case)
        self.health = boss_health(table_of(self.setup, self.start, []))
        self.left = most  # segments that may still be played
        self.known: dict[Position, float] = {}

    def problem(self, state: DungeonState) -> EncounterProblem:
        return problem_of(table_of(self.setup, state.copy(), []), self.weights)

    def best(self) -> float:
        return self.value(self.start, 0)

    def value(self, state: DungeonState, lost: int) -> float:
        """From here on, if so many hearts have been lost since the start."""
        if state.result or (state.phase not in (ACT, CONSEQUENCES) and not (state.phase == HIT and state.encounters)):
            return 0.0
        key = (position(state), lost)
        if key not in self.known:
            self.known[key] = self.run(state, lost, [])
        return self.known[key]

    def run(self, state: DungeonState, lost: int, lines: list[int]) -> float:
        """One segment with these answers and outcomes; what is missing is tried in every way."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        after = state.copy()
        try:
            GAME.play_segment(table_of(self.setup, after, lines))
        except Missing as missing:
            if missing.decision is None:
                outcomes = [self.run(state, lost, [*lines, face]) for face in range(missing.sides)]
                return sum(outcomes) / len(outcomes)
            options = self.options(missing.decision, state, lines)
            return max(self.run(state, lost, [*lines, option]) for option in options)
        wounds = sum_of(after, "damage") - sum_of(state, "damage")
        loss = self.weights.cost_of_hearts(lost + max(0, wounds)) - self.weights.cost_of_hearts(lost)
        return self.reward(state, after) - loss + self.value(after, lost + max(0, wounds))

    def options(self, decision: Decision, state: DungeonState, lines: list[int]) -> list[int]:
        if self.discards or decision.kind != ASK_ACT:
            return decision.options
        return [option for option in decision.options if option != DISCARD]

    def reward(self, before: DungeonState, after: DungeonState) -> float:
        """What one segment was worth, besides the hearts that were lost."""
        weights = self.weights
        healed = sum_of(before, "damage") - sum_of(after, "damage")
        tokens = sum_of(after, "poison") - sum_of(before, "poison")
        value = max(0, healed) * weights.heal
        value -= tokens * (weights.poison if tokens > 0 else weights.cure)
        value -= (len(before.deck) - len(after.deck)) * weights.time
        value -= (int(before.cubes) - int(after.cubes)) * weights.cube
        value -= (sum(after.exiled[:4]) - sum(before.exiled[:4])) * weights.exiled
        hits = int(min(after.boss_damage, self.health)) - int(min(before.boss_damage, self.health))
        value += hits * weights.skull
        if before.phase == CONSEQUENCES:
            value -= weights.loot if any(entry & 7 == LOOT_LOST for entry in after.looting) else 0.0
            value += weights.die_left * sum(len(pool) for pool in before.encounters[0].pools)
        return value + weights.victory if after.result == "won" else value


def sum_of(state: DungeonState, name: str) -> int:
    return sum(int(getattr(hero, name)) for hero in state.heroes)


class Followed(Exhaustive):
    """The expected value of playing as the solver says, asking it again after every roll."""

    def __init__(self, case: Case, budget: int) -> None:
        super().__init__(case)
        self.budget = budget
        self.follower: Follower | None = None

    def value(self, state: DungeonState, lost: int) -> float:
        if state.encounters and (position(state), lost) in self.known:
            self.follower = None  # what it was about is known already
        return super().value(state, lost)

    def options(self, decision: Decision, state: DungeonState, lines: list[int]) -> list[int]:
        """The solver's next step; where it says nothing, such as who is healed, whatever is best."""
        if state.phase != ACT:
            return decision.options
        step = -1 if self.follower is None else self.follower.next(decision)
        if step < 0 and decision.kind == ASK_ACT:
            self.follower = Follower(solve(self.problem(state), self.budget))
            step = self.follower.next(decision)
            assert step >= 0, "the solver's first step is not legal"
        return decision.options if step < 0 else [step]


def position(state: DungeonState) -> Position:
    encounter = state.encounters[0]
    return (
        state.phase,
        tuple(tuple(pool) for pool in encounter.pools),
        tuple(encounter.supply),
        tuple((box.needed, tuple(sorted(box.dice))) for box in encounter.boxes),
        tuple(sorted(encounter.ignores)),
        tuple(sorted(encounter.used)),
        tuple(encounter.rolled),
        state.cubes,
        tuple((hero.damage, hero.poison, hero.stored) for hero in state.heroes),
        state.boss_damage,
        len(state.deck),
    )

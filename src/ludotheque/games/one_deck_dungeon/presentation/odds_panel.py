"""Chances of an encounter, exact, as a seat sees them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.content.effect_types import Roll
from ludotheque.games.one_deck_dungeon.content.hook_types import DiscardHighest, DiscardRolled, LowerRolled
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects, Hooks, Whose
from ludotheque.games.one_deck_dungeon.presentation.commands import GAP, hung
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.resolution.boxes import active_box, can_cover, fits
from ludotheque.games.one_deck_dungeon.resolution.skills import pays, worth
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, ASK_BONUS, ASK_FIRST, DRINK, USE, VERBS
from ludotheque.games.one_deck_dungeon.table.die import COLORS, HEROIC, die, value_of
from ludotheque.games.one_deck_dungeon.table.hook_sources import COLOR_CODES
from ludotheque.games.one_deck_dungeon.table.match_content import COST_FREE, PreparedBox, PreparedCard, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state import ACT
from ludotheque.games.one_deck_dungeon.table.state_classes import Box, Encounter
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.file_format import Json
from ludotheque.text.numbers import percent
from ludotheque.text.writer import name_of

SIDES: Final = 6
Faces = list[float]
"""The chance of each value a rolled die can end with; 0 is a die that was discarded."""


@dataclass(frozen=True)
class Rolled:
    """What becomes of dice that are rolled, by everything in play."""

    faces: tuple[Faces, ...]
    upper_bound: bool  # something takes a die away that these chances leave in


def rolled_by(hooks: Hooks) -> Rolled:
    """By these hooks (ODD-ENC-10): what is discarded, then what is lowered (AMB-3)."""
    gone = {value for hook in hooks if isinstance(hook, DiscardRolled) for value in hook.values}
    faces = []
    for color in range(COLORS):
        less = sum(hook.by for hook in hooks if isinstance(hook, LowerRolled) and COLOR_CODES[hook.color] == color)
        chances = [0.0] * (SIDES + 1)
        for value in range(1, SIDES + 1):
            chances[0 if value in gone else max(1, value - less)] += 1 / SIDES
        faces.append(chances)
    return Rolled(tuple(faces), any(isinstance(hook, DiscardHighest) for hook in hooks))


def as_printed(kit: PreparedBox) -> Box:
    """A box as it would stand in an encounter."""
    return active_box(kit, kit.value, [])


def chance(box: Box, pool: Iterable[int], colors: Iterable[int], rolled: Rolled) -> float:
    """The chance that a pool and dice that are rolled now can cover a box, if nothing else is wanted of them."""
    held = [value_of(code) for code in pool if fits(box, code)]
    faces = [rolled.faces[color] for color in colors if fits(box, int(die(color, 1)))]
    if box.wide:
        return chance_of_sum(box, held, faces)
    missed = 0.0 if held and max(held) >= box.value else 1.0
    for chances in faces:
        missed *= sum(chances[: box.value])
    return 1 - missed


def chance_of_sum(box: Box, held: list[int], faces: list[Faces]) -> float:
    """Die by die over the sums, or over the highest dice where only so many may lie on the box."""
    goal, room = int(box.value), int(box.max_dice)
    states: dict[tuple[int, ...], float] = {counted(held, room, goal): 1.0}
    for chances in faces:
        after: dict[tuple[int, ...], float] = {}
        for values, likely in states.items():
            for value, share in enumerate(chances):
                key = counted([*values, value], room, goal)
                after[key] = after.get(key, 0.0) + likely * share
        states = after
    return states.get((goal,), 0.0)


def counted(values: list[int], room: int, goal: int) -> tuple[int, ...]:
    """What matters of these dice: that they are enough, else their sum, or the highest of them."""
    best = sorted(values)[-room:] if room else values
    if sum(best) >= goal:
        return (goal,)
    return tuple(best) if room else (sum(best),)


def chance_to_resist(tokens: int, bonus: int) -> float:
    """The die and what is added must exceed the tokens (ODD-POISON-3)."""
    return min(SIDES, max(0, SIDES + bonus - tokens)) / SIDES


def rolls_of(effects: Effects) -> list[int]:
    """The colours of the dice that a text rolls for its user; none if it keeps only some of them, or rolls none."""
    colors: list[int] = []
    for effect in effects:
        if isinstance(effect, Roll) and effect.whose is Whose.SELF and not effect.drop:
            colors += [COLOR_CODES[effect.color]] * effect.count
    return colors


def payments(use: PreparedUse, pool: list[int]) -> list[tuple[int, ...]]:
    """The different ways to pay for a skill with dice of a pool, none of them superfluous."""
    if use.cost == COST_FREE:
        return [()]
    able = [code for code in pool if pays(use, code)]
    found: set[tuple[int, ...]] = set()
    for size in range(1, len(able) + 1):
        for paid in combinations(able, size):
            total = sum(worth(use, code) for code in paid)
            if total >= use.amount and total - min(worth(use, code) for code in paid) < use.amount:
                found.add(paid)
    return sorted(found)


def without(pool: list[int], paid: tuple[int, ...]) -> list[int]:
    left = pool[:]
    for code in paid:
        left.remove(code)
    return left


@dataclass(frozen=True)
class Rolling:
    """Something that can be used now and rolls dice: what it costs in dice, each way, and what it rolls."""

    name: str
    seat: int
    colors: list[int]
    ways: list[tuple[int, ...]]


def chance_with(box: Box, rolling: Rolling, pools: tuple[list[int], list[int]], rolled: Rolled) -> float:
    """The chance to cover a box after it, paid as well as can be; pools are the user's and everybody else's."""
    own, others = pools
    pool_by_way = [[*without(own, paid), *others] for paid in rolling.ways]
    return max((chance(box, pool, rolling.colors, rolled) for pool in pool_by_way), default=0.0)


def concerns(box: Box, colors: Iterable[int]) -> bool:
    """Can a die of these colours lie on the box?"""
    return any(fits(box, int(die(color, 1))) for color in colors)


DIGITS: Final = 4  # of a chance; more would only make messages longer
FOUR: Final = 4  # players
WITH_THE_FIRST: Final = ((0, 1), (0, 2), (0, 3))
"""The ways to split four heroes into two groups."""


@dataclass(frozen=True)
class GatherRoll:
    """The dice that lie there already, the colours of those that will be rolled, and what becomes of them."""

    pool: list[int]
    colors: list[int]
    rolled: Rolled

    def chance(self, box: Box) -> float:
        return chance(box, self.pool, self.colors, self.rolled)


class Chances:
    """Draws what the dice may bring."""

    def __init__(self, scene: TerminalContext, decision: Decision | None) -> None:
        self.scene = scene
        self.decision = decision

    def whole(self) -> RenderableType:
        """Before the gather roll its chances, in step 4 those of skills, outside encounters those of open doors."""
        encounter = self.scene.encounter
        if encounter is None and self.scene.in_boss_fight:
            return self.of_boss()
        if encounter is None:
            return self.of_doors()
        return self.of_gathering(encounter) if self.gathers() else self.of_skills(encounter)

    def gathers(self) -> bool:
        """Is the gather roll of an encounter still to come?"""
        kind = self.decision.kind if self.decision is not None else ASK_ACT
        return bool(self.scene.state.phase < ACT) or kind in (ASK_BONUS, ASK_FIRST)

    def numbers(self) -> Json | None:
        """Before the gather roll of an encounter: the chance of every box, or of every way past a peril."""
        encounter = self.scene.encounter
        if encounter is None or not self.gathers():
            return None
        card = self.met(encounter)
        if card is not None and not card.combat and encounter.option < 0:
            ways = range(len(card.options))
            return {"ways": [round(self.peril_chance(card, place, encounter.seats), DIGITS) for place in ways]}
        roll = self.roll(encounter)
        return {"boxes": [round(roll.chance(box), DIGITS) for box in encounter.boxes]}

    def met(self, encounter: Encounter) -> PreparedCard | None:
        """The card of an encounter; a boss round has none."""
        return self.scene.card(encounter.card) if encounter.card >= 0 else None

    def hooks(self, card: PreparedCard | None) -> Hooks:
        """Everything that may act on rolled dice."""
        scene = self.scene
        if scene.in_boss_fight:
            return scene.kit.dungeon.boss.hooks
        hooks = [hook for floor in scene.floors() for hook in floor.sheet.hooks]
        if card is not None and card.sheet.ability is not None:
            hooks += scene.names.lexicon.abilities[card.sheet.ability].hooks
        return tuple(hooks)

    def gathered(self, seats: list[int], supply: list[int], only: int = -1) -> list[int]:
        """The colours of the dice that would be rolled in step 3, as many as the supply has (ODD-ENC-6..9)."""
        scene = self.scene
        icons = [sum(scene.seen.dice_of(seat)[color] for seat in seats) for color in range(HEROIC)]
        colors: list[int] = []
        for color, count in enumerate(icons):
            if only in (-1, color):
                colors += [color] * min(count, supply[color])
        bonus = scene.kit.levels[scene.state.level - 1].bonus_dice
        return colors + [HEROIC] * min(bonus, supply[HEROIC])

    def of_gathering(self, encounter: Encounter) -> RenderableType:
        """Each box against the next gather roll."""
        card = self.met(encounter)
        if card is not None and not card.combat and encounter.option < 0:
            return self.of_peril(card, encounter.seats)
        roll = self.roll(encounter)
        lines = self.heading(roll.colors, roll.rolled)
        for number, box in enumerate(encounter.boxes, 1):
            lines.append(self.row(f"{number:>4}  ", box, roll.chance(box)))
        return Group(*lines)

    def roll(self, encounter: Encounter) -> GatherRoll:
        card = self.met(encounter)
        only = int(card.options[encounter.option].box.color) if card is not None and encounter.option >= 0 else -1
        colors = self.gathered(encounter.seats, encounter.supply, only)
        pool = [code for dice in encounter.pools for code in dice]
        return GatherRoll(pool, colors, rolled_by(self.hooks(card)))

    def heading(self, colors: list[int], rolled: Rolled) -> list[Text]:
        scene = self.scene
        dice = scene.letters.icons(counts_of(colors))
        said = Text.assemble(scene.say("delve-odds-gather"), " ", dice)
        lines = [hung("", said, scene.console)]
        if rolled.upper_bound:
            lines.append(hung("", scene.say("delve-odds-upper"), scene.console))
        return lines

    def row(self, lead: str, box: Box, likely: float) -> Text:
        return Text.assemble(lead, f"{percent(likely, self.scene.lang):>7}  ", self.scene.letters.box(box))

    def of_peril(self, card: PreparedCard, seats: list[int]) -> RenderableType:
        """The box of each option against the roll for it."""
        rolled = rolled_by(self.hooks(card))
        lines: list[RenderableType] = [Text(self.scene.say("delve-odds-ways"))]
        lines += [self.peril_row(card, place, seats, rolled) for place in range(len(card.options))]
        return Group(*lines)

    def peril_row(self, card: PreparedCard, place: int, seats: list[int], rolled: Rolled) -> Text:
        box = as_printed(card.options[place].box)
        colors = self.gathered(seats, self.supply(), int(box.color))
        dice = self.scene.letters.icons(counts_of(colors))
        return Text.assemble(self.row(f"{place + 1:>4}  ", box, chance(box, [], colors, rolled)), GAP, dice)

    def peril_chance(self, card: PreparedCard, place: int, seats: list[int]) -> float:
        """How likely the box of an option is covered by its roll alone."""
        box = as_printed(card.options[place].box)
        colors = self.gathered(seats, self.supply(), int(box.color))
        return chance(box, [], colors, rolled_by(self.hooks(card)))

    def supply(self) -> list[int]:
        encounter = self.scene.encounter
        return encounter.supply if encounter is not None else self.scene.state.supply

    def of_doors(self) -> RenderableType:
        """Open doors against a gather roll, and what may be behind closed ones."""
        scene = self.scene
        seats = list(range(min(2, scene.seen.seats)))
        lines: list[RenderableType] = []
        cards = [scene.card(card["id"]) for door in scene.view["doors"] if door["open"] for card in door["cards"]]
        for card in cards:
            if card is not None:
                lines += self.of_card(card, seats)
        return Group(*lines, *self.resisting(), *self.unseen())

    def resisting(self) -> list[RenderableType]:
        """What a poisoned party has to roll when it explores or a boss round begins (ODD-POISON-2)."""
        scene = self.scene
        poison = [int(hero.poison) for hero in scene.state.heroes]
        if not any(poison):
            return []
        if scene.seen.seats < FOUR:
            return [hung("", self.resist_line(sum(poison), scene.seen.helping_leaves()), scene.console)]
        lines: list[RenderableType] = [hung("", scene.say("delve-odds-groups"), scene.console)]
        return lines + [hung("  ", self.in_groups(pair, poison), scene.console) for pair in WITH_THE_FIRST]

    def resist_line(self, tokens: int, leaves: int) -> str:
        bonus = self.scene.seen.resist_bonus(leaves)
        likely = percent(chance_to_resist(tokens, bonus), self.scene.lang)
        return self.scene.say("delve-odds-resist", chance=likely, bonus=f"{bonus:+}", tokens=str(tokens))

    def in_groups(self, first: tuple[int, int], poison: list[int]) -> str:
        """Both groups of such a split; an odd leaf goes to the one with more poison (ODD-4P-16)."""
        groups = [first, tuple(seat for seat in range(FOUR) if seat not in first)]
        groups.sort(key=lambda seats: -sum(poison[seat] for seat in seats))
        leaves = self.scene.seen.helping_leaves()
        said = []
        for seats, share in zip(groups, (leaves - leaves // 2, leaves // 2), strict=True):
            tokens = sum(poison[seat] for seat in seats)
            likely = chance_to_resist(tokens, self.scene.seen.resist_bonus(share)) if tokens else 1.0
            names = " + ".join(self.scene.seat(seat) for seat in seats)
            said.append(f"{names} {percent(likely, self.scene.lang)}")
        return " · ".join(said)

    def of_boss(self) -> RenderableType:
        """The boxes of the boss, as they are printed, against a gather roll of the next round."""
        rolled = rolled_by(self.hooks(None))
        colors = self.gathered(list(range(min(2, self.scene.seen.seats))), self.supply())
        boxes = [as_printed(kit) for kit in self.scene.kit.boss_boxes if kit.value]
        rows = [self.row("      ", box, chance(box, [], colors, rolled)) for box in boxes]
        return Group(*self.heading(colors, rolled), *rows, *self.resisting())

    def of_card(self, card: PreparedCard, seats: list[int]) -> list[RenderableType]:
        scene = self.scene
        title = Text(name_of(card.sheet, scene.lang), "bold")
        if not card.combat:
            return [title, self.of_peril(card, seats)]
        rolled = rolled_by(self.hooks(card))
        colors = self.gathered(seats, self.supply())
        boxes = [as_printed(kit) for kit in [*card.boxes, *scene.added(card)] if kit.value]
        rows = [self.row("      ", box, chance(box, [], colors, rolled)) for box in boxes]
        return [title, *self.heading(colors, rolled), *rows]

    def unseen(self) -> list[RenderableType]:
        """Nobody knows where the cards lie that nobody has seen, but everybody which they are."""
        scene = self.scene
        left = Counter(scene.kit.cards[number].id for number in scene.kit.deck)
        left.subtract(card.id for card in map(scene.card, range(len(scene.state.secrets.known))) if card is not None)
        cards = [scene.names.lexicon.encounters[name] for name in left.elements()]
        lines: list[RenderableType] = [Text(scene.say("delve-odds-unseen", count=len(cards)))]
        for kind in ("combat", "peril"):
            names = Counter(name_of(card, scene.lang) for card in cards if card.kind.value == kind)
            said = ", ".join(name if count == 1 else f"{name}\u00a0×{count}" for name, count in names.items())
            label = scene.say("delve-odds-kind", kind=scene.say(f"delve-kind-{kind}"), count=names.total())
            lines.append(hung("  ", f"{label} {said or '–'}", scene.console))
        return lines

    def of_skills(self, encounter: Encounter) -> RenderableType:
        """What each skill or potion that rolls may bring to the boxes that are still out of reach."""
        scene = self.scene
        card = scene.card(encounter.card) if encounter.card >= 0 else None
        rolled = rolled_by(self.hooks(card))
        wanted = [
            (number, box)
            for number, box in enumerate(encounter.boxes, 1)
            if box.needed and not can_cover(box, encounter.pools)
        ]
        lines: list[RenderableType] = []
        for rolling in self.rolling(encounter):
            lines += self.of_rolling(encounter, rolling, wanted, rolled)
        if not lines:
            return hung("", scene.say("delve-odds-none"), scene.console)
        return Group(hung("", scene.say("delve-odds-skills"), scene.console), *lines)

    def rolling(self, encounter: Encounter) -> list[Rolling]:
        """Skills and potions that can be used now and roll dice."""
        kit = self.scene.kit
        found = []
        for action in self.decision.options if self.decision is not None else []:
            verb = action >> ARGUMENT_BITS << ARGUMENT_BITS
            if verb not in (USE, DRINK):
                continue
            seat, number = VERBS.arguments(action)
            sheet = kit.uses[number].sheet if verb == USE else kit.potions[number].sheet
            pool = encounter.pools[encounter.seats.index(seat)] if seat in encounter.seats else []
            ways: list[tuple[int, ...]] = payments(kit.uses[number], pool) if verb == USE else [()]
            if colors := rolls_of(sheet.effects):
                found.append(Rolling(name_of(sheet, self.scene.lang), seat, colors, ways))
        return found

    def of_rolling(
        self, encounter: Encounter, rolling: Rolling, wanted: list[tuple[int, Box]], rolled: Rolled
    ) -> list[RenderableType]:
        """Its name, and a row for each box it can help with."""
        own = encounter.pools[encounter.seats.index(rolling.seat)]
        rest = zip(encounter.seats, encounter.pools, strict=True)
        others = [code for seat, pool in rest if seat != rolling.seat for code in pool]
        dice = self.scene.letters.icons(counts_of(rolling.colors))
        rows: list[RenderableType] = [Text.assemble("  ", (rolling.name, "bold"), " ", dice)]
        for number, box in wanted:
            if concerns(box, rolling.colors):
                rows.append(self.row(f"{number:>6}  ", box, chance_with(box, rolling, (own, others), rolled)))
        return rows if len(rows) > 1 else []


def counts_of(colors: list[int]) -> list[int]:
    counts = Counter(colors)
    return [counts[color] for color in range(HEROIC + 1)]

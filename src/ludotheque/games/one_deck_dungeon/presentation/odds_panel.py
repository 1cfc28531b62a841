"""Exact probabilities of an encounter, as seen by a seat."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from ludotheque.games.one_deck_dungeon.content.effect_types import Roll
from ludotheque.games.one_deck_dungeon.content.hook_types import DiscardHighest, DiscardRolled, LowerRolled
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects, Hooks, Whose
from ludotheque.games.one_deck_dungeon.presentation.commands import GAP
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext, counted_names
from ludotheque.games.one_deck_dungeon.resolution.boxes import active_box, can_cover, fits
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import pays, worth
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, ASK_BONUS, ASK_FIRST, DRINK, USE, VERBS
from ludotheque.games.one_deck_dungeon.table.die import COLORS, HEROIC, die, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import (
    COLOR_CODES,
    COST_FREE,
    PreparedBox,
    PreparedCard,
    PreparedUse,
)
from ludotheque.games.one_deck_dungeon.table.state import ACT
from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState, EncounterState
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.document import (
    Block,
    Column,
    Document,
    Heading,
    Items,
    Paragraph,
    Row,
    Runs,
    Table,
    runs,
)
from ludotheque.text.languages import percent
from ludotheque.text.spans import Span
from ludotheque.text.writer import name_of

SIDES: Final = 6
Faces = list[float]
"""The probability of each final value of a rolled die; 0 is a discarded die."""


@dataclass(frozen=True)
class RollOdds:
    """The results of rolled dice under everything in play."""

    faces: tuple[Faces, ...]
    upper_bound: bool  # whether a text removes a die that these probabilities still count


def rolled_by(hooks: Hooks) -> RollOdds:
    """Return the results under these hooks (ODD-ENC-10): first discarded, then lowered (AMB-3)."""
    gone = {value for hook in hooks if isinstance(hook, DiscardRolled) for value in hook.values}
    faces = []
    for color in range(COLORS):
        less = sum(hook.by for hook in hooks if isinstance(hook, LowerRolled) and COLOR_CODES[hook.color] == color)
        chances = [0.0] * (SIDES + 1)
        for value in range(1, SIDES + 1):
            chances[0 if value in gone else max(1, value - less)] += 1 / SIDES
        faces.append(chances)
    return RollOdds(tuple(faces), any(isinstance(hook, DiscardHighest) for hook in hooks))


def as_printed(box: PreparedBox) -> BoxState:
    """Return a box as it would be in an encounter."""
    return active_box(box, box.value, [])


def chance(box: BoxState, pool: Iterable[int], colors: Iterable[int], rolled: RollOdds) -> float:
    """Return the probability that a pool and newly rolled dice can cover a box, if used for nothing else."""
    held = [value_of(code) for code in pool if fits(box, code)]
    faces = [rolled.faces[color] for color in colors if fits(box, int(die(color, 1)))]
    if box.wide:
        return chance_of_sum(box, held, faces)
    missed = 0.0 if held and max(held) >= box.value else 1.0
    for chances in faces:
        missed *= sum(chances[: box.value])
    return 1 - missed


def chance_of_sum(box: BoxState, held: list[int], faces: list[Faces]) -> float:
    """Compute die by die over the sums, or over the highest dice if the box limits their number."""
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
    """Return what matters about these dice: that they are enough, otherwise their sum, or the highest of them."""
    best = sorted(values)[-room:] if room else values
    if sum(best) >= goal:
        return (goal,)
    return tuple(best) if room else (sum(best),)


def chance_to_resist(tokens: int, bonus: int) -> float:
    """Return the probability that the die and the bonus exceed the tokens (ODD-POISON-3)."""
    return min(SIDES, max(0, SIDES + bonus - tokens)) / SIDES


def rolls_of(effects: Effects) -> list[int]:
    """Return the colors of the dice that a text rolls for its user; empty if it rolls none, or keeps only some."""
    colors: list[int] = []
    for effect in effects:
        if isinstance(effect, Roll) and effect.whose is Whose.SELF and not effect.drop:
            colors += [COLOR_CODES[effect.color]] * effect.count
    return colors


def payments(use: PreparedUse, pool: list[int]) -> list[tuple[int, ...]]:
    """Return the different ways to pay for a skill with dice of a pool, without superfluous dice."""
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
    """A use that is possible now and rolls dice: its alternative payments, and the dice it rolls."""

    name: str
    seat: int
    colors: list[int]
    ways: list[tuple[int, ...]]


def chance_with(box: BoxState, rolling: Rolling, pools: tuple[list[int], list[int]], rolled: RollOdds) -> float:
    """Return the probability of covering a box after the best payment; pools are the user's and all others'."""
    own, others = pools
    pool_by_way = [[*without(own, paid), *others] for paid in rolling.ways]
    return max((chance(box, pool, rolling.colors, rolled) for pool in pool_by_way), default=0.0)


def concerns(box: BoxState, colors: Iterable[int]) -> bool:
    """Return whether a die of these colors can be on the box."""
    return any(fits(box, int(die(color, 1))) for color in colors)


DIGITS: Final = 4  # digits of a probability, to keep messages short
FOUR: Final = 4  # players
WITH_THE_FIRST: Final = ((0, 1), (0, 2), (0, 3))
"""The ways to split four heroes into two groups."""


@dataclass(frozen=True)
class GatherRoll:
    """Existing dice, the colors of the dice to roll, and their possible results."""

    pool: list[int]
    colors: list[int]
    rolled: RollOdds

    def chance(self, box: BoxState) -> float:
        return chance(box, self.pool, self.colors, self.rolled)


class OddsPanel:
    """Shows what the dice may bring."""

    def __init__(self, context: TerminalContext, decision: Decision | None) -> None:
        self.context = context
        self.decision = decision

    def whole(self) -> Document:
        return Document(tuple(self.blocks()))

    def blocks(self) -> list[Block]:
        """Return the chances of the gather roll before it, of skills in step 4, of open doors outside encounters."""
        encounter = self.context.encounter
        if encounter is None and self.context.in_boss_fight:
            return self.of_boss()
        if encounter is None:
            return self.of_doors()
        return self.of_gathering(encounter) if self.gathers() else self.of_skills(encounter)

    def gathers(self) -> bool:
        """Return whether the gather roll of an encounter is still to come."""
        kind = self.decision.kind if self.decision is not None else ASK_ACT
        return bool(self.context.state.phase < ACT) or kind in (ASK_BONUS, ASK_FIRST)

    def numbers(self) -> Json | None:
        """Return the chance of every box, or every option of a peril, before the gather roll of an encounter."""
        encounter = self.context.encounter
        if encounter is None or not self.gathers():
            return None
        card = self.met(encounter)
        if card is not None and not card.combat and encounter.option < 0:
            ways = range(len(card.options))
            return {"ways": [round(self.peril_chance(card, place, encounter.seats), DIGITS) for place in ways]}
        roll = self.roll(encounter)
        return {"boxes": [round(roll.chance(box), DIGITS) for box in encounter.boxes]}

    def met(self, encounter: EncounterState) -> PreparedCard | None:
        """Return the card of an encounter; a boss round has none."""
        return self.context.card(encounter.card) if encounter.card >= 0 else None

    def hooks(self, card: PreparedCard | None) -> Hooks:
        """Return all hooks that may act on rolled dice."""
        context = self.context
        if context.in_boss_fight:
            return context.content.dungeon.boss.hooks
        hooks = [hook for floor in context.floors() for hook in floor.definition.hooks]
        if card is not None and card.definition.ability is not None:
            hooks += context.names.lexicon.abilities[card.definition.ability].hooks
        return tuple(hooks)

    def gathered(self, seats: list[int], supply: list[int], only: int = -1) -> list[int]:
        """Return the colors of the dice that step 3 would roll, limited by the supply (ODD-ENC-6..9)."""
        context = self.context
        icons = [sum(context.seen.dice_of(seat)[color] for seat in seats) for color in range(HEROIC)]
        colors: list[int] = []
        for color, count in enumerate(icons):
            if only in (-1, color):
                colors += [color] * min(count, supply[color])
        bonus = context.content.levels[context.state.level - 1].bonus_dice
        return colors + [HEROIC] * min(bonus, supply[HEROIC])

    def of_gathering(self, encounter: EncounterState) -> list[Block]:
        """Show each box against the next gather roll."""
        card = self.met(encounter)
        if card is not None and not card.combat and encounter.option < 0:
            return self.of_peril(card, encounter.seats)
        roll = self.roll(encounter)
        rows = [self.numbered(number, box, roll.chance(box)) for number, box in enumerate(encounter.boxes, 1)]
        return [*self.heading(roll.colors, roll.rolled), numbered_table(rows)]

    def roll(self, encounter: EncounterState) -> GatherRoll:
        card = self.met(encounter)
        only = int(card.options[encounter.option].box.color) if card is not None and encounter.option >= 0 else -1
        colors = self.gathered(encounter.seats, encounter.supply, only)
        pool = [code for dice in encounter.pools for code in dice]
        return GatherRoll(pool, colors, rolled_by(self.hooks(card)))

    def heading(self, colors: list[int], rolled: RollOdds) -> list[Block]:
        context = self.context
        found: list[Block] = [
            Paragraph(runs(context.say("delve-odds-gather"), " ", context.letters.icons(counts_of(colors))))
        ]
        if rolled.upper_bound:
            found.append(Paragraph(runs(context.say("delve-odds-upper"))))
        return found

    def cells(self, box: BoxState, likely: float) -> tuple[Runs, Runs]:
        return runs(percent(likely, self.context.lang)), self.context.letters.box(box)

    def numbered(self, number: int, box: BoxState, likely: float) -> Row:
        return Row((runs(str(number)), *self.cells(box, likely)))

    def of_boxes(self, boxes: list[BoxState], colors: list[int], rolled: RollOdds) -> list[Block]:
        """Show printed boxes against a gather roll."""
        rows = tuple(Row(self.cells(box, chance(box, [], colors, rolled))) for box in boxes)
        return [*self.heading(colors, rolled), Table((CHANCE, Column()), rows, indent=6)]

    def of_peril(self, card: PreparedCard, seats: list[int]) -> list[Block]:
        """Show the box of each option against its roll."""
        rolled = rolled_by(self.hooks(card))
        rows = [self.peril_row(card, place, seats, rolled) for place in range(len(card.options))]
        return [Paragraph(runs(self.context.say("delve-odds-ways"))), numbered_table(rows)]

    def peril_row(self, card: PreparedCard, place: int, seats: list[int], rolled: RollOdds) -> Row:
        box = as_printed(card.options[place].box)
        colors = self.gathered(seats, self.supply(), int(box.color))
        likely, said = self.cells(box, chance(box, [], colors, rolled))
        dice = self.context.letters.icons(counts_of(colors))
        return Row((runs(str(place + 1)), likely, runs(said, GAP, dice)))

    def peril_chance(self, card: PreparedCard, place: int, seats: list[int]) -> float:
        """Return the probability that the roll alone covers the box of an option."""
        box = as_printed(card.options[place].box)
        colors = self.gathered(seats, self.supply(), int(box.color))
        return chance(box, [], colors, rolled_by(self.hooks(card)))

    def supply(self) -> list[int]:
        encounter = self.context.encounter
        return encounter.supply if encounter is not None else self.context.state.supply

    def of_doors(self) -> list[Block]:
        """Show open doors against a gather roll, and what may be behind closed ones."""
        context = self.context
        seats = list(range(min(2, context.seen.seats)))
        cards = [context.card(card["id"]) for door in context.view["doors"] if door["open"] for card in door["cards"]]
        open_ones = [block for card in cards if card is not None for block in self.of_card(card, seats)]
        return [*open_ones, *self.resisting(), *self.unseen()]

    def resisting(self) -> list[Block]:
        """Show what a poisoned party must roll when it explores or a boss round begins (ODD-POISON-2)."""
        context = self.context
        poison = [int(hero.poison) for hero in context.state.heroes]
        if not any(poison):
            return []
        if context.seen.seats < FOUR:
            return [Paragraph(runs(self.resist_line(sum(poison), context.seen.helping_leaves())))]
        groups = tuple(runs(self.in_groups(pair, poison)) for pair in WITH_THE_FIRST)
        return [Paragraph(runs(context.say("delve-odds-groups"))), Items(groups, indent=2)]

    def resist_line(self, tokens: int, leaves: int) -> str:
        bonus = self.context.seen.resist_bonus(leaves)
        likely = percent(chance_to_resist(tokens, bonus), self.context.lang)
        return self.context.say("delve-odds-resist", chance=likely, bonus=f"{bonus:+}", tokens=str(tokens))

    def in_groups(self, first: tuple[int, int], poison: list[int]) -> str:
        """Show both groups of such a split; the group with more poison gets an odd leaf (ODD-4P-16)."""
        groups = [first, tuple(seat for seat in range(FOUR) if seat not in first)]
        groups.sort(key=lambda seats: -sum(poison[seat] for seat in seats))
        leaves = self.context.seen.helping_leaves()
        said = []
        for seats, share in zip(groups, (leaves - leaves // 2, leaves // 2), strict=True):
            tokens = sum(poison[seat] for seat in seats)
            likely = chance_to_resist(tokens, self.context.seen.resist_bonus(share)) if tokens else 1.0
            names = " + ".join(self.context.seat(seat) for seat in seats)
            said.append(f"{names} {percent(likely, self.context.lang)}")
        return " · ".join(said)

    def of_boss(self) -> list[Block]:
        """Show the printed boxes of the boss against a gather roll of the next round."""
        colors = self.gathered(list(range(min(2, self.context.seen.seats))), self.supply())
        boxes = [as_printed(box) for box in self.context.content.boss_boxes if box.value]
        return [*self.of_boxes(boxes, colors, rolled_by(self.hooks(None))), *self.resisting()]

    def of_card(self, card: PreparedCard, seats: list[int]) -> list[Block]:
        context = self.context
        title = Heading(runs(Span(name_of(card.definition, context.lang), f"card:{card.id}")), level=2)
        if not card.combat:
            return [title, *self.of_peril(card, seats)]
        colors = self.gathered(seats, self.supply())
        boxes = [as_printed(box) for box in [*card.boxes, *context.added(card)] if box.value]
        return [title, *self.of_boxes(boxes, colors, rolled_by(self.hooks(card)))]

    def unseen(self) -> list[Block]:
        """List the unseen cards; their places are hidden, their names are public."""
        context = self.context
        left = Counter(context.content.cards[number].id for number in context.content.deck)
        left.subtract(
            card.id for card in map(context.card, range(len(context.state.secrets.known))) if card is not None
        )
        cards = [context.names.lexicon.encounters[name] for name in left.elements()]
        found: list[Block] = [Paragraph(runs(context.say("delve-odds-unseen", count=len(cards))))]
        for kind in ("combat", "peril"):
            # Without links: the id of a hidden card is never sent, although its name is public.
            names = [Span(name_of(card, context.lang)) for card in cards if card.kind.value == kind]
            label = context.say("delve-odds-kind", kind=context.say(f"delve-kind-{kind}"), count=len(names))
            found.append(Paragraph(runs(f"{label} ", counted_names(names) or "–"), indent=2))
        return found

    def of_skills(self, encounter: EncounterState) -> list[Block]:
        """Show how each skill or potion that rolls helps with the uncovered boxes."""
        context = self.context
        card = context.card(encounter.card) if encounter.card >= 0 else None
        rolled = rolled_by(self.hooks(card))
        wanted = [
            (number, box)
            for number, box in enumerate(encounter.boxes, 1)
            if box.needed and not can_cover(box, encounter.pools)
        ]
        found: list[Block] = []
        for rolling in self.rolling(encounter):
            found += self.of_rolling(encounter, rolling, wanted, rolled)
        if not found:
            return [Paragraph(runs(context.say("delve-odds-none")))]
        return [Paragraph(runs(context.say("delve-odds-skills"))), *found]

    def rolling(self, encounter: EncounterState) -> list[Rolling]:
        """Return the skills and potions that can be used now and roll dice."""
        content = self.context.content
        found = []
        for action in self.decision.options if self.decision is not None else []:
            verb = action >> ARGUMENT_BITS << ARGUMENT_BITS
            if verb not in (USE, DRINK):
                continue
            seat, number = VERBS.arguments(action)
            sheet = content.uses[number].definition if verb == USE else content.potions[number].definition
            pool = encounter.pools[encounter.seats.index(seat)] if seat in encounter.seats else []
            ways: list[tuple[int, ...]] = payments(content.uses[number], pool) if verb == USE else [()]
            if colors := rolls_of(sheet.effects):
                found.append(Rolling(name_of(sheet, self.context.lang), seat, colors, ways))
        return found

    def of_rolling(
        self, encounter: EncounterState, rolling: Rolling, wanted: list[tuple[int, BoxState]], rolled: RollOdds
    ) -> list[Block]:
        """Return its name, and a row for each box it can help with."""
        own = encounter.pools[encounter.seats.index(rolling.seat)]
        rest = zip(encounter.seats, encounter.pools, strict=True)
        others = [code for seat, pool in rest if seat != rolling.seat for code in pool]
        dice = self.context.letters.icons(counts_of(rolling.colors))
        name = Paragraph(runs(runs(rolling.name, style="strong"), " ", dice), indent=2)
        rows = [
            self.numbered(number, box, chance_with(box, rolling, (own, others), rolled))
            for number, box in wanted
            if concerns(box, rolling.colors)
        ]
        return [name, numbered_table(rows, indent=2)] if rows else []


CHANCE: Final = Column(right=True, least=7)


def numbered_table(rows: list[Row], indent: int = 0) -> Table:
    """Return boxes with their numbers and chances."""
    return Table((Column(right=True, least=4), CHANCE, Column()), tuple(rows), indent=indent)


def counts_of(colors: list[int]) -> list[int]:
    counts = Counter(colors)
    return [counts[color] for color in range(HEROIC + 1)]

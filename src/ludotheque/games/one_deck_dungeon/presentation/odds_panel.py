"""The chances on the screen: before a roll for every box, in step 4 for every skill that rolls."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.one_deck_dungeon.content.vocabulary import Hooks
from ludotheque.games.one_deck_dungeon.presentation.dice_notation import GAP, hung
from ludotheque.games.one_deck_dungeon.presentation.odds import (
    Rolled,
    Rolling,
    as_printed,
    chance,
    chance_to_resist,
    chance_with,
    concerns,
    payments,
    rolled_by,
    rolls_of,
)
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import Scene
from ludotheque.games.one_deck_dungeon.resolution.box_cover import can_cover
from ludotheque.games.one_deck_dungeon.sentences.card_texts import name_of
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, ASK_BONUS, ASK_FIRST, DRINK, USE, VERBS
from ludotheque.games.one_deck_dungeon.table.die import HEROIC
from ludotheque.games.one_deck_dungeon.table.match_pieces import CardKit
from ludotheque.games.one_deck_dungeon.table.state import ACT, Box, Encounter
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.file_format import Json
from ludotheque.text.numbers import percent

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

    def __init__(self, scene: Scene, decision: Decision | None) -> None:
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

    def met(self, encounter: Encounter) -> CardKit | None:
        """The card of an encounter; a boss round has none."""
        return self.scene.card(encounter.card) if encounter.card >= 0 else None

    def hooks(self, card: CardKit | None) -> Hooks:
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

    def of_peril(self, card: CardKit, seats: list[int]) -> RenderableType:
        """The box of each option against the roll for it."""
        rolled = rolled_by(self.hooks(card))
        lines: list[RenderableType] = [Text(self.scene.say("delve-odds-ways"))]
        lines += [self.peril_row(card, place, seats, rolled) for place in range(len(card.options))]
        return Group(*lines)

    def peril_row(self, card: CardKit, place: int, seats: list[int], rolled: Rolled) -> Text:
        box = as_printed(card.options[place].box)
        colors = self.gathered(seats, self.supply(), int(box.color))
        dice = self.scene.letters.icons(counts_of(colors))
        return Text.assemble(self.row(f"{place + 1:>4}  ", box, chance(box, [], colors, rolled)), GAP, dice)

    def peril_chance(self, card: CardKit, place: int, seats: list[int]) -> float:
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

    def of_card(self, card: CardKit, seats: list[int]) -> list[RenderableType]:
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

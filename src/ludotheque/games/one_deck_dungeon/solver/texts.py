"""Texts of skills, talents and potions as lists of ops, one list for each way a text can be carried out."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.effect_types import (
    Change,
    ChooseOne,
    Damage,
    Exchange,
    ExileCube,
    ExileDice,
    Gain,
    GainPoison,
    Heal,
    If,
    Ignore,
    Increase,
    Recolor,
    RemovePoison,
    Reroll,
    Roll,
    SpendTime,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effect, Effects, Fact, Many, Place, Target, Whose
from ludotheque.games.one_deck_dungeon.effects.dice import ONLY_CODES
from ludotheque.games.one_deck_dungeon.effects.party import ICON_CODES
from ludotheque.games.one_deck_dungeon.resolution.conditions import holds
from ludotheque.games.one_deck_dungeon.resolution.context import Context
from ludotheque.games.one_deck_dungeon.solver.problem import (
    ALL_DICE,
    CHANGE,
    CHOOSE,
    CURE,
    DAMAGE,
    EXILE,
    GAIN,
    HEAL,
    IGNORE,
    INCREASE,
    POISON,
    RECOLOR,
    REROLL,
    ROLL,
    SWAP,
    TIME,
    Op,
    Problem,
)
from ludotheque.games.one_deck_dungeon.table.hook_sources import COLOR_CODES, color_mask, value_mask
from ludotheque.games.one_deck_dungeon.table.table import DungeonTable

PICKS: Final = (INCREASE, CHANGE, RECOLOR, SWAP, REROLL, EXILE, CHOOSE)
"""Verbs that ask for a choice; after a roll they would need a look at what came up."""


class Texts:
    """Reads texts for one hero of the problem; potions reach all heroes, other texts those of the encounter."""

    def __init__(self, problem: Problem, table: DungeonTable, seat: int, anywhere: bool) -> None:
        self.problem = problem
        self.table = table
        self.now = Context(seat, "")
        self.reach = 0  # bits of seats
        for hero in range(table.kit.seats) if anywhere else problem.seats:
            self.reach |= 1 << hero

    def ways(self, effects: Effects) -> list[list[Op]]:
        """None of them if the text does something that is not searched."""
        found = self.read(effects)
        if not all(is_searchable(way) for way in found):
            self.problem.approximate = True
            return []
        return found

    def read(self, effects: Effects) -> list[list[Op]]:
        found: list[list[Op]] = [[]]
        for effect in effects:
            if isinstance(effect, ChooseOne):
                later: list[list[Op]] = []
                for place, option in enumerate(effect.options):
                    chosen = Op(CHOOSE, value=place)
                    later.extend([[chosen, *way] for way in self.read(option)])
            elif isinstance(effect, If):
                later = self.read(self.text_of(effect))
            elif isinstance(effect, ExileCube) and effect.place is Place.SPENT:
                later = [[]]
            else:
                op = dice_op(effect) or self.remedy(effect) or party_op(effect, self.problem.in_boss)
                if op is None:
                    self.problem.approximate = True
                    return []
                later = [[op]]
            found = [way + more for way in found for more in later]
        return found

    def text_of(self, effect: If) -> Effects:
        """As things are now; what other texts may change is looked at later."""
        if effect.condition.fact in (Fact.OWN_DAMAGE, Fact.OWN_POISON):
            self.problem.wounds_matter = True
        return effect.effects if holds(self.table, self.now, effect.condition) else effect.otherwise

    def remedy(self, effect: Effect) -> Op | None:
        """A heal or cure, and whom it can reach."""
        if isinstance(effect, Heal):
            kind, count = HEAL, effect.amount
        elif isinstance(effect, RemovePoison):
            kind, count = CURE, effect.count
        else:
            return None
        heroes = 1 << self.now.seat if effect.target is Target.SELF else self.reach
        return Op(kind, count=count, heroes=heroes, same=effect.target is Target.SAME_HERO)


def is_searchable(way: list[Op]) -> bool:
    """Is nothing chosen after dice are rolled, and do restricted dice show 6, so that nothing alters them?"""
    rolled = False
    for op in way:
        if (rolled and op.kind in PICKS) or (op.only and op.value < 6):
            return False
        if op.kind == IGNORE and op.least and op.count > 1:
            return False  # to suffer more could then be better
        rolled = rolled or op.kind in (ROLL, REROLL)
    return True


def most(dice: int | Many) -> int:
    return dice if isinstance(dice, int) else ALL_DICE


def dice_op(effect: Effect) -> Op | None:
    if isinstance(effect, Gain):
        color, partner = COLOR_CODES[effect.color], effect.whose is Whose.PARTNER
        only = ONLY_CODES[effect.only]
        return Op(GAIN, color=color, value=effect.value, count=effect.count, only=only, partner=partner)
    if isinstance(effect, Roll):
        if effect.drop or effect.on_one:
            return None
        return Op(ROLL, color=COLOR_CODES[effect.color], count=effect.count, partner=effect.whose is Whose.PARTNER)
    if isinstance(effect, Exchange):
        color, values = COLOR_CODES[effect.color], int(value_mask(effect.values))
        return Op(SWAP, color=color, value=effect.value, count=most(effect.dice), values=values)
    if isinstance(effect, Recolor):
        colors, to = int(color_mask(effect.colors)), int(color_mask(effect.to))
        return Op(RECOLOR, count=most(effect.dice), colors=colors, to=to)
    if isinstance(effect, (Increase, Change, Reroll)):
        return value_op(effect)
    return None


def value_op(effect: Increase | Change | Reroll) -> Op:
    values = int(value_mask(effect.values))
    each = effect.dice is Many.EACH
    count = most(effect.dice)
    if isinstance(effect, Reroll):
        return Op(REROLL, count=count, values=values, each=each, partner=effect.whose is Whose.PARTNER)
    colors = int(color_mask(effect.colors))
    if isinstance(effect, Increase):
        partner = effect.whose is Whose.PARTNER
        return Op(INCREASE, value=effect.by, count=count, colors=colors, values=values, each=each, partner=partner)
    return Op(
        CHANGE,
        value=effect.to,
        count=count,
        colors=colors,
        values=values,
        each=each,
        one_value=effect.one_value,
        just_gained=effect.just_gained,
    )


def party_op(effect: Effect, in_boss: bool) -> Op | None:
    if isinstance(effect, Ignore):
        count = effect.in_boss if effect.in_boss and in_boss else effect.count
        return Op(IGNORE, color=ICON_CODES[effect.icon], count=count, least=effect.if_at_least)
    if isinstance(effect, GainPoison):
        return Op(POISON, count=effect.count)
    if isinstance(effect, SpendTime) and not effect.per_open_door:
        return Op(TIME, count=effect.count)
    if isinstance(effect, Damage):
        return Op(DAMAGE, count=effect.count)
    if isinstance(effect, ExileDice) and effect.place is Place.OWN_POOL and effect.count == 1:
        return Op(EXILE, colors=int(color_mask(effect.colors)))
    return None

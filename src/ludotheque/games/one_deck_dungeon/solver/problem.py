"""An encounter at step 4 as plain numbers: everything that decides how best to use dice, and the worth of outcomes."""

from typing import Final

from ludotheque.games.one_deck_dungeon.table.state_classes import BoxState


class Weights:
    """The costs of losses and worths of gains, per unit; none is negative.

    `hearts` is the cost of losing that many together, so that the last ones can weigh more than the first; beyond its
    end each one costs as much as its last step. In boss rounds time always costs nothing (ODD-BOSS-10).
    """

    def __init__(
        self,
        hearts: tuple[float, ...] = (0.0, 1.0),
        time: float = 0.3,
        poison: float = 0.6,
        die_left: float = 0.0,
        cube: float = 1.5,
        heal: float = 0.5,
        cure: float = 0.3,
        skull: float = 2.0,
        victory: float = 100.0,
        loot: float = 2.0,
        exiled: float = 0.4,
    ) -> None:
        self.hearts: list[float] = list(hearts)
        self.time = time
        self.poison = poison
        self.die_left = die_left  # worth of an unused die in a pool
        self.cube = cube
        self.heal = heal  # worth of healing 1 damage
        self.cure = cure  # worth of removing a poison token
        self.skull = skull  # worth of 1 damage to the boss
        self.victory = victory  # worth of the damage that defeats the boss
        self.loot = loot  # cost of losing the card (ODD-ENC-30)
        self.exiled = exiled  # cost of a die that leaves the game

    def cost_of_hearts(self, count: int) -> float:
        table = self.hearts
        last = len(table) - 1
        if count <= last:
            return table[count]
        step = table[last] - table[last - 1] if last else 0.0
        return table[last] + step * (count - last)


# The kinds of an op.
GAIN: Final = 0
ROLL: Final = 1
INCREASE: Final = 2
CHANGE: Final = 3
RECOLOR: Final = 4
SWAP: Final = 5  # discard dice, gain one of a color and value for each
REROLL: Final = 6
IGNORE: Final = 7
HEAL: Final = 8
CURE: Final = 9  # remove poison tokens
POISON: Final = 10
TIME: Final = 11
DAMAGE: Final = 12
EXILE: Final = 13  # exile a die of the own pool
CHOOSE: Final = 14  # choose this text of several, as the steps specify

ALL_DICE: Final = 99
EVERY_COLOR: Final = -1  # the `color` of a problem in which dice of all colors stay
PENALTY_BOXES: Final = 0  # what a penalty counts: uncovered boxes, armor boxes, boxes with poison, skulls
PENALTY_ARMOR: Final = 1
PENALTY_POISON: Final = 2
PENALTY_SKULLS: Final = 3
NO_TRADE: Final = 0
HEART_TO_TIME: Final = 1  # a loss of exactly one heart becomes 1 time
HEART_IGNORED: Final = 2  # one heart is ignored


class Op:
    """One effect of a text; `kind` decides which fields apply."""

    def __init__(
        self,
        kind: int,
        color: int = 0,
        value: int = 0,
        count: int = 1,
        colors: int = 15,
        values: int = 126,
        to: int = 0,
        only: int = 0,
        partner: bool = False,
        each: bool = False,
        one_value: bool = False,
        just_gained: bool = False,
        least: int = 0,
        heroes: int = 15,
        same: bool = False,
    ) -> None:
        self.kind = kind
        self.color = color  # of dice gained or rolled; of an icon to ignore
        self.value = value  # the value or increase of dice; the index of a chosen text
        self.count = count  # maximum of dice, icons, tokens, damage
        self.colors = colors  # bits: which dice
        self.values = values  # bits: which dice
        self.to = to  # bits: new colors
        self.only = only  # the restriction of dice gained
        self.partner = partner  # whether it acts on the other hero's pool
        self.each = each  # all such dice, not a selection
        self.one_value = one_value  # all dice must show one value, which is named first
        self.just_gained = just_gained  # only dice this text has gained
        self.least = least  # icons that the uncovered boxes must show
        self.heroes = heroes  # bits of seats: who can be healed
        self.same = same  # only the hero that the text healed most recently


class UsableText:
    """A skill, talent or potion that can still be used, in one of the ways its text offers."""

    def __init__(self, action: int, hero: int, ops: list[Op], cost: int = 0, amount: int = 0) -> None:
        self.action = action  # as for the table: USE or DRINK
        self.hero = hero  # index in the encounter, not the seat
        self.ops = ops
        self.cost = cost  # COST_FREE and so on, as in the prepared content
        self.amount = amount
        self.potion = False
        self.group = -1  # uses of one group are ways of the same skill


class Penalty:
    """Time, poison or the loss of the loot if this many boxes of a kind are uncovered (ODD-ENC-24, ODD-ENC-30)."""

    def __init__(self, counted: int, least: int) -> None:
        self.counted = counted
        self.least = least
        self.time = 0
        self.poison = 0
        self.loot = False
        self.recovery = 0  # damage that the boss recovers
        self.per_box = False  # whether the recovery applies per box


class Added:
    """Additional icons if the consequences have enough of an icon (ODD-ENC-19)."""

    def __init__(self, icon: int, count: int, if_icon: int, least: int) -> None:
        self.icon = icon
        self.count = count
        self.if_icon = if_icon
        self.least = least


class RollRules:
    """What happens to dice right after a roll (ODD-ENC-10)."""

    def __init__(self) -> None:
        self.discards = 0  # bits of values
        self.lowers: list[int] = [0, 0, 0, 0]  # per color
        self.time: list[int] = [0] * 7  # per die with that value
        self.nth_value = 0  # the nth die with this value causes poison; 0 for none
        self.nth = 0
        self.nth_poison = 0
        self.seen = 0  # how often that value already came up


class EncounterProblem:
    """Everything that step 4 and the consequences depend on; only numbers, so that problems are easy to construct."""

    def __init__(self, seats: list[int], pools: list[list[int]], supply: list[int], boxes: list[BoxState]) -> None:
        self.seats = seats
        self.pools = pools  # dice per hero, as in the state
        self.supply = supply
        self.boxes = boxes
        self.uses: list[UsableText] = []
        self.cubes = 0
        self.color = EVERY_COLOR  # of the chosen option in a peril; dice of other colors are discarded (ODD-ENC-15)
        self.exchange_dice = 2
        self.exchange_time = 0
        self.exchange_exiles = 0
        self.skill_time = 0  # time that each skill use costs (ODD-ENC-25)
        self.rolls = RollRules()
        self.ignores: list[int] = []  # icon << 16 | needed in the sum << 8 | count
        self.added: list[Added] = []
        self.soaks_pairs = False
        self.trade = NO_TRADE
        self.penalties: list[Penalty] = []
        self.exiles_on_skulls = False  # dice on covered skulls leave the game
        self.in_boss = False
        self.boss_damage = 0
        self.boss_health = 0
        self.damage: list[int] = []  # per seat
        self.poison: list[int] = []
        self.poison_room = 8  # tokens that can still be placed (ODD-POISON-5)
        self.stored = 0  # heroic dice on hero cards, which may return to the supply (ODD-FEAT-3)
        self.wounds_matter = False  # whether a text depends on the damage or poison of its user
        self.approximate = False  # whether legal possibilities were omitted
        self.weights = Weights()

"""An encounter at step 4 as plain numbers: everything that decides how its dice are best used."""

from typing import Final

from ludotheque.games.one_deck_dungeon.solver.weights import Weights
from ludotheque.games.one_deck_dungeon.table.state_classes import Box

# What an op does.
GAIN: Final = 0
ROLL: Final = 1
INCREASE: Final = 2
CHANGE: Final = 3
RECOLOR: Final = 4
SWAP: Final = 5  # discard dice, gain one of a colour and value for each
REROLL: Final = 6
IGNORE: Final = 7
HEAL: Final = 8
CURE: Final = 9  # poison tokens go
POISON: Final = 10
TIME: Final = 11
DAMAGE: Final = 12
EXILE: Final = 13  # a die of the own pool
CHOOSE: Final = 14  # this text of several: the steps say so

ALL_DICE: Final = 99
EVERY_COLOR: Final = -1  # the `color` of a problem in which all dice stay
PENALTY_BOXES: Final = 0  # what is counted: uncovered boxes, armor boxes, boxes with poison, skulls
PENALTY_ARMOR: Final = 1
PENALTY_POISON: Final = 2
PENALTY_SKULLS: Final = 3
NO_TRADE: Final = 0
HEART_TO_TIME: Final = 1  # a loss of exactly one heart becomes 1 time
HEART_IGNORED: Final = 2  # one heart is ignored


class Op:
    """One verb of a text; which fields count depends on `kind`."""

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
        self.value = value  # that dice get, or are raised by; the place of a chosen text
        self.count = count  # of dice at most, icons, tokens, damage
        self.colors = colors  # bits: which dice
        self.values = values  # bits: which dice
        self.to = to  # bits: new colours
        self.only = only  # the restriction of dice gained
        self.partner = partner  # acts on the other hero's pool
        self.each = each  # all such dice, without a choice
        self.one_value = one_value  # dice of one value, which is named first
        self.just_gained = just_gained  # dice this text has gained
        self.least = least  # icons the uncovered boxes must show
        self.heroes = heroes  # bits of seats: who can be healed
        self.same = same  # the hero whom the text has healed just before


class Use:
    """A skill, talent or potion that can still be used, in one of the ways its text offers."""

    def __init__(self, action: int, hero: int, ops: list[Op], cost: int = 0, amount: int = 0) -> None:
        self.action = action  # as at the table: USE or DRINK
        self.hero = hero  # place in the encounter, not the seat
        self.ops = ops
        self.cost = cost  # COST_FREE and so on, as in the kit
        self.amount = amount
        self.potion = False
        self.group = -1  # uses of one group are ways of the same skill


class Penalty:
    """Time, poison or the loss of the loot if so many boxes of a kind are left uncovered (ODD-ENC-24, ODD-ENC-30)."""

    def __init__(self, counted: int, least: int) -> None:
        self.counted = counted
        self.least = least
        self.time = 0
        self.poison = 0
        self.loot = False
        self.recovery = 0  # damage the boss loses
        self.per_box = False  # the recovery is for each


class Added:
    """More icons if the consequences have so many of an icon (ODD-ENC-19)."""

    def __init__(self, icon: int, count: int, if_icon: int, least: int) -> None:
        self.icon = icon
        self.count = count
        self.if_icon = if_icon
        self.least = least


class RollRules:
    """What happens to dice right after a roll (ODD-ENC-10)."""

    def __init__(self) -> None:
        self.discards = 0  # bits of values
        self.lowers: list[int] = [0, 0, 0, 0]  # per colour
        self.time: list[int] = [0] * 7  # per die that shows the value
        self.nth_value = 0  # the nth die that shows this value brings poison; 0 for none
        self.nth = 0
        self.nth_poison = 0
        self.seen = 0  # how often that value came up already


class Problem:
    """Everything step 4 and the consequences depend on; numbers only, so that anybody can write one."""

    def __init__(self, seats: list[int], pools: list[list[int]], supply: list[int], boxes: list[Box]) -> None:
        self.seats = seats
        self.pools = pools  # dice per hero, as in the state
        self.supply = supply
        self.boxes = boxes
        self.uses: list[Use] = []
        self.cubes = 0
        self.color = EVERY_COLOR  # of the chosen option in a peril; dice of other colours vanish (ODD-ENC-15)
        self.exchange_dice = 2
        self.exchange_time = 0
        self.exchange_exiles = 0
        self.skill_time = 0  # each skill used costs that much (ODD-ENC-25)
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
        self.stored = 0  # heroic dice on hero cards, which may go back to the supply (ODD-FEAT-3)
        self.wounds_matter = False  # a text asks for damage or poison of its user
        self.approximate = False  # something here is left out that the rules allow
        self.weights = Weights()

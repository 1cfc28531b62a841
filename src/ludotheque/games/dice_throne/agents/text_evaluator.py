"""Estimates the outcomes of the text of a card or an ability."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from ludotheque.games.dice_throne.agents.position import Position, SeatPosition
from ludotheque.games.dice_throne.content.vocabulary import (
    Amount,
    Condition,
    Count,
    Effect,
    Effects,
    Many,
    Origin,
    Pick,
    Pool,
    Targets,
    TokensOf,
    Who,
)
from ludotheque.games.dice_throne.content.vocabulary import Side as Party

Counts = dict[int, int]
Dice = tuple[int, ...]
Weighted = tuple[float, "TextOutcome"]


class TextOutcome:
    """Totals of one way that a text can resolve."""

    __slots__ = (
        "added",
        "attack",
        "bonus",
        "cards",
        "cp",
        "defendable",
        "foe_cards",
        "foe_cp",
        "foe_heal",
        "foe_phases",
        "foe_prevent",
        "foe_tokens",
        "heal",
        "hurt",
        "normal",
        "paid",
        "phases",
        "prevent",
        "sure",
        "tokens",
    )

    def __init__(self) -> None:
        self.normal = 0  # damage to the opponent that a defence may reduce
        self.sure = 0  # other damage to the opponent
        self.added = 0
        self.attack = False
        self.defendable = True
        self.hurt = 0  # damage to the own side
        self.heal = 0
        self.foe_heal = 0
        self.prevent = 0
        self.foe_prevent = 0
        self.cp = 0
        self.foe_cp = 0
        self.cards = 0
        self.foe_cards = 0
        self.phases = 0
        self.foe_phases = 0
        self.paid = 0
        self.bonus = 0.0  # value that no other field expresses
        self.tokens: Counts = {}  # changes of the number of tokens, per status
        self.foe_tokens: Counts = {}

    def copy(self) -> "TextOutcome":
        other = TextOutcome.__new__(TextOutcome)
        other.normal = self.normal
        other.sure = self.sure
        other.added = self.added
        other.attack = self.attack
        other.defendable = self.defendable
        other.hurt = self.hurt
        other.heal = self.heal
        other.foe_heal = self.foe_heal
        other.prevent = self.prevent
        other.foe_prevent = self.foe_prevent
        other.cp = self.cp
        other.foe_cp = self.foe_cp
        other.cards = self.cards
        other.foe_cards = self.foe_cards
        other.phases = self.phases
        other.foe_phases = self.foe_phases
        other.paid = self.paid
        other.bonus = self.bonus
        other.tokens = self.tokens.copy()
        other.foe_tokens = self.foe_tokens.copy()
        return other

    def damage(self) -> int:
        return self.normal + self.sure


Measure = Callable[[TextOutcome], float]
TokenWorth = Callable[[bool, int], float]
Step = Callable[["TextEvaluator", TextOutcome, Any, Dice], None]  # each takes its own type of effect
Branch = Callable[["TextEvaluator", Weighted, Any, Dice], list[Weighted]]  # likewise

EVERY: Final = 99
AGAINST: Final = (
    Who.DEFENDER,
    Who.ATTACKER,
    Who.INFLICTER,
    Who.EACH_OPPONENT,
    Who.CHOSEN_OPPONENT,
    Who.TRIGGER_PLAYER,
)


class Estimates(NamedTuple):
    """Functions per type of effect: steps add to a tally, branches split the text into several ways."""

    steps: Mapping[type[Effect], Step]
    branches: Mapping[type[Effect], Branch]


class TextEvaluator:
    """Evaluates texts of the position's own side; `measure` decides where a text leaves a choice."""

    def __init__(self, position: Position, measure: Measure, token_worth: TokenWorth, estimates: Estimates) -> None:
        self.position = position
        self.steps, self.branches = estimates
        self.measure = measure
        self.token_worth = token_worth  # the value of one token to its holder: (is it on the own side, status)
        self.faces = position.own.hero.faces

    def outcomes(self, effects: Effects, start: list[Weighted], dice: Dice) -> list[Weighted]:
        """Return every way the text can resolve from each of these; it modifies the tallies. Unknown effects raise."""
        ways = start
        for effect in effects:
            branch = self.branches.get(type(effect))
            if branch is not None:
                ways = [after for chance, tally in ways for after in branch(self, (chance, tally), effect, dice)]
                continue
            step = self.steps[type(effect)]
            for _, tally in ways:
                step(self, tally, effect, dice)
        return ways

    def mean(self, effects: Effects, dice: Dice = ()) -> float:
        """Return the mean value of the text."""
        return self.average(self.outcomes(effects, [(1.0, TextOutcome())], dice))

    def average(self, ways: list[Weighted]) -> float:
        return sum(chance * self.measure(tally) for chance, tally in ways)

    def side(self, mine: bool) -> SeatPosition:
        return self.position.own if mine else self.position.foe

    def number(self, tally: TextOutcome, amount: Amount, dice: Dice, mine: bool = False) -> int:
        """Return the amount as a number."""
        total = amount.base
        if amount.per_symbol or amount.per_pair:
            shown = [self.faces[die] for die in dice]
            total += sum(each * shown.count(symbol) for symbol, each in amount.per_symbol)
            total += sum(each * (shown.count(symbol) // 2) for symbol, each in amount.per_pair)
        for status, each in amount.per_token:
            own = amount.of is TokensOf.SELF or (amount.of is TokensOf.TARGET and mine)
            total += each * self.held(tally, own, self.position.content.named[self.position.own.seat][status])
        if amount.origin is not None:
            value = self.origin(tally, amount.origin, dice)
            total += (value + 1) // 2 if amount.half else value
        return total + self.rare_parts(tally, amount)

    def rare_parts(self, tally: TextOutcome, amount: Amount) -> int:
        """Return the parts for companions, attempts and levels; usual values stand in for unknown ones."""
        total = 0
        for group, each in amount.per_companion:
            sources = self.position.own.hero.companions.get(group, [])
            total += each * sum(max(0, self.held(tally, True, source)) for source in sources)
        if amount.per_extra_attempt:
            total += amount.per_extra_attempt * (2 if amount.max is None else amount.max)
        if amount.by_tokens:
            total += amount.by_tokens[0][1]
        return total + max((value for _, value in amount.by_level), default=0)

    def origin(self, tally: TextOutcome, origin: Origin, dice: Dice) -> int:
        if origin is Origin.ROLL_TOTAL:
            return sum(dice)
        if origin is Origin.OWN_CP:
            return self.position.own.cp + tally.cp
        if origin is Origin.DAMAGE_DEALT:
            return self.position.dealt or tally.damage()
        return self.position.own.incoming

    def held(self, tally: TextOutcome, mine: bool, status: int) -> int:
        changes = tally.tokens if mine else tally.foe_tokens
        return self.side(mine).tokens[status] + changes.get(status, 0)

    def count(self, tally: TextOutcome, count: Count, dice: Dice, mine: bool) -> int:
        return EVERY if isinstance(count, Many) else self.number(tally, count, dice, mine)

    def place(self, tally: TextOutcome, mine: bool, status: int, count: int) -> None:
        """Place or remove tokens, limited by their number and by the stack limit (DT-STATUS-3, 7)."""
        held = self.held(tally, mine, status)
        after = max(0, min(held + count, max(held, self.side(mine).limits[status])))
        changes: Counts = tally.tokens if mine else tally.foe_tokens
        changes[status] = changes.get(status, 0) + after - held

    def sides(self, targets: Targets, friendly: bool) -> list[bool]:
        """Return whom a text means, each as "is it the own side"; a free choice falls where it helps the own side."""
        found: list[bool] = []
        for target in targets:
            if target is Who.SELF:
                found.append(True)
            elif target in AGAINST or (isinstance(target, Pick) and target.of is Pool.OPPONENTS):
                found.append(False)
            elif target is Who.EACH_PLAYER:
                found.extend((True, False))
            elif target is not Who.CHOSEN_TEAMMATE:
                chosen = self.position.chosen
                found.append(friendly if chosen < 0 else chosen == self.position.own.seat)
        return found

    def holds(self, tally: TextOutcome, condition: Condition, dice: Dice) -> bool:
        return self.dice_hold(condition, dice) and self.rest_holds(tally, condition)

    def dice_hold(self, condition: Condition, dice: Dice) -> bool:
        if condition.symbols or condition.none_of:
            shown = [self.faces[die] for die in dice]
            if any(shown.count(symbol) < least for symbol, least in condition.symbols):
                return False
            if any(symbol in shown for symbol in condition.none_of):
                return False
        if condition.of_a_kind is not None and max((dice.count(die) for die in dice), default=0) < condition.of_a_kind:
            return False
        if condition.faces and not any(die in condition.faces for die in dice):
            return False
        if condition.roll_total_at_least is not None and sum(dice) < condition.roll_total_at_least:
            return False
        return condition.roll_total_at_most is None or sum(dice) <= condition.roll_total_at_most

    def rest_holds(self, tally: TextOutcome, condition: Condition) -> bool:
        position = self.position
        wanted = (
            (condition.added_damage_at_least, tally.added),
            (condition.damage_dealt_at_least, position.dealt or tally.damage()),
            (condition.attack_damage_at_least, position.attack_damage + tally.damage()),
            (condition.incoming_damage_at_least, position.own.incoming),
            (condition.paid_at_least, tally.paid),
        )
        if any(least is not None and there < least for least, there in wanted):
            return False
        if condition.chosen_is is Party.OPPONENT and position.chosen == position.own.seat:
            return False
        if condition.side is not None and position.own.side() != condition.side:
            return False
        index = position.content.named[position.own.seat]
        return all(self.held(tally, True, index[status]) >= least for status, least in condition.holding)

"""Works out what a screen draws beside a question: dice that fit, what skills bring, doors, stopping, what saves."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from ludotheque.games.one_deck_dungeon.agents.dice_samples import take_sum
from ludotheque.games.one_deck_dungeon.agents.hints import Reasons
from ludotheque.games.one_deck_dungeon.presentation.menu import picked, reached, verb_of
from ludotheque.games.one_deck_dungeon.presentation.question_types import (
    NOTHING,
    BoxFit,
    DoorOutlook,
    DungeonQuestionFacts,
    Ghost,
    PoolDie,
    UseFit,
)
from ludotheque.games.one_deck_dungeon.presentation.rescues import rescues
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.resolution.boxes import place_options
from ludotheque.games.one_deck_dungeon.resolution.choices import die_options
from ludotheque.games.one_deck_dungeon.resolution.skills_and_potions import pay_options, pays
from ludotheque.games.one_deck_dungeon.solver.board import CoverBoard
from ludotheque.games.one_deck_dungeon.solver.counts import one
from ludotheque.games.one_deck_dungeon.solver.hand import KINDS, ActTrial, code_of, first_hand, kind_of
from ludotheque.games.one_deck_dungeon.solver.problem import GAIN, ROLL, Weights
from ludotheque.games.one_deck_dungeon.solver.problem_builder import problem_seen
from ludotheque.games.one_deck_dungeon.solver.use_choices import touch
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.die import COLOR_NAMES, HEROIC, ONLY_NAMES, color_of, only_of, value_of
from ludotheque.games.one_deck_dungeon.table.match_content import COST_FREE, COST_MANA, PreparedUse
from ludotheque.games.one_deck_dungeon.table.state import CLOSED
from ludotheque.games.one_deck_dungeon.table.state_classes import EncounterState
from ludotheque.kernel.decisions import ARGUMENT_MASK, Decision
from ludotheque.kernel.match import Match

PICKING: Final = (a.ASK_PLACE, a.ASK_PAY, a.ASK_EXCHANGE)
EVERY_HERO: Final = -1
DIGITS: Final = 2  # decimals of hearts, time and chances


def question_facts(match: Match, context: TerminalContext) -> DungeonQuestionFacts | None:
    """Return what goes with the open question; `None` if there is nothing to draw."""
    decision, encounter = match.decision, context.encounter
    if decision is None:
        return None
    if decision.kind in (a.ASK_DOOR, a.ASK_OPTION):
        return replace(NOTHING, outlook=outlooks(context, decision))
    if decision.kind == a.ASK_SURVIVE:
        return replace(NOTHING, saves=rescues(match, context, decision))
    if encounter is None:
        return None
    if decision.kind == a.ASK_ACT:
        return ActFacts(context, encounter, decision).whole()
    picks = picked(match)
    if not picks and decision.kind not in PICKING:
        return None
    total, goal = reached(match, context.content, encounter)
    if decision.kind == a.ASK_EXCHANGE:
        total, goal = len(picks), len(picks) + int(decision.subject)
    return replace(NOTHING, picked=dice_of(picks), sum=total, goal=goal)


def dice_of(picks: Iterable[int]) -> tuple[PoolDie, ...]:
    """Return dice (seat << 8 | code, or answers with them) as a screen names them."""
    return tuple([PoolDie((pick & ARGUMENT_MASK) >> a.DIE_SHIFT, pick & 255) for pick in picks])


def outlooks(context: TerminalContext, decision: Decision) -> tuple[DoorOutlook, ...]:
    """Return what awaits at the door that is entered, or at every open door, by the figures of the hints."""
    reasons = Reasons(decision, context.seen)
    doors = reasons.facts.doors
    entered = int(reasons.facts.state.door)
    places = [entered] if decision.kind == a.ASK_DOOR else range(len(doors))
    return tuple(
        [
            outlook(reasons, place, card)
            for place in places
            if doors[place].opened != CLOSED
            for card in doors[place].cards
        ]
    )


def outlook(reasons: Reasons, door: int, card: int) -> DoorOutlook:
    found, seats = reasons.best_way(card)
    fall = reasons.fall(found, seats)
    return DoorOutlook(door, card, rounded(found.hearts), rounded(found.time), rounded(fall), exact=False)


def rounded(figure: float) -> float:
    return round(figure, DIGITS)


class ActFacts:
    """The dice that fit each answer of step 4."""

    def __init__(self, context: TerminalContext, encounter: EncounterState, decision: Decision) -> None:
        self.context = context
        self.encounter = encounter
        self.decision = decision
        self.problem = problem_seen(context.seen, Weights())
        self.hand = first_hand(self.problem)
        self.board = CoverBoard(self.problem)

    def whole(self) -> DungeonQuestionFacts:
        hearts, time, poison = self.context.seen.consequences()
        return replace(
            NOTHING,
            boxes=tuple([self.box(action & ARGUMENT_MASK) for action in self.answers("cover")]),
            uses=tuple([FITS[verb_of(action)](self, action) for action in self.answers(*FITS)]),
            stop=(int(hearts), int(time), int(poison)),
            fatal=self.context.would_fall(self.encounter.seats, hearts),
        )

    def answers(self, *verbs: str) -> list[int]:
        return [action for action in self.decision.options if verb_of(action) in verbs]

    def box(self, place: int) -> BoxFit:
        return BoxFit(place, dice_of(place_options(self.encounter, self.encounter.boxes[place], [], 0)))

    def skill(self, action: int) -> UseFit:
        """Return the dice that pay for a skill; a talent of any time costs none."""
        seat, number = a.VERBS.arguments(action)
        use = self.context.content.uses[number]
        if use.cost == COST_FREE or seat not in self.encounter.seats:
            return UseFit(self.spelled(action), seat, (), (), self.brought(action, []))
        pool = self.encounter.pools[self.encounter.seats.index(seat)]
        paid = [seat << a.DIE_SHIFT | code for code in cheapest(use, pool)]
        dice = dice_of(pay_options(use, pool, seat, []))
        goal = int(use.amount) if use.cost == COST_MANA else 0
        return UseFit(self.spelled(action), seat, dice, dice_of(paid), self.brought(action, paid), goal)

    def potion(self, action: int) -> UseFit:
        return UseFit(self.spelled(action), a.VERBS.arguments(action)[0], (), (), self.brought(action, []))

    def heroic(self, action: int) -> UseFit:
        """Return the dice that can be made a heroic one, and the lowest of them (ODD-DICE-9, ODD-DICE-11)."""
        needed, picks = self.problem.exchange_dice, list[int]()
        first = self.context.seen.exchange_options([], needed == 1)
        while len(picks) < needed:
            options = self.context.seen.exchange_options(picks, needed - len(picks) == 1)
            picks.append(min(options, key=lambda option: price(option & 255)) & ARGUMENT_MASK)
        made = Ghost(COLOR_NAMES[HEROIC], min(int(value_of(pick & 255)) for pick in picks), "")
        return UseFit(self.spelled(action), EVERY_HERO, dice_of(first), dice_of(picks), (made,))

    def thrown_away(self, action: int) -> UseFit:
        seats, pools = self.encounter.seats, self.encounter.pools
        dice = [die for seat, pool in zip(seats, pools, strict=True) for die in die_options(seat, pool)]
        return UseFit(self.spelled(action), EVERY_HERO, dice_of(dice), (), ())

    def brought(self, action: int, paid: list[int]) -> tuple[Ghost, ...]:
        """Return the dice that a text gains or rolls, as the solver sees it; none if it depends on a choice."""
        ways = [use for use in self.problem.uses if use.action == action]
        if len(ways) != 1:
            return ()
        trial = ActTrial(self.hand.copy())
        for die in paid:
            hero, code = self.encounter.seats.index(die >> a.DIE_SHIFT), die & 255
            trial.hand.give(hero * KINDS + kind_of(code), one(value_of(code)), 1)
        for op in ways[0].ops:
            if op.kind in (GAIN, ROLL):
                touch(trial, self.board, ways[0], op)
        gained = [ghost(die >> 8, die & 255) for die in trial.gained]
        return (*gained, *[ghost(pool >> 8, 0) for pool in trial.rolls for _ in range(pool & 255)])

    def spelled(self, action: int) -> str:
        return a.VERBS.spell(action)


FITS: Final[dict[str, Callable[[ActFacts, int], UseFit]]] = {
    "use": ActFacts.skill,
    "drink": ActFacts.potion,
    "exchange": ActFacts.heroic,
    "discard": ActFacts.thrown_away,
}


def ghost(pool: int, value: int) -> Ghost:
    code = code_of(pool % KINDS, value)
    return Ghost(COLOR_NAMES[color_of(code)], value, ONLY_NAMES[only_of(code)])


def price(code: int) -> tuple[bool, bool, int]:
    """Return how much a player misses a die: restricted ones least, heroic ones most, otherwise low ones less."""
    return not only_of(code) and color_of(code) == HEROIC, not only_of(code), int(value_of(code))


def cheapest(use: PreparedUse, pool: list[int]) -> list[int]:
    """Return the cheapest dice that pay for a use (ODD-SKILL-3, ODD-SKILL-4)."""
    able = sorted([code for code in pool if pays(use, code)], key=price)
    if use.cost != COST_MANA:
        return able[: use.amount]
    paid: list[int] = []
    missing = int(use.amount)
    for rank in sorted({price(code)[:2] for code in able}):
        group = [code for code in able if price(code)[:2] == rank]
        values = [int(value_of(code)) for code in group]
        taken = take_sum(values, min(missing, sum(values))) if missing > 0 else []
        missing -= sum(taken)
        for value in taken:
            die = next(code for code in group if value_of(code) == value)
            group.remove(die)
            paid.append(die)
    return paid

"""Turns a fit into answers: heroic dice are made, then boxes covered, armor first."""

from ludotheque.games.one_deck_dungeon.agents.dice_fit import GIVEN, Laid
from ludotheque.games.one_deck_dungeon.agents.encounter_cases import Case
from ludotheque.games.one_deck_dungeon.agents.sample_pool import Answered
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_EXCHANGE,
    ASK_PLACE,
    ASK_RECEIVER,
    COVER,
    DIE,
    DIE_SHIFT,
    DONE,
    EXCHANGE,
    HERO,
)
from ludotheque.games.one_deck_dungeon.table.die import ARMOR_ONLY, FREE, HEROIC, die
from ludotheque.games.one_deck_dungeon.table.state import Encounter
from ludotheque.kernel.decisions import ARGUMENT_MASK


def laying(encounter: Encounter, case: Case, laid: list[Laid]) -> list[Answered]:
    """The answers that lay dice so; lines of the case are the uncovered boxes in their order."""
    places = [place for place, box in enumerate(encounter.boxes) if box.needed]
    stock = Stock(encounter)
    steps = making(case, [(color, value) for place, color, value in laid if place == GIVEN], stock)
    for target in case.orders[0]:
        line = case.lines[target]
        dice = [stock.take(color, value, line.armor) for place, color, value in laid if place == target]
        if line.wide and dice:
            steps.append((ASK_ACT, COVER | places[target]))
        for answer in dice:
            if not line.wide:
                steps.append((ASK_ACT, COVER | places[target]))
            steps.append((ASK_PLACE, answer))
    steps.append((ASK_ACT, DONE))
    return steps


def making(case: Case, given: list[tuple[int, int]], stock: "Stock") -> list[Answered]:
    """Heroic dice first."""
    steps: list[Answered] = []
    for at in range(0, len(given), case.made_of):
        dice = [stock.take(color, value, False) for color, value in given[at : at + case.made_of]]
        steps.append((ASK_ACT, EXCHANGE))
        steps.extend([(ASK_EXCHANGE, answer) for answer in dice])
        steps.append((ASK_RECEIVER, HERO | stock.receive(dice)))
    return steps


class Stock:
    """Whose dice there are."""

    def __init__(self, encounter: Encounter) -> None:
        self.pools = [(seat, pool[:]) for seat, pool in zip(encounter.seats, encounter.pools, strict=True)]

    def receive(self, given: list[int]) -> int:
        """The seat that gets the heroic die made of these."""
        seat = (given[0] & ARGUMENT_MASK) >> DIE_SHIFT
        value = min([answer & 7 for answer in given])
        for owner, pool in self.pools:
            if owner == seat:
                pool.append(int(die(HEROIC, value)))
        return seat

    def take(self, color: int, value: int, armor: bool) -> int:
        """The answer that names such a die."""
        for only in (ARMOR_ONLY, FREE) if armor and color == HEROIC else (FREE,):
            code = int(die(color, value, only))
            for seat, pool in self.pools:
                if code in pool:
                    pool.remove(code)
                    return DIE | seat << DIE_SHIFT | code
        return DIE | self.pools[0][0] << DIE_SHIFT | int(die(color, value))

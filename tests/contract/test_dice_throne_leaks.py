"""Two matches of Dice Throne that differ only in what a seat cannot see are identical for that seat, byte for byte."""

from collections import Counter

from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.table.actions import PREEMPT, PRESENT, RESPOND
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match
from tests.contract.cases import SCALE, Case, all_cases, for_cases, questions, viewers_of
from tests.contract.knowledge import differences

CASES = [case for case in all_cases() if case.setup.game == "dice_throne"]
IN_WINDOWS = (RESPOND, PRESENT, PREEMPT)
OTHER = "other cards somewhere"
OWN = "a window of one's own"
OF_OTHERS = "a window of somebody else"


def places(match: Match, world: Match, seats: tuple[int, ...]) -> list[str]:
    """Return the kinds of places that a comparison covers, for the count."""
    decision = match.decision
    if world.table.core.secrets.identity == match.table.core.secrets.identity:
        return []
    if decision is None or decision.kind not in IN_WINDOWS:
        return [OTHER]
    return [OTHER, OWN if any(decision.may_answer(seat) for seat in seats) else OF_OTHERS]


@for_cases(CASES)
def test_what_a_seat_cannot_see_makes_no_difference_to_it(case: Case) -> None:
    """Compares views, events and questions with their options; the counts show that windows are covered too."""
    count: Counter[str] = Counter()
    for seed in range(SCALE):
        match = case.start(("leak", seed))
        for number, _ in enumerate(questions(match, case.random(("leak", seed)), case.seats**2)):
            for seats in viewers_of(case):
                world = imagine(match, seats, key_of(f"leak {seed} {number} {seats}"))
                assert differences(match, world, seats) == []
                count.update(places(match, world, seats))
    assert min(count[name] for name in (OTHER, OWN, OF_OTHERS)) > 0


def test_every_mode_and_every_hero_is_looked_at() -> None:
    game = DiceThrone()
    assert {(case.setup.mode, case.seats) for case in CASES} == {
        (mode.name, seats) for mode in game.modes() for seats in mode.seats
    }
    for large in (False, True):
        sat = {hero for case in CASES if (case.seats > 2) == large for hero in case.setup.heroes}
        assert sat == set(game.heroes())

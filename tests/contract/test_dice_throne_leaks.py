"""Two matches of Dice Throne that differ only in what a seat cannot see are the same to that seat, byte for byte."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from ludotheque.dice_throne import windows
from ludotheque.dice_throne.actions import PREEMPT, PRESENT, RESPOND
from ludotheque.dice_throne.events import Drew
from ludotheque.dice_throne.game import DiceThrone
from ludotheque.dice_throne.table import DiceTable
from ludotheque.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Seen, Setup
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Match
from ludotheque.kernel.table import Answers, GameState, Table
from tests.contract.cases import SCALE, Case, all_cases, questions, viewers_of
from tests.contract.knowledge import differences

CASES = [case for case in all_cases() if case.setup.game == "dice_throne"]
IN_WINDOWS = (RESPOND, PRESENT, PREEMPT)
OTHER = "other cards somewhere"
OWN = "a window of one's own"
OF_OTHERS = "a window of somebody else"
IMPOSSIBLE = "answers that cannot have been given"
DUEL = Setup("dice_throne", "duel", ("barbarian", "pyromancer"), {})


def places(match: Match, world: Match, seats: tuple[int, ...]) -> list[str]:
    """What a comparison is about, for the count."""
    decision = match.decision
    if world.table.core.secrets.identity == match.table.core.secrets.identity:
        return []
    if decision is None or decision.kind not in IN_WINDOWS:
        return [OTHER]
    return [OTHER, OWN if any(decision.may_answer(seat) for seat in seats) else OF_OTHERS]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_what_a_seat_cannot_see_makes_no_difference_to_it(case: Case) -> None:
    """Views, events and questions with their options; the counts say that it was looked inside windows, too."""
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


class Gossip(DiceSeen):
    """Sees the next card of everybody's deck."""

    def view(self) -> dict[str, object]:
        state = self._table.state
        top = [state.secrets.identity[hero.deck[-1]] if hero.deck else -1 for hero in state.heroes]
        return {**super().view(), "top": top}


class GossipingGame(DiceThrone):
    """Shows too much."""

    def seen(self, table: Table, viewers: int) -> Seen:
        assert isinstance(table, DiceTable)
        return Gossip(table, viewers)


class HastyGame(DiceThrone):
    """Does not ask who can only pass, as a simulation does."""

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        table = super().table(setup, state, chance, answers)
        table.in_place = True
        return table


def leaks(game: DiceThrone) -> set[str]:
    """What gives a planted leak away, by the comparison above."""
    case = Case(game, DUEL)
    found: set[str] = set()
    for number, match in enumerate(questions(case.start("canary"), case.random("canary"), every=3)):
        for seats in viewers_of(case):
            try:
                world = imagine(match, seats, key_of(f"canary {number} {seats}"))
                found.update(differences(match, world, seats))
            except Exception:  # noqa: BLE001 - answers to other questions may do anything
                found.add(IMPOSSIBLE)
    return found


def told_to_all(event: Drew, _viewers: int) -> Event:
    return event


def counting(make: Callable[..., Decision], seat: int, kind: int, options: list[int], _point: int) -> Decision:
    """A question that says how many answers it has."""
    return make(seat, kind, options, len(options))


def test_without_a_leak_nothing_is_found() -> None:
    assert leaks(DiceThrone()) == set()


def test_a_leak_in_the_view_is_found() -> None:
    assert leaks(GossipingGame()) == {"the view"}


def test_a_leak_in_an_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drew, "seen_by", told_to_all)
    assert leaks(DiceThrone()) == {"events"}


def test_a_leak_in_who_is_asked_is_found() -> None:
    """There the answers that were given do not fit: others are asked."""
    assert IMPOSSIBLE in leaks(HastyGame())


def test_a_leak_in_a_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "Decision", partial(counting, Decision))
    assert "questions" in leaks(DiceThrone())

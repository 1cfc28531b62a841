"""The comparison of what seats may know finds planted leaks of every kind."""

from collections.abc import Callable
from functools import partial

import pytest

from ludotheque.games.dice_throne.game import DiceThrone
from ludotheque.games.dice_throne.resolution import windows
from ludotheque.games.dice_throne.table.events import Drew
from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.chance import Chance, key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import Seen, Setup
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.table import Answers, GameState, Table
from tests.contract.cases import Case, questions, viewers_of
from tests.contract.knowledge import differences

IMPOSSIBLE = "answers that cannot have been given"
DUEL = Setup("dice_throne", "duel", ("barbarian", "pyromancer"), {})


class Gossip(DiceSeen):
    """Reveals the next card of every deck."""

    def view(self) -> dict[str, object]:
        state = self._table.state
        top = [state.secrets.identity[hero.deck[-1]] if hero.deck else -1 for hero in state.heroes]
        return {**super().view(), "top": top}


class GossipingGame(DiceThrone):
    """Reveals too much."""

    def seen(self, table: Table, viewers: int) -> Seen:
        assert isinstance(table, DiceTable)
        return Gossip(table, viewers)


class HastyGame(DiceThrone):
    """Skips seats that can only pass, as a simulation does."""

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        table = super().table(setup, state, chance, answers)
        table.in_place = True
        return table


def leaks(game: DiceThrone) -> set[str]:
    """Return the differences that reveal a planted leak, using the comparison above."""
    case = Case(game, DUEL)
    found: set[str] = set()
    for number, match in enumerate(questions(case.start("canary"), case.random("canary"), every=3)):
        for seats in viewers_of(case):
            try:
                world = imagine(match, seats, key_of(f"canary {number} {seats}"))
                found.update(differences(match, world, seats))
            except Exception:  # noqa: BLE001 - answers to other questions may raise anything
                found.add(IMPOSSIBLE)
    return found


def told_to_all(event: Drew, _viewers: int) -> Event:
    return event


def counting(make: Callable[..., Decision], seat: int, kind: int, options: list[int], _point: int) -> Decision:
    """Return a question whose subject is the number of its answers."""
    return make(seat, kind, options, len(options))


def test_without_a_leak_nothing_is_found() -> None:
    assert leaks(DiceThrone()) == set()


def test_a_leak_in_the_view_is_found() -> None:
    assert leaks(GossipingGame()) == {"the view"}


def test_a_leak_in_an_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drew, "seen_by", told_to_all)
    assert leaks(DiceThrone()) == {"events"}


def test_a_leak_in_who_is_asked_is_found() -> None:
    """The recorded answers do not fit there, because other seats are asked."""
    assert IMPOSSIBLE in leaks(HastyGame())


def test_a_leak_in_a_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "Decision", partial(counting, Decision))
    assert "questions" in leaks(DiceThrone())

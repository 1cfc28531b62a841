"""The same tape gives the same game: forks, re-runs of every prefix, and the drivers."""

from collections.abc import Callable
from typing import Any

from ludotheque.envs.stepper import Stepper
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import TapeAnswer
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.match import Checkpoint, Match
from ludotheque.kernel.simulation import play_on, play_out
from tests.contract.cases import Case, asked, choices, every_case, finished, picking, questions, step


def snapshot(match: Match) -> tuple[Any, ...]:
    """Return everything about a match that a bug could change."""
    options = match.decision.options if match.decision is not None else None
    counts = (len(match.tape), len(match.records), len(match.log), match.barrier, match.barrier_reason)
    return match.digest(), asked(match), options, counts, match.outcome, match.declined[:]


@every_case
def test_a_fork_goes_the_same_way_and_touches_nothing(case: Case) -> None:
    random = case.random("fork")
    for match in questions(case.start("fork"), case.random("way"), case.every(17)):
        before = snapshot(match)
        fork = match.fork()
        assert snapshot(match) == snapshot(fork) == before
        taken = [step(fork, random) for _ in range(12) if fork.decision is not None]
        assert snapshot(match) == before, "playing the fork touched the match"
        again = match.fork()
        for action in taken:
            again.answer(again.waiting()[0], action)
        assert (again.digest(), asked(again)) == (fork.digest(), asked(fork))


@every_case
def test_a_fork_ends_as_the_match_does(case: Case) -> None:
    for match in questions(case.start("ends"), case.random("ends"), case.every(60)):
        forks = [match.fork(), match.fork()]
        for fork in forks:
            finished(fork, case.random("the rest"))
        assert forks[0].digest() == forks[1].digest()
        assert forks[0].outcome == forks[1].outcome
        assert [str(event) for event in forks[0].log] == [str(event) for event in forks[1].log]


@every_case
def test_every_prefix_of_the_tape_leads_to_its_question(case: Case) -> None:
    """Runs from the first checkpoint with the tape alone: without recorded chance and without forks."""
    met: list[tuple[int, str, object, list[int]]] = []
    match = begun = case.start("prefix")
    start = case.game.copy_state(case.game.begin(case.setup))
    for match in questions(begun, case.random("prefix")):
        options = match.decision.options if match.decision is not None else []
        met.append((len(match.tape), match.digest(), asked(match), options))
    for length, name, question, options in met[:: max(1, len(met) // 25)] + met[-1:]:
        again = Match(case.game, case.setup, match.key, Checkpoint(0, case.game.copy_state(start), Ledger()), ())
        again.tape = [TapeAnswer(entry.seat, entry.action, entry.how) for entry in match.tape[:length]]
        again.advance()
        assert again.digest() == name
        assert asked(again) == question
        assert (again.decision.options if again.decision is not None else []) == options
        assert len(again.tape) == length


@every_case
def test_all_drivers_end_alike(case: Case) -> None:
    for seed in range(case.games(3)):
        match = case.start(seed)
        chosen = choices(match, case.random(seed))
        result = play_out(case.game, case.setup, match.key, [reading(iter(chosen).__next__)] * case.seats)
        assert (result.digest(), result.outcome) == (match.digest(), match.outcome)
        assert result.decisions == len(chosen)
        stepper = Stepper(case.game, case.setup, match.key)
        for action in chosen:
            stepper.step(action)
        assert (stepper.digest(), stepper.outcome) == (match.digest(), match.outcome)


def reading(answer: Callable[[], int]) -> Callable[[Decision, Any], int]:
    """Return an agent that gives answers from a list."""
    return lambda decision, seen: answer()


@every_case
def test_watching_changes_nothing(case: Case) -> None:
    ends = []
    for watch in (None, lambda event: None):
        random = case.random("watch")
        key = case.start("watch").key
        ends.append(play_out(case.game, case.setup, key, [picking(random)] * case.seats, watch).digest())
    assert ends[0] == ends[1]


@every_case
def test_playing_on_in_one_run_ends_as_the_match_does(case: Case) -> None:
    for match in questions(case.start("on"), case.random("on"), case.every(41)):
        fork = match.fork()
        before = snapshot(match)
        rest = choices(fork, case.random("rest"))
        result = play_on(match, [reading(iter(rest).__next__)] * case.seats)
        assert (result.digest(), result.outcome) == (fork.digest(), fork.outcome)
        assert snapshot(match) == before

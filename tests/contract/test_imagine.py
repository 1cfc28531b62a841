"""Viewers cannot distinguish a match from a world imagined for them, at the current question or at earlier ones."""

from ludotheque.kernel.chance import key_of
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.simulation import play_on
from tests.contract.cases import (
    Case,
    all_cases,
    every_case,
    finished,
    picking,
    questions,
    step,
    viewers_of,
)
from tests.contract.knowledge import agree


@every_case
def test_imagined_worlds_cannot_be_told_from_the_real_one(case: Case) -> None:
    for seed in range(case.games(3)):
        for number, match in enumerate(questions(case.start(seed), case.random(seed), case.every(4))):
            before = match.digest()
            for seats in viewers_of(case):
                agree(match, imagine(match, seats, key_of(f"{seed} {number} {seats}")), seats)
            assert match.digest() == before


def test_small_decks_are_shuffled_and_searched_in_every_kind_of_segment() -> None:
    """Ensures that the comparison above covers shuffles and searches."""
    small = next(case for case in all_cases() if case.setup.game == "small_dice")
    shuffled: set[str] = set()
    for seed in range(12):
        for match in questions(small.start(seed), small.random(seed)):
            if match.checkpoints[-1].ledger.shuffles:
                shuffled.add(match.redact(())["phase"])
    rolling = {"offensive_roll", "targeting_roll", "defensive_roll"}
    assert shuffled & rolling
    assert shuffled - rolling >= {"upkeep", "income", "main_1", "main_2"}


@every_case
def test_a_fork_can_still_be_imagined_from_and_so_can_its_origin(case: Case) -> None:
    for match in questions(case.start("both"), case.random("both"), case.every(9)):
        fork = match.fork()
        for seats in viewers_of(case):
            agree(match, imagine(match, seats, key_of("origin")), seats)
            agree(match, imagine(fork, seats, key_of("fork")), seats)


@every_case
def test_worlds_imagined_in_imagined_worlds_agree_too(case: Case) -> None:
    for match in questions(case.start("deep"), case.random("deep"), case.every(13)):
        for seats in viewers_of(case):
            world = imagine(match, seats, key_of("first"))
            agree(match, imagine(world, seats, key_of("second")), seats)
            random = case.random("on")
            for _ in range(5):
                if world.decision is not None:
                    step(world, random)
            agree(world, imagine(world, seats, key_of("third")), seats)


@every_case
def test_imagined_worlds_can_be_played_to_the_end(case: Case) -> None:
    """Each moment is played by the next viewer: all viewers at every moment would take minutes in large modes."""
    random, viewers = case.random("end"), viewers_of(case)
    for number, match in enumerate(questions(case.start("end"), case.random("until"), case.every(29))):
        world = imagine(match, viewers[number % len(viewers)], key_of(f"{len(match.tape)}"))
        assert play_on(world, [picking(random)] * case.seats).outcome
        assert finished(world, random).outcome


@every_case
def test_the_same_key_imagines_the_same_world(case: Case) -> None:
    for match in questions(case.start("same"), case.random("same"), case.every(31)):
        worlds = [imagine(match, (0,), key_of(name)) for name in ("a", "a", "b")]
        assert worlds[0].digest() == worlds[1].digest()


@every_case
def test_under_a_known_key_the_truth_does_not_show_through(case: Case) -> None:
    """Two matches that the viewers cannot distinguish lead to the same imagined world."""
    for match in questions(case.start("truth"), case.random("truth"), case.every(17)):
        for seats in viewers_of(case):
            other = imagine(match, seats, key_of("another truth"))
            worlds = [imagine(each, seats, key_of("known")) for each in (match, other)]
            assert worlds[0].digest() == worlds[1].digest()

"""The cases of the contract: the setups that represent every game of the registry, and games of our own."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from ludotheque.kernel import table
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.drivers import AUTO
from ludotheque.kernel.game import Game, Setup
from ludotheque.kernel.match import Match, start
from ludotheque.lab.setups import setups_of
from ludotheque.registry.discovery import game_ids, game_named
from tests.contract.small import small_dice
from tests.contract.sturdy import sturdy_dungeon

SCALE = int(os.environ.get("CONTRACT_SCALE", "1"))  # a soak plays ten times as many games
LONG = 25  # maximum length of an option in the name of a case
LARGE = 5  # seats: a game takes several times as long as a duel and has more viewers
FEWER = 3
LONGEST = 20_000  # answers; no included game comes near
IS_COMPILED = not table.__file__.endswith(".py")
TOY = "toy"


class Case:
    """A game and its setup."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        said = [f"{key}={value}" if len(value) < LONG else key for key, value in setup.options.items()]
        self.name = "-".join([setup.game, setup.mode, "+".join(setup.heroes), *said])

    @property
    def seats(self) -> int:
        return len(self.setup.heroes)

    def start(self, seed: object, humans: tuple[int, ...] = ()) -> Match:
        return start(self.game, self.setup, key_of(f"{self.name} {seed}"), humans)

    def random(self, seed: object) -> Random:
        return Random(f"{self.name} {seed}")

    def every(self, number: int) -> int:
        """Return the interval of checked questions: longer at large tables, whose games are long, except in a soak."""
        return number * self.fewer()

    def games(self, number: int) -> int:
        """Return how many games to play; fewer at large tables, and more in a soak."""
        return -(-number * SCALE // self.fewer())

    def fewer(self) -> int:
        return FEWER if self.seats >= LARGE and SCALE == 1 else 1


def cases_of(game: Game) -> list[Case]:
    """Return the setups that represent a game of the registry."""
    return [Case(game, setup) for setup in setups_of(game)]


@cache
def all_cases() -> list[Case]:
    found = [case for name in sorted(game_ids()) for case in cases_of(game_named(name))]
    small, setup = small_dice()
    found.append(Case(small, setup))
    sturdy, setups = sturdy_dungeon()
    found += [Case(sturdy, setup) for setup in setups]
    return found if IS_COMPILED else [*found, toy_case()]


def toy_case() -> Case:
    """Return a game of our own, which subclasses the table and the state; compiled classes refuse that."""
    from tests.contract.toy import Toy  # noqa: PLC0415 - not where the kernel is compiled

    toy = Toy()
    return Case(toy, Setup(toy.name, "party", ("player",) * 3, {}))


def every_case(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test once per case."""
    marked: Callable[..., None] = for_cases(all_cases())(test)
    return marked


def for_cases(cases: list[Case]) -> pytest.MarkDecorator:
    """Run a test once for each of these; the game of our own needs plain rules."""
    plain = {True: (pytest.mark.plain,), False: ()}
    given = [pytest.param(case, id=case.name, marks=plain[case.setup.game == TOY]) for case in cases]
    return pytest.mark.parametrize("case", given)


def pick(decision: Decision, random: Random) -> int:
    """Return a random answer: first a verb, then one of its options, so that rare verbs are as frequent as others."""
    if decision.space is not None and (not decision.options or random.random() < 0.5):
        return decision.space.nth(random.randrange(1 << 30))
    verbs = sorted({option >> ARGUMENT_BITS for option in decision.options})
    verb = random.choice(verbs)
    return random.choice([option for option in decision.options if option >> ARGUMENT_BITS == verb])


def picking(random: Random) -> Callable[[Decision, Any], int]:
    """Return an agent that answers with `pick`."""
    return lambda decision, seen: pick(decision, random)


def step(match: Match, random: Random) -> int:
    """Give one answer for a seat that may give it."""
    decision = match.decision
    assert decision is not None
    action = pick(decision, random)
    match.answer(random.choice(match.waiting()), action)
    return action


def questions(match: Match, random: Random, every: int = 1) -> Iterator[Match]:
    """Yield the match itself at every `every`-th question, and play it to its end."""
    asked = 0
    while match.decision is not None:
        if asked % every == 0:
            yield match
        step(match, random)
        asked += 1
        assert asked < LONGEST, "this game does not end"
    yield match


def finished(match: Match, random: Random) -> Match:
    """Return the match itself at its end."""
    while match.decision is not None:
        step(match, random)
    return match


def choices(match: Match, random: Random) -> list[int]:
    """Play the match to its end; return the answers from here on that agents are asked for: where there is a choice."""
    start, sole = len(match.tape), set[int]()
    while match.decision is not None:
        if len(match.decision.options) == 1 and match.decision.space is None:
            sole.add(len(match.tape))
        step(match, random)
    rest = list(enumerate(match.tape))[start:]
    return [entry.action for place, entry in rest if entry.how != AUTO and place not in sole]


def asked(match: Match) -> tuple[int, int, int, tuple[int, ...]] | None:
    """Return the public part of the open question: its seat, kind, subject and other seats."""
    decision = match.decision
    return None if decision is None else (decision.owner, decision.kind, decision.subject, decision.seats)


def viewers_of(case: Case) -> list[tuple[int, ...]]:
    """Return the viewers: each seat, a spectator, and all seats but the last at one screen."""
    seats = [(seat,) for seat in range(case.seats)]
    return [*seats, (), tuple(range(case.seats - 1))] if case.seats > 2 else [*seats, ()]

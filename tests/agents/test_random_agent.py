"""The random player: any legal answer, each equally often, the same for the same seed."""

from collections import Counter

from ludotheque.agents.random_agent import random_agent
from ludotheque.kernel.decisions import Decision, Space
from ludotheque.kernel.game import Seen
from tests.games.dice_throne.agents.duels import HEROES, play


class Nothing(Seen):
    """All that a player sees who looks at nothing."""

    def view(self) -> dict[str, object]:
        return {}


NOTHING = Nothing(0)


class Line(Space):
    """The numbers from 100 on."""

    def nth(self, number: int) -> int:
        return 100 + number


def answers(seed: str, options: list[int], count: int) -> list[int]:
    choose = random_agent(seed)
    return [choose(Decision(0, 0, options), NOTHING) for _ in range(count)]


def test_the_seed_alone_decides() -> None:
    assert answers("a", [1, 2, 3], 50) == answers("a", [1, 2, 3], 50)
    assert answers("a", [1, 2, 3], 50) != answers("b", [1, 2, 3], 50)


def test_every_option_comes_equally_often() -> None:
    # Each of 6000 answers has an even chance of one in three: 2000 ± 36.5; six deviations are one in 10⁸ wrong alarms.
    counts = Counter(answers("even", [10, 20, 30], 6000))
    assert all(abs(counts[option] - 2000) < 220 for option in (10, 20, 30))


def test_answers_that_cannot_be_listed_are_given_too() -> None:
    choose = random_agent("flick")
    assert choose(Decision(0, 0, [], space=Line()), NOTHING) >= 100
    either = {choose(Decision(0, 0, [7], space=Line()), NOTHING) >= 100 for _ in range(64)}
    assert either == {True, False}


def test_the_same_seed_plays_the_same_duel() -> None:
    random = ("random", "random")
    assert play(HEROES, random, "x").digest() == play(HEROES, random, "x").digest()
    assert play(HEROES, random, "x").digest() != play(HEROES, random, "y").digest()

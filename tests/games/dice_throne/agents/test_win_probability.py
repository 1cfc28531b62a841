"""The estimate of who wins: it follows what lies open, whoever looks, and adds up to one."""

from typing import Any

import pytest

from ludotheque.games.dice_throne.agents.sensible import sensible
from ludotheque.games.dice_throne.agents.win_probability import NAMES, WEIGHTS, teams_of, win_chance
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.match import Match
from tests.games.dice_throne.agents.duels import NEIGHBOURS, questions
from tests.games.dice_throne.modes.gathering import Crowd, gathered, king
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario

NEARLY = 1e-9


def seen_by(match: Match, seat: int) -> DiceSeen:
    seen = match.seen((seat,))
    assert isinstance(seen, DiceSeen)
    return seen


def chance(position: Duel, seat: int = 0) -> float:
    return win_chance(seen_by(position.match, seat), seat)


def mine(**said: Any) -> float:  # the fields of Side
    """The chance of a Pyromancer about to roll against another one."""
    return chance(scenario(pyromancer(**said), pyromancer()).main())


def theirs(**said: Any) -> float:  # likewise
    return chance(scenario(pyromancer(), pyromancer(**said)).main())


def test_every_fact_has_a_weight_and_none_speaks_against_its_owner() -> None:
    assert len(WEIGHTS) == len(NAMES)
    assert min(WEIGHTS) >= 0


def test_more_health_is_better_at_any_health() -> None:
    own = [mine(health=health) for health in range(1, 61)]
    assert own == sorted(own)
    assert len(set(own)) == len(own)
    foe = [theirs(health=health) for health in range(1, 61)]
    assert foe == sorted(foe, reverse=True)


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    early = chance(scenario(pyromancer(health=50), pyromancer(health=45)).main())
    late = chance(scenario(pyromancer(health=10), pyromancer(health=5)).main())
    assert early < late


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"cp": 2}, {"cp": 5}),
        ({}, {"hand": ["pyroblast_3", "so_wild"]}),
        ({}, {"upgrades": ["fireball_2"]}),
        ({}, {"tokens": {"fire_mastery": 2}}),
        ({"tokens": {"knockdown": 1}}, {}),
        ({"tokens": {"burn": 1}}, {}),
    ],
)
def test_what_one_has_is_good_for_oneself_and_bad_for_the_other(less: dict[str, Any], more: dict[str, Any]) -> None:
    assert mine(**less) < mine(**more)
    assert theirs(**less) > theirs(**more)


def test_a_companion_that_can_fight_is_worth_something() -> None:
    foe = pyromancer()
    active, lame = [scenario(fighter("huntress", nyra=(5, able)), foe).main() for able in (True, False)]
    assert chance(lame) < chance(active)


def test_it_is_good_to_roll_next() -> None:
    before, after = [scenario(pyromancer(), pyromancer()).at(phase) for phase in ("main_1", "main_2")]
    assert chance(after) < 0.5 < chance(before)


def test_damage_on_its_way_counts_as_if_it_were_taken() -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 1, 4, 4)
    calm = chance(duel)
    duel.announce("smack").until("defence")
    assert chance(duel) > calm


def test_both_sides_of_a_duel_add_up_to_one_all_the_time() -> None:
    for heroes in NEIGHBOURS[:2]:
        for match, decision in questions(sensible, "outlook", heroes):
            chances = [win_chance(seen_by(match, decision.owner), seat) for seat in range(2)]
            assert abs(sum(chances) - 1.0) < NEARLY
            assert 0.0 < chances[0] < 1.0


def all_chances(crowd: Crowd) -> dict[tuple[int, ...], float]:
    seen = seen_by(crowd.match, 0)
    return {team: win_chance(seen, team[-1]) for team in teams_of(seen)}


@pytest.mark.parametrize(("mode", "sides"), [("2v2", 2), ("3v3", 2), ("2v2v2", 3)])
def test_teams_share_one_chance(mode: str, sides: int) -> None:
    chances = all_chances(gathered(mode).at("main_1"))
    assert len(chances) == sides
    assert sum(chances.values()) == pytest.approx(1.0)
    weaker = all_chances(gathered(mode, health=[20, *[50] * (sides - 1)]).at("main_1"))
    assert weaker[0, 2, 4] < chances[0, 2, 4] if mode == "3v3" else weaker[min(weaker)] < chances[min(chances)]


def test_of_several_the_healthiest_is_ahead_and_the_defeated_has_no_chance() -> None:
    chances = all_chances(king(*[barbarian()] * 4, health=[20, 30, 0, 10]).at("main_1"))
    assert chances[(2,)] == 0.0
    assert chances[(3,)] < chances[(0,)] < chances[(1,)]
    assert sum(chances.values()) == pytest.approx(1.0)


def finished(own: int, foe: int) -> Duel:
    """A duel whose dials are set once it is laid; nobody moves any more."""
    return scenario(pyromancer(health=own), pyromancer(health=foe)).lay("main_1")


def test_a_decided_game_leaves_no_doubt() -> None:
    assert chance(finished(12, 0)) == 1.0
    assert chance(finished(0, 12)) == 0.0
    assert chance(finished(0, 0)) == 0.5


def test_hidden_cards_do_not_matter() -> None:
    one, other = [scenario(pyromancer(), pyromancer(hand=[card])).main() for card in ("so_wild", "pyroblast_3")]
    assert chance(one) == chance(other)

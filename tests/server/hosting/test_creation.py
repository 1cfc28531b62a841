"""What a new room takes from its plan."""

import secrets

import pytest

from ludotheque.server.hosting.creation import new_room_id, with_bots
from ludotheque.server.rooms.plan import Plan, SeatPlan, check


def a_plan(game: str, heroes: tuple[str, ...], level: str, **options: str) -> Plan:
    seats = (SeatPlan("here"), *[SeatPlan("bot", level)] * (len(heroes) - 1))
    return Plan(game, "duel", heroes, seats, options)


@pytest.mark.rule("CC-NOISE-2")
@pytest.mark.parametrize(
    ("level", "profile"), [("novice", "bot_novice"), ("easy", "bot_novice"), ("hard", "bot_expert")]
)
def test_the_finger_of_a_bot_is_as_steady_as_its_level_says(level: str, profile: str) -> None:
    plan = with_bots(a_plan("catacombs_conquest", ("sword", "skull"), level))
    assert plan.options == {"noise_profile_1": profile}
    check(plan)


@pytest.mark.rule("CC-NOISE-2")
def test_what_the_table_has_said_stays() -> None:
    plan = a_plan("catacombs_conquest", ("sword", "skull"), "expert", noise_profile_1="exact")
    assert with_bots(plan).options == {"noise_profile_1": "exact"}


def test_other_games_have_nothing_to_say_of_bots() -> None:
    plan = a_plan("dice_throne", ("monk", "ninja"), "sensible")
    assert with_bots(plan) == plan


def test_no_command_takes_the_name_of_a_room_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-wabc", "_wabc", "w-abc"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _bytes: next(names))
    assert new_room_id() == "w-abc"

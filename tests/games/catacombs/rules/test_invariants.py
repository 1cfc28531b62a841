"""What is true after every step of every game (CC-STATE)."""

from collections import Counter

import pytest

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.table import STREAMS
from tests.games.catacombs.scenario import Conquest, aimless, new_game, scenario, skull, sword
from tests.rules import rule

TABLES = [
    (("sword", "skull"), {}),
    (("sword", "skull"), {"boundary": "mat", "two_player_hand": "8"}),
    (("skull", "sword", "sword"), {"exhaustion": "on", "draw_at_end": "on"}),
    (("sword", "skull", "sword", "skull"), {"boundary": "mat", "noise_profile": "bot_casual"}),
    (("sword", "skull", "sword", "skull"), {"obstacle_layout": "column", "range_mode": "edge_to_edge"}),
]
STEPS = 250


def cards_of(conquest: Conquest, team: int) -> list[int]:
    state = conquest.state
    cards = state.piles[team] + state.discards[team] + state.kept[team]
    for seat in conquest.content.team_seats[team]:
        cards = cards + state.hands[seat]
    return cards + ([state.playing] if state.playing >= 0 and state.team == team else [])


@rule("CC-STATE-1")
@pytest.mark.parametrize(("teams", "options"), TABLES)
def test_there_are_always_24_tokens(teams: tuple[str, ...], options: dict[str, str]) -> None:
    for conquest in aimless(new_game(*teams, **options), STEPS):
        assert sum(conquest.pools()) == 24
        assert min(conquest.pools()) >= 0


@rule("CC-STATE-2")
@pytest.mark.parametrize(("teams", "options"), TABLES)
def test_each_team_always_has_its_28_cards(teams: tuple[str, ...], options: dict[str, str]) -> None:
    for conquest in aimless(new_game(*teams, **options), STEPS):
        for team in (0, 1):
            cards = cards_of(conquest, team)
            assert len(cards) == len(set(cards)) == 28
            held = Counter(conquest.state.secrets.identity[card] for card in cards)
            assert held == Counter(conquest.content.decks[team])


@rule("CC-STATE-3")
@pytest.mark.parametrize(("teams", "options"), TABLES)
def test_a_projectile_lies_there_only_between_its_placement_and_the_end_of_its_shot(
    teams: tuple[str, ...], options: dict[str, str]
) -> None:
    for conquest in aimless(new_game(*teams, **options), STEPS):
        flies = conquest.asked() in ("flick", "retry") and conquest.table.step().shot.ranged
        assert len(conquest.places()) == (10 if flies else 9)


@rule("CC-STATE-4")
@pytest.mark.parametrize(("teams", "options"), TABLES)
def test_discs_always_lie_inside_and_apart(teams: tuple[str, ...], options: dict[str, str]) -> None:
    for conquest in aimless(new_game(*teams, **options), STEPS):
        names = list(conquest.places())
        for place, one in enumerate(names):
            (x, y), rim = conquest.at(one), conquest.radius(one) if conquest.content.walls else 0
            assert rim <= x <= 610 - rim
            assert rim <= y <= 355 - rim
            assert all(conquest.gap(one, other) > -0.002 for other in names[place + 1 :])


@rule("CC-STATE-5")
@pytest.mark.parametrize(("teams", "options"), TABLES)
def test_the_same_key_and_answers_give_the_same_game(teams: tuple[str, ...], options: dict[str, str]) -> None:
    one = [conquest.match.digest() for conquest in aimless(new_game(*teams, **options), 60)]
    other = [conquest.match.digest() for conquest in aimless(new_game(*teams, **options), 60)]
    assert len(one) == 60
    assert one == other


@rule("CC-STATE-5")
def test_setup_reset_and_noise_have_streams_of_their_own() -> None:
    assert STREAMS == ("setup", "reset", "noise")
    conquest = scenario(
        sword("witch_hunter", "silver_stag"), skull("witch"), discards={"sword": ["kite_courier"]}
    ).card()
    assert conquest.state.drawn == [0, 0, 0]
    conquest.play("witch_hunter").nudge()
    assert conquest.state.drawn == [0, 0, 2]
    conquest.target("skull_1").waste().done()
    assert conquest.state.drawn == [0, 1, 4]
    begun = new_game().answer("accept").answer("accept")
    assert begun.state.drawn == [3, 0, 0]  # two shuffles and the first team


@rule("CC-STATE-5")
def test_both_the_commanded_and_the_executed_flick_are_logged() -> None:
    scene = scenario(sword("oathbound_knight"), skull("witch"), noise_profile="bot_casual")
    conquest = scene.lay(2)
    conquest.match.force("noise", [4095, 0])
    conquest.begin().flick(90, 1.0)
    told = conquest.logged(events.Flicked)[0]
    assert (told.angle, told.speed) == (90_000, 1_000_000)
    assert told.record["angle"] > 100_000
    assert told.record["speed"] < 700_000


@rule("CC-STATE-7")
@pytest.mark.parametrize(("pools", "outcome"), [((8, 8), "sword"), ((7, 8), "skull")])
def test_the_limit_of_turns_ends_a_game_by_the_usual_count(pools: tuple[int, int], outcome: str) -> None:
    """Two cards in hand against one."""
    players = (sword("silver_stag", "kite_courier"), skull("witch"))
    conquest = scenario(*players, pools=pools, max_turns="1").obstacle().nudge_obstacle()
    assert conquest.ended() == (outcome, "turns")


@rule("CC-STATE-7")
def test_a_tie_at_the_limit_is_a_draw_and_without_a_limit_the_game_goes_on() -> None:
    players = (sword("silver_stag"), skull("witch"))
    assert scenario(*players, max_turns="1").obstacle().nudge_obstacle().ended() == ("draw", "turns")
    assert scenario(*players).obstacle().nudge_obstacle().outcome == ""
    assert scenario(*players, max_turns="2").obstacle().nudge_obstacle().outcome == ""


@rule("CC-STATE-7")
def test_two_reset_cards_bring_each_other_back() -> None:
    """What the limit is for: one is played while the other is drawn again."""
    scene = scenario(sword("witch_hunter"), skull("witch", "phoenix"), pile={"sword": ["witch_hunter"]})
    conquest = scene.turn()
    assert conquest.hand(0) == ["witch_hunter", "witch_hunter"]
    conquest.play("witch_hunter").idle()
    assert conquest.discards("sword") == ["witch_hunter"]
    conquest.idle()
    conquest.play("witch_hunter").idle()
    assert (conquest.discards("sword"), conquest.pile("sword").count("witch_hunter")) == (["witch_hunter"], 1)


@rule("CC-STATE-7")
def test_a_game_ends_at_its_limit_at_the_latest() -> None:
    conquest = new_game(max_turns="8")
    for _ in aimless(conquest, 1000):
        assert conquest.state.turn <= 8
    assert conquest.outcome != ""

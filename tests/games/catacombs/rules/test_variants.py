"""Variants, advanced rules and table options (CC-VAR, CC-ADV)."""

import pytest

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.setup_options import allowed_options
from ludotheque.kernel.errors import UnknownContent
from tests.games.catacombs.scenario import Conquest, new_game, scenario, skull, sword
from tests.rules import rule


@rule("CC-VAR-1")
def test_without_abilities_heal_and_reset_do_nothing() -> None:
    heal = scenario(sword("enchantress"), skull("witch"), no_abilities="on").card().idle()
    assert (heal.pools(), heal.discards("sword")) == ((8, 8, 8), ["enchantress"])
    reset = scenario(sword("witch_hunter"), skull("witch"), no_abilities="on", discards={"sword": ["silver_stag"]})
    assert reset.card().idle().discards("sword") == ["silver_stag", "witch_hunter"]


@rule("CC-VAR-1")
def test_without_abilities_there_is_no_surprise() -> None:
    conquest = scenario(sword("trapdoor_scout", "silver_stag"), skull("witch"), no_abilities="on").card()
    assert conquest.play("trapdoor_scout").nudge().nudge().asked() == "obstacle"


@rule("CC-VAR-1")
def test_without_abilities_nothing_is_stolen_and_nobody_stunned() -> None:
    steal = scenario(skull("marauder"), sword("silver_stag"), turn="skull_1", no_abilities="on").card()
    assert steal.nudge(0).fire("sword_1").pools() == (7, 8, 9)
    stun = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1", no_abilities="on").card()
    assert (stun.flick_at("sword_1").pools(), stun.stunned("sword")) == ((6, 8, 10), False)


@rule("CC-VAR-1")
def test_without_abilities_targeting_boost_and_armor_stay() -> None:
    aimed = scenario(sword("enchantress"), skull("witch"), no_abilities="on").card().nudge(180)
    assert aimed.target("skull_2").fire("skull_1").asked() == "retry"
    scene = scenario(
        skull("witch", "phoenix"), sword("silver_stag"), turn="skull_1", no_abilities="on",
        kept={"sword": ["lantern_captain"]},
    )  # fmt: skip
    wave = scene.card().play("witch").nudge(0).fire("sword_1")
    assert wave.asked() == "boost"
    assert wave.boost("phoenix").asked() == "armor"
    kept = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1", no_abilities="on").card().idle()
    assert kept.kept("skull") == ["behemoth"]


@rule("CC-VAR-2")
def test_without_armor_every_played_card_is_discarded() -> None:
    conquest = scenario(sword("lantern_captain"), skull("behemoth"), no_armor="on").card().idle()
    assert (conquest.kept("sword"), conquest.discards("sword")) == ([], ["lantern_captain"])
    conquest.play("behemoth").flick_at("sword_1")
    assert (conquest.asked(), conquest.pools(), conquest.stunned("sword")) == ("flick", (6, 8, 10), True)


@rule("CC-VAR-3")
def test_both_may_be_combined() -> None:
    options = {"no_abilities": "on", "no_armor": "on"}
    conquest = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1", **options).card().flick_at("sword_1")
    assert (conquest.pools(), conquest.stunned("sword")) == ((6, 8, 10), False)
    conquest.nudge()
    assert (conquest.kept("skull"), conquest.discards("skull")) == ([], ["behemoth"])


@rule("CC-ADV-1")
def test_cards_are_drawn_as_the_last_act_of_a_turn() -> None:
    scene = scenario(
        sword("oathbound_knight"), skull("iron_jailer", "witch"), draw_at_end="on", top={"sword": ["silver_stag"]}
    )
    conquest = scene.turn()
    assert (conquest.playing(), conquest.logged(events.Drew)) == ("oathbound_knight", [])
    conquest.nudge().nudge()
    assert conquest.hand(0) == []
    conquest.nudge_obstacle()
    assert (conquest.hand(0), conquest.whose_turn()) == (["silver_stag"], "skull_1")
    assert (len(conquest.hand(1)), conquest.marker("sword")) == (2, 2)
    kinds = [type(event) for event in conquest.match.log]
    assert kinds.index(events.Drew) == len(kinds) - 2  # after the obstacle, before the next turn


@rule("CC-ADV-1")
@pytest.mark.parametrize(
    ("teams", "hands"),
    [("sword skull", [3, 3]), ("sword skull skull", [7, 3, 3]), ("sword skull sword skull", [3, 3, 3, 3])],
)
def test_every_starting_hand_is_one_card_smaller(teams: str, hands: list[int]) -> None:
    conquest = new_game(*teams.split(), draw_at_end="on").answer("accept").answer("accept")
    assert [len(hand) for hand in conquest.state.hands] == hands


@rule("CC-ADV-1")
@pytest.mark.parametrize(("delta", "hand"), [("-1", 3), ("0", 4), ("1", 5)])
def test_the_table_may_agree_on_another_difference(delta: str, hand: int) -> None:
    conquest = new_game(draw_at_end="on", draw_at_end_hand_delta=delta).answer("accept").answer("accept")
    assert [len(each) for each in conquest.state.hands] == [hand, hand]
    without = new_game(draw_at_end_hand_delta=delta).answer("accept").answer("accept")
    assert [event.count for event in without.logged(events.Drew)][:2] == [4, 4]


@rule("CC-ADV-1")
def test_a_stunned_turn_draws_at_the_end_too() -> None:
    scene = scenario(
        sword("silver_stag", "kite_courier"), skull("witch", "phoenix"), draw_at_end="on", stunned="sword",
        top={"sword": ["enchantress"]},
    )  # fmt: skip
    conquest = scene.turn()
    assert conquest.options() == ["discard silver_stag", "discard kite_courier"]
    conquest.discard("silver_stag").nudge().nudge_obstacle()
    assert conquest.hand(0) == ["kite_courier", "enchantress"]


@rule("CC-ADV-1")
def test_from_an_empty_pile_nothing_is_drawn_at_the_end() -> None:
    scene = scenario(sword("oathbound_knight"), skull("witch", "phoenix"), draw_at_end="on", pile={"sword": []})
    conquest = scene.turn().idle()
    assert (conquest.hand(0), conquest.logged(events.PileEmpty)) == ([], [events.PileEmpty(0)])


def exhausted(*hand: str, **said: object) -> Conquest:
    """Sword's draw pile is empty and its turn begins."""
    said = {"pile": {"sword": []}, **said}
    return scenario(sword(*hand), skull("witch", "phoenix"), exhaustion="on", **said).turn()


@rule("CC-ADV-2")
def test_exhaustion_costs_a_token_at_the_start_of_the_turn() -> None:
    conquest = exhausted("silver_stag", "kite_courier")
    assert (conquest.pools(), conquest.asked()) == ((7, 8, 9), "card")
    kinds = [type(event) for event in conquest.match.log]
    assert kinds == [events.TurnBegan, events.Exhausted, events.TokensLost, events.PileEmpty]
    off = scenario(sword("silver_stag", "kite_courier"), skull("witch"), pile={"sword": []}).turn()
    assert off.pools() == (8, 8, 8)


@rule("CC-ADV-2")
def test_the_last_card_is_drawn_without_a_price() -> None:
    conquest = exhausted("silver_stag", pile={"sword": ["kite_courier"]})
    assert (conquest.pools(), conquest.hand(0)) == ((8, 8, 8), ["silver_stag", "kite_courier"])


@rule("CC-ADV-2")
def test_a_player_without_cards_pays_nothing() -> None:
    conquest = exhausted()
    assert (conquest.pools(), conquest.ended()) == ((8, 8, 8), ("skull", "hand"))


@rule("CC-ADV-2")
def test_it_is_the_hand_of_the_active_player_that_counts() -> None:
    players = (sword("silver_stag", "kite_courier"), skull(), sword(), skull())
    conquest = scenario(*players, turn="sword_2", exhaustion="on", pile={"sword": []}).turn()
    assert (conquest.pools(), conquest.outcome) == ((8, 8, 8), "sword")


@rule("CC-ADV-2")
def test_each_team_pays_in_its_own_turns_only() -> None:
    conquest = exhausted("silver_stag", "kite_courier").idle()
    assert (conquest.whose_turn(), conquest.pools()) == ("skull_1", (7, 8, 9))
    conquest.idle()
    assert (conquest.whose_turn(), conquest.pools()) == ("sword_2", (6, 8, 10))


@rule("CC-ADV-2")
def test_exhaustion_comes_before_the_late_draw_too() -> None:
    conquest = exhausted("silver_stag", "kite_courier", draw_at_end="on")
    assert conquest.pools() == (7, 8, 9)


@rule("CC-ADV-3")
def test_exhaustion_stops_when_reset_refills_the_pile() -> None:
    conquest = exhausted("witch_hunter", "kite_courier").play("witch_hunter").idle().idle()
    assert (conquest.whose_turn(), conquest.pools()) == ("sword_2", (7, 8, 9))
    assert len(conquest.logged(events.Exhausted)) == 1


@rule("CC-ADV-3")
def test_exhaustion_can_end_the_game() -> None:
    conquest = exhausted("silver_stag", "kite_courier", pools=(1, 8))
    assert (conquest.pools(), conquest.ended()) == ((0, 8, 16), ("skull", "pool"))
    assert conquest.logged(events.PileEmpty) == []  # nothing more happens, not even the draw


@pytest.mark.parametrize("name", sorted(allowed_options()))
def test_every_option_can_be_played_with_every_value(name: str) -> None:
    other = {"start_health_sword": "start_health_skull", "start_health_skull": "start_health_sword"}
    for value in allowed_options()[name]:
        beside = {other[name]: "1"} if name in other else {}
        conquest = new_game(**{name: value, **beside})
        conquest.answer("accept").answer("accept").idle()
        assert conquest.asked() in ("card", "place", "flick", "")


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_seat_may_have_every_profile(seat: int) -> None:
    for profile in ("table", *allowed_options()["noise_profile"]):
        conquest = new_game("sword", "skull", "sword", "skull", **{f"noise_profile_{seat}": profile})
        exact = [noise.angle == 0 for noise in conquest.content.noises]
        assert exact == [each != seat or profile in ("table", "exact", "human_gesture") for each in range(4)]


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("boundary", "lava", "name=lava known=walls, mat option=boundary"),
        ("two_player_hand", "5", "known=4, 8"),
        ("exhaustion", "yes", "known=off, on"),
        ("no_armour", "on", "what=option name=no_armour"),
        ("noise_profile", "perfect", "human_pointer"),
        ("noise_profile_2", "exact", "noise_profile_0, noise_profile_1$"),
        ("max_turns", "0", "CC-STATE-7"),
        ("max_turns", "soon", "CC-STATE-7"),
        ("max_turns", "10000", "CC-STATE-7"),
        ("obstacle_layout", "heap", "quincunx"),
    ],
)
def test_a_wrong_option_is_refused_by_name(name: str, value: str, why: str) -> None:
    with pytest.raises(UnknownContent, match=why):
        new_game(**{name: value})

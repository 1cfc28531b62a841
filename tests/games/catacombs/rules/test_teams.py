"""Three or four players (CC-TEAM)."""

import pytest

from ludotheque.games.catacombs.table import events
from ludotheque.kernel.errors import UnknownContent
from tests.games.catacombs.scenario import action_of, new_game, scenario, skull, sword
from tests.rules import rule


@rule("CC-TEAM-1")
@pytest.mark.parametrize(
    ("teams", "characters"),
    [
        ("skull sword", [[2, 3], [0, 1]]),
        ("skull skull sword", [[2], [3], [0, 1]]),
        ("sword skull sword", [[0], [2, 3], [1]]),
        ("skull sword sword skull", [[2], [0], [1], [3]]),
    ],
)
def test_who_has_which_characters(teams: str, characters: list[list[int]]) -> None:
    shown = new_game(*teams.split()).match.redact(())
    assert [seat["characters"] for seat in shown["seats"]] == characters


@rule("CC-TEAM-1")
@pytest.mark.parametrize("teams", ["sword sword", "sword sword sword", "skull sword sword sword", "sword moon"])
def test_other_teams_are_refused(teams: str) -> None:
    with pytest.raises(UnknownContent, match=r"CC-TEAM-1|what=team"):
        new_game(*teams.split())


@rule("CC-TEAM-2")
def test_partners_share_pool_piles_and_armor_and_have_hands_of_their_own() -> None:
    players = (sword("lantern_captain"), skull("behemoth"), sword("oathbound_knight", "silver_stag"), skull("witch"))
    conquest = scenario(*players, top={"sword": ["kite_courier", "enchantress"]}).turn()
    assert (conquest.hand(0), conquest.hand(2)) == (
        ["lantern_captain", "kite_courier"],
        ["oathbound_knight", "silver_stag"],
    )
    conquest.play("lantern_captain").idle()
    conquest.play("behemoth").flick_at("sword_1").done(by=0).done(by=2).idle()  # the armor and the pool of both
    assert (conquest.pools(), conquest.owner()) == ((6, 8, 10), 2)
    assert conquest.hand(2)[-1] == "enchantress"  # the draw pile of both
    conquest.discard("silver_stag").idle()
    assert (conquest.discards("sword"), conquest.kept("sword")) == (["silver_stag"], ["lantern_captain"])


@rule("CC-TEAM-3")
def test_a_lone_player_has_one_hand_and_draws_a_card_in_each_own_turn() -> None:
    players = (sword("oathbound_knight", "silver_stag"), skull("witch"), skull("phoenix"))
    conquest = scenario(*players).turn()
    assert (conquest.owner(), len(conquest.hand(0))) == (0, 3)
    conquest.play("oathbound_knight").idle().idle()
    assert (conquest.whose_turn(), conquest.owner(), len(conquest.hand(0))) == ("sword_2", 0, 3)
    assert [event.seat for event in conquest.logged(events.Drew)] == [0, 1, 0]


@rule("CC-TEAM-4")
def test_draw_play_and_stun_use_the_hand_of_the_active_characters_player() -> None:
    players = (sword("oathbound_knight"), sword("silver_stag", "kite_courier"), skull("witch"), skull("phoenix"))
    conquest = scenario(*players, turn="sword_2", top={"sword": ["enchantress"]}).turn()
    assert (conquest.owner(), conquest.hand(0)) == (1, ["oathbound_knight"])
    assert conquest.options() == ["play silver_stag", "play kite_courier", "play enchantress"]
    assert "reason-not-asked seat=0" in conquest.refused(action_of("play", conquest, "oathbound_knight"), by=0)
    stunned = scenario(*players, turn="sword_2", stunned="sword").card()
    assert (stunned.owner(), stunned.options()) == (1, ["discard silver_stag", "discard kite_courier"])


@rule("CC-TEAM-4")
def test_a_boost_uses_the_hand_of_the_active_characters_player() -> None:
    players = (skull("witch"), sword("silver_stag"), skull("phoenix"), sword("kite_courier"))
    conquest = scenario(*players, turn="skull_1").card().nudge(0).fire("sword_1")
    assert conquest.asked() == "obstacle"  # the own hand is empty
    mine = scenario(
        skull(), sword("silver_stag"), skull("phoenix", "witch"), sword("kite_courier"), turn="skull_2"
    ).card()
    mine.play("witch").nudge(0).fire("sword_2")
    assert (mine.asked(), mine.owner(), mine.options()) == ("boost", 2, ["done", "boost phoenix"])

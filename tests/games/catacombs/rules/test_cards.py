"""Where cards go, and who sees them (CC-CARD)."""

import pytest

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.scenario import aimless, new_game, scenario, skull, sword
from tests.rules import rule


@rule("CC-CARD-1")
def test_a_played_card_leaves_the_hand_immediately_and_is_discarded_after_its_ability() -> None:
    conquest = scenario(sword("oathbound_knight", "silver_stag"), skull()).card().play("oathbound_knight")
    assert (conquest.hand(0), conquest.discards("sword")) == (["silver_stag"], [])
    conquest.nudge()
    assert (conquest.playing(), conquest.discards("sword")) == ("oathbound_knight", [])
    conquest.nudge()
    assert (conquest.playing(), conquest.discards("sword")) == ("", ["oathbound_knight"])


@rule("CC-CARD-1")
def test_a_card_with_armor_is_not_discarded() -> None:
    conquest = scenario(sword("lantern_captain"), skull()).card().idle()
    assert (conquest.discards("sword"), conquest.kept("sword")) == ([], ["lantern_captain"])


@rule("CC-CARD-2")
def test_partners_share_a_discard_pile_that_nobody_draws_from() -> None:
    players = (sword("oathbound_knight"), sword("silver_stag"), skull("witch"), skull("iron_jailer"))
    conquest = scenario(*players, pile={"sword": [], "skull": []}).turn()
    before = conquest.discards("sword")
    conquest.idle().idle()  # sword_1, skull_1
    assert conquest.whose_turn() == "sword_2"
    conquest.idle()
    assert conquest.discards("sword") == [*before, "oathbound_knight", "silver_stag"]
    assert conquest.logged(events.Drew) == []
    assert conquest.pile("sword") == []


@rule("CC-CARD-3")
def test_only_reset_brings_discarded_cards_back() -> None:
    """A game goes on to its end without one."""
    conquest = scenario(sword("oathbound_knight"), skull("witch"), pile={"sword": ["silver_stag"], "skull": []}).turn()
    conquest.play("silver_stag").idle().idle().idle()
    assert conquest.whose_turn() == "skull_2"
    assert (conquest.pile("sword"), conquest.ended()) == ([], ("draw", "hand"))
    reset = scenario(sword("witch_hunter", "silver_stag"), skull("witch"), pile={"sword": []}).turn()
    reset.play("witch_hunter").idle()
    assert (len(reset.pile("sword")), reset.discards("sword")) == (26, ["witch_hunter"])


@rule("CC-CARD-4")
def test_every_shot_is_made_in_printed_order() -> None:
    conquest = scenario(skull("marrow_priest"), sword(), turn="skull_1").card()
    assert conquest.asked() == "place"
    assert "reason-want-spot CC-SHOT-4" in conquest.refused(0)
    conquest.waste()
    assert (conquest.asked(), conquest.shots()) == ("flick", ["wave"])
    assert "reason-want-flick" in conquest.refused(0)
    conquest.nudge()
    assert (conquest.asked(), conquest.shots()) == ("place", ["wave", "move"])
    assert conquest.waste().shots() == ["wave", "move", "missile"]
    assert conquest.asked() == "obstacle"


@rule("CC-CARD-4")
def test_a_shot_is_resolved_before_the_next_one() -> None:
    """Tokens are lost, and discs lie where they stopped, before the second combat shot."""
    conquest = scenario(sword("silver_stag"), skull("witch")).card().flick_at("skull_1")
    assert (conquest.pools(), conquest.asked()) == ((8, 7, 9), "flick")
    assert conquest.at("sword_1")[0] > 270
    conquest.flick_at("skull_1")
    assert conquest.pools() == (8, 6, 10)


@rule("CC-CARD-5")
def test_an_attack_shot_may_be_used_to_travel_and_a_move_shot_as_a_nudge() -> None:
    conquest = scenario(sword("oathbound_knight"), skull("witch")).card().flick(270, 0.6)
    assert (conquest.hits(), conquest.at("sword_1")[1] < 30) == ([], True)
    before = conquest.at("sword_1")
    conquest.nudge(0)
    assert 0.5 < conquest.at("sword_1")[0] - before[0] < 0.52
    assert conquest.asked() == "obstacle"


@rule("CC-CARD-6")
def test_an_ability_acts_after_the_whole_sequence() -> None:
    conquest = scenario(skull("moss_hag"), sword("silver_stag"), turn="skull_1").card().nudge()
    conquest.target("sword_1").put_before("sword_1").flick_at("sword_1")
    kinds = [type(event) for event in conquest.match.log]
    assert kinds.index(events.TokensLost) < kinds.index(events.Healed)
    assert conquest.pools() == (7, 10, 7)


@rule("CC-CARD-6")
def test_an_ability_of_damage_acts_when_damage_is_dealt() -> None:
    """Stun is marked although the sequence goes on."""
    conquest = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1").card().flick_at("sword_1")
    assert (conquest.stunned("sword"), conquest.asked(), conquest.playing()) == (True, "flick", "behemoth")


@rule("CC-CARD-7")
def test_a_card_thrown_away_by_stun_does_nothing_and_is_not_kept() -> None:
    conquest = scenario(sword("badger_sapper", "enchantress"), skull(), stunned="sword").card()
    conquest.discard("badger_sapper")
    assert (conquest.discards("sword"), conquest.kept("sword")) == (["badger_sapper"], [])
    conquest.nudge()
    assert (conquest.asked(), conquest.kept("sword")) == ("obstacle", [])


@rule("CC-CARD-7")
def test_a_card_thrown_away_as_a_price_does_nothing_and_is_not_kept() -> None:
    conquest = scenario(skull("witch", "behemoth", "moss_hag"), sword("silver_stag"), turn="skull_1").card()
    conquest.play("witch").nudge().fire("sword_1").boost("behemoth")
    assert (conquest.discards("skull"), conquest.kept("skull")) == (["behemoth", "witch"], [])
    assert (conquest.pools(), conquest.stunned("sword"), conquest.asked()) == ((5, 8, 11), False, "obstacle")


@rule("CC-CARD-8")
@pytest.mark.parametrize("viewers", [(), (1,), (2,), (3,), (1, 2, 3)])
def test_a_hand_is_hidden_from_everybody_else(viewers: tuple[int, ...]) -> None:
    players = (sword("oathbound_knight", "enchantress"), sword("silver_stag"), skull("witch"), skull("phoenix"))
    shown = scenario(*players).card().match.redact(viewers)["seats"]
    assert [card["card"] for card in shown[0]["hand"]] == [None, None]
    for seat, card in ((1, "sword_silver_stag"), (2, "skull_witch"), (3, "skull_phoenix")):
        assert shown[seat]["hand"][0]["card"] == (card if seat in viewers else None)


@rule("CC-CARD-8")
@pytest.mark.parametrize(("share", "sees"), [("off", None), ("on", "sword_oathbound_knight")])
def test_a_partner_sees_the_hand_only_where_hands_are_shared(share: str, sees: str | None) -> None:
    players = (sword("oathbound_knight", "enchantress"), sword("silver_stag"), skull("witch"), skull("phoenix"))
    conquest = scenario(*players, share_hands=share).card()
    assert conquest.match.redact((1,))["seats"][0]["hand"][0]["card"] == sees
    assert conquest.match.redact((2,))["seats"][0]["hand"][0]["card"] is None
    assert conquest.match.redact(())["seats"][0]["hand"][0]["card"] is None


@rule("CC-CARD-8")
@pytest.mark.parametrize("share", ["off", "on"])
def test_a_drawn_card_is_told_to_those_who_may_see_it(share: str) -> None:
    players = (sword("oathbound_knight"), sword(), skull(), skull())
    conquest = scenario(*players, top={"sword": ["enchantress"]}, share_hands=share).turn()
    drawn = conquest.logged(events.Drew)[0]
    named = [drawn.seen_by(1 << seat).cards for seat in range(4)]
    mate = ("sword_enchantress",) if share == "on" else ()
    assert named == [("sword_enchantress",), mate, (), ()]
    assert [drawn.seen_by(1 << seat).count for seat in range(4)] == [1, 1, 1, 1]
    assert drawn.seen_by(1 << 15).cards == ()


@rule("CC-CARD-8")
def test_sizes_discards_kept_cards_tokens_markers_and_stun_are_public() -> None:
    scene = scenario(
        sword("oathbound_knight", "enchantress"), skull("witch"), turn="sword_2", stunned="skull", pools=(6, 9),
        discards={"sword": ["silver_stag"]}, kept={"skull": ["behemoth"]},
    )  # fmt: skip
    shown = scene.card().match.redact(())
    one, other = shown["teams"]
    assert (one["pool"], other["pool"], shown["bank"]) == (6, 9, 9)
    assert (one["pile"], other["pile"]) == (25, 26)
    assert [card["card"] for card in one["discard"]] == ["sword_silver_stag"]
    assert [card["card"] for card in other["kept"]] == ["skull_behemoth"]
    assert (one["marker"], other["marker"], one["stunned"], other["stunned"]) == (2, 1, False, True)
    assert [len(seat["hand"]) for seat in shown["seats"]] == [2, 1]


@rule("CC-CARD-8")
def test_the_order_of_a_draw_pile_is_hidden_from_all_eyes() -> None:
    conquest = scenario(sword("oathbound_knight", "enchantress"), skull("witch")).card()
    seen = conquest.seen(0, 1)
    assert [seen.card(card) for card in conquest.state.piles[0] + conquest.state.piles[1]] == [None] * 53
    assert {seen.state().secrets.identity[card] for card in conquest.state.piles[0]} == {-1}


@rule("CC-CARD-8")
def test_a_reset_hides_the_cards_again() -> None:
    """Neither the view nor the window for agents tells where the shuffle put them."""
    scene = scenario(sword("witch_hunter", "silver_stag"), skull("witch"), discards={"sword": ["kite_courier"]})
    conquest = scene.card().play("witch_hunter").nudge().target("skull_1").waste().done()
    seen = conquest.seen(1)
    assert [seen.card(card) for card in conquest.state.piles[0]] == [None] * 26
    secrets = seen.state().secrets
    assert {secrets.identity[card] for card in conquest.state.piles[0]} == {-1}
    assert secrets.past == []


@rule("CC-CARD-8")
@pytest.mark.parametrize("share", ["off", "on"])
def test_no_event_and_no_view_tells_a_hidden_card(share: str) -> None:
    """Through a game of four: what each seat is told and shown are cards that it knows."""
    conquest = new_game("sword", "skull", "sword", "skull", share_hands=share)
    for _ in aimless(conquest, 150):
        for seat in range(4):
            mates = (seat, (seat + 2) % 4) if share == "on" else (seat,)
            shown = conquest.match.redact((seat,))["seats"]
            assert [all(card["card"] for card in each["hand"]) for each in shown] == [
                other in mates or not conquest.hand(other) for other in range(4)
            ]
    open_ones = (events.CardPlayed, events.CardThrown, events.ArmorKept, events.ArmorUsed)
    for event in conquest.match.log:
        assert isinstance(event, (events.Drew, *open_ones)) or "card" not in " ".join(vars(event))
        for seat in range(4) if isinstance(event, events.Drew) else ():
            mates = (seat, (seat + 2) % 4) if share == "on" else (seat,)
            assert bool(event.seen_by(1 << seat).cards) is (event.seat in mates)

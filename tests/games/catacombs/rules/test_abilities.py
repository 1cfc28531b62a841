"""The five abilities (CC-ABIL)."""

import pytest

from ludotheque.games.catacombs.content.definitions import CardDefinition
from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.table import events
from tests.games.catacombs.arranging import Point
from tests.games.catacombs.scenario import Conquest, action_of, scenario, skull, sword
from tests.rules import rule

BOTH: dict[str, Point] = {"sword_1": (150, 86), "sword_2": (150, 114)}


@rule("CC-ABIL-1")
@pytest.mark.parametrize("card", load_content().cards(), ids=lambda card: card.id)
def test_a_card_has_at_most_one_ability_and_only_surprise_is_a_choice(card: CardDefinition) -> None:
    if card.ability is not None:
        definition = load_content().ability(card.ability.id)
        assert definition.optional is (card.ability.id.value == "surprise_attack")


@rule("CC-ABIL-1")
def test_heal_cannot_be_declined_even_if_it_ends_the_game() -> None:
    conquest = scenario(sword("enchantress"), skull("witch"), pools=(8, 14)).card().nudge()
    conquest.target("skull_1").waste().done()
    assert (conquest.pools(), conquest.ended()) == ((10, 14, 0), ("skull", "bank"))


@rule("CC-ABIL-2")
def test_no_ability_once_the_game_has_ended() -> None:
    conquest = scenario(sword("enchantress"), skull("witch"), pools=(8, 1)).card().nudge(180).target("skull_1")
    conquest.fire("skull_1")
    assert (conquest.ended(), conquest.pools(), conquest.logged(events.Healed)) == (("sword", "pool"), (8, 0, 16), [])


@rule("CC-ABIL-3")
def test_surprise_allows_another_card_of_the_same_hand() -> None:
    players = (sword("trapdoor_scout", "oathbound_knight"), sword("silver_stag"), skull(), skull())
    conquest = scenario(*players).card().play("trapdoor_scout").nudge().nudge()
    assert (conquest.asked(), conquest.owner()) == ("surprise", 0)
    assert conquest.options() == ["done", "play oathbound_knight"]
    assert "reason-not-listed" in conquest.refused(action_of("play", conquest, "silver_stag"))
    conquest.play("oathbound_knight").flick_at("skull_1")
    assert conquest.hits() == [(["skull_1"], 2)]


@rule("CC-ABIL-3")
def test_surprise_may_be_declined() -> None:
    conquest = scenario(sword("trapdoor_scout", "oathbound_knight"), skull("witch")).card()
    conquest.play("trapdoor_scout").nudge().nudge().done()
    assert (conquest.asked(), conquest.hand(0)) == ("obstacle", ["oathbound_knight"])
    assert conquest.logged(events.SurpriseDeclined) == [events.SurpriseDeclined(0)]


@rule("CC-ABIL-3")
def test_surprise_attacks_chain_and_the_last_card_resolves_in_full() -> None:
    hand = ["trapdoor_scout", "trapdoor_scout", "storm_lancer", "enchantress", "silver_stag"]
    conquest = scenario(sword(*hand), skull("witch")).card()
    conquest.play("trapdoor_scout").nudge().nudge().play("trapdoor_scout").nudge().nudge()
    conquest.play("storm_lancer").nudge().nudge()
    assert (conquest.asked(), conquest.hand(0)) == ("surprise", ["enchantress", "silver_stag"])
    conquest.play("enchantress").nudge().target("skull_1").waste().done()
    assert (conquest.asked(), conquest.pools(), conquest.hand(0)) == ("obstacle", (10, 8, 6), ["silver_stag"])
    assert conquest.discards("sword") == ["trapdoor_scout", "trapdoor_scout", "storm_lancer", "enchantress"]
    assert len(conquest.logged(events.Drew)) == 0


@rule("CC-ABIL-3")
def test_an_armor_card_played_by_surprise_is_kept() -> None:
    conquest = scenario(skull("grave_zombie", "marauder"), sword("silver_stag"), turn="skull_1").card()
    conquest.play("grave_zombie").nudge(0).nudge(0).play("marauder").nudge(0).fire("sword_1")
    assert (conquest.kept("skull"), conquest.discards("skull")) == (["marauder"], ["grave_zombie"])
    assert conquest.pools() == (7, 9, 8)


@rule("CC-ABIL-4")
def test_the_first_card_is_put_away_before_the_second() -> None:
    conquest = scenario(sword("trapdoor_scout", "witch_hunter"), skull("witch")).card().play("trapdoor_scout")
    conquest.nudge().nudge()
    assert (conquest.playing(), conquest.discards("sword")) == ("", ["trapdoor_scout"])
    conquest.play("witch_hunter").nudge().target("skull_1").waste().done()
    assert (conquest.discards("sword"), len(conquest.pile("sword"))) == (["witch_hunter"], 27)  # the scout is back


@rule("CC-ABIL-4")
def test_surprise_with_an_empty_hand_does_nothing_and_ends_nothing() -> None:
    conquest = scenario(sword("trapdoor_scout"), skull("witch")).card().nudge().nudge()
    assert (conquest.asked(), conquest.outcome) == ("obstacle", "")


def marauder(**said: object) -> Conquest:
    """A missile that steals is about to be placed."""
    return scenario(skull("marauder"), sword("silver_stag"), turn="skull_1", **said).card().nudge(0)


@rule("CC-ABIL-5")
def test_steal_turns_the_lost_token_over() -> None:
    conquest = marauder().fire("sword_1")
    assert (conquest.pools(), conquest.logged(events.TokenStolen)) == ((7, 9, 8), [events.TokenStolen(0)])
    assert conquest.logged(events.TokensLost) == []


@rule("CC-ABIL-5")
def test_only_the_first_token_of_the_shot_is_stolen() -> None:
    conquest = marauder(at=BOTH).put_towards(180).flick(180, 1.5)
    assert conquest.hits() == [(["sword_1", "sword_2"], 2)]
    assert conquest.pools() == (6, 9, 9)


@rule("CC-ABIL-5")
def test_without_a_hit_nothing_is_stolen() -> None:
    assert marauder().waste().pools() == (8, 8, 8)


@rule("CC-ABIL-6")
def test_stealing_does_not_touch_the_bank_and_may_exceed_the_start() -> None:
    conquest = marauder(pools=(8, 15)).fire("sword_1")
    assert (conquest.pools(), conquest.outcome) == ((7, 16, 1), "")


@rule("CC-ABIL-6")
def test_stealing_the_last_token_ends_the_game() -> None:
    conquest = marauder(pools=(1, 3)).fire("sword_1")
    assert (conquest.pools(), conquest.ended()) == ((0, 4, 20), ("skull", "pool"))


def behemoth(*sword_hand: str, **said: object) -> Conquest:
    """sword_1 is hit by a shot that stuns."""
    scene = scenario(skull("behemoth"), sword(*sword_hand), turn="skull_1", **said)
    return scene.card().flick_at("sword_1")


@rule("CC-ABIL-7")
@pytest.mark.parametrize("next_one", [1, 2])
def test_stun_falls_on_the_teams_next_turn_whichever_player_has_it(next_one: int) -> None:
    conquest = behemoth("silver_stag", "kite_courier", markers={"sword": next_one})
    assert conquest.stunned("sword")
    conquest.idle()
    assert (conquest.whose_turn(), conquest.asked()) == (f"sword_{next_one}", "discard")
    assert conquest.logged(events.TurnBegan)[-1].stunned


@rule("CC-ABIL-7")
def test_stun_needs_damage() -> None:
    conquest = scenario(skull("behemoth"), sword("silver_stag", "kite_courier"), turn="skull_1").card().idle()
    assert (conquest.stunned("sword"), conquest.asked()) == (False, "card")


@rule("CC-ABIL-7")
def test_the_move_of_the_card_does_not_stun() -> None:
    conquest = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1").card().nudge(0).flick_at("sword_1")
    assert ("sword_1", "skull_1") in conquest.touches()
    assert not conquest.stunned("sword")


@rule("CC-ABIL-8")
def test_a_stunned_turn() -> None:
    """Draw, throw a card away, one move, the obstacle, the flip."""
    scene = scenario(
        sword("badger_sapper", "enchantress"), skull("witch"), stunned="sword", top={"sword": ["silver_stag"]}
    )
    conquest = scene.turn()
    assert conquest.hand(0) == ["badger_sapper", "enchantress", "silver_stag"]
    assert conquest.options() == ["discard badger_sapper", "discard enchantress", "discard silver_stag"]
    conquest.discard("enchantress")
    assert (conquest.asked(), conquest.discards("sword")) == ("flick", ["enchantress"])
    conquest.flick_at("skull_1", 2.0)
    assert (conquest.shots(), conquest.hits(), conquest.asked()) == (["move"], [], "obstacle")
    conquest.nudge_obstacle()
    assert (conquest.pools(), conquest.whose_turn(), conquest.marker("sword")) == ((8, 8, 8), "skull_1", 2)
    assert conquest.logged(events.CardThrown) == [events.CardThrown(0, "sword_enchantress", "stun")]
    assert conquest.logged(events.CardPlayed)[:1] != [events.CardPlayed(0, "sword_enchantress")]


@rule("CC-ABIL-8")
def test_a_stunned_player_cannot_play_a_card() -> None:
    conquest = scenario(sword("badger_sapper", "enchantress"), skull("witch"), stunned="sword").card()
    assert "reason-not-listed" in conquest.refused(action_of("play", conquest, "enchantress"))
    assert "reason-not-listed" in conquest.refused(0)


@rule("CC-ABIL-9")
def test_stun_ends_with_that_turn() -> None:
    players = (
        sword("silver_stag", "kite_courier"),
        sword("enchantress", "witch_hunter"),
        skull("witch"),
        skull("phoenix"),
    )
    conquest = scenario(*players, stunned="sword").turn().idle()
    assert not conquest.stunned("sword")
    conquest.idle()
    assert (conquest.whose_turn(), conquest.asked()) == ("sword_2", "card")


@rule("CC-ABIL-9")
def test_two_stuns_cost_one_turn() -> None:
    """A team that is stunned already is hit again."""
    conquest = behemoth("silver_stag", "kite_courier", "enchantress", stunned="sword")
    assert len(conquest.logged(events.TeamStunned)) == 1
    conquest.idle()
    assert (conquest.asked(), conquest.whose_turn()) == ("discard", "sword_1")
    conquest.idle().idle()
    assert (conquest.asked(), conquest.whose_turn()) == ("card", "sword_2")


@rule("CC-ABIL-10")
def test_a_stunned_player_without_a_card_ends_the_game() -> None:
    conquest = scenario(sword(), skull("witch"), stunned="sword", pile={"sword": []}).turn()
    assert conquest.ended() == ("skull", "hand")


@rule("CC-ABIL-11")
def test_heal_takes_two_tokens_from_the_bank() -> None:
    conquest = scenario(sword("enchantress"), skull("witch"), pools=(3, 5)).card().idle()
    assert (conquest.pools(), conquest.logged(events.Healed)) == ((5, 5, 14), [events.Healed(0, 2)])


@rule("CC-ABIL-11")
def test_heal_takes_as_many_as_the_bank_holds() -> None:
    conquest = scenario(sword("enchantress"), skull("witch"), pools=(8, 15)).card().idle()
    assert (conquest.pools(), conquest.logged(events.Healed)) == ((9, 15, 0), [events.Healed(0, 1)])


@rule("CC-ABIL-12")
def test_a_pool_has_no_upper_limit_and_an_empty_bank_ends_the_game() -> None:
    grown = scenario(sword("enchantress"), skull("witch"), pools=(19, 2)).card().idle()
    assert (grown.pools(), grown.outcome) == ((21, 2, 1), "")
    ended = scenario(sword("enchantress"), skull("witch"), pools=(20, 2)).card().idle()
    assert (ended.pools(), ended.ended()) == ((22, 2, 0), ("sword", "bank"))


@rule("CC-ABIL-13")
def test_reset_shuffles_the_discard_pile_into_the_draw_pile() -> None:
    scene = scenario(
        sword("witch_hunter"),
        skull("witch"),
        pile={"sword": ["silver_stag", "kite_courier"]},
        discards={"skull": ["phoenix"]},
    )
    conquest = scene.card()
    before = sorted(conquest.pile("sword") + conquest.discards("sword"))
    conquest.idle()
    assert (len(before), sorted(conquest.pile("sword"))) == (27, before)
    assert conquest.logged(events.PileReset) == [events.PileReset(0, 27)]
    assert conquest.discards("skull") == ["phoenix"]


@rule("CC-ABIL-13")
def test_the_new_draw_pile_is_shuffled() -> None:
    """Its order is neither the old one nor always the same."""
    orders = []
    for key in ("scenario", "another"):
        conquest = scenario(sword("witch_hunter"), skull("witch"), pile={"sword": []}, key=key).card()
        before = conquest.discards("sword")
        conquest.idle()
        assert conquest.pile("sword") not in (before, before[::-1])
        orders.append(conquest.pile("sword"))
    assert orders[0] != orders[1]


@rule("CC-ABIL-14")
def test_neither_the_reset_card_nor_kept_cards_nor_hands_are_shuffled_in() -> None:
    scene = scenario(
        sword("witch_hunter", "silver_stag"), skull("witch"), pile={"sword": []}, kept={"sword": ["lantern_captain"]}
    )
    conquest = scene.card().play("witch_hunter").idle()
    assert (conquest.discards("sword"), len(conquest.pile("sword"))) == (["witch_hunter"], 25)
    assert (conquest.kept("sword"), conquest.hand(0)) == (["lantern_captain"], ["silver_stag"])
    assert conquest.pile("sword").count("witch_hunter") == 1

"""The end of the game (CC-END)."""

import pytest

from ludotheque.games.catacombs.table import events
from ludotheque.kernel.errors import StaleAction
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword
from tests.rules import rule


def winning_shot(**said: object) -> Conquest:
    """The first of three shots takes the last token; a missile that could still hit would follow."""
    scene = scenario(skull("cellar_stalker", "witch"), sword("silver_stag"), turn="skull_1", pools=(1, 8), **said)
    return scene.card().play("cellar_stalker").flick_at("sword_1")


@rule("CC-END-1")
def test_the_game_ends_immediately_in_the_middle_of_a_sequence() -> None:
    conquest = winning_shot()
    assert (conquest.outcome, conquest.asked(), conquest.shots()) == ("skull", "", ["combat"])
    assert (conquest.playing(), conquest.discards("skull"), conquest.marker("skull")) == ("cellar_stalker", [], 1)


@rule("CC-END-1")
def test_nothing_can_be_answered_any_more() -> None:
    conquest = winning_shot()
    before = conquest.match.digest()
    with pytest.raises(StaleAction, match="the game is over"):
        conquest.match.answer(0, 0)
    assert conquest.match.digest() == before


@rule("CC-END-1")
def test_no_ability_no_obstacle_no_flip() -> None:
    scene = scenario(sword("storm_lancer", "silver_stag"), skull("witch"), pools=(8, 2))
    conquest = scene.card().play("storm_lancer").nudge(180).flick_at("skull_1")
    assert (conquest.ended(), conquest.marker("sword"), conquest.whose_turn()) == (("sword", "pool"), 1, "sword_1")
    kinds = [type(event) for event in conquest.match.log]
    assert kinds[-1] is events.GameEnded


@rule("CC-END-2")
def test_it_ends_when_a_pool_is_empty() -> None:
    conquest = winning_shot()
    assert (conquest.ended(), conquest.pools()) == (("skull", "pool"), (0, 8, 16))
    assert conquest.logged(events.GameEnded) == [events.GameEnded("skull", "pool")]
    one_left = scenario(skull("cellar_stalker"), sword("silver_stag"), turn="skull_1", pools=(2, 8)).card()
    assert one_left.flick_at("sword_1").outcome == ""


@rule("CC-END-3")
def test_it_ends_when_the_bank_runs_empty() -> None:
    conquest = scenario(sword("enchantress", "silver_stag"), skull("witch"), pools=(12, 10)).card().play("enchantress")
    conquest.nudge(180).target("skull_1").waste().done()
    assert (conquest.ended(), conquest.pools()) == (("sword", "bank"), (14, 10, 0))


@rule("CC-END-3")
def test_the_bank_is_checked_only_when_tokens_leave_it() -> None:
    """One token in the bank, and a steal: nothing leaves it."""
    scene = scenario(sword("badger_sapper", "silver_stag"), skull("witch"), pools=(3, 20))
    conquest = scene.card().play("badger_sapper").nudge(180).fire("skull_1")
    assert (conquest.pools(), conquest.outcome) == ((4, 19, 1), "")


@rule("CC-END-4")
def test_it_ends_when_a_player_must_play_with_an_empty_hand() -> None:
    conquest = scenario(sword(), skull("witch"), pools=(9, 7), pile={"sword": []}).turn()
    assert conquest.ended() == ("sword", "hand")


@rule("CC-END-4")
def test_the_partners_hand_does_not_help() -> None:
    players = (sword(), sword("silver_stag", "enchantress"), skull(), skull())
    conquest = scenario(*players, pile={"sword": []}).turn()
    assert conquest.ended() == ("sword", "hand")  # a tie of tokens, two cards against none


@rule("CC-END-4")
def test_an_empty_hand_matters_only_when_a_card_must_be_played() -> None:
    conquest = scenario(sword("oathbound_knight"), skull("witch"), pile={"sword": []}).turn()
    conquest.idle()
    assert (conquest.hand(0), conquest.outcome, conquest.whose_turn()) == ([], "", "skull_1")


@rule("CC-END-5")
@pytest.mark.parametrize(("pools", "winner"), [((3, 2), "sword"), ((2, 3), "skull")])
def test_more_tokens_win(pools: tuple[int, int], winner: str) -> None:
    """Cards in hand do not matter then."""
    conquest = scenario(sword(), skull("witch", "phoenix"), pools=pools, pile={"sword": []}).turn()
    assert conquest.outcome == winner


@rule("CC-END-6")
def test_on_a_tie_more_cards_in_hand_win_both_partners_added() -> None:
    players = (sword(), skull("witch"), sword("silver_stag", "enchantress"), skull())
    assert scenario(*players, pile={"sword": []}).turn().outcome == "sword"
    players = (sword(), skull("witch"), sword("silver_stag", "enchantress"), skull("phoenix", "iron_jailer"))
    assert scenario(*players, pile={"sword": []}).turn().outcome == "skull"


@rule("CC-END-6")
def test_kept_armor_does_not_count() -> None:
    kept = {"sword": ["lantern_captain", "badger_sapper"]}
    assert scenario(sword(), skull("witch"), pile={"sword": []}, kept=kept).turn().outcome == "skull"


@rule("CC-END-6", "CC-END-7")
def test_the_card_being_played_does_not_count() -> None:
    """Heal empties the bank at 12 against 12; one card is left in either hand."""
    scene = scenario(sword("enchantress", "silver_stag"), skull("witch"), pools=(10, 12))
    conquest = scene.card().play("enchantress").nudge(180).target("skull_1").waste().done()
    assert (conquest.pools(), conquest.ended()) == ((12, 12, 0), ("draw", "bank"))


@rule("CC-END-7")
def test_tied_in_both_it_is_a_draw() -> None:
    conquest = scenario(sword(), skull(), pile={"sword": []}).turn()
    assert conquest.ended() == ("draw", "hand")
    assert conquest.logged(events.GameEnded) == [events.GameEnded("draw", "hand")]

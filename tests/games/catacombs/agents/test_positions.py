"""The sensible player of Catacombs in situations where the right answer is plain."""

import pytest

from ludotheque.games.catacombs.agents.situation import Sight, board_of, spread_of
from ludotheque.games.catacombs.table.actions import DONE, RETRY, origin_of
from tests.games.catacombs.agents.conquests import answer_of, play_on, spelled_answer
from tests.games.catacombs.arranging import disc_number
from tests.games.catacombs.scenario import Conquest, new_game, scenario, skull, sword

WALL = {"obstacle_1": (225, 60), "obstacle_2": (225, 92), "obstacle_3": (225, 124), "obstacle_4": (225, 156)}
"""Between sword_1 and both enemies, no gap wide enough for a character."""


def test_an_open_enemy_is_hit() -> None:
    scene = scenario(sword("oathbound_knight"), skull("witch")).card()
    play_on(scene.play("oathbound_knight"))
    assert scene.pools()[1] == 6


def test_a_projectile_is_laid_where_it_has_a_line_and_hits() -> None:
    scene = scenario(sword("kite_courier"), skull("witch"), at={"obstacle_1": (180, 100)}).card()
    scene.play("kite_courier")
    play_on(play_on(scene))
    assert scene.pools()[1] == 7


def test_a_longbow_starts_from_the_partner_who_sees_an_enemy() -> None:
    walled_in = {"skull_2": (590, 20), "obstacle_1": (530, 30), "obstacle_2": (545, 65), "obstacle_3": (580, 90)}
    seeing = {"skull_1": (500, 250), "sword_1": (400, 250), "sword_2": (60, 30)}
    scene = scenario(sword(), skull("crypt_poacher"), turn="skull_2", at={**walled_in, **seeing}).card()
    assert origin_of(answer_of(scene.play("crypt_poacher"))) == disc_number("skull_1")


def test_the_card_that_hits_is_played() -> None:
    """Nobody is in sight for a fighter who stands behind a row of obstacles; the healer is worth two tokens anyway."""
    behind = {**WALL, "obstacle_5": (225, 188), "skull_2": (330, 140), "skull_1": (330, 100), "sword_2": (40, 330)}
    scene = scenario(sword("silver_stag", "enchantress"), skull("witch"), at=behind, pools=(4, 8)).card()
    assert spelled_answer(scene) == "play enchantress"


def test_the_bank_is_emptied_only_by_who_leads() -> None:
    """CC-END-3: healing the last tokens ends the game at once."""
    hand = ("enchantress", "lantern_captain")
    ahead = scenario(sword(*hand), skull("witch"), pools=(13, 9)).card()
    behind = scenario(sword(*hand), skull("witch"), pools=(9, 13)).card()
    assert spelled_answer(ahead) == "play enchantress"
    assert spelled_answer(behind) == "play lantern_captain"


def shot_by_witch(pools: tuple[int, int], *hand: str, kept: tuple[str, ...] = ()) -> Conquest:
    """A powerful wave has hit sword_1."""
    scene = scenario(
        sword("silver_stag"), skull("witch", *hand), turn="skull_1", pools=pools, kept={"sword": list(kept)}
    ).card()
    scene.play("witch").nudge()
    return scene.fire("sword_1")


def test_a_boost_that_wins_is_paid_for_with_the_weaker_card() -> None:
    scene = shot_by_witch((3, 1), "behemoth", "grave_zombie")
    assert spelled_answer(scene) == "boost grave_zombie"
    assert play_on(scene).ended() == ("skull", "pool")


def test_no_card_is_thrown_after_a_shot_that_wins_anyway() -> None:
    assert answer_of(shot_by_witch((2, 8), "behemoth", "grave_zombie")) == DONE


@pytest.mark.parametrize(("pool", "answer"), [(4, "done"), (5, "boost grave_zombie")])
def test_a_wave_that_hits_both_is_boosted_only_where_it_does_not_win_anyway(pool: int, answer: str) -> None:
    """It does 4, and 5 with a card (CC-SHOT-14)."""
    at = {"sword_1": (150.0, 81.0), "sword_2": (150.0, 119.0)}
    hand = skull("witch", "behemoth", "grave_zombie")
    scene = scenario(sword("silver_stag"), hand, turn="skull_1", pools=(pool, 8), at=at).card().play("witch")
    assert spelled_answer(scene.nudge(0).put_towards(180).flick(180, 1.5)) == answer


def test_no_boost_into_armor() -> None:
    assert answer_of(shot_by_witch((8, 8), "behemoth", kept=("lantern_captain",))) == DONE


@pytest.mark.parametrize("pools", [(2, 8), (8, 8)])
def test_armor_is_used_against_a_shot_that_hurts(pools: tuple[int, int]) -> None:
    scene = shot_by_witch(pools, kept=("lantern_captain",))
    assert scene.asked() == "armor"
    assert spelled_answer(scene) == "armor lantern_captain"


def hit_by(card: str, pools: tuple[int, int], *kept: str) -> Conquest:
    """The card's first attack, its second shot, has hit sword_1."""
    scene = scenario(sword("silver_stag"), skull(card), turn="skull_1", pools=pools, kept={"sword": list(kept)}).card()
    scene.play(card).nudge()
    return scene.fire("sword_1") if scene.asked() == "place" else scene.flick_at("sword_1")


def test_the_only_armor_is_kept_for_worse_than_one_token() -> None:
    assert answer_of(hit_by("bone_regent", (8, 8), "lantern_captain")) == DONE


def test_armor_is_used_against_the_last_token() -> None:
    assert spelled_answer(hit_by("bone_regent", (1, 8), "lantern_captain")) == "armor lantern_captain"


def test_armor_is_used_against_a_thief() -> None:
    assert spelled_answer(hit_by("marauder", (8, 8), "lantern_captain")) == "armor lantern_captain"


def test_a_spare_armor_is_used_for_one_token() -> None:
    answer = spelled_answer(hit_by("bone_regent", (8, 8), "lantern_captain", "badger_sapper"))
    assert answer.startswith("armor")


def test_a_missed_target_is_tried_again() -> None:
    scene = scenario(sword("witch_hunter"), skull("witch")).card().play("witch_hunter").nudge()
    scene.target("skull_1").put_before("skull_1").flick(90, 0.1)
    assert answer_of(scene) == RETRY


def test_the_enemy_in_sight_is_named() -> None:
    hidden = {"obstacle_1": (270, 80), "obstacle_2": (270, 112), "obstacle_3": (285, 70), "obstacle_4": (285, 125)}
    scene = scenario(sword("witch_hunter"), skull("witch"), at=hidden).card().play("witch_hunter").nudge()
    assert spelled_answer(scene) == "target skull_2"


def test_a_stunned_player_throws_the_least_useful_card_away() -> None:
    scene = scenario(sword("belfry_cleric", "trapdoor_scout"), skull("witch"), stunned="sword").card()
    assert spelled_answer(scene) == "discard trapdoor_scout"


def test_a_surprise_attack_goes_on_if_an_enemy_is_open() -> None:
    scene = scenario(sword("trapdoor_scout", "silver_stag"), skull("witch")).card()
    scene.play("trapdoor_scout").nudge().nudge()
    assert spelled_answer(scene) == "play silver_stag"


def test_every_layout_is_accepted() -> None:
    assert spelled_answer(new_game()) == "accept"


def exposed(scene: Conquest, shooter: str) -> float:
    """The chance of a straight shot by that enemy at Sword, as the player reckons it."""
    board = board_of(scene.content, scene.state, None)
    own = disc_number(shooter)
    sight = Sight(board, board.xs[own], board.ys[own], board.radii[own], own)
    return max(sight.line(target, spread_of(3000)).chance for target in (0, 1))


def test_an_obstacle_is_put_into_the_line_of_the_next_enemy() -> None:
    at = {"obstacle_1": (225, 160), "sword_2": (40, 30), "skull_2": (570, 330)}
    scene = scenario(sword("silver_stag"), skull("witch"), at=at).obstacle()
    before = exposed(scene, "skull_1")
    play_on(scene)
    assert before > 0.9
    assert exposed(scene, "skull_1") < 0.5


def test_a_stunned_character_goes_into_cover() -> None:
    at = {**WALL, "sword_1": (150, 230), "sword_2": (40, 30), "skull_1": (400, 230), "skull_2": (570, 20)}
    scene = scenario(sword("silver_stag"), skull("witch"), at=at, stunned="sword").card()
    before = exposed(scene, "skull_1")
    play_on(scene)
    assert exposed(scene, "skull_1") < before - 0.3

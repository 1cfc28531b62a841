"""Shots: what is flicked, what it does (CC-SHOT)."""

import pytest

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword
from tests.rules import rule

BOTH = {"sword_1": (150.0, 81.0), "sword_2": (150.0, 119.0)}  # a wave on the line y = 100 meets them at once


def witch(*hand: str, **said: object) -> Conquest:
    """A powerful wave is about to be placed."""
    return scenario(skull("witch", *hand), sword("silver_stag"), turn="skull_1", **said).card().play("witch").nudge(0)


@rule("CC-SHOT-1")
def test_a_shot_is_one_flick_of_one_disc() -> None:
    conquest = scenario(sword("royal_archer"), skull("witch")).card().nudge()
    conquest.put_before("skull_1").flick(270, 0.5)
    assert (conquest.hits(), conquest.asked()) == ([], "place")
    conquest.put_before("skull_1").flick(270, 0.5)
    assert (conquest.asked(), [event.disc for event in conquest.logged(events.Flicked)]) == ("obstacle", [0, 9, 9])


@rule("CC-SHOT-2")
def test_the_families_are_move_combat_and_ranged() -> None:
    shots = {shot.id: (shot.ranged, shot.damage) for shot in scenario().card().content.shots}
    assert shots == {
        "move": (False, 0),
        "combat": (False, 1),
        "critical_combat": (False, 2),
        "missile": (True, 1),
        "longbow": (True, 1),
        "fireball": (True, 1),
        "wave": (True, 1),
        "powerful_wave": (True, 2),
    }


@rule("CC-SHOT-3")
@pytest.mark.parametrize("turn", ["sword_1", "sword_2"])
def test_move_and_combat_flick_the_active_character(turn: str) -> None:
    conquest = scenario(sword("silver_stag"), skull("witch"), turn=turn).card()
    before = conquest.places()
    conquest.flick(270, 0.2).flick(270, 0.2).flick(270, 0.2)
    assert conquest.shots() == ["combat", "combat", "move"]
    assert conquest.moved(before) == [turn]


@rule("CC-SHOT-4")
@pytest.mark.parametrize("speed", [1.5, 0.1])
def test_a_projectile_is_placed_flicked_and_taken_off_hit_or_miss(speed: float) -> None:
    conquest = scenario(sword("kite_courier"), skull("witch")).card()
    assert "projectile" not in conquest.places()
    conquest.put_before("skull_1")
    assert (conquest.asked(), len(conquest.places())) == ("flick", 10)
    conquest.flick_at("skull_1", speed)
    assert (len(conquest.places()), conquest.pools()[1]) == (9, 7 if speed == 1.5 else 8)


@rule("CC-SHOT-5")
def test_a_move_never_deals_damage() -> None:
    conquest = scenario(sword("trapdoor_scout", "silver_stag"), skull("witch")).card().play("trapdoor_scout")
    conquest.flick_at("skull_1", 2.0)
    assert ("sword_1", "skull_1") in conquest.touches()
    assert (conquest.hits(), conquest.pools()) == ([], (8, 8, 8))


@rule("CC-SHOT-6")
def test_combat_deals_1() -> None:
    conquest = scenario(sword("silver_stag"), skull("witch")).card().flick_at("skull_1")
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1"], 1)], (8, 7, 9))


@rule("CC-SHOT-6")
def test_combat_deals_1_per_enemy() -> None:
    at = {"skull_1": (250.0, 86.0), "skull_2": (250.0, 114.0)}
    conquest = scenario(sword("silver_stag"), skull("witch"), at=at).card().flick(0, 1.5)
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1", "skull_2"], 2)], (8, 6, 10))


@rule("CC-SHOT-7")
def test_critical_combat_deals_2_per_enemy() -> None:
    one = scenario(sword("oathbound_knight"), skull("witch")).card().flick_at("skull_1")
    assert (one.hits(), one.pools()) == ([(["skull_1"], 2)], (8, 6, 10))
    at = {"skull_1": (250.0, 86.0), "skull_2": (250.0, 114.0)}
    both = scenario(sword("oathbound_knight"), skull("witch"), at=at).card().flick(0, 1.5)
    assert (both.hits(), both.pools()) == ([(["skull_1", "skull_2"], 4)], (8, 4, 12))


@rule("CC-SHOT-8")
def test_a_missile_deals_1_from_the_active_character() -> None:
    conquest = scenario(sword("kite_courier"), skull("witch"), turn="sword_2").card()
    assert "CC-SHOT-4" in conquest.refused(conquest.decision.fallback() - (1 << 40))  # the same spot, from sword_1
    conquest.fire("skull_2")
    assert (conquest.hits(), conquest.pools()) == ([(["skull_2"], 1)], (8, 7, 9))


@rule("CC-SHOT-9")
def test_a_longbow_deals_1_and_may_start_from_either_partner_again() -> None:
    conquest = scenario(sword("royal_archer"), skull("witch")).card().nudge()
    conquest.put_before("skull_2", start="sword_2").flick_at("skull_2")
    assert (conquest.hits(), conquest.asked()) == ([(["skull_2"], 1)], "place")
    conquest.put_before("skull_1", start="sword_1").flick_at("skull_1")
    assert (conquest.hits()[1], conquest.pools()) == ((["skull_1"], 1), (8, 6, 10))
    assert [event.disc for event in conquest.logged(events.ProjectilePlaced)] == [1, 0]


@rule("CC-SHOT-9")
@pytest.mark.parametrize("start", [2, 3, 4, 9, 15])
def test_a_longbow_starts_from_nobody_else(start: int) -> None:
    conquest = scenario(sword("royal_archer"), skull("witch")).card().nudge()
    spot = conquest.decision.fallback() & ~(15 << 40)
    assert "allowed=0, 1" in conquest.refused(spot | start << 40)


@rule("CC-SHOT-9")
@pytest.mark.parametrize("card", ["hedge_conjurer", "belfry_cleric", "kite_courier"])
def test_no_other_projectile_starts_from_the_partner(card: str) -> None:
    conquest = scenario(sword(card), skull("witch")).card()
    while conquest.asked() != "place":
        conquest.nudge()
    assert "allowed=0" in conquest.refused(conquest.decision.fallback() | 1 << 40)


@rule("CC-SHOT-10")
def test_a_fireball_deals_1_from_the_active_character() -> None:
    conquest = scenario(sword("hedge_conjurer"), skull("witch")).card().nudge().nudge().fire("skull_1")
    assert (conquest.shots()[-1], conquest.hits(), conquest.pools()) == ("fireball", [(["skull_1"], 1)], (8, 7, 9))


@rule("CC-SHOT-11")
def test_a_wave_deals_1_per_enemy() -> None:
    one = scenario(sword("belfry_cleric"), skull("witch")).card().fire("skull_1")
    assert (one.shots(), one.hits(), one.pools()) == (["wave"], [(["skull_1"], 1)], (8, 7, 9))
    at = {"skull_1": (300.0, 81.0), "skull_2": (300.0, 119.0)}
    both = scenario(sword("belfry_cleric"), skull("witch"), at=at).card().put_towards(0).flick(0, 1.5)
    assert (both.hits(), both.pools()) == ([(["skull_1", "skull_2"], 2)], (8, 6, 10))


@rule("CC-SHOT-12")
def test_a_powerful_wave_deals_2_per_enemy() -> None:
    one = witch().fire("sword_1")
    assert (one.shots()[-1], one.hits(), one.pools()) == ("powerful_wave", [(["sword_1"], 2)], (6, 8, 10))
    both = witch(at=BOTH).put_towards(180).flick(180, 1.5)
    assert (both.hits(), both.pools()) == ([(["sword_1", "sword_2"], 4)], (4, 8, 12))


@rule("CC-SHOT-13")
def test_a_hand_card_adds_one_damage_to_a_powerful_wave() -> None:
    conquest = witch("iron_jailer", "phoenix").fire("sword_1")
    assert (conquest.asked(), conquest.owner()) == ("boost", 0)
    assert conquest.options() == ["done", "boost iron_jailer", "boost phoenix"]
    conquest.boost("phoenix")
    assert (conquest.pools(), conquest.hand(0)) == ((5, 8, 11), ["iron_jailer"])
    assert conquest.discards("skull") == ["phoenix", "witch"]


@rule("CC-SHOT-13")
def test_the_boost_may_be_declined() -> None:
    conquest = witch("iron_jailer", "phoenix").fire("sword_1").done()
    assert (conquest.pools(), conquest.hand(0)) == ((6, 8, 10), ["iron_jailer", "phoenix"])


@rule("CC-SHOT-14")
def test_the_boost_is_one_in_all_and_one_card() -> None:
    conquest = witch("iron_jailer", "phoenix", at=BOTH).put_towards(180).flick(180, 1.5).boost("phoenix")
    assert (conquest.pools(), conquest.asked()) == ((3, 8, 13), "obstacle")


@rule("CC-SHOT-14", "CC-DMG-11")
def test_the_question_carries_the_damage_of_the_boosted_shot() -> None:
    one = witch("iron_jailer", "phoenix").fire("sword_1")
    both = witch("iron_jailer", "phoenix", at=BOTH).put_towards(180).flick(180, 1.5)
    assert [conquest.decision.subject for conquest in (one, both)] == [3, 5]
    lost = [conquest.boost("phoenix").logged(events.TokensLost)[-1].count for conquest in (one, both)]
    assert lost == [3, 5]


@rule("CC-SHOT-14")
def test_no_boost_without_a_hit_or_with_an_empty_hand() -> None:
    missed = witch("iron_jailer").put_before("sword_1").flick(90, 0.5)
    assert (missed.asked(), missed.pools()) == ("obstacle", (8, 8, 8))
    assert witch().fire("sword_1").asked() == "obstacle"


@rule("CC-SHOT-14")
def test_no_other_shot_is_boosted() -> None:
    conquest = scenario(sword("belfry_cleric", "silver_stag"), skull("witch")).card().play("belfry_cleric")
    assert conquest.fire("skull_1").asked() == "flick"


@rule("CC-SHOT-14", "CC-DMG-11")
def test_the_boost_comes_before_armor_and_is_not_returned() -> None:
    conquest = witch("iron_jailer", "phoenix", kept={"sword": ["lantern_captain"]}).fire("sword_1")
    assert conquest.asked() == "boost"
    conquest.boost("phoenix")
    assert (conquest.asked(), conquest.owner(), conquest.decision.subject) == ("armor", 1, 3)
    conquest.armor("lantern_captain")
    assert (conquest.pools(), conquest.hand(0)) == ((8, 8, 8), ["iron_jailer"])
    assert conquest.discards("skull") == ["phoenix", "witch"]


@rule("CC-SHOT-15")
def test_every_disc_stays_where_it_comes_to_rest() -> None:
    at = {"obstacle_1": (340.0, 100.0)}
    conquest = scenario(sword("oathbound_knight"), skull("witch"), at=at).card()
    before = conquest.places()
    conquest.flick(0, 2.0)
    assert conquest.moved(before) == ["sword_1", "skull_1", "obstacle_1"]
    finals = {final["disc"]: tuple(final["at"]) for final in conquest.logged(events.Flicked)[0].record["finals"]}
    assert list(finals.values()) == list(conquest.places().values())
    after = conquest.places()
    conquest.nudge(180)
    assert conquest.moved(after) == ["sword_1"]


@rule("CC-SHOT-16")
def test_hits_are_judged_and_choices_offered_when_all_is_at_rest() -> None:
    conquest = witch("iron_jailer", kept={"sword": ["lantern_captain"]}).fire("sword_1")
    at_choice = conquest.places()
    kinds = [type(event) for event in conquest.match.log]
    assert kinds.index(events.EnemiesHit) > max(place for place, kind in enumerate(kinds) if kind is events.Flicked)
    conquest.done()
    conquest.done()
    assert conquest.moved(at_choice) == []
    assert conquest.pools() == (6, 8, 10)

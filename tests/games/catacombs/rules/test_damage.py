"""What is a hit, and what it costs (CC-DMG, CC-JUDGE)."""

import pytest

from ludotheque.games.catacombs.physics.bodies import Body
from ludotheque.games.catacombs.physics.flicks import DISC_DISC, DISC_WALL, Flick, Touch
from ludotheque.games.catacombs.rules.shots import hits_of
from ludotheque.games.catacombs.table import events
from tests.games.catacombs.arranging import Point
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword
from tests.rules import rule

FAR: dict[str, Point] = {"sword_2": (100, 250), "skull_1": (500, 150), "skull_2": (500, 250)}
BOUNCED: dict[str, Point] = {"sword_1": (150, 60), "skull_1": (250, 78), "skull_2": (480, 60)}


def critical(angle: float, speed: float, at: dict[str, Point], **said: object) -> Conquest:
    """sword_1 makes a critical combat shot, worth 2 for each enemy hit."""
    return scenario(sword("oathbound_knight"), skull("witch"), at={**FAR, **at}, **said).card().flick(angle, speed)


@rule("CC-DMG-1")
def test_partners_never_hurt_each_other() -> None:
    conquest = critical(0, 2.0, {"sword_1": (150, 100), "sword_2": (200, 100)})
    assert conquest.touches()[0] == ("sword_1", "sword_2")
    assert (conquest.hits(), conquest.pools()) == ([], (8, 8, 8))


@rule("CC-DMG-1")
def test_obstacles_and_moves_hurt_nobody() -> None:
    conquest = scenario(turn="sword_1", at={"obstacle_1": (250.0, 100.0)}).obstacle().obstacle("obstacle_1", 0, 2.0)
    assert ("skull_1", "obstacle_1") in conquest.touches()
    assert (conquest.hits(), conquest.pools()) == ([], (8, 8, 8))


@rule("CC-DMG-2")
def test_the_flicked_disc_itself_must_touch() -> None:
    assert critical(0, 1.0, {"sword_1": (150, 100), "skull_1": (250, 100)}).hits() == [(["skull_1"], 2)]
    passed = critical(0, 1.0, {"sword_1": (150, 100), "skull_1": (250, 126)})
    assert (passed.touches(), passed.hits()) == ([], [])


@rule("CC-DMG-3", "CC-JUDGE-1")
def test_after_a_wall_nothing_is_hurt() -> None:
    conquest = critical(180, 3.0, {"sword_1": (100, 100), "skull_1": (160, 100)})
    assert conquest.touches()[:2] == [("sword_1", "left"), ("sword_1", "skull_1")]
    assert (conquest.hits(), conquest.pools()) == ([], (8, 8, 8))


@rule("CC-DMG-3", "CC-JUDGE-1")
def test_hits_before_the_wall_stand() -> None:
    conquest = critical(0, 2.5, BOUNCED)
    assert conquest.touches()[:3] == [("sword_1", "skull_1"), ("sword_1", "bottom"), ("sword_1", "skull_2")]
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1"], 2)], (8, 6, 10))


@rule("CC-DMG-3")
def test_a_wall_that_another_disc_touches_spoils_nothing() -> None:
    """skull_1 bounces off the wall before sword_1 gets to skull_2."""
    at: dict[str, Point] = {"sword_1": (150, 100), "skull_1": (250, 112), "skull_2": (280, 40)}
    conquest = critical(0, 2.0, {**at, "skull_1": (250, 112)})
    assert conquest.hits() == [(["skull_1", "skull_2"], 4)]
    near: dict[str, Point] = {"sword_1": (500, 100), "obstacle_1": (580, 113), "skull_1": (590, 60)}
    pushed = critical(0, 2.0, near)
    order = pushed.touches()
    assert order.index(("obstacle_1", "right")) < order.index(("sword_1", "skull_1"))
    assert pushed.hits() == [(["skull_1"], 2)]


@rule("CC-DMG-4")
@pytest.mark.parametrize("between", ["obstacle_1", "sword_2"])
def test_a_bounce_off_an_obstacle_or_a_partner_does_not_spoil_a_shot(between: str) -> None:
    conquest = critical(0, 2.0, {"sword_1": (150, 100), between: (250, 112), "skull_1": (270, 55)})
    assert conquest.touches()[:2] == [("sword_1", between), ("sword_1", "skull_1")]
    assert conquest.hits() == [(["skull_1"], 2)]


@rule("CC-DMG-4")
def test_a_bounce_off_an_enemy_does_not_spoil_a_shot() -> None:
    conquest = critical(0, 2.0, {"sword_1": (150, 100), "skull_1": (250, 112), "skull_2": (270, 55)})
    assert conquest.touches()[:2] == [("sword_1", "skull_1"), ("sword_1", "skull_2")]
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1", "skull_2"], 4)], (8, 4, 12))


@rule("CC-DMG-5", "CC-OBST-5")
def test_an_obstacle_passes_no_damage_on() -> None:
    conquest = critical(0, 1.5, {"sword_1": (150, 100), "obstacle_1": (200, 100), "skull_1": (240, 100)})
    assert conquest.touches() == [("sword_1", "obstacle_1"), ("skull_1", "obstacle_1")]
    assert (conquest.hits(), conquest.pools()) == ([], (8, 8, 8))


@rule("CC-DMG-5")
def test_an_enemy_pushed_into_another_hurts_only_itself() -> None:
    conquest = critical(0, 1.5, {"sword_1": (150, 100), "skull_1": (200, 100), "skull_2": (240, 100)})
    assert conquest.touches() == [("sword_1", "skull_1"), ("skull_1", "skull_2")]
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1"], 2)], (8, 6, 10))


@rule("CC-DMG-5")
def test_a_partner_passes_no_damage_on() -> None:
    conquest = critical(0, 1.5, {"sword_1": (150, 100), "sword_2": (200, 100), "skull_1": (240, 100)})
    assert ("sword_2", "skull_1") in conquest.touches()
    assert conquest.hits() == []


@rule("CC-DMG-6")
def test_an_enemy_counts_once_however_often_it_is_touched() -> None:
    conquest = critical(0, 2.0, {"sword_1": (540, 100), "skull_1": (585, 100)})
    assert conquest.touches() == [("sword_1", "skull_1"), ("skull_1", "right"), ("sword_1", "skull_1")]
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1"], 2)], (8, 6, 10))


@rule("CC-DMG-6")
def test_both_enemies_cost_the_damage_twice() -> None:
    conquest = critical(0, 1.5, {"sword_1": (150, 100), "skull_1": (250, 86), "skull_2": (250, 114)})
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1", "skull_2"], 4)], (8, 4, 12))


def met(mine: float, theirs: float) -> Flick:
    """A flick whose disc, at that speed along x, is met by an enemy that comes with another."""
    mover, other = Body(0, 12_500.0, 3.44, 0.0, 0.0), Body(2, 12_500.0, 3.44, 25_000.0, 0.0)
    made = Flick(scenario().card().content.arena, [mover, other], mover)
    touch = Touch(0.1, DISC_DISC, 0, 2, [0.0, 0.0, mine, 0.0, 25_000.0, 0.0, theirs, 0.0])
    touch.approach = mine - theirs
    made.touches.append(touch)
    return made


@rule("CC-DMG-7")
def test_a_contact_counts_only_if_the_flicked_disc_moves() -> None:
    """The crystal comes back from the wall and sends skull_1, by way of another, into sword_1, which has stopped."""
    at: dict[str, Point] = {"sword_1": (60, 60), "skull_1": (57, 33), "obstacle_1": (27, 51), "obstacle_3": (81, 18)}
    conquest = critical(195, 2.0, at)
    assert conquest.touches()[:4] == [
        ("sword_1", "obstacle_1"),
        ("obstacle_1", "left"),
        ("skull_1", "obstacle_1"),
        ("skull_1", "obstacle_3"),
    ]
    contact = next(event for event in conquest.logged(events.Flicked)[0].record["events"] if event.get("b") == 2)
    assert (contact["a"], contact["before"][0]) == (0, [0, 0])
    assert contact["approach"] > 1000
    assert (conquest.hits(), conquest.pools()) == ([], (8, 8, 8))


def judged(*touches: Touch) -> list[int]:
    """Whom the disc 0 has hit with these touches."""
    mover, other = Body(0, 12_500.0, 3.44, 0.0, 0.0), Body(2, 12_500.0, 3.44, 0.0, 25_000.0)
    made = Flick(scenario().card().content.arena, [mover, other], mover)
    made.touches.extend(touches)
    return hits_of(made, [2, 3])


def touched(vx: float, vy: float, approach: float) -> Touch:
    """The disc 0, at that speed, touches the enemy 2."""
    touch = Touch(0.1, DISC_DISC, 0, 2, [0.0, 0.0, vx, vy, 0.0, 25_000.0, 0.0, 0.0])
    touch.approach = approach
    return touch


def bounced(approach: float) -> Touch:
    """The disc 0 comes against the left wall."""
    touch = Touch(0.05, DISC_WALL, 0, 0, [0.0, 0.0, -approach, 0.0])
    touch.approach = approach
    return touch


@rule("CC-JUDGE-2")
@pytest.mark.parametrize(("approach", "hits"), [(999.9, []), (1_000.0, [2]), (1_000.1, [2])])
def test_a_hit_needs_an_approach_of_a_millimetre_per_second(approach: float, hits: list[int]) -> None:
    assert judged(touched(5_000.0, 0.0, approach)) == hits


@rule("CC-JUDGE-2", "CC-DMG-7")
@pytest.mark.parametrize(
    ("vx", "vy", "hits"), [(0.0, 1_000.0, []), (0.0, 1_001.0, [2]), (800.0, 600.0, []), (-800.0, -601.0, [2])]
)
def test_the_speed_of_a_disc_has_two_parts(vx: float, vy: float, hits: list[int]) -> None:
    assert judged(touched(vx, vy, 5_000.0)) == hits


@rule("CC-JUDGE-4", "CC-JUDGE-1")
@pytest.mark.parametrize(("approach", "hits"), [(999.9, [2]), (1_000.0, []), (1_000.1, [])])
def test_a_bounce_needs_an_approach_of_a_millimetre_per_second(approach: float, hits: list[int]) -> None:
    assert judged(bounced(approach), touched(5_000.0, 0.0, 5_000.0)) == hits


@rule("CC-DMG-7", "CC-JUDGE-2")
def test_an_enemy_that_runs_into_the_resting_disc_is_not_hit() -> None:
    assert hits_of(met(0.0, -500_000.0), [2, 3]) == []
    assert hits_of(met(1_000.0, -500_000.0), [2, 3]) == []
    assert hits_of(met(1_001.0, -500_000.0), [2, 3]) == [2]


@rule("CC-DMG-8")
@pytest.mark.parametrize(("angle", "hit"), [(0, True), (60, True), (89, True), (90, False), (120, False), (180, False)])
def test_a_disc_that_starts_in_touch_hits_only_what_it_is_flicked_at(angle: float, hit: bool) -> None:
    conquest = critical(angle, 1.0, {"sword_1": (125, 150), "skull_1": (150, 150)})
    assert conquest.hits() == ([(["skull_1"], 2)] if hit else [])


@rule("CC-DMG-9")
def test_a_token_per_damage_goes_to_the_bank() -> None:
    conquest = critical(0, 1.0, {"sword_1": (150, 100), "skull_1": (250, 100)}, pools=(5, 6))
    assert conquest.pools() == (5, 4, 15)
    assert conquest.logged(events.TokensLost) == [events.TokensLost(1, 2, 4)]


@rule("CC-DMG-10")
def test_surplus_damage_is_lost() -> None:
    conquest = critical(0, 1.0, {"sword_1": (150, 100), "skull_1": (250, 100)}, pools=(5, 1))
    assert (conquest.pools(), conquest.ended()) == ((5, 0, 19), ("sword", "pool"))
    assert conquest.logged(events.TokensLost) == [events.TokensLost(1, 1, 0)]


@rule("CC-DMG-11")
def test_hits_then_boost_then_armor_then_tokens() -> None:
    scene = scenario(
        skull("witch", "phoenix"), sword("silver_stag"), turn="skull_1", kept={"sword": ["lantern_captain"]}
    )
    conquest = scene.card().play("witch").nudge(0).fire("sword_1")
    order = [conquest.asked()]
    order.append(conquest.boost("phoenix").asked())
    assert (order, conquest.pools()) == (["boost", "armor"], (8, 8, 8))
    conquest.done()
    kinds = [type(event) for event in conquest.match.log][-3:]
    assert kinds == [events.EnemiesHit, events.CardThrown, events.TokensLost]
    assert conquest.pools() == (5, 8, 11)


@rule("CC-DMG-11")
def test_steal_takes_the_first_token_and_the_end_is_checked_last() -> None:
    at: dict[str, Point] = {"sword_1": (150, 86), "sword_2": (150, 114)}
    scene = scenario(skull("marauder"), sword("silver_stag"), turn="skull_1", at=at, pools=(2, 8))
    conquest = scene.card().nudge(0).put_towards(180).flick(180, 1.5)
    assert conquest.hits() == [(["sword_1", "sword_2"], 2)]
    kinds = [type(event) for event in conquest.match.log][-3:]
    assert kinds == [events.TokenStolen, events.TokensLost, events.GameEnded]
    assert conquest.pools() == (0, 9, 15)


@rule("CC-DMG-11", "CC-ABIL-7")
def test_stun_is_marked_after_tokens() -> None:
    scene = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1", pools=(3, 8))
    conquest = scene.card().flick_at("sword_1")
    kinds = [type(event) for event in conquest.match.log][-2:]
    assert kinds == [events.TokensLost, events.TeamStunned]
    assert conquest.stunned("sword")


@rule("CC-DMG-11", "CC-ABIL-2", "CC-END-1")
def test_nobody_is_stunned_by_the_shot_that_ends_the_game() -> None:
    scene = scenario(skull("behemoth"), sword("silver_stag"), turn="skull_1", pools=(2, 8))
    conquest = scene.card().flick_at("sword_1")
    kinds = [type(event) for event in conquest.match.log][-2:]
    assert kinds == [events.TokensLost, events.GameEnded]
    assert (conquest.logged(events.TeamStunned), conquest.stunned("sword")) == ([], False)
    assert conquest.ended() == ("skull", "pool")


@rule("CC-JUDGE-2")
@pytest.mark.parametrize(("speed", "hit"), [(0.070036, False), (0.070037, False), (0.070045, True)])
def test_a_contact_below_a_millimetre_per_second_is_no_hit(speed: float, hit: bool) -> None:
    """The rims are a millimetre apart, and the disc comes nearly to rest on its way there."""
    conquest = critical(0, speed, {"sword_1": (125, 100), "skull_1": (151, 100)})
    assert conquest.touches() == [("sword_1", "skull_1")]
    assert bool(conquest.hits()) is hit


@rule("CC-JUDGE-3")
def test_moves_and_obstacles_make_no_hits_and_targeted_shots_only_one() -> None:
    move = scenario(sword("trapdoor_scout"), skull("witch")).card().flick_at("skull_1", 2.0)
    shoved = scenario(at={"obstacle_1": (250.0, 100.0)}).obstacle().obstacle("obstacle_1", 0, 2.0)
    aimed = scenario(sword("enchantress"), skull("witch")).card().nudge(180).target("skull_2").fire("skull_1")
    for conquest, touched in ((move, "sword_1"), (shoved, "obstacle_1"), (aimed, "projectile")):
        assert {touched, "skull_1"} in [set(each) for each in conquest.touches()]
        assert conquest.logged(events.EnemiesHit) == []


@rule("CC-JUDGE-4")
@pytest.mark.parametrize(("angle", "bounced"), [(90, False), (90.05, False), (90.1, True), (150, True)])
def test_who_slides_along_a_wall_has_not_bounced(angle: float, bounced: bool) -> None:
    """At 90.05 degrees and 1 m/s the disc leans on the wall with less than a millimetre per second."""
    at: dict[str, Point] = {"sword_1": (12.5, 100), "skull_1": (12.5, 160), "sword_2": (100, 30)}
    conquest = critical(angle, 1.0 if angle < 100 else 3.0, at)
    touched = [each for each in conquest.touches() if each[0] == "sword_1"]
    assert (("sword_1", "left") in touched) is (angle > 90)
    assert conquest.hits() == ([] if bounced else [(["skull_1"], 2)])


@rule("CC-JUDGE-5")
@pytest.mark.parametrize(("boosted", "lost"), [(False, 4), (True, 5)])
def test_damage_is_base_times_hits_plus_one_if_boosted(boosted: bool, lost: int) -> None:
    at: dict[str, Point] = {"sword_1": (150, 81), "sword_2": (150, 119)}
    scene = scenario(skull("witch", "phoenix"), sword("silver_stag"), turn="skull_1", at=at)
    conquest = scene.card().play("witch").nudge(0).put_towards(180).flick(180, 1.5)
    conquest.answer("boost phoenix" if boosted else "done")
    assert conquest.pools() == (8 - lost, 8, 8 + lost)

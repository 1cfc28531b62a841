"""The targeted modifier (CC-TARGET)."""

from ludotheque.games.catacombs.table import events
from tests.games.catacombs.scenario import Conquest, action_of, scenario, skull, sword, way
from tests.rules import rule


def enchantress(**said: object) -> Conquest:
    """A targeted fireball: its target is about to be named."""
    return scenario(sword("enchantress"), skull("witch"), **said).card().nudge(180)


@rule("CC-TARGET-1")
def test_one_enemy_character_is_named_before_the_first_flick() -> None:
    conquest = enchantress()
    assert (conquest.asked(), conquest.options()) == ("target", ["target skull_1", "target skull_2"])
    for disc in ("sword_1", "sword_2", "obstacle_1"):
        assert "reason-not-listed" in conquest.refused(action_of("target", conquest, disc))
    conquest.target("skull_2")
    assert (conquest.logged(events.TargetNamed), conquest.logged(events.ProjectilePlaced)) == (
        [events.TargetNamed(3)],
        [],
    )


@rule("CC-TARGET-1")
def test_nobody_is_named_for_a_shot_without_the_icon() -> None:
    assert scenario(sword("kite_courier"), skull("witch")).card().asked() == "place"


@rule("CC-TARGET-2")
def test_only_the_named_enemy_can_be_hurt() -> None:
    conquest = enchantress().target("skull_2").fire("skull_1")
    assert ("skull_1", "projectile") in conquest.touches()
    assert (conquest.hits(), conquest.pools(), conquest.asked()) == ([], (8, 8, 8), "retry")
    conquest.retry().flick_at("skull_1")
    assert ("skull_1", "projectile") in conquest.touches()
    assert (conquest.hits(), conquest.pools()) == ([], (10, 8, 6))


@rule("CC-TARGET-2")
def test_the_named_enemy_alone_counts_when_both_are_hit() -> None:
    at = {"skull_1": (300.0, 86.0), "skull_2": (300.0, 114.0)}
    conquest = enchantress(at=at).target("skull_1").put_towards(0).flick(0, 1.5)
    assert [each for each in conquest.touches() if "projectile" in each] == [
        ("skull_1", "projectile"),
        ("skull_2", "projectile"),
    ]
    assert conquest.hits() == [(["skull_1"], 1)]


@rule("CC-TARGET-3")
def test_after_a_miss_the_same_projectile_may_be_flicked_once_more_from_where_it_stopped() -> None:
    conquest = enchantress().target("skull_1").put_before("skull_1").flick(315, 0.6)
    stopped = conquest.place("projectile")
    assert (conquest.asked(), conquest.hits()) == ("retry", [])
    conquest.retry()
    assert (conquest.asked(), conquest.place("projectile")) == ("flick", stopped)
    conquest.flick_at("skull_1")
    assert (conquest.hits(), conquest.pools()) == ([(["skull_1"], 1)], (10, 7, 7))


@rule("CC-TARGET-3")
def test_the_extra_flick_may_be_declined() -> None:
    conquest = enchantress().target("skull_1").put_before("skull_1").flick(315, 0.6).done()
    assert (conquest.asked(), conquest.shots(), conquest.pools()) == ("obstacle", ["move", "fireball"], (10, 8, 6))


@rule("CC-TARGET-3")
def test_there_is_one_extra_flick_only() -> None:
    conquest = enchantress().target("skull_1").put_before("skull_1").flick(315, 0.6).retry().flick(270, 0.2)
    assert (conquest.asked(), conquest.shots()) == ("obstacle", ["move", "fireball", "fireball"])
    assert len(conquest.logged(events.TargetMissed)) == 2


@rule("CC-TARGET-3")
def test_after_a_score_there_is_no_extra_flick() -> None:
    conquest = enchantress().target("skull_1").fire("skull_1")
    assert (conquest.asked(), conquest.hits()) == ("obstacle", [(["skull_1"], 1)])


@rule("CC-TARGET-3")
def test_a_shot_without_the_icon_is_not_flicked_again() -> None:
    conquest = scenario(sword("kite_courier"), skull("witch")).card().put_before("skull_1").flick(270, 0.2)
    assert conquest.asked() == "flick"
    assert "projectile" not in conquest.places()


@rule("CC-TARGET-4")
def test_touching_the_named_enemy_after_a_wall_is_a_miss() -> None:
    at = {"sword_1": (60.0, 60.0), "skull_1": (160.0, 60.0)}
    conquest = enchantress(at=at).target("skull_1").put_towards(300).flick(300, 3.0)
    assert conquest.touches()[:2] == [("projectile", "bottom"), ("skull_1", "projectile")]
    assert (conquest.asked(), conquest.hits(), conquest.pools()) == ("retry", [], (8, 8, 8))


@rule("CC-TARGET-5")
def test_a_score_that_armor_cancels_is_a_score() -> None:
    conquest = enchantress(kept={"skull": ["behemoth"]}).target("skull_1").fire("skull_1")
    assert conquest.asked() == "armor"
    conquest.armor("behemoth")
    assert (conquest.asked(), conquest.shots()) == ("obstacle", ["move", "fireball"])
    assert conquest.pools() == (10, 8, 6)


@rule("CC-TARGET-6")
def test_each_flick_starts_with_a_clean_wall_record() -> None:
    """The first touched a wall; the second hits."""
    at = {"sword_1": (60.0, 60.0), "skull_1": (160.0, 60.0)}
    conquest = enchantress(at=at).target("skull_1").put_towards(300).flick(300, 3.0)
    assert ("projectile", "bottom") in conquest.touches()
    conquest.retry().flick_at("skull_1", 1.5)
    assert (conquest.touches()[0], conquest.hits()) == (("skull_1", "projectile"), [(["skull_1"], 1)])


@rule("CC-TARGET-6")
def test_what_the_first_flick_moved_stays_moved_and_the_projectile_goes_after_the_last() -> None:
    conquest = enchantress().target("skull_2")
    before = conquest.place("skull_1")
    conquest.fire("skull_1")
    moved = conquest.place("skull_1")
    assert way(conquest, "skull_1", before) > 10
    conquest.retry()
    assert (conquest.place("skull_1"), "projectile" in conquest.places()) == (moved, True)
    conquest.flick_at("skull_2")
    assert (conquest.place("skull_1"), "projectile" in conquest.places()) == (moved, False)

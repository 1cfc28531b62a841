"""What campaign sheets and difficulties change in a game, and the ticks at its end (ODD-CAMP, ODD-DIFF)."""

import pytest

from ludotheque.games.one_deck_dungeon.campaign.sealed_text import seal
from ludotheque.games.one_deck_dungeon.campaign.ticks import CIRCLE, SQUARE
from ludotheque.games.one_deck_dungeon.campaign_storage.support import result_of
from ludotheque.games.one_deck_dungeon.table import events
from ludotheque.games.one_deck_dungeon.table.setup_options import allowed_options
from tests.games.one_deck_dungeon.campaign.sheets import FOREST, HERE, lyra, ticks
from tests.games.one_deck_dungeon.scenario import Delve, Hero, archer, mage, new_game, scenario, warrior
from tests.rules import rule

ARCHER = "S1 S1 A1 A1 A1 M1 M1"
VETERAN = {"veteran": (6, 0, 0)}
GUILE = {"guile": (6, 0, 0)}
CUNNING = {"cunning": (6, 0, 0)}


def sheet(hero: str = "archer", set_id: str = "base", /, **talents: tuple[int, int, int]) -> str:
    return seal(lyra(hero=hero, set_id=set_id, played=20, ticks=ticks(**talents)), HERE)


def fallen(*heroes: Hero, **said: object) -> Delve:
    """The next time that passes strikes the first hero down."""
    return scenario(*heroes, **{"deck": [], "stairs": 1, "cubes": 0, "doors": ["ogre_1"], **said}).turn()


@rule("ODD-CAMP-2")
def test_ticks_for_floors_levels_and_the_difficulty_even_in_defeat() -> None:
    delve = fallen(archer(damage=4, sheet=sheet()), floor=3, level=3, difficulty="standard")
    assert delve.asked() == "tick"
    for _ in range(2 + 2 + 1):
        assert delve.outcome == ""
        delve.answer("tick 0 circle")
    assert delve.outcome == "lost"
    assert delve.logged(events.SpaceTicked) == [events.SpaceTicked(0, "veteran", "circle")] * 5


@rule("ODD-CAMP-2")
def test_a_beaten_boss_is_worth_three_more() -> None:
    said = {"boss_damage": 4, "difficulty": "novice", "level": 2}
    delve = scenario(warrior(items=["ogre_1"], sheet=sheet("warrior")), **said).boss("H1 S6 S6 S6 S6 S6 A6 A6 M6")
    delve.cover(0, "A6").cover(1, "A6").cover(4, "M6").cover(5, "S6", "S6", "S6").cover(6, "S6").done()
    for _ in range(3 + 3):
        delve.answer("tick 0 circle")
    assert delve.outcome == "won"


@rule("ODD-CAMP-2", "ODD-CAMP-4")
def test_the_spaces_that_were_ticked_are_the_result_of_the_game() -> None:
    delve = fallen(archer(damage=4, sheet=sheet()), difficulty="veteran", dungeon="yetis_cavern")
    delve.answer("tick 0 circle").answer("tick 4 square")
    assert delve.outcome == "lost"
    assert result_of(delve.match, 0).placed == ((0, CIRCLE), (4, SQUARE))


@rule("ODD-CAMP-3")
def test_each_hero_receives_all_the_ticks() -> None:
    heroes = (archer(damage=2, sheet=sheet()), mage(sheet=sheet("mage")))
    delve = fallen(*heroes, difficulty="veteran").hero(0)
    for _ in range(4):
        delve.answer("tick 0 circle")
    assert [event.seat for event in delve.logged(events.SpaceTicked)] == [0, 0, 1, 1]
    assert delve.outcome == "lost"


@rule("ODD-CAMP-3", "ODD-CAMP-1")
def test_a_hero_without_a_sheet_is_asked_nothing() -> None:
    delve = fallen(archer(damage=2), mage(sheet=sheet("mage"))).hero(0)
    delve.answer("tick 0 circle").answer("tick 0 circle")
    assert [event.seat for event in delve.logged(events.SpaceTicked)] == [1, 1]
    assert delve.outcome == "lost"


@rule("ODD-CAMP-4")
@pytest.mark.parametrize(
    ("dungeon", "kinds"),
    [
        ("dragons_cave", {"circle"}),
        ("yetis_cavern", {"circle", "square"}),
        ("lichs_tomb", {"circle", "square", "hard"}),
    ],
)
def test_the_dungeon_says_which_spaces_may_be_ticked(dungeon: str, kinds: set[str]) -> None:
    delve = fallen(archer(damage=4, sheet=sheet()), dungeon=dungeon)
    assert {option.split()[-1] for option in delve.options("tick")} == kinds


@rule("ODD-CAMP-5")
def test_full_talents_are_not_ticked_again_and_any_focus_may_be() -> None:
    delve = fallen(archer(damage=4, sheet=sheet(veteran=(6, 0, 0), guile=(5, 0, 0))))
    spaces = delve.options("tick")
    assert "0 circle" not in spaces
    assert len(spaces) == 14, "all other talents of all four focuses"
    delve.answer("tick 7 circle")
    assert delve.logged(events.SpaceTicked) == [events.SpaceTicked(0, "guile", "circle")]
    assert "7 circle" not in delve.options("tick"), "its sixth space is ticked now"


@rule("ODD-CAMP-10", "AMB-22")
def test_ticks_that_fit_nowhere_are_lost() -> None:
    names = "veteran durability crafty prepared first_aid recovery grit guile fortitude planning direct_hit"
    full = dict.fromkeys([*names.split(), "cunning", "speed", "knowledge"], (6, 0, 0))
    delve = fallen(archer(damage=4, sheet=sheet(**full, foresight=(5, 0, 0))))
    assert delve.outcome == "lost", "the one free circle is the sole answer, and the second tick is lost"
    assert delve.logged(events.SpaceTicked) == [events.SpaceTicked(0, "foresight", "circle")]


@rule("ODD-CAMP-6")
def test_one_other_focus_is_chosen_and_the_rest_is_off() -> None:
    hero = archer(sheet=sheet(**VETERAN, **GUILE, **CUNNING))
    delve = new_game(hero, dungeon="minotaurs_maze")
    assert (delve.asked(), delve.options()) == ("focus", ["focus 2", "focus 3"])
    delve.answer("focus 2")
    assert delve.logged(events.FocusChosen) == [events.FocusChosen(0, "battle")]
    battle = scenario(archer(sheet=sheet(**VETERAN, **GUILE, **CUNNING), focus="battle")).fight("ogre_1", ARCHER)
    assert battle.options("use") == ["guile", "quick_draw"]
    delving = scenario(archer(sheet=sheet(**VETERAN, **GUILE, **CUNNING), focus="delving")).fight("ogre_1", ARCHER)
    assert delving.options("use") == ["quick_draw"]


@rule("ODD-CAMP-6")
def test_each_hero_chooses_a_focus() -> None:
    heroes = [archer(sheet=sheet(**GUILE, **CUNNING)), mage(sheet=sheet("mage", **GUILE, **CUNNING))]
    delve = new_game(*heroes, dungeon="minotaurs_maze").answer("focus 2").answer("focus 3")
    assert delve.logged(events.FocusChosen) == [events.FocusChosen(0, "battle"), events.FocusChosen(1, "delving")]


@rule("ODD-CAMP-7")
def test_a_talent_with_an_icon_works_once_per_encounter_and_costs_nothing() -> None:
    delve = scenario(archer(sheet=sheet(**GUILE), focus="battle")).fight("ogre_1", ARCHER)
    delve.use("guile", on=["A1"])
    assert delve.pool() == ["S1", "S1", "A1", "A1", "A2", "M1", "M1"]
    assert "use guile" not in delve.options()
    assert delve.logged(events.DicePaid) == []


@rule("ODD-CAMP-7")
def test_a_combat_talent_works_in_boss_rounds_and_not_in_perils() -> None:
    hero = archer(sheet=sheet(**GUILE), focus="battle")
    assert "use guile" in scenario(hero).boss(ARCHER).options()
    assert "use guile" not in scenario(hero).peril("cave_in_1", 1, "A1 A1 A1").options()


@rule("ODD-CAMP-7")
def test_a_talent_without_an_icon_is_always_at_work() -> None:
    plain = scenario(archer(sheet=sheet())).option()
    tough = scenario(archer(sheet=sheet(durability=(6, 4, 0)))).option()
    assert (plain.health(), tough.health()) == (5, 6)


@rule("ODD-CAMP-7", "ODD-CAMP-5")
def test_a_talent_that_lacks_a_tick_does_nothing() -> None:
    assert scenario(archer(sheet=sheet(durability=(6, 3, 0)))).option().health() == 5


@rule("ODD-CAMP-8", "ODD-SETUP-10")
def test_the_basic_skill_of_veterans_does_not_count() -> None:
    said = {"potions": ["invisibility"], "cubes": 2}
    hero = archer(sheet=sheet(**VETERAN), skills=["dodge"])
    delve = scenario(hero, **said).meet("ogre_1").skip_with_invisibility().loot("skill")
    assert delve.skills() == ["goblin_2", "ogre_1"]
    fight = scenario(hero).fight("ogre_1", ARCHER)
    assert fight.options("use") == ["quick_draw", "dodge"]
    assert scenario(archer(skills=["dodge"])).fight("ogre_1", ARCHER).options("use") == ["dodge"]


@rule("ODD-DIFF-1")
def test_there_are_four_difficulties() -> None:
    assert sorted(allowed_options()["difficulty"]) == ["fearless", "novice", "standard", "veteran"]


@rule("ODD-DIFF-2")
@pytest.mark.parametrize(("heroes", "cubes"), [(1, 2), (2, 2), (4, 4)])
def test_novices_begin_at_level_two_with_the_cubes_of_that_level(heroes: int, cubes: int) -> None:
    party = [warrior(), mage(), archer(), Hero("rogue")][:heroes]
    delve = new_game(*party, difficulty="novice")
    assert (delve.level(), delve.cubes()) == (2, cubes)


@rule("ODD-DIFF-2", "ODD-DIFF-6", "AMB-23")
def test_novices_earn_nothing_for_the_level_they_were_given() -> None:
    delve = fallen(archer(damage=4, sheet=sheet()), difficulty="novice", level=2)
    assert (delve.outcome, delve.logged(events.SpaceTicked)) == ("lost", [])
    higher = fallen(archer(damage=4, sheet=sheet()), difficulty="novice", level=3).answer("tick 0 circle")
    assert higher.outcome == "lost"


@rule("ODD-DIFF-3")
def test_standard_begins_with_one_card_as_xp() -> None:
    delve = new_game(warrior(), difficulty="standard")
    assert [event.card for event in delve.logged(events.XpDrawn)] == delve.xp_cards()
    assert (len(delve.xp_cards()), delve.level(), delve.cubes()) == (1, 1, 1)


@rule("ODD-DIFF-3")
def test_standard_earns_one_tick_more() -> None:
    delve = fallen(archer(damage=4, sheet=sheet()), difficulty="standard").answer("tick 0 circle")
    assert delve.outcome == "lost"


@rule("ODD-DIFF-4")
def test_veterans_change_nothing_and_earn_two_ticks() -> None:
    delve = new_game(warrior(), difficulty="veteran")
    assert (delve.level(), delve.cubes(), delve.xp_cards()) == (1, 1, [])
    lost = fallen(archer(damage=4, sheet=sheet()), difficulty="veteran")
    lost.answer("tick 0 circle").answer("tick 0 circle")
    assert lost.outcome == "lost"


@rule("ODD-DIFF-5")
@pytest.mark.parametrize("heroes", [1, 2, 4])
def test_the_fearless_begin_without_cubes(heroes: int) -> None:
    party = [warrior(), mage(), archer(), Hero("rogue")][:heroes]
    assert new_game(*party, difficulty="fearless").cubes() == 0


@rule("ODD-DIFF-5")
def test_the_fearless_earn_their_bonus_only_at_the_boss() -> None:
    before = fallen(archer(damage=4, sheet=sheet()), difficulty="fearless", floor=3)
    assert len(before.answer("tick 0 circle").answer("tick 0 circle").logged(events.SpaceTicked)) == 2
    assert before.outcome == "lost"
    met = scenario(archer(damage=4, sheet=sheet()), difficulty="fearless").boss(ARCHER).done()
    for _ in range(3 + 3):
        met.answer("tick 0 circle")
    assert met.outcome == "lost"


@rule("ODD-CAMP-6")
def test_the_forest_has_a_sheet_of_its_own() -> None:
    hero = Hero("warden", sheet=sheet("warden", FOREST, keen_edge=(6, 0, 0), keen_eye=(6, 0, 0)))
    delve = new_game(hero, dungeon="mudlands")
    assert delve.options() == ["focus 2", "focus 3"]


@rule("ODD-CAMP-4", "ODD-CAMP-5")
def test_the_sheet_is_seen_with_the_ticks_of_this_game() -> None:
    begun = sheet(veteran=(5, 0, 0), guile=(6, 0, 0))
    delve = fallen(archer(damage=4, sheet=begun), difficulty="veteran", dungeon="yetis_cavern")
    before = delve.match.seen((0,)).view()["heroes"][0]["sheet"]
    assert (before["set"], before["player"], before["owned"], before["left"]) == ("base", "Lyra", ["guile"], 2)
    delve.answer("tick 0 circle")
    now = delve.match.seen((0,)).view()["heroes"][0]["sheet"]
    assert (now["owned"], now["fresh"], now["left"]) == (["veteran", "guile"], [["veteran", "circle"]], 1)
    assert now["ticks"][0] == [6, 0, 0]
    delve.answer("tick 4 square")
    assert delve.match.seen((0,)).view()["heroes"][0]["sheet"]["left"] == 0


def test_a_hero_without_a_sheet_shows_none() -> None:
    assert scenario(archer()).turn().match.seen((0,)).view()["heroes"][0]["sheet"] is None

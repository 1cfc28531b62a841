"""A person in the dungeon: what is shown in a known situation."""

import json
from pathlib import Path

import pytest

from ludotheque.text.languages import LANGUAGES, Language
from tests.games.one_deck_dungeon.presentation.terminal_player import ROLL, Sit, after, bandit, sit, two
from tests.games.one_deck_dungeon.scenario import Hero, fled, mage, new_game, paladin, rogue, scenario, warrior

__all__ = ["sit"]  # a fixture


def test_the_party_is_shown_with_everything_it_has(sit: Sit) -> None:
    hero = warrior(damage=2, stored=1, items=["bandit_2"], skills=["cleave"])
    out = sit(scenario(hero, xp=["ogre_1"], cubes=2).option(), "board")
    board = after(out, "board")
    assert "Warrior ♥♥♥♥♡♡ 4/6 dice SSSS AAA M stored 1/2" in board
    assert "skills 1/2: Frenzy · Second Wind · Cleave (1 S)" in board
    assert "items 1/1: Bandit (agility +1)" in board
    assert "Level 1, 4/6 XP · 2 cubes (Healing)" in board
    assert (
        "Hall of Statues: Before the first turn of each floor, spend 5 time. combat S3 → 1♥, peril any 2 armor" in board
    )
    assert "XP cards: Ogre" in board


def test_poison_is_shown(sit: Sit) -> None:
    assert "♥♥♥♥♥♥ 6/6  poison 3" in sit(scenario(warrior(poison=3), dungeon="mudlands").option())


def test_doors_are_shown_with_what_is_behind_the_open_ones(sit: Sit) -> None:
    out = " ".join(sit(scenario(warrior(), doors=["ogre_1", fled("bandit_1")]).option()).split())
    assert "Doors 2/4 · closed: 1" in out
    assert "2 Bandit, combat, 3 XP: A8 wide → 2♥ · A3 → 1♥ · A4 → 1 time · S5 → 2 time" in out
    assert "1 Open door 1 2 Enter door 2: Bandit" in out


def test_a_card_is_shown_with_its_set_and_whether_it_is_our_own(sit: Sit) -> None:
    printed = sit(scenario(warrior(), doors=["ogre_1"]).option(), "door 1")
    assert "Ogre, combat, 4 XP · One Deck Dungeon" in after(printed, "door 1")
    ours = sit(scenario(warrior(), dungeon="mudlands", doors=["panther_1"]).option(), "door 1")
    assert "leaf · Forest of Shadows (our own design)" in after(ours, "door 1")


def test_an_encounter_is_a_table_of_boxes(sit: Sit) -> None:
    out = sit(bandit(), "cover 2 A4", "cover 4 S5")
    first, covered = out.partition("\n> ")[0], out.rpartition("> cover 4")[2]
    assert "Dodge: Making a heroic die takes 3 dice" in first
    assert "   1  A8 wide  2♥\n" in first
    assert "   2  A3       –          ✓ A4\n" in covered
    assert "   4  S5       –          ✓ S5\n" in covered
    assert " Warrior  S1 S2 S3 S5 A2 A4 M6\n" in first
    assert "Supply S 4  A 6  M 7  H 6" in first.replace("\u00a0", " ")
    assert "If you stop now: 5♥ 4 time – that would be the end!" in first
    assert "If you stop now: 4♥ 2 time – that would be the end!" in covered


def test_armor_boxes_come_first(sit: Sit) -> None:
    out = sit(scenario(warrior()).fight("beetle_1", ROLL), "cover 5")
    assert "armor first" in out
    assert "must wait: armor boxes come first" in after(out, "cover 5")


def test_a_peril_shows_its_ways_and_their_chances(sit: Sit) -> None:
    out = " ".join(sit(scenario(warrior()).meet("boulder_1"), "odds", "way 2", "odds").split())
    assert "1 Slow Time (3 time), magic 11 (wide): 3 hearts and 2 time – your roll covers it at 0%" in out
    assert "your roll covers it at 0%" in out
    assert "Way: Run Past It" in out


def test_loot_is_shown_before_and_after(sit: Sit) -> None:
    delve = scenario(warrior(items=["ogre_2"]), xp=["ogre_1"]).fight("bandit_1", ROLL + " M3")
    for box, die in (("A3", "A4"), ("S5", "S5"), ("S3", "S3")):
        delve.cover(box, die)
    out = after(sit(delve, "done"), "done")
    assert "Backstab – Cost: 1 agility die. Usable in combat. Roll 2 strength dice." in out
    assert "Item for Warrior (magic +1) – SSSS AA MM → SSSS AA MMM · replaces the one there is" in out
    assert "3 XP – XP 4 → 7 of 6: level 2!" in out


def test_a_wide_box_says_how_far_it_is(sit: Sit) -> None:
    out = sit(scenario(rogue()).fight("bandit_1", "S1 A4 A3 A2 A2 M1 M1"), "cover 1", "A4")
    assert "So far: A4 (4 of 8)" in after(out, "A4")
    assert "Rogue S1 A2 A2 A3 M1 M1" in after(out, "A4")


def test_dice_a_text_acts_on_are_counted_without_those_that_paid(sit: Sit) -> None:
    out = sit(bandit(), "use cleave S1", "S2", "A2")
    assert "So far" not in after(out, "use cleave S1")
    assert "Warrior S3 S5 A4 M6 So far: S2 A2 Cleave: choose a die, or stop." in after(out, "A2")


def test_values_are_told_apart_from_numbers_of_answers(sit: Sit) -> None:
    delve = scenario(mage(skills=["chaotic_aura"])).fight("bandit_1", "S5 A5 A4 M6 M4 M2 M2")
    out = sit(delve, "use chaotic M6")
    assert "1 The dice that show 2 2 The dice that show 4" in after(out, "use chaotic M6")


def test_dice_share_a_line_for_each_hero(sit: Sit) -> None:
    out = sit(two(), "discard").replace("\u00a0", " ")
    assert "    Warrior:  [1] S1  [2] S4  [3] S5  [4] A4\n" in out
    assert "    Mage:  [5] A4  [6] M2  [7] M4  [8] M6\n" in out


def test_with_several_heroes_it_is_said_who_is_asked(sit: Sit) -> None:
    delve = scenario(warrior(), rogue(skills=["backstab"])).fight("bandit_2", "S5 S4 S1 A4", "A4 A3 A2 M2")
    assert "Rogue: Choose a die to pay for Backstab." in sit(delve, "use backstab")


def test_saved_and_taken_up_again(sit: Sit) -> None:
    out = sit(bandit(), "save here.json", "cover 2 A4", "resume here.json")
    assert json.loads(Path("here.json").read_text(encoding="utf-8"))["kind"] == "save"
    assert "The saved game continues." in after(out, "resume here.json")
    assert "   2  A3       1♥\n" in out.rpartition("> resume here.json\n")[2]


def test_cards_are_read_by_number_name_and_id(sit: Sit) -> None:
    out = sit(bandit(), "cards", "card 2", "card cleave", "card panth", "card indrax", "card frenzy", "card 99")
    assert "1 Warrior – hero, side for one player · One Deck Dungeon" in after(out, "cards")
    assert (
        "Cleave – skill · One Deck Dungeon Cost: 1 strength die." in after(out, "card 2") == after(out, "card cleave")
    )
    assert "Panther – encounter · Forest of Shadows (our own design) Combat, 3 XP, 1 leaf." in after(out, "card panth")
    assert "boss" in after(out, "card indrax")
    assert "Frenzy – heroic ability, one player" in after(out, "card frenzy")
    assert "Nothing is called “99”" in after(out, "card 99")


def test_both_printings_of_a_card_are_shown(sit: Sit) -> None:
    read = after(sit(bandit(), "card goblin"), "card goblin")
    assert read.count("Goblin – encounter") == 2


def test_odds_of_the_next_roll_before_it(sit: Sit) -> None:
    delve = scenario(paladin(), doors=["bandit_1"]).option().enter("bandit_1").stay()
    out = after(sit(scenario(warrior(stored=1)).meet("bandit_1"), "odds"), "odds")
    assert "You roll SSSS AA M" in out
    assert "2 88.9% A3 → 1♥" in out
    assert delve.asked() == "act"


def test_odds_of_skills_that_roll(sit: Sit) -> None:
    delve = scenario(warrior(skills=["backstab"])).fight("ogre_1", "S3 S2 S2 S1 A4 A2 M6")
    out = after(sit(delve, "odds"), "odds")
    assert "Backstab SS 3 >99.9% S9 wide → 2♥ 5 91.7% S12 wide → 3♥" in out
    assert "Nothing you can use now rolls dice" in after(sit(bandit(), "odds"), "odds")


def test_odds_outside_say_what_has_not_been_seen(sit: Sit) -> None:
    out = after(sit(scenario(warrior(), doors=["goblin_1", fled("bandit_1")]).option(), "odds"), "odds")
    assert "Bandit Chance that the roll covers a box" in out
    delve = new_game(warrior())
    seen = len(delve.discard_pile())
    assert f"{44 - seen} cards have not been seen, behind closed doors or in the deck:" in after(
        sit(delve, "odds"), "odds"
    )


def test_odds_of_resisting_poison(sit: Sit) -> None:
    """A die and a leaf must exceed three tokens: 3, 4, 5 and 6 do."""
    delve = scenario(warrior(poison=3), dungeon="mudlands", doors=[fled("panther_1")]).option()
    assert "Chance to resist poison: 66.7% (a die +1 against 3)." in after(sit(delve, "odds"), "odds")
    healthy = scenario(warrior(), dungeon="mudlands", doors=[fled("panther_1")]).option()
    assert "resist" not in after(sit(healthy, "odds"), "odds")


def test_odds_of_resisting_poison_before_a_boss_round(sit: Sit) -> None:
    delve = scenario(warrior(damage=1, poison=5), dungeon="mudlands", cubes=1).before_boss()
    assert "Chance de résister au poison : 16,7 % (un dé +0 contre 5)." in " ".join(
        sit(delve, "chances", lang="fr").split()
    )


def test_odds_of_resisting_poison_in_two_groups(sit: Sit) -> None:
    heroes = (warrior(poison=4), rogue(poison=1), mage(poison=1), Hero("archer"))
    delve = scenario(*heroes, dungeon="mudlands", doors=[fled("panther_1", "viper_1")]).option()
    out = after(sit(delve, "odds"), "odds")
    assert "Warrior + Rogue 33.3% · Mage + Archer 83.3%" in out
    assert "Warrior + Archer 50.0% · Rogue + Mage 66.7%" in out


def test_a_boss_is_shown_with_its_damage(sit: Sit) -> None:
    out = sit(scenario(warrior(), dungeon="lichs_tomb", boss_damage=2).boss("S1 S6 S6 S6 A5 A6 M6"), "cover 1 S6")
    assert "Lich – boss, damage 2/5" in out
    assert "1 S3 skull 1♥ must be covered twice" in " ".join(out.split())
    assert "it must be covered again" in after(out, "cover 1 S6")


def test_a_boss_is_shown_before_its_round(sit: Sit) -> None:
    delve = scenario(warrior(damage=1), dungeon="dragons_cave", cubes=1).before_boss()
    out = " ".join(sit(delve, "odds").split())
    assert "Dragon – boss, damage 0/6 Skull boxes cannot be covered with heroic dice. A5 armor" in out
    assert "You roll SSSS AA M 55.6% A5 armor" in out


def test_auto_has_nothing_to_do_here(sit: Sit) -> None:
    assert "nothing to respond to here" in after(sit(bandit(), "auto"), "auto")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 60])
def test_everything_fits_the_screen_in_both_languages(sit: Sit, lang: Language, columns: int) -> None:
    four = scenario(warrior(), rogue(), mage(), Hero("archer")).meet("bandit_1", "goblin_1")
    words = ("1", "1", "done", "odds", "cards", "board", "help", "cover 1", "log")
    out = sit(four, *words, lang=lang, columns=columns)
    assert max(len(line) for line in out.splitlines()) <= columns


def test_everything_is_said_in_french(sit: Sit) -> None:
    out = sit(bandit(), "chances", "cartes", "plateau", "aide", "utiliser fendre F1", lang="fr")
    for word in ("Guerrière", "compétences 1/2", "Réserve F", "Si vous arrêtez", "Portes 1/4", "Frénésie", "réserve"):
        assert word in out
    for word in ("Warrior", "strength", "box", "uncovered", "Supply", "skills"):
        assert word not in out

"""A person in the dungeon: what is shown, and what each line does in a known situation."""

import json
import random
from pathlib import Path

import pytest

from ludotheque.agents.registry import BY_GAME
from ludotheque.kernel.drivers import Agent
from ludotheque.text.languages import LANGUAGES, Language
from tests.cli.delving import Sit, after, sit
from tests.one_deck_dungeon.scenario import Delve, Hero, fled, mage, new_game, paladin, rogue, scenario, warrior

__all__ = ["sit"]  # a fixture

ROLL = "S5 S3 S2 S1 A4 A2 M6"


def bandit(**said: object) -> Delve:
    """The Warrior in step 4 against a Bandit; boxes: 1 A8 wide, 2 A3, 3 A4, 4 S5, 5 S5, 6 S3 of the floor."""
    return scenario(warrior(damage=2, skills=["cleave"]), **said).fight("bandit_1", ROLL)


def two() -> Delve:
    """Warrior and Mage in step 4 against the same, of whom Mage can use Backstab."""
    return scenario(warrior(), mage(skills=["backstab"])).fight("bandit_2", "S5 S4 S1 A4", "A4 M6 M4 M2")


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
    assert "Item for Warrior (magic +1) – SSSS AA MM → SSSS AA MMM · takes the place of the one there is" in out
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


# What is typed.


def test_a_line_covers_a_box_with_its_dice(sit: Sit) -> None:
    out = sit(bandit(), "cover 2 a4", "co 4 s5")
    assert "Warrior covers box 2 with agility 4." in after(out, "cover 2 a4")
    assert "Warrior covers box 4 with strength 5." in after(out, "co 4 s5")


def test_letters_of_either_language_are_understood(sit: Sit) -> None:
    out = sit(bandit(), "couvrir 4 F5", "case 2 A4", lang="fr")
    assert "Guerrière recouvre la case 4 avec force 5." in after(out, "couvrir 4 F5")
    assert "Guerrière recouvre la case 2 avec agilité 4." in after(out, "case 2 A4")
    assert "with strength 5" in after(sit(bandit(), "couvrir 4 F5"), "couvrir 4 F5")


def test_dice_alone_go_where_they_fit(sit: Sit) -> None:
    out = sit(bandit(), "S3", "S5", "M6")
    assert "Warrior covers box 6 with strength 3." in after(out, "S3")
    assert "S5 fits more than one box (4, 5): type “cover 4 S5” or another." in after(out, "S5")
    assert "No box that may be covered now is covered by M6 alone." in after(out, "M6")


def test_dice_answer_a_question_for_dice(sit: Sit) -> None:
    out = sit(bandit(), "discard", "M6", "discard S1")
    assert "Warrior discards magic 6." in after(out, "M6")
    assert "Warrior discards strength 1." in after(out, "discard S1")


def test_a_skill_is_used_and_paid_in_one_line(sit: Sit) -> None:
    out = sit(bandit(), "use cleave S1 S3 S2", "done")
    assert "Warrior pays strength 1 (Cleave). Warrior uses Cleave." in after(out, "use cleave S1 S3 S2")
    assert "choose a die, or stop." in after(out, "use cleave S1 S3 S2")
    assert "Warrior changes strength 2 3 to strength 3 4." in after(out, "done")


def test_a_heroic_die_is_made_in_one_line(sit: Sit) -> None:
    out = sit(scenario(warrior()).fight("ogre_1", ROLL), "make S2 M6")
    assert "Warrior trades strength 2, magic 6 for heroic 2." in after(out, "make S2 M6")


def test_whose_die_it_is_must_be_clear(sit: Sit) -> None:
    out = sit(two(), "cover 2 A4", "cover 2 2:A4", "cover 3 1:A4")
    assert "More than one hero has A4: type 1:A4 or 2:A4." in after(out, "cover 2 A4")
    assert "Mage covers box 2 with agility 4." in after(out, "cover 2 2:A4")
    assert "Warrior covers box 3 with agility 4." in after(out, "cover 3 1:A4")


def test_both_heroes_can_lay_dice_on_a_wide_box_in_one_line(sit: Sit) -> None:
    out = sit(two(), "cover 1 2:A4 1:A4")
    assert "Warrior and Mage cover box 1 with agility 4 4." in after(out, "cover 1 2:A4 1:A4")


def test_doors_are_entered_explored_and_fled_by_words(sit: Sit) -> None:
    delve = scenario(
        warrior(), deck=["ogre_1", "ogre_2", "goblin_1", "goblin_2", "bandit_2"], doors=["bandit_1"]
    ).option()
    out = sit(delve, "porte 1", "fuir", "explore")
    assert "The party opens door 1: Bandit." in after(out, "porte 1")
    assert "The party flees from Bandit." in after(out, "fuir")
    assert "The party explores: 3 closed doors." in after(out, "explore")


def test_potions_are_drunk_by_their_names(sit: Sit) -> None:
    out = sit(bandit(cubes=1), "drink heal")
    assert "Warrior uses the potion Healing. Warrior heals 2 damage." in after(out, "drink heal")


WHY_NOT = [
    ("cover 1 S5", "Your dice cannot cover box 1 as they are."),
    ("cover 9", "“cover 9” is no answer to this question."),
    ("cover", "“cover” is no answer to this question."),
    ("cover 4 S4", "S4 cannot be used for that here."),
    ("cover 2 A4 A2", "A2 cannot be used for that here."),
    ("make S1 S1", "S1 cannot be used for that here."),
    ("use second wind", "Second Wind is always active and needs no use."),
    ("use fireball", "“use fireball” is no answer to this question."),
    ("explore", "“explore” is no answer to this question."),
    ("door 1", "“door 1” is no answer to this question."),
    ("99", "“99” is no answer to this question."),
    ("frobnicate", "“frobnicate” is nothing I know"),
]


@pytest.mark.parametrize(("line", "said"), WHY_NOT)
def test_what_cannot_be_done_is_said_and_nothing_happens(sit: Sit, line: str, said: str) -> None:
    delve = bandit()
    before = delve.match.digest()
    assert said in after(sit(delve, line), line)
    assert (delve.match.digest(), len(delve.match.records)) == (before, len(delve.match.records))


def test_why_a_skill_cannot_be_used_again(sit: Sit) -> None:
    out = sit(bandit(), "use cleave S1", "done", "use cleave", "cover 2 A4", "cover 2")
    assert "Cleave has been used already" in after(out, "use cleave")
    assert "Box 2 is covered already." in after(out, "cover 2")


def test_why_nothing_can_be_explored(sit: Sit) -> None:
    full = scenario(warrior(), deck=["ogre_2"], doors=["ogre_1", "goblin_1", "goblin_2", "bandit_1"]).option()
    assert "There are as many doors as there may be: 4." in after(sit(full, "explore"), "explore")
    empty = scenario(warrior(), deck=[], doors=["ogre_1", "goblin_1"]).option()
    assert "the stairs are in view" in after(sit(empty, "explore"), "explore")


def test_a_line_looks_no_further_than_the_next_roll(sit: Sit) -> None:
    """What would be rolled must not be found out by asking for it."""
    delve = scenario(warrior(skills=["backstab"])).fight("ogre_1", ROLL)
    for value in range(1, 7):
        line = f"use backstab A2 S{value}"
        assert f"Something is rolled or shown before it comes to S{value}" in after(sit(delve, line), line)
    assert "uses Backstab" in after(sit(delve, "use backstab A2"), "use backstab A2")


# Undo.


def test_a_whole_line_is_taken_back(sit: Sit) -> None:
    delve = scenario(rogue()).fight("bandit_1", "S1 A4 A3 A2 A2 M1 M1")
    before = delve.match.digest()
    out = sit(delve, "cover 1 A4 A3 A2", "undo", "undo")
    assert "covers box 1 with agility 2 3 4" in after(out, "cover 1 A4 A3 A2")
    assert "Rogue takes back the last 3 answers." in after(out, "undo")
    assert "dice were rolled or cards shuffled since" in out.rpartition("> undo\n")[2]
    assert delve.match.digest() == before


def test_answers_one_by_one_are_taken_back_one_by_one(sit: Sit) -> None:
    out = sit(bandit(), "cover 2 A4", "4", "undo", "undo")
    assert out.count("takes back the last") == 2
    assert "   2  A3       1♥\n" in out.rpartition("> undo\n")[2]


def test_no_undo_beyond_a_door_that_was_opened(sit: Sit) -> None:
    delve = scenario(warrior(), doors=["bandit_1", "ogre_1"]).option()
    out = sit(delve, "door 1", "undo")
    assert "cannot be taken back: something hidden was shown since" in after(out, "undo")


def test_no_undo_beyond_a_roll(sit: Sit) -> None:
    delve = scenario(warrior(skills=["backstab"])).fight("ogre_1", ROLL)
    out = sit(delve, "cover 2 A4", "use backstab A2", "undo")
    assert "dice were rolled" in after(out, "undo")


def test_no_undo_at_the_beginning(sit: Sit) -> None:
    assert "There is nothing to take back." in after(sit(new_game(warrior()), "undo"), "undo")


# The rest.


def test_saved_and_taken_up_again(sit: Sit) -> None:
    out = sit(bandit(), "save here.json", "cover 2 A4", "resume here.json")
    assert json.loads(Path("here.json").read_text(encoding="utf-8"))["kind"] == "save"
    assert "The saved game goes on." in after(out, "resume here.json")
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


def test_a_hint_is_the_answer_of_the_sensible_player(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def adviser(_seed: bytes | str) -> Agent:
        return lambda decision, _seen: int(decision.options[1])

    monkeypatch.setitem(BY_GAME, "one_deck_dungeon", {"sensible": adviser})
    assert "A sensible player would answer [2] " in after(sit(bandit(), "hint"), "hint")


def test_where_nobody_can_advise_it_is_said(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_GAME, "one_deck_dungeon", {})
    assert "Nobody here knows this game well enough to advise" in after(sit(bandit(), "hint"), "hint")


def turns_asked(sit: Sit, *orders: str) -> int:
    """How often the start of a turn is asked about while nothing but a stored die could be given back."""
    doors = ["ogre_1", "ogre_2", "goblin_1"]
    delve = scenario(mage(stored=1), doors=doors, deck=["bandit_1", "bandit_2", "beetle_1", "beetle_2"]).turn()
    return sit(delve, *orders, "done", "door 1", "flee", "done", "door 2", "flee").count("A turn begins")


def test_a_turn_with_nothing_to_use_is_asked_about_once(sit: Sit) -> None:
    assert turns_asked(sit, "auto off") == 2
    assert turns_asked(sit) == 1


def test_auto_has_nothing_to_do_here(sit: Sit) -> None:
    assert "no response window" in after(sit(bandit(), "auto"), "auto")


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


NONSENSE = """
0|-1|1.5|cover|cover x|cover -2|cover 2 Z9|use|use 2:|2:S5|9:S5|S7|S5 S5 S5|H4|make|make S1 S1 S1 S1|door|door 99|drink
discard|card|card 0|log x|odds now|rules|rules X|save /|resume|\x00|é|🎲|a3|h2|done done|undo|board|xp|yes|no|item 4
skill|way 3|stay|flee|descend|1111111111111111111111111|cover S5 S5 S5 S5 S5 S5 S5 S5 S5 S5 S5 S5 S5 S5 S5|:| : |"
"""
LINES = [line for row in NONSENSE.splitlines() for line in row.split("|")]


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_never_breaks_anything(sit: Sit, seed: int) -> None:
    rng = random.Random(seed)
    lines = [rng.choice(LINES) if rng.random() < 0.6 else str(rng.randint(1, 4)) for _ in range(120)]
    out = sit(new_game(warrior(), mage(), key=f"nonsense {seed}"), *lines)
    assert "Something of ours broke" not in out
    assert "Traceback" not in out
    assert out.count("\n> ") > 50

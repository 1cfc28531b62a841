"""A person in the dungeon: what each line that is typed does, and how it is taken back."""

import random

import pytest

from tests.games.one_deck_dungeon.presentation.terminal_player import ROLL, Sit, after, bandit, sit, two
from tests.games.one_deck_dungeon.scenario import mage, new_game, rogue, scenario, warrior

__all__ = ["sit"]  # a fixture


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
    assert "M6 alone covers no box that can be covered now." in after(out, "M6")


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
    ("cover 9", "“cover 9” isn’t an answer to this question."),
    ("cover", "“cover” isn’t an answer to this question."),
    ("cover 4 S4", "S4 cannot be used for that here."),
    ("cover 2 A4 A2", "A2 cannot be used for that here."),
    ("make S1 S1", "S1 cannot be used for that here."),
    ("use second wind", "Second Wind is always active and needs no use."),
    ("use fireball", "“use fireball” isn’t an answer to this question."),
    ("explore", "“explore” isn’t an answer to this question."),
    ("door 1", "“door 1” isn’t an answer to this question."),
    ("99", "“99” isn’t an answer to this question."),
    ("frobnicate", "“frobnicate” isn’t a command"),
]


@pytest.mark.parametrize(("line", "said"), WHY_NOT)
def test_what_cannot_be_done_is_said_and_nothing_happens(sit: Sit, line: str, said: str) -> None:
    delve = bandit()
    before = delve.match.digest()
    assert said in after(sit(delve, line), line)
    assert (delve.match.digest(), len(delve.match.records)) == (before, len(delve.match.records))


def test_why_a_skill_cannot_be_used_again(sit: Sit) -> None:
    out = sit(bandit(), "use cleave S1", "done", "use cleave", "cover 2 A4", "cover 2")
    assert "Cleave has already been used" in after(out, "use cleave")
    assert "Box 2 is already covered." in after(out, "cover 2")


def test_why_nothing_can_be_explored(sit: Sit) -> None:
    full = scenario(warrior(), deck=["ogre_2"], doors=["ogre_1", "goblin_1", "goblin_2", "bandit_1"]).option()
    assert "There are already as many doors as allowed: 4." in after(sit(full, "explore"), "explore")
    empty = scenario(warrior(), deck=[], doors=["ogre_1", "goblin_1"]).option()
    assert "the stairs are in view" in after(sit(empty, "explore"), "explore")


def test_a_line_looks_no_further_than_the_next_roll(sit: Sit) -> None:
    """What would be rolled must not be found out by asking for it."""
    delve = scenario(warrior(skills=["backstab"])).fight("ogre_1", ROLL)
    for value in range(1, 7):
        line = f"use backstab A2 S{value}"
        assert f"Something is rolled or shown before S{value} can be used" in after(sit(delve, line), line)
    assert "uses Backstab" in after(sit(delve, "use backstab A2"), "use backstab A2")


def test_a_whole_line_is_taken_back(sit: Sit) -> None:
    delve = scenario(rogue()).fight("bandit_1", "S1 A4 A3 A2 A2 M1 M1")
    before = delve.match.digest()
    out = sit(delve, "cover 1 A4 A3 A2", "undo", "undo")
    assert "covers box 1 with agility 2 3 4" in after(out, "cover 1 A4 A3 A2")
    assert "Rogue takes back the last 3 answers." in after(out, "undo")
    assert "dice were rolled, cards shuffled or a disc flicked since" in " ".join(out.rpartition("> undo\n")[2].split())
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
    assert "Internal error" not in out
    assert "Traceback" not in out
    assert out.count("\n> ") > 50

"""All three games' content is sound, and a file finds the game it belongs to."""

from pathlib import Path

import pytest

from ludotheque.content.checker import ContentSupport, check_content
from ludotheque.games.catacombs.content import check as catacombs
from ludotheque.games.dice_throne.content import support as dice_throne
from ludotheque.games.one_deck_dungeon.content import check as one_deck_dungeon

CHECKERS = (dice_throne.SUPPORT, one_deck_dungeon.SUPPORT, catacombs.SUPPORT)


@pytest.mark.parametrize("checker", CHECKERS, ids=lambda checker: checker.game)
def test_the_content_is_sound(checker: ContentSupport) -> None:
    assert [str(problem) for problem in check_content([checker])] == []


@pytest.mark.parametrize("checker", CHECKERS, ids=lambda checker: checker.game)
def test_every_file_of_the_house_can_be_checked_alone(checker: ContentSupport) -> None:
    path = max(checker.root.rglob("*.yaml"))
    assert check_content(CHECKERS, [path]) == []


def test_a_file_of_no_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "shopping.yaml"
    path.write_text("milk: 2\n", encoding="utf-8")
    (problem,) = check_content(CHECKERS, [path])
    assert (
        str(problem)
        == "shopping.yaml: is no content file of a known game; known: dice_throne, one_deck_dungeon, catacombs_conquest"
    )


def test_problems_of_an_unfinished_hero_name_what_it_lacks(tmp_path: Path) -> None:
    path = tmp_path / "bard.yaml"
    path.write_text("id: bard\nboards: {}\n", encoding="utf-8")
    told = [str(problem) for problem in check_content(CHECKERS, [path])]
    assert "bard.yaml: lacks dice" in told
    assert "bard.yaml: lacks name_fr" in told


def test_a_file_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    (problem,) = check_content(CHECKERS, [tmp_path / "none.yaml"])
    assert problem.message == "cannot be read: No such file or directory"

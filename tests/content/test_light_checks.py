"""The checkers of the two games without typed content find what is wrong in a changed copy."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.catacombs import content_check as catacombs
from ludotheque.one_deck_dungeon import content_check as one_deck_dungeon

BROKEN = {
    "a box colour": (one_deck_dungeon, "dungeons.yaml", "color: magic", "color: purple", "allowed: strength, agility"),
    "an icon": (one_deck_dungeon, "encounters.yaml", "hearts: 1", "hearts: one", "are counts"),
    "a set icon": (one_deck_dungeon, "encounters.yaml", "set_icon: true", "set_icon: false", "not on 22 cards"),
    "a level": (one_deck_dungeon, "levels.yaml", "level: 2", "level: 5", "not 1 to 4"),
    "a key twice": (one_deck_dungeon, "levels.yaml", "level: 2", "level: 2\n    level: 2", "written twice"),
    "a shape": (one_deck_dungeon, "heroes.yaml", "heroes:", "herose:", "too broken to check further"),
    "a shot": (catacombs, "cards_designed.yaml", "{shot: combat}", "{shot: lob}", "unknown shot 'lob'; allowed"),
    "a number of copies": (catacombs, "cards_designed.yaml", "copies: 2", "copies: 3", "not 28"),
    "a key gone": (catacombs, "cards_designed.yaml", "\ndecks:", "\npiles:", "too broken to check further"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_copy_is_refused(name: str, tmp_path: Path) -> None:
    game, file, old, new, why = BROKEN[name]
    copy = copied(game, tmp_path)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    told = [str(problem) for problem in game.check_house(copy)]
    assert any(why in line for line in told), told


def copied(game: ModuleType, folder: Path) -> Path:
    return Path(shutil.copytree(game.CONTENT, folder / "content"))

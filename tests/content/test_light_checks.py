"""The checker of the game without typed content finds what is wrong in a changed copy."""

import shutil
from pathlib import Path

import pytest

from ludotheque.catacombs import content_check as catacombs

BROKEN = {
    "a shot": ("{shot: combat}", "{shot: lob}", "unknown shot 'lob'; allowed"),
    "a number of copies": ("copies: 2", "copies: 3", "not 28"),
    "a key gone": ("\ndecks:", "\npiles:", "too broken to check further"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_copy_is_refused(name: str, tmp_path: Path) -> None:
    old, new, why = BROKEN[name]
    copy = Path(shutil.copytree(catacombs.CONTENT, tmp_path / "content"))
    file = copy / "cards_designed.yaml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    told = [str(problem) for problem in catacombs.check_house(copy)]
    assert any(why in line for line in told), told

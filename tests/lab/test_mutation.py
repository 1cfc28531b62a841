"""The mutation run changes rule code, one place at a time, and the same places for the same seed."""

from pathlib import Path

from ludotheque.lab.mutation import change_of, lines_of_changes, rule_modules, sampled


def written(folder: Path, text: str) -> Path:
    path = folder / "rule.py"
    path.write_text(text, encoding="utf-8")
    return path


def made(folder: Path, body: str) -> list[str]:
    """All changes of a function with that body, as they stand in it afterwards."""
    path = written(folder, f"def rule(table: Table) -> None:\n    {body}\n")
    found = [change_of(path, number) for number in range(len(lines_of_changes(path)))]
    return [change.text.split("\n    ", 1)[1] for change in found]


def test_small_changes_of_each_kind(tmp_path: Path) -> None:
    assert made(tmp_path, "return a < b") == ["return a <= b"]
    assert made(tmp_path, "return a and b") == ["return a or b"]
    assert made(tmp_path, "return not a") == ["return a"]
    assert made(tmp_path, "a = 3") == ["a = 4"]
    assert made(tmp_path, "a += b") == ["pass"]
    assert made(tmp_path, "resolve(b)") == ["pass"]
    assert made(tmp_path, "return table.steal(a, b)") == ["return table.steal(b, a)"]


def test_what_only_tells_is_left_alone(tmp_path: Path) -> None:
    assert made(tmp_path, "'It is 3.'") == []
    assert made(tmp_path, "if table.listening: table.tell(3)") == []
    assert made(tmp_path, "raise BrokenRule(3)") == []


def test_rule_modules_are_the_rules() -> None:
    names = {path.name for path in rule_modules("dice_throne")}
    assert {"turn.py", "attack.py", "damage.py", "table.py", "duel.py"} <= names
    assert not {"game.py", "view.py", "effects.py", "loading.py"} & names


def test_the_same_seed_changes_the_same_places_and_spreads_them() -> None:
    first = sampled("dice_throne", 30, 1, games=2)
    assert [str(change) for change in first] == [str(change) for change in sampled("dice_throne", 30, 1, games=2)]
    assert len({change.module for change in first}) >= 20

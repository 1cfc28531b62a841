"""The table is the only writer of state: rules ask it for every change, read off their syntax."""

from pathlib import Path

import pytest

from tests.contract.state_writes import PACKAGE, Names, writes

GAMES = sorted(path.parents[1] for path in PACKAGE.glob("games/*/table/state_classes.py"))
RULES = ("resolution/**/*.py", "effects/**/*.py", "rules/**/*.py", "game.py", "view.py")
MODULES = [path for game in GAMES for pattern in RULES for path in sorted(game.glob(pattern))]
NAMES = {game: Names(game) for game in GAMES}


def game_of(path: Path) -> Path:
    return next(game for game in GAMES if path.is_relative_to(game))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_leave_every_change_to_the_table(path: Path) -> None:
    assert writes(path.read_text(encoding="utf-8"), NAMES[game_of(path)]) == []


def test_every_game_has_modules_and_parts_to_look_for() -> None:
    assert len(GAMES) == 3
    for game in GAMES:
        assert [path for path in MODULES if path.is_relative_to(game)]
        assert {"Secrets"} < set(NAMES[game].parts)


DICE_THRONE = PACKAGE / "games" / "dice_throne"


@pytest.mark.parametrize(
    "line",
    [
        "table.state.turn = 1",
        "table.state.turn += 1",
        "table.hero(0).cp: int = 3",
        "table.hero(0).cp, table.hero(1).cp = 0, 0",
        "table.state.dials[0] = 5",
        "del table.state.throws[0]",
        "table.state.secrets.past = []",
        "table.attack().used.append(3)",
        "state = table.state\n    state.outcome = ''",
        "for line in table.pool().lines:\n        line.amount = 0",
        "for place, hero in enumerate(table.state.heroes):\n        hero.cp = place",
        "hand = table.hero(0).hand\n    hand.pop()",
        "hand = table.hero(0).hand\n    hand += [3]",
        "hand = table.hero(0).hand or []\n    hand[0] = 3",
        "opponents = table.mode.opponents(table.state, 0)\n    table.expected_lines(table.pool()).clear()",
        "some_hero(table).cp = 3",
        "some_hero(table).hand.append(3)",
    ],
)
def test_a_write_is_found(line: str) -> None:
    text = f"def rule(table: DiceTable) -> None:\n    {line}\n"
    assert len(set(writes(text, NAMES[DICE_THRONE]))) == (2 if line.count("cp") == 2 else 1)


@pytest.mark.parametrize(
    "line",
    [
        "hand = table.hero(0).hand[:]\n    hand.pop()",
        "hand = sorted(table.hero(0).hand)\n    hand.pop()",
        "options = [card for card in table.hero(0).hand]\n    options.append(3)",
        "now = Context(0, 1)\n    now.added += 1",
        "table.gain_cp(0, 1)",
        "for line in table.pool().lines:\n        sums = [0, 0]\n        sums[line.seat] += line.amount",
    ],
)
def test_what_is_no_part_of_the_state_may_be_changed(line: str) -> None:
    assert writes(f"def rule(table: DiceTable) -> None:\n    {line}\n", NAMES[DICE_THRONE]) == []

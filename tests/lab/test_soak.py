"""The soak run covers what there is, notices what breaks, and says how to see it again."""

import shlex
from collections import Counter

import pytest

from ludotheque.games.dice_throne.table.table import DiceTable
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.game import Game
from ludotheque.kernel.table import Table
from ludotheque.lab import soak
from ludotheque.lab.soak import Soak, command, main


def test_every_version_of_every_ability_is_wanted() -> None:
    wanted = set(Soak("dice_throne", 1).used)
    assert {"ability barbarian/smack 3, row 3", "card common/six_it", "defence pyromancer/molten_armor 2"} <= wanted
    assert {"status stun, placed", "status fire_mastery, placed"} <= wanted


def test_the_same_game_uses_the_same_things() -> None:
    one, other = Soak("dice_throne", 3), Soak("dice_throne", 3)
    goals = one.goals(2)
    assert one.play(2, goals) == other.play(2, goals)
    assert one.play(2, goals) != one.play(2, [])


def test_what_was_used_least_becomes_a_goal() -> None:
    run = Soak("dice_throne", 1)
    run.used = Counter(dict.fromkeys(run.used, 5))
    run.used["card common/six_it"] = 0
    assert run.goals(0)[0] == "card common/six_it"


def test_a_short_run_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dice_throne", "--games", "2", "--uses", "1"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("2 games in ")
    assert "things were used less than 1 times" in said


def test_a_run_that_is_cut_short_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dice_throne", "--minutes", "0", "--uses", "0"]) == 1
    assert "time was up after 0 of 20000 games" in capsys.readouterr().out


def test_every_agent_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for jobs in ("1", "2"):
        main(["dice_throne", "--games", "12", "--uses", "1", "--jobs", jobs])
        said.append(capsys.readouterr().out.splitlines()[1:])
    assert said[0] == said[1]
    assert said[0][-1].endswith("things were used less than 1 times")


def test_planned_games_do_not_all_have_the_same_goals() -> None:
    plan = Soak("dice_throne", 1).plan(0, 30)
    assert [number for number, _ in plan] == list(range(30))
    wanted = Counter(name for _, goals in plan for name in goals)
    assert max(wanted.values()) <= 2


def test_a_failure_comes_with_the_command_that_shows_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def poor(_game: Game, table: Table, _decision: Decision) -> list[str]:
        return ["seat 0 is rich"] if isinstance(table, DiceTable) and table.hero(0).cp > 4 else []

    monkeypatch.setattr(soak, "broken_at_question", poor)
    assert main(["dice_throne", "--seed", "5", "--games", "40"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("BrokenRule: seat 0 is rich")
    words = shlex.split(said[1].removeprefix("reproduce: "))
    assert words[:3] == ["python", "-m", "ludotheque.lab.soak"]
    assert said[2].startswith("answers of this segment: ")
    with pytest.raises(BrokenRule, match="seat 0 is rich"):
        main(words[3:])


def test_the_command_can_be_pasted_into_a_shell() -> None:
    assert shlex.split(command("dice_throne", 1, 2, ["card a/b", "status it's"]))[-1] == "card a/b;status it's"

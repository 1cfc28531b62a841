"""The report on strength in the dungeon: what is counted, kept, taken up again and written."""

import json
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Self

import pytest

from bench import dungeon_cells, dungeon_strength
from bench.dungeon_cells import Cell, Count, Portion, Store, Watcher, play, play_all
from bench.dungeon_pairs import of_both, paired
from bench.dungeon_strength import Amounts, axes, balance, report, wanted
from bench.dungeon_verdicts import Axes, best_of, everywhere, rate_of, well_above
from ludotheque.games.one_deck_dungeon.table import events

WARRIOR = Cell("random", "warrior", "dragons_cave", "veteran")
SMALL = Axes(("warrior",), ("dragons_cave", "mudlands"), ("veteran",))


def counted(won: int, games: int, damage: int = 0, encounters: int = 0) -> Count:
    return Count(games, won, 2 * games, [encounters, 0, 0], [damage, 0, 0])


def test_a_watcher_counts_by_floor_and_leaves_the_stairs_and_the_boss_out() -> None:
    watcher = Watcher(Count())
    for event in (
        events.FloorRevealed(1, "hall_of_statues"),
        events.EncounterBegan("ogre_1", (0,)),
        events.Damaged(0, 2, "consequences"),
        events.Damaged(0, 1, "stairs"),
        events.FloorRevealed(2, "flame_aura"),
        events.EncounterBegan("ogre_2", (0,)),
        events.Damaged(0, 3, "consequences"),
        events.Damaged(0, 2, "poison"),
        events.BossFightBegan("dragon"),
        events.Damaged(0, 4, "consequences"),
    ):
        watcher(event)
    count = watcher.count
    assert (count.encounters, count.damage, count.poison) == ([1, 1, 0], [2, 3, 0], [0, 2, 0])
    assert watcher.floor == 4


def test_games_are_the_same_however_they_are_cut_into_portions() -> None:
    whole = play(Portion(WARRIOR, "test", (0, 1, 2)))
    parts = Count()
    for numbers in ((0,), (1, 2)):
        parts.add(play(Portion(WARRIOR, "test", numbers)))
    assert (parts.games, parts.won, parts.floors) == (whole.games, whole.won, whole.floors) == (3, 0, whole.floors)
    assert (parts.damage, parts.encounters) == (whole.damage, whole.encounters)
    assert sum(whole.damage) > 0


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    store = Store(path, "test")
    cell = replace(WARRIOR, agent="sensible")
    assert [portion.numbers for portion in store.missing({cell: 7})] == [(0, 1), (2, 3), (4, 5), (6,)]
    store.write(Portion(cell, "test", (0, 1, 2)), counted(1, 3))
    again = Store(path, "test")
    assert again.total([cell]) == counted(1, 3)
    assert [portion.numbers for portion in again.missing({cell: 7})] == [(3, 4), (5, 6)]
    assert again.missing({cell: 3}) == []


def test_quick_games_come_in_large_portions(tmp_path: Path) -> None:
    portions = Store(tmp_path / "results.jsonl", "test").missing({WARRIOR: 250})
    assert [(portion.numbers[0], len(portion.numbers)) for portion in portions] == [(0, 100), (100, 100), (200, 50)]


def test_other_versions_and_seeds_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    Store(path, "test").write(Portion(WARRIOR, "test", (0,)), counted(1, 1))
    other = Store(path, "another")
    assert (other.foreign, other.total([WARRIOR]).games) == (1, 0)
    monkeypatch.setattr(dungeon_cells, "version", lambda: "another")
    assert Store(path, "test").foreign == 1


def test_every_cell_gets_its_games_veteran_first() -> None:
    table = axes()
    plan = wanted(table, ("sensible", "random"), Amounts(20, 5, 20))
    assert len(plan) == 2 * len(table.heroes) * len(table.dungeons) * len(table.difficulties) == 800
    assert [cell.difficulty for cell in plan][:200] == ["veteran"] * 200
    assert {(cell.agent, cell.difficulty == "veteran", games) for cell, games in plan.items()} == {
        ("sensible", True, 20),
        ("sensible", False, 5),
        ("random", True, 20),
        ("random", False, 20),
    }


def test_a_rate_is_said_with_its_interval_and_the_mean_floor() -> None:
    assert rate_of(counted(5, 20)) == "25% (11%–47%)<br>2.00"
    assert rate_of(Count()) == "–"


@pytest.mark.parametrize(
    ("damage", "verdict"), [(57, "0.95 with poison (within)"), (80, "1.33 with poison (**outside**)")]
)
def test_the_sets_are_compared_by_damage_per_encounter(tmp_path: Path, damage: int, verdict: str) -> None:
    store = Store(tmp_path / "results.jsonl", "test")
    for dungeon, hurt in (("dragons_cave", 60), ("mudlands", damage)):
        store.note(Portion(Cell("sensible", "warrior", dungeon, "veteran"), "test", (0,)), counted(1, 1, hurt, 30))
    lines = balance(store, SMALL)
    assert f"| all | 30 / 30 | 2.00 | {damage / 30:.2f} |" in lines[-3]
    assert verdict in lines[-1]


def test_every_dungeon_of_a_set_counts_alike(tmp_path: Path) -> None:
    store = Store(tmp_path / "results.jsonl", "test")
    table = Axes(("warrior",), ("dragons_cave", "hydras_reef", "mudlands"), ("veteran",))
    for dungeon, hurt, encounters in (("dragons_cave", 1000, 1000), ("hydras_reef", 3, 1), ("mudlands", 40, 20)):
        cell = Cell("sensible", "warrior", dungeon, "veteran")
        store.note(Portion(cell, "test", (0,)), counted(1, 1, hurt, encounters))
    assert "| all | 1001 / 20 | 2.00 | 2.00 | 1.00 |" in balance(store, table)[-3]


def test_the_report_is_written_from_whatever_is_there(tmp_path: Path) -> None:
    store = Store(tmp_path / "results.jsonl", "test")
    store.note(Portion(WARRIOR, "test", (0,)), counted(0, 1))
    text = report(store, store, store, axes())
    assert "### Veteran" in text
    assert "Games a cell: 0 of `sensible`, 0 to 1 of `random`." in text


def test_a_run_writes_results_and_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dungeon_strength, "axes", lambda: SMALL)
    files = ["--results", str(tmp_path / "new" / "r.jsonl"), "--report", str(tmp_path / "docs" / "r.md")]
    assert (
        dungeon_strength.main(
            ["--games", "2", "--random-games", "2", "--players", "random", "--jobs", "1", "--here", *files]
        )
        == 0
    )
    lines = [json.loads(line) for line in (tmp_path / "new" / "r.jsonl").read_text().splitlines()]
    assert [(line["cell"]["dungeon"], line["numbers"]) for line in lines] == [
        ("dragons_cave", [0, 1]),
        ("mudlands", [0, 1]),
    ]
    assert "| Warrior |" in (tmp_path / "docs" / "r.md").read_text()


class Ready:
    """A pool in which everything is done as soon as it is asked for."""

    def __init__(self, *_wishes: object, **_more: object) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        pass

    def submit(self, _work: object, _portion: Portion) -> "Future[Count]":
        done: Future[Count] = Future()
        done.set_result(Count())
        return done


def test_portions_done_together_come_in_the_order_they_were_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dungeon_cells, "ProcessPoolExecutor", Ready)
    portions = [Portion(WARRIOR, "test", (number,)) for number in range(32)]
    assert [portion for portion, _ in play_all(portions, jobs=16, until=float("inf"))] == portions


def test_many_games_in_the_easiest_dungeon_are_reported_best_first(tmp_path: Path) -> None:
    store = Store(tmp_path / "best.jsonl", "test")
    for hero, won in (("mage", 1), ("paladin", 3)):
        store.note(Portion(Cell("sensible", hero, "dragons_cave", "veteran"), "test", (0,)), counted(won, 4))
    lines = best_of(store, store, axes())
    assert lines[0] == "## Dragon's Cave, many games"
    assert [line.split(" | ")[0] for line in lines[4:6]] == ["| Paladin", "| Mage"]


def test_the_searcher_stands_beside_the_sensible_player(tmp_path: Path) -> None:
    store = Store(tmp_path / "pairs.jsonl", "test")
    cells = [Cell("sensible", "mage", "dragons_cave", "veteran")]
    assert paired(store, cells) == []
    for cell, won in zip(of_both(cells), (3, 4), strict=True):
        store.note(Portion(cell, "test", (0,)), counted(won, 10))
    lines = paired(store, cells)
    assert "| `sensible` | 10 | 3 = 30% (11%–60%) | 2.00 | 0.0 |" in lines
    assert "| `searcher` | 10 | 4 = 40% (17%–69%) | 2.00 | 0.0 |" in lines


def test_where_the_sensible_player_wins_too_little_is_said(tmp_path: Path) -> None:
    store = Store(tmp_path / "results.jsonl", "test")
    for dungeon, won in (("dragons_cave", 4), ("mudlands", 0)):
        store.note(Portion(Cell("sensible", "warrior", dungeon, "veteran"), "test", (0,)), counted(won, 20))
        store.note(Portion(Cell("random", "warrior", dungeon, "veteran"), "test", (0,)), counted(0, 1000))
    lines = everywhere(store, SMALL)
    assert "| Dragon's Cave | 4 of 20 | 8.066% | 0 of 1000 | 1.913% | met |" in lines
    assert "| The Mudlands | 0 of 20 | 0.000% | 0 of 1000 | 1.913% | **not met** |" in lines
    assert lines[-2] == "**Not met** with The Mudlands."
    assert lines[-4].startswith("Of 2 pairs of a hero and a dungeon 1 show it by their own games;")


@pytest.mark.parametrize(
    ("mine", "theirs", "met"),
    [
        ((5, 100), (0, 2000), True),  # a twentieth, where random never wins
        ((5, 100), (0, 1999), True),  # the same by the bounds: 2.15 % against 0.96 %
        ((1, 20), (0, 1999), False),  # neither surely more, nor enough games of random
        ((1, 20), (0, 2000), True),
        ((4, 100), (0, 1000), False),  # 1.57 % against 1.91 %
        ((2, 1000), (0, 20_000), False),  # 0.05 % against 0.10 %
        ((5, 1000), (0, 20_000), True),  # 0.21 %
        ((5, 1000), (9, 20_000), False),
    ],
)
def test_what_counts_as_well_above(mine: tuple[int, int], theirs: tuple[int, int], *, met: bool) -> None:
    assert well_above(counted(*mine), counted(*theirs)) is met


@pytest.mark.parametrize(("won", "said"), [(4, "reached."), (3, "**not reached**.")])
def test_the_best_hero_is_chosen_by_other_games_than_those_that_count(tmp_path: Path, won: int, said: str) -> None:
    store, others = Store(tmp_path / "best.jsonl", "test"), Store(tmp_path / "results.jsonl", "test")
    mage, rogue = [Cell("sensible", hero, "dragons_cave", "veteran") for hero in ("mage", "rogue")]
    for cell, here, there in ((mage, won, 9), (rogue, 10, 2)):
        store.note(Portion(cell, "test", (0,)), counted(here, 10))
        others.note(Portion(cell, "test", (0,)), counted(there, 10))
    asked = "Mage, the best in the other games of this report, should win 40%"
    assert best_of(store, others, axes())[-2] == f"{asked}: {said}"


def test_who_came_to_the_boss_is_told_apart_from_who_won(tmp_path: Path) -> None:
    store = Store(tmp_path / "best.jsonl", "test")
    cell = Cell("sensible", "mage", "dragons_cave", "veteran")
    store.note(Portion(cell, "test", (0,)), replace(counted(1, 10), bosses=5))
    lines = best_of(store, store, axes())
    assert lines[4].endswith("| 50% | 20% |")
    assert "comes to the boss in 50% of its games and beats it in 20% of these" in lines[-3]

"""Games are found through entry points, those of other packages too."""

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludotheque.cli.arguments import known_game
from ludotheque.games.dice_throne.presentation.board_types import BoardCard, HeroBoard, KeepOdds
from ludotheque.games.one_deck_dungeon.presentation.question_types import DungeonQuestionFacts
from ludotheque.kernel.errors import LudoError, UnknownContent
from ludotheque.plugins import GAMES, Found, LoadingProblem, load
from ludotheque.registry import discovery
from ludotheque.registry.descriptor import BrokenReference, GameDescriptor, Ref
from ludotheque.registry.discovery import (
    Registry,
    agent_named,
    agent_names,
    descriptor_of,
    game_ids,
    game_named,
    registry,
    shown_types,
)
from tests.installed import describe, found_in

LUDO = ("-c", "import sys; from ludotheque.cli.main import main; sys.exit(main(sys.argv[1:]))")
GUEST = """
from ludotheque.registry.descriptor import BrokenReference, GameDescriptor, Ref

GAME = GameDescriptor("toy", rules=Ref("tests.contract.toy:Toy"))
"""
PLAYED = """
from ludotheque.lab.simulation import run_games
run = run_games(game="toy", mode="party", heroes=("player",) * 3, agents=("random",) * 3, games=2, seed=1)
print(sum(run.outcomes.values()))
"""


def install(folder: Path, entries: dict[str, str], **modules: str) -> dict[str, str]:
    """A package as pip would leave it, and the environment in which it is found."""
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    describe(folder, "guest", "1.0", entries)
    return {**os.environ, **found_in(folder)}


def python(environment: dict[str, str], *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, *words], env=environment, check=True, capture_output=True, text=True)


def test_a_game_of_another_package_is_listed_and_played(tmp_path: Path) -> None:
    environment = install(tmp_path, {"toy": "guest_game:GAME"}, guest_game=GUEST)
    listed = json.loads(python(environment, *LUDO, "games", "--json").stdout)["games"]
    assert [game["game"] for game in listed] == [*game_ids(), "toy"]
    assert python(environment, "-c", PLAYED).stdout == "2\n"


@pytest.mark.parametrize(
    ("lacking", "reason"),
    [
        ({"messages": "no_such_words"}, "ModuleNotFoundError: No module named 'no_such_words'"),
        ({"messages": "ludotheque.kernel"}, "ludotheque.kernel has no folder locales/en"),
        ({"rule_document": "no_such_rules:R.md"}, "ModuleNotFoundError: No module named 'no_such_rules'"),
        ({"rule_document": "ludotheque:R.md"}, "there is no rule document ludotheque:R.md"),
    ],
)
def test_a_game_without_the_texts_it_names_is_a_problem(lacking: dict[str, str], reason: str) -> None:
    game = GameDescriptor("toy", rules=Ref("tests.contract.toy:Toy"), **lacking)  # type: ignore[arg-type]  # all are text
    found = Registry(Found([(EntryPoint("toy", "guest:GAME", GAMES), game)], []))
    assert found.games == {}
    assert found.problems == [LoadingProblem("toy", "guest:GAME", reason)]


def test_a_package_that_fails_is_named_and_the_others_stay(tmp_path: Path) -> None:
    entries = {"chess": "guest_game:GAME", "broken": "guest_broken:GAME", "toy": "guest_typo:GAME"}
    typo = GUEST.replace("toy:Toy", "toy:Tay")
    environment = install(tmp_path, entries, guest_game=GUEST, guest_broken="1 / 0\n", guest_typo=typo)
    done = python(environment, *LUDO, "games", "--json", "--lang", "en")
    assert [game["game"] for game in json.loads(done.stdout)["games"]] == [*game_ids()]
    assert sorted(done.stderr.splitlines()) == [
        "The game broken (guest_broken:GAME) cannot be loaded: ZeroDivisionError: division by zero.",
        (
            "The game chess (guest_game:GAME) cannot be loaded: "
            "the id in its GameDescriptor is toy, and not the name of its entry point."
        ),
        (
            "The game toy (tests.contract.toy:Tay) cannot be loaded: "
            "AttributeError: module 'tests.contract.toy' has no attribute 'Tay'."
        ),
    ]


def test_playing_a_game_that_could_not_be_loaded_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry(), "problems", [LoadingProblem("chess", "guest:GAME", "it is late")])
    with pytest.raises(UnknownContent, match="games-not-loaded game=chess package=guest:GAME reason=it is late"):
        descriptor_of("chess")
    with pytest.raises(UnknownContent, match="games-not-loaded"):
        known_game("chess")


def test_the_games_of_the_package_come_in_their_own_order() -> None:
    assert game_ids() == ("dice_throne", "one_deck_dungeon", "catacombs_conquest")
    assert registry().problems == []


@pytest.mark.parametrize("game", game_ids())
def test_every_reference_of_a_descriptor_leads_somewhere(game: str) -> None:
    described = descriptor_of(game)
    assert isinstance(described, GameDescriptor)
    assert game_named(game) is game_named(game)
    assert game_named(game).name == game
    assert set(described.window_kinds) <= set(game_named(game).kinds)
    for name in agent_names(game):
        assert callable(agent_named(game, name, "seed"))
    assert described.presentation is not None
    assert described.laboratory is not None
    assert callable(described.presentation.load())
    assert callable(described.laboratory.load())


def test_a_reference_that_leads_nowhere_says_so() -> None:
    lost: Ref[object] = Ref("no_such_module:Toy")
    with pytest.raises(BrokenReference, match=r"^no_such_module:Toy cannot be loaded: ModuleNotFoundError: No module"):
        lost.load()


def test_the_types_of_other_games_are_found_beside_a_broken_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = GameDescriptor("toy", rules=Ref("tests.contract.toy:Toy"), shown=Ref("no_such_module:SHOWN"))
    monkeypatch.setitem(registry().games, "toy", lost)
    assert shown_types() == (HeroBoard, BoardCard, KeepOdds, DungeonQuestionFacts)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    known = "catacombs_conquest, dice_throne, one_deck_dungeon"
    with pytest.raises(UnknownContent, match=f"error-unknown what=game name=chess known={known}"):
        game_named("chess")


def test_an_installation_without_any_game_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = Registry(load([EntryPoint("lost", "no_such_module:GAME", GAMES)]))
    monkeypatch.setattr(discovery, "registry", lambda: empty)
    with pytest.raises(
        LudoError, match=r"the game lost .* cannot be loaded: ModuleNotFoundError.*: install the package"
    ):
        game_ids()

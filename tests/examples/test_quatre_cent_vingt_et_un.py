"""The game of the example, installed beside the others: it is found, listed, played, and keeps the contract."""

import json
import os
import subprocess
import sys

import pytest

from tests.installed import EXAMPLE, ROOT, with_example

GAME = "quatre_cent_vingt_et_un"
LUDO = ("-c", "import sys; from ludotheque.cli.main import main; sys.exit(main(sys.argv[1:]))")
CONTRACT = (
    "tests/contract",
    "tests/presentation/test_screens.py",
    "tests/presentation/test_preview.py",
    "tests/registry/test_agents.py",
    "tests/server/rooms/test_answers.py",
    "tests/text/test_messages.py::test_both_languages_have_the_same_messages_with_the_same_variables",
)
"""Tests that take up every installed game by themselves."""
LINES = 600


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {**os.environ, "COLUMNS": "80", **with_example(tmp_path_factory.mktemp("installed"))}


def python(environment: dict[str, str], *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words], env=environment, cwd=ROOT, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_last_with_names_of_its_own(environment: dict[str, str]) -> None:
    for lang, mode in (("en", "at the bar"), ("fr", "au comptoir")):
        *others, listed = json.loads(python(environment, *LUDO, "games", "--json", "--lang", lang))["games"]
        assert GAME not in [game["game"] for game in others]
        assert (listed["game"], listed["name"], listed["agents"]) == (GAME, "421", ["random", "sensible"])
        assert listed["modes"] == [{"mode": "bar", "name": mode, "seats": [2, 3, 4, 5, 6]}]
        assert listed["options"] == {"charge": ["free", "dry"]}


@pytest.mark.parametrize(("lang", "ends"), [("en", ("You win!", "You lose.")), ("fr", ("Vous gagnez", "Vous perdez"))])
def test_it_is_played_to_its_end_in_the_terminal(environment: dict[str, str], lang: str, ends: tuple[str, str]) -> None:
    """Who rolls a die again and then stands is asked twice in a turn at most."""
    typed = "help\nhint\nodds\ncards\nrules QVU-END-1\nundo\n" + "2\npass\n" * 300
    words = ("play", GAME, "--terminal", "--seed", "1", "--lang", lang)
    told = python(environment, *LUDO, *words, typed=typed)
    assert "QVU-END-1" in told
    assert f"{'Player' if lang == 'en' else 'Joueur'} 2" in told
    assert sum(told.count(end) for end in ends) == 1, told[-2000:]


def test_bots_play_it_in_a_simulation(environment: dict[str, str]) -> None:
    words = ("simulate", GAME, "--heroes", "player,player,player", "--agents", "sensible,random,random")
    facts = json.loads(python(environment, *LUDO, *words, "--games", "60", "--json"))
    assert sum(facts["outcomes"].values()) == 60
    assert facts["outcomes"].get("1+2", 0) < 10, "the sensible player loses least"


def test_its_rules_are_read_in_both_languages(environment: dict[str, str]) -> None:
    assert "loses; all others win" in python(environment, *LUDO, "rules", "QVU-END-1", "--lang", "en")
    assert "perd\u202f; tous les autres gagnent" in python(environment, *LUDO, "rules", "QVU-END-1", "--lang", "fr")


def test_it_keeps_the_contract_and_its_own_tests_pass(environment: dict[str, str]) -> None:
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-k", GAME)
    told = python(environment, *words, *CONTRACT, str(EXAMPLE / "tests"))
    passed = int(told.strip().splitlines()[-1].split(" passed")[0].split()[-1])
    assert passed > 150, told


def test_the_page_about_writing_a_game_names_the_same_tests() -> None:
    page = (ROOT / "docs" / "new_game.md").read_text(encoding="utf-8")
    command = next(each for each in page.split("```") if "pytest tests/contract" in each)
    wanted = {name.partition("::")[0] for name in CONTRACT}
    assert {word for word in command.split() if word.startswith("tests/")} == wanted


def test_it_is_short_enough_to_be_read() -> None:
    """Everything but the rules for people and the project file."""
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".ftl")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= LINES

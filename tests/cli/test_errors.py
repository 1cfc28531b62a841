"""Bad input: one sentence, exit code 2, nothing written."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.kernel.file_format import Json, read, write
from tests.command_line import Ludo

Damage = Callable[[Json, Path], object]
SIMULATE = ("simulate", "dice_throne")
NONSENSE = [
    (("simulate", "chess"), "There is no game “chess”; known: dice_throne, one_deck_dungeon, catacombs_conquest."),
    ((*SIMULATE, "--heroes", "barbarian,gandalf"), "There is no hero “gandalf” to choose"),
    ((*SIMULATE, "--heroes", "barbarian"), "The mode duel takes 2 heroes, not 1."),
    ((*SIMULATE, "--heroes", ","), "There is no hero “” to choose"),
    ((*SIMULATE, "--agents", "clever,random"), "There is no agent “clever”"),
    ((*SIMULATE, "--agents", "random"), "2 agents are needed"),
    ((*SIMULATE, "--mode", "chaos"), "There is no mode “chaos”; known: duel, king_of_the_hill, 2v2, 3v3, 2v2v2."),
    ((*SIMULATE, "--option", "promo"), "written key=value"),
    ((*SIMULATE, "--option", "luck=much"), "There is no option “luck”; known: promo."),
    ((*SIMULATE, "--option", "promo=perhaps"), "The option cannot be “perhaps”; allowed: no, yes."),
    ((*SIMULATE, "--games", "0"), "--games must be a whole number from 1"),
    ((*SIMULATE, "--games", "-5"), "not “-5”"),
    ((*SIMULATE, "--games", "many"), "not “many”"),
    ((*SIMULATE, "--games", "1.5"), "not “1.5”"),
    ((*SIMULATE, "--games", "9" * 40), "--games must be a whole number"),
    ((*SIMULATE, "--seed", "-1"), "--seed must be a whole number of at least 0"),
    ((*SIMULATE, "--jobs", "0"), "--jobs must be a whole number from 1"),
    ((*SIMULATE, "--first", "-1"), "--first must be"),
    ((*SIMULATE, "--games"), "--games needs a value."),
    ((*SIMULATE, "--speed", "3"), "There is no option --speed here"),
    ((*SIMULATE, "and", "more"), "does not take these arguments"),
    (("simulate",), "GAME is missing"),
    (("simulat",), "There is no command “simulat”; known: simulate."),
    (("content", "burn"), "There is no command “burn”; known: check, schema."),
    (("--lang", "de", "games"), "The language cannot be “de”; known: en, fr."),
    (("games", "--lang", "tlh"), "The language cannot be “tlh”"),
    (("odds", "gandalf"), "There is no hero “gandalf”"),
    (("odds", "barbarian", "--dice", "1,2,3"), "--dice needs five numbers from 1 to 6"),
    (("odds", "barbarian", "--dice", "1,2,3,4,7"), "--dice needs five numbers from 1 to 6"),
    (("odds", "barbarian", "--rolls", "-1"), "--rolls must be"),
    (("odds", "barbarian", "--rolls", "0"), "--rolls must be a whole number of at least 1"),
    (("cards", "chess"), "There is no game “chess”"),
    (("cards", "dice_throne", "--hero", "gandalf"), "There is no hero “gandalf”"),
    (("rules", "DT-NOPE-1"), "There is no rule “DT-NOPE-1”"),
    (("play", "chess"), "There is no game “chess”"),
    (("play", "--terminal", "--seat", "2"), "--seat must be a whole number from 0 to 1"),
    (("play", "--terminal", "--bot", "clever"), "There is no agent “clever”"),
    (("play", "--terminal", "--heroes", "barbarian,gandalf"), "There is no hero “gandalf”"),
    (("replay", "nowhere.json"), "The file nowhere.json does not exist."),
    (("verify", "nowhere.json"), "The file nowhere.json does not exist."),
    (("play", "--terminal", "--resume", "nowhere.json"), "The file nowhere.json does not exist."),
    (("content", "check", "nowhere.yaml"), "The file nowhere.yaml does not exist."),
    (("replay", "."), ". is a folder, not a file."),
    (("content", "check", "."), ". is a folder, not a file."),
]


@pytest.mark.parametrize(("words", "said"), NONSENSE, ids=[" ".join(words)[:60] for words, _ in NONSENSE])
def test_nonsense_is_refused_in_one_sentence(ludo: Ludo, words: tuple[str, ...], said: str) -> None:
    answer = ludo(*words)
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1
    assert (answer.code, answer.out) == (2, "")
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize("words", [words for words, _ in NONSENSE if words[0] != "--lang" and "--lang" not in words])
def test_refusals_are_french_too(ludo: Ludo, words: tuple[str, ...]) -> None:
    english, french = ludo(*words), ludo("--lang", "fr", *words)
    assert french.code == 2
    assert len(french.err.splitlines()) == 1
    assert french.err != english.err


def test_an_unknown_language_in_the_environment_is_refused(ludo: Ludo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDO_LANG", "xx")
    assert ludo("games").err == "The language cannot be “xx”; known: en, fr.\n"


def truncated(content: Json, path: Path) -> None:
    write(path, content)
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: len(text) // 2], encoding="utf-8")


def unsealed(content: Json, path: Path) -> None:
    write(path, content)
    path.write_text(path.read_text(encoding="utf-8").replace('"humans":[0]', '"humans":[1]'), encoding="utf-8")


def with_field(key: str, value: object) -> Damage:
    """A file that was written with another value, and sealed with it."""

    def damage(content: Json, path: Path) -> None:
        write(path, {**content, key: value})

    return damage


HERO = {"game": "dice_throne", "mode": "duel", "heroes": ["gandalf", "pyromancer"], "options": {}}
UNREADABLE: dict[str, Damage] = {
    "truncated": truncated,
    "empty": lambda _, path: path.write_text(""),
    "a list": lambda _, path: path.write_text("[1, 2]"),
    "changed by hand": unsealed,
    "another kind": with_field("kind", "save"),
    "another format": with_field("format", 99),
    "another hero": with_field("setup", HERO),
    "no seed": with_field("seed", None),
    "no answers": with_field("records", [["x"]]),
}
DIFFERENT: dict[str, Damage] = {
    "another version": with_field("rules", 99),
    "an answer that was not possible": with_field("records", [[0, "sell:65535", "chosen"]]),
    "another end": with_field("final", "00"),
}


def damaged(recorded: Path, damage: Damage) -> None:
    content = read(recorded, "replay")
    damage(content, Path("bad.json"))


@pytest.mark.parametrize("how", [*UNREADABLE, *DIFFERENT])
def test_a_damaged_replay_is_not_verified(ludo: Ludo, a_replay: Path, how: str) -> None:
    damaged(a_replay, (UNREADABLE | DIFFERENT)[how])
    answer = ludo("verify", "bad.json")
    assert (answer.code, answer.out) == (2, "")
    assert len(answer.err.splitlines()) == 1
    assert [path.name for path in Path.cwd().iterdir()] == ["bad.json"]


@pytest.mark.parametrize("how", UNREADABLE)
def test_a_damaged_replay_is_not_shown(ludo: Ludo, a_replay: Path, how: str) -> None:
    damaged(a_replay, UNREADABLE[how])
    answer = ludo("replay", "bad.json")
    assert (answer.code, answer.out, len(answer.err.splitlines())) == (2, "", 1)


def test_a_replay_of_another_version_is_shown_with_a_notice(ludo: Ludo, a_replay: Path) -> None:
    damaged(a_replay, DIFFERENT["another version"])
    answer = ludo("replay", "bad.json")
    assert answer.code == 0
    assert "it can be shown, not verified" in " ".join(answer.out.split())


def test_even_our_own_mistakes_are_one_sentence(ludo: Ludo, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_batch: object) -> None:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("ludotheque.lab.simulation.prepare", broken)
    answer = ludo(*SIMULATE, "--games", "1")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("Internal error (ZeroDivisionError: by zero)")
    monkeypatch.setenv("LUDO_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        ludo(*SIMULATE, "--games", "1")


def test_binary_rubbish_is_no_replay(ludo: Ludo) -> None:
    Path("rubbish").write_bytes(bytes(range(256)))
    answer = ludo("replay", "rubbish")
    assert (answer.code, answer.err) == (2, "The file is incomplete or wasn’t made by Ludothèque.\n")


def test_a_reader_who_leaves_early_is_no_traceback() -> None:
    script = "import sys; from ludotheque.cli.main import main; sys.exit(main(['cards', 'dice_throne', '--json']))"
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""

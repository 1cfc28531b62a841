"""Whole games in the terminal, through a pipe, in both languages."""

import io
from pathlib import Path

import pytest

from ludotheque.cli.main import main
from ludotheque.text.languages import LANGUAGES
from tests.command_line import Ludo

ENOUGH = "1\n" * 400
SEED = ("play", "--terminal", "--seed", "5", "--heroes", "barbarian,pyromancer")
LONG = ["help", "hint", "odds", "log", "cards", "card 1", "board", "rules DT-ROLL-10", "undo", "save game.json"]
FRENCH = ["aide", "conseil", "chances", "journal", "cartes", "carte 1", "plateau", "règle DT-ROLL-10", "annuler"]
WORDS = {
    "en": [*LONG, "keep 1 2", "auto respond", "resume game.json", "card burn"],
    "fr": [*FRENCH, "sauver game.json", "garder 1 2", "auto réagir", "reprendre game.json", "carte brulure"],
}
ENDS = {"en": ("You win!", "You lose."), "fr": ("Vous gagnez\u202f!", "Vous perdez.")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_through_a_pipe(ludo: Ludo, lang: str) -> None:
    typed = "".join(f"{word}\n1\n" for word in WORDS[lang]) + ENOUGH + "duel.json\n"
    answer = ludo(*SEED, "--lang", lang, typed=typed)
    assert (answer.code, answer.err) == (0, "")
    assert any(end in answer.out for end in ENDS[lang])
    assert max(len(line) for line in answer.out.splitlines()) <= 80
    assert ludo("verify", "duel.json").code == 0


@pytest.mark.parametrize("seat", ["0", "1"])
@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_either_seat_can_be_taken_against_either_bot(ludo: Ludo, seat: str, bot: str) -> None:
    answer = ludo(*SEED, "--seat", seat, "--bot", bot, "--heroes", "pyromancer,pyromancer", typed=ENOUGH)
    assert any(end in answer.out for end in ENDS["en"])


def test_the_end_of_the_input_is_a_polite_end(ludo: Ludo) -> None:
    answer = ludo(*SEED, typed="1\n")
    assert (answer.code, answer.err) == (0, "")
    assert "Goodbye. A game is kept only if you type “save”" in answer.out
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize("word", ["quit", "q", "quitter"])
def test_one_can_leave(ludo: Ludo, word: str) -> None:
    answer = ludo(*SEED, typed=f"{word}\n1\n")
    assert answer.out.count("\n> ") == 1
    assert "Goodbye" in answer.out


def test_an_interrupt_is_a_polite_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    typed = io.StringIO()
    monkeypatch.setattr(typed, "readline", interrupted)
    monkeypatch.setattr("sys.stdin", typed)
    assert main([*SEED, "--lang", "en"]) == 0
    assert "Goodbye" in capsys.readouterr().out


def said_after(out: str, typed: str) -> str:
    """What was printed between a typed line and the next prompt."""
    return out.partition(f"> {typed}\n")[2].partition("\n> ")[0]


def test_what_makes_no_sense_is_said_and_nothing_happens(ludo: Ludo) -> None:
    out = ludo(*SEED, typed="frobnicate\n99\nkeep 9\nrules DT-X\nauto never\ncard 77\nresume nowhere\nrules\n").out
    assert "“frobnicate” isn’t a command" in said_after(out, "frobnicate")
    assert "“99” isn’t an answer" in said_after(out, "99")
    assert "“keep 9” isn’t an answer" in said_after(out, "keep 9")
    assert "There is no rule “DT-X”" in said_after(out, "rules DT-X")
    assert "known: relaxed, careful, every" in said_after(out, "auto never")
    assert "Nothing is called “77”" in said_after(out, "card 77")
    assert "The file nowhere does not exist." in said_after(out, "resume nowhere")
    assert "Which rule?" in said_after(out, "rules")


def test_a_rule_read_in_a_game_comes_without_its_tests(ludo: Ludo) -> None:
    said = said_after(ludo(*SEED, typed="rules DT-ROLL-10\n").out, "rules DT-ROLL-10")
    assert "DT-ROLL-10" in said
    assert "test" not in said.lower()


@pytest.mark.parametrize("name", ["no/such/folder.json", "."])
def test_a_save_that_cannot_be_written_is_said(ludo: Ludo, name: str) -> None:
    out = ludo(*SEED, typed=f"save {name}\n").out
    assert "folder" in said_after(out, f"save {name}")
    assert list(Path.cwd().iterdir()) == []


def test_secrets_of_the_other_seat_stay_secret(ludo: Ludo) -> None:
    out = ludo(*SEED, typed="log\n").out
    assert "Pyromancer draws 4 cards." in out
    assert "Pyromancer draws 4 cards:" not in out


def test_colour_appears_only_on_a_terminal(ludo: Ludo) -> None:
    assert "\x1b[" not in ludo(*SEED, typed="1\n").out


def test_a_narrow_screen_gets_dice_in_a_line(ludo: Ludo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    out = ludo(*SEED, typed=ENOUGH).out
    assert " Flame]" in out
    assert "┌" not in out

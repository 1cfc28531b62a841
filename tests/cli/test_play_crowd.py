"""Matches of several players in the terminal and on the command line, wide and narrow, in both languages."""

import re
from pathlib import Path

import pytest

from ludotheque.games.dice_throne.presentation.terminal import DiceThroneTerminalView
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import answer_as_bot, start
from ludotheque.kernel.replay import record
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import agent_named, game_named
from ludotheque.text.languages import LANGUAGES
from tests.command_line import Ludo
from tests.games.dice_throne.modes.gathering import barbarian, king, pyromancer

ENOUGH = "1\n" * 900
ENDS = {
    "en": ("You win!", "You lose.", "Your team wins!", "Your team loses.", "A draw"),
    "fr": ("Vous gagnez\u202f!", "Vous perdez.", "Votre équipe gagne\u202f!", "Votre équipe perd.", "Match nul"),
}
FOUR = ("--mode", "2v2", "--heroes", "barbarian,pyromancer,barbarian,pyromancer")
HILL = "barbarian,pyromancer,barbarian"
TWO = ("--heroes", "barbarian,pyromancer")
MODES = ["king_of_the_hill", "2v2", "3v3", "2v2v2"]


@pytest.mark.parametrize("columns", ["80", "40"])
@pytest.mark.parametrize(("mode", "lang"), list(zip(MODES, (*LANGUAGES, *LANGUAGES), strict=True)))
def test_a_whole_match_through_a_pipe(
    ludo: Ludo, monkeypatch: pytest.MonkeyPatch, mode: str, lang: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    typed = "hint\ncards\nboard\nauto respond\n" + ENOUGH + "crowd.json\n"
    answer = ludo("play", "--terminal", "--mode", mode, "--seed", "5", "--lang", lang, typed=typed)
    assert (answer.code, answer.err) == (0, "")
    assert any(end in answer.out for end in ENDS[lang])
    assert max(len(line) for line in answer.out.splitlines()) <= int(columns)
    assert ludo("verify", "crowd.json").code == 0


def test_a_team_stands_under_its_dial(ludo: Ludo) -> None:
    out = ludo("play", "--terminal", *FOUR, "--seed", "5", typed="board\n").out
    board = out[out.rindex("── Turn") :].splitlines()[1:7]
    assert [line[:32].strip() for line in board] == [
        "♥ 50 ████████████████████",
        "Pyromancer 2",
        "▶ Pyromancer 4",
        "♥ 55 ████████████████████",
        "Barbarian 1 (you)",
        "Barbarian 3 (teammate)",
    ]


def test_on_the_hill_leaders_are_marked_and_everybody_has_a_bar(ludo: Ludo) -> None:
    out = ludo("play", "--terminal", "--mode", "king_of_the_hill", "--heroes", HILL, "--seed", "5", typed="").out
    assert out.count("♥ 35 ██████████ ") == 3
    assert "Barbarian 1 (you, Leader)" in out


def test_a_narrow_screen_gets_the_dials_below_the_names(ludo: Ludo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = ludo("play", "--terminal", *FOUR, "--seed", "5", typed="").out
    assert re.search(r"\n  ▶ Pyromancer 4\n      \d+ CP", out)


def test_the_hand_of_a_teammate_lies_open_and_no_other_one_does(ludo: Ludo) -> None:
    out = ludo("play", "--terminal", *FOUR, "--seed", "5", typed="cards\nlog 99\n").out
    assert "The hand of Barbarian 3, your teammate:" in out
    assert "Barbarian 3 draws 4 cards:" in out
    assert "Pyromancer 2 draws 4 cards." in out


@pytest.mark.parametrize(("lang", "said"), [("en", "seats 0, 2, Barbarian (sensible)"), ("fr", "places 0, 2, Barbare")])
def test_a_simulation_names_the_team_that_won(ludo: Ludo, lang: str, said: str) -> None:
    agents = ("--agents", "sensible,random,sensible,random")
    assert said in ludo("simulate", "dice_throne", "--mode", "2v2", *agents, "--games", "3", "--lang", lang).out


def test_the_modes_are_listed_with_their_names(ludo: Ludo) -> None:
    assert "2v2v2 – three teams of 2 (6 seats)" in ludo("games", "--lang", "en").out
    assert "le roi de la montagne (3, 4, 5, 6 places)" in ludo("games", "--lang", "fr").out


@pytest.mark.parametrize(
    ("lang", "heading", "end"), [("en", "2 against 2", " win."), ("fr", "2 contre 2", "l’emportent.")]
)
def test_a_recorded_match_of_teams_is_reported(ludo: Ludo, lang: str, heading: str, end: str) -> None:
    game = game_named("dice_throne")
    setup = Setup(game.name, "2v2", ("barbarian", "pyromancer", "pyromancer", "barbarian"), {})
    match = start(game, setup, key_of("a match of four"), (0,))
    bots = [agent_named(game.name, "random", str(seat)) for seat in range(4)]
    while match.decision is not None:
        answer_as_bot(match, bots[match.decision.owner](match.decision, match.seen((match.decision.owner,))))
    record(match, Path("four.json"))
    out = ludo("replay", "four.json", "--lang", lang).out
    assert heading in out
    assert out.rstrip().endswith(end)


def test_several_people_may_take_turns_at_the_keyboard(ludo: Ludo) -> None:
    """Teammates see the same; the others are asked to come to the screen, and hear what is for their ears."""
    out = ludo("play", "--terminal", *FOUR, "--seed", "5", "--seat", "0,2", typed="1\n1\n1\n").out
    assert "(you)" in out
    assert "Barbarian 3 (you)" in out
    assert "Press Enter" not in out
    apart = " ".join(ludo("play", "--terminal", *TWO, "--seed", "5", "--seat", "0,1", typed="1\n" * 30).out.split())
    before, handed, later = apart.partition("seat 0 (Barbarian). Press Enter when nobody else is looking.")
    assert handed
    assert "Barbarian draws 4 cards." in before
    assert "Barbarian draws 4 cards:" not in before
    assert "Barbarian draws 4 cards:" in later
    assert "Pyromancer draws 4 cards." in later


def test_people_on_both_sides_play_to_the_end(ludo: Ludo) -> None:
    out = ludo("play", "--terminal", *TWO, "--seed", "5", "--seat", "1,0", typed="1\n" * 1500).out
    assert " wins." in out
    results = [line.partition(": ")[2] for line in out.splitlines() if line.startswith("seat ")]
    assert sorted(results) == ["You lose.", "You win!"]


@pytest.mark.parametrize("seats", ["0,4", "x", "0,,1"])
def test_seats_that_are_none_are_refused(ludo: Ludo, seats: str) -> None:
    assert ludo("play", "--terminal", "--mode", "2v2", "--seat", seats).code == 2


def test_targets_are_listed_with_their_health(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    crowd = king(barbarian(), pyromancer(), barbarian(), health=[20, 30, 9]).roll(1, 1, 1, 4, 4)
    crowd.announce("smack").pass_windows()
    lines = [words for _, words in DiceThroneTerminalView(crowd.match, 0, LocalizedConsole("en")).menu().lines()]
    assert lines == ["Pyromancer – ♥ 30 · Leader", "Barbarian 3 – ♥ 9"]

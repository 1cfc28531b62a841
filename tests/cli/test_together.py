"""A game that all seats play together: a person answers wherever it may, and results are the party's."""

import io
import json
import re
from collections.abc import Callable

import pytest

from ludotheque.cli.terminal_game import Session
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.drivers import BOT, CHOSEN, Agent
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import UNDO, Match, answer_as_bot, start
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import agent_named, shown_games
from tests.cli.party import NAME, PlainFace, Together
from tests.command_line import Ludo
from tests.contract.toy_state import AIM, FLICK, GUARD, MAIN, PASS, RESPOND, YES
from tests.registered import register

Sit = Callable[..., str]


@pytest.fixture(autouse=True)
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Together()
    register(monkeypatch, game)


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Types lines at the match's human seat and returns what the screen showed."""

    def run(match: Match, *lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        Session(LocalizedConsole("en"), match, PlainFace, bots).run()
        return capsys.readouterr().out

    return run


def bots(match: Match) -> list[Agent]:
    return [agent_named(match.game.name, "random", str(seat)) for seat in range(3)]


def at(kind: int, seat: int) -> Match:
    """A match with a person at that seat, at the first question of a kind to seat 0, everything before it declined."""
    return onwards(start(Together(), Setup(NAME, "party", ("player",) * 3, {}), key_of("together"), (seat,)), kind)


def onwards(match: Match, kind: int) -> Match:
    while match.decision is not None and (match.decision.kind, match.decision.owner) != (kind, 0):
        answer_as_bot(match, match.decision.fallback())
    return match


def test_a_person_answers_the_question_of_another_seat(sit: Sit) -> None:
    match = at(AIM, seat=1)
    place = len(match.tape)
    out = sit(match, "1")
    assert out.startswith("asked: 0\naim")
    assert (match.tape[place].seat, match.tape[place].how) == (1, CHOSEN)


def test_what_another_seat_alone_is_asked_its_bot_answers(sit: Sit) -> None:
    match = at(RESPOND, seat=1)
    place = len(match.tape)
    out = sit(match)
    assert (match.tape[place].seat, match.tape[place].how) == (0, BOT)
    assert "asked: 2" not in out


def test_after_a_persons_no_the_others_are_asked(sit: Sit) -> None:
    match = at(GUARD, seat=1)
    place, records = len(match.tape), len(match.records)
    sit(match, "2")
    assert (match.records[records].seat, match.records[records].action) == (1, PASS)
    assert (match.tape[place].seat, match.tape[place].how) == (0, BOT)


def test_a_persons_answer_for_another_can_be_taken_back(sit: Sit) -> None:
    match = at(MAIN, seat=1)
    while next_kind(match) != RESPOND:
        answer_as_bot(match, PASS)
        match = onwards(match, MAIN)
    before = match.digest()
    out = sit(match, "1", "undo")
    assert "taken back" not in out
    assert (match.digest(), match.records[-1].how) == (before, UNDO)
    assert out.split("> undo\n")[1].startswith("asked: 0\nmain")


def next_kind(match: Match) -> int:
    """What is asked if seat 1 passes for seat 0."""
    fork = match.fork()
    fork.answer(1, PASS)
    return fork.decision.kind if fork.decision is not None else -1


def test_suggestions_of_others_are_shown_with_their_number(sit: Sit) -> None:
    match = at(GUARD, seat=1)
    match.suggest(0, YES)
    match.suggest(1, PASS)
    out = sit(match)
    assert "  player suggests [1] yes\n" in out
    assert out.count("suggests") == 1


def test_a_suggestion_that_is_not_listed_is_spelled(sit: Sit) -> None:
    match = at(AIM, seat=1)
    match.suggest(0, FLICK + 321)
    assert "  player suggests flick:321\n" in sit(match)


def test_the_game_says_what_can_be_typed(sit: Sit) -> None:
    out = sit(at(AIM, seat=1), "help", "rules")
    assert "help of this game" in out
    assert "For example “rules CC-1”." in out


def test_a_rate_with_its_interval_is_printed_for_the_party(ludo: Ludo) -> None:
    facts = json.loads(ludo("simulate", NAME, "--games", "40", "--json").out)
    assert set(facts["outcomes"]) == {"won", "lost"}
    rate = facts["win_rate"]
    assert rate["rate"] == facts["outcomes"]["won"] / 40
    assert 0 < rate["low"] < rate["rate"] < rate["high"] < 1
    out = " ".join(ludo("simulate", NAME, "--games", "40").out.split())
    said = r"player \(random\), player \(random\), player \(random\): \d+ of 40 games won, [\d.]+%,"
    assert re.match(said + r" with 95% confidence [\d.]+ to [\d.]+%", out)
    assert "gagnées sur 40" in " ".join(ludo("--lang", "fr", "simulate", NAME, "--games", "40").out.split())


def test_options_are_listed_or_the_games_own_affair(ludo: Ludo) -> None:
    once = ("simulate", NAME, "--games", "1")
    assert ludo(*once, "--option", "wind=storm", "--option", "sheet_1=any,text=1").code == 0
    assert "allowed: calm, storm" in ludo(*once, "--option", "wind=strong").err
    assert "There is no option “luck”; known: wind." in ludo(*once, "--option", "luck=much").err
    assert "There is no option “luck”; known: wind." in ludo("play", NAME, "--terminal", "--option", "luck=much").err


def test_a_seat_must_be_one_of_the_table(ludo: Ludo) -> None:
    assert "--seat must be a whole number from 0 to 2, not “3”." in ludo("play", NAME, "--terminal", "--seat", "3").err


@pytest.mark.parametrize("words", [("play", NAME, "--terminal", "--bot", "random"), ("cards", NAME)], ids=" ".join)
def test_a_game_without_a_face_is_refused(ludo: Ludo, words: tuple[str, ...]) -> None:
    answer = ludo(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"The game catacombs cannot be shown here yet; known: {', '.join(shown_games())}.\n"


def test_a_game_without_a_face_is_listed_by_ids(ludo: Ludo) -> None:
    listed = json.loads(ludo("games", "--json").out)["games"]
    assert [game["heroes"] for game in listed if game["game"] == NAME] == [[{"id": "player", "name": "player"}]]

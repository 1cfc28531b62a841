"""Whole games of Catacombs Conquest in the terminal, through a pipe, in both languages, alone and at one keyboard."""

import json
from pathlib import Path

import pytest

from ludotheque.text.languages import LANGUAGES
from tests.command_line import Ludo

PLAY = ("play", "catacombs_conquest", "--terminal", "--seed", "5", "--option", "max_turns=12")
ENOUGH = "1\n" * 200
TYPED = {
    "en": ["help", "angles", "log", "cards", "card 1", "card witch", "board", "rules CC-DMG-3", "undo", "hint"],
    "fr": ["aide", "angles", "journal", "cartes", "carte 1", "carte soin", "plateau", "règle CC-DMG-3", "annuler"],
}
SAVED = {"en": "save game.json\nresume game.json", "fr": "sauver game.json\nreprendre game.json"}
ENDS = {"en": ("You win!", "You lose.", "A draw:"), "fr": ("Vous gagnez\u202f!", "Vous perdez.", "Égalité\u202f:")}
TABLES = {
    "trio": ("--mode", "trio", "--heroes", "skull,sword,skull", "--seat", "2"),
    "teams": (
        "--mode",
        "teams",
        "--option",
        "boundary=mat",
        "--option",
        "share_hands=on",
        "--option",
        "obstacle_move=optional",
    ),
}


@pytest.mark.parametrize("columns", ["80", "40"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_through_a_pipe(ludo: Ludo, monkeypatch: pytest.MonkeyPatch, lang: str, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    words = "".join(f"{word}\n1\n" for word in TYPED[lang]) + SAVED[lang] + "\n"
    answer = ludo(*PLAY, "--bot", "novice", "--lang", lang, typed=words + ENOUGH + "duel.json\n")
    assert (answer.code, answer.err) == (0, "")
    assert any(end in answer.out for end in ENDS[lang])
    assert max(len(line) for line in answer.out.splitlines()) <= int(columns)
    assert ludo("verify", "duel.json").code == 0
    told = ludo("replay", "duel.json", "--lang", lang)
    assert told.code == 0
    assert {"en": "\nTurn 3: ", "fr": "\nTour 3\u202f: "}[lang] in told.out


@pytest.mark.parametrize(("mode", "lang"), [("trio", "fr"), ("teams", "en")])
def test_more_players(ludo: Ludo, mode: str, lang: str) -> None:
    answer = ludo(*PLAY, *TABLES[mode], "--bot", "random", "--lang", lang, typed=ENOUGH)
    assert (answer.code, answer.err) == (0, "")
    assert any(end in answer.out for end in ENDS[lang])
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def setup_of(ludo: Ludo, *words: str) -> dict[str, str]:
    """The options of a game that was begun so."""
    assert ludo(*PLAY, *words, typed="save game.json\n").code == 0
    content = json.loads(Path("game.json").read_text(encoding="utf-8"))
    options = content["setup"]["options"]
    assert isinstance(options, dict)
    return {key: value for key, value in options.items() if key.startswith("noise")}


def test_a_bot_has_the_finger_of_its_level_and_a_person_that_of_the_table(ludo: Ludo) -> None:
    assert setup_of(ludo) == {"noise_profile_1": "bot_skilled"}
    assert setup_of(ludo, "--bot", "expert", "--seat", "1") == {"noise_profile_0": "bot_expert"}
    assert setup_of(ludo, "--bot", "random") == {}
    mine = ("--option", "noise_profile_1=exact", "--option", "noise_profile=human_gesture")
    assert setup_of(ludo, *mine) == {"noise_profile_1": "exact", "noise_profile": "human_gesture"}
    assert setup_of(ludo, "--seat", "0,1") == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_share_a_keyboard(ludo: Ludo, lang: str) -> None:
    answer = ludo(*PLAY, "--seat", "0,1", "--lang", lang, typed="1\n" * 400)
    assert (answer.code, answer.err) == (0, "")
    handed = {"en": "The keyboard goes to seat 1 (Skull).", "fr": "Le clavier passe à la place 1 (Crâne)."}[lang]
    assert answer.out.count(handed) >= 6
    results = {"en": "seat 0 (Sword): ", "fr": "la place 0 (Épée)\u202f: "}[lang]
    assert results in answer.out


def test_what_one_person_draws_the_other_does_not_read(ludo: Ludo) -> None:
    """Between two curtains stand the news of one person: own cards with their names, the other's without."""
    out = ludo(*PLAY, "--seat", "0,1", typed="1\n" * 60).out
    for part in out.split("The keyboard goes to ")[1:]:
        mine, other = ("Skull", "Sword") if part.startswith("seat 1") else ("Sword", "Skull")
        draws = [line for line in part.splitlines() if " draws " in line]
        assert all("(" not in line for line in draws if line.strip().startswith(other))
        assert all("(" in line for line in draws if line.strip().startswith(mine))


def test_a_game_of_two_people_is_taken_up_again(ludo: Ludo) -> None:
    ludo(*PLAY, "--seat", "0,1", typed="1\n" * 20 + "save both.json\n")
    answer = ludo("play", "--terminal", "--resume", "both.json", typed="1\n" * 400)
    assert (answer.code, answer.err) == (0, "")
    assert any(f"seat 1 (Skull): {end}" in answer.out for end in ENDS["en"])


REFUSED = [
    (("--seat", "2"), "--seat must be a whole number from 0 to 1, not “2”."),
    (("--seat", "0,x"), "--seat must be a whole number of at least 0, not “x”."),
    (("--heroes", "sword,sword"), "CC-TEAM-1"),
    (("--option", "boundary=lava"), "The option cannot be “lava”; allowed: walls, mat."),
    (("--option", "start_health_sword=22", "--option", "start_health_skull=22"), "CC-SETUP-6"),
    (("--option", "max_turns=soon"), "“max_turns” is a number from 1 to 9999. (CC-STATE-7)"),
    (("--mode", "crowd"), "There is no mode “crowd”; known: duel, trio, teams."),
    (("--bot", "clever"), "There is no agent “clever”"),
]


@pytest.mark.parametrize(("words", "said"), REFUSED, ids=[" ".join(words) for words, _ in REFUSED])
def test_what_cannot_be_set_up_is_refused_in_one_sentence(ludo: Ludo, words: tuple[str, ...], said: str) -> None:
    answer = ludo(*PLAY, *words)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1


READ = [
    ("cards", "catacombs_conquest", "--hero", "sword"),
    ("cards", "catacombs_conquest", "--shelf", "shots"),
    ("simulate", "catacombs_conquest", "--games", "2", "--option", "max_turns=10"),
    ("simulate", "catacombs_conquest", "--games", "2", "--mode", "trio", "--option", "max_turns=10"),
    ("rules", "CC-DMG-3"),
]


@pytest.mark.parametrize("words", READ, ids=" ".join)
def test_reading_commands_speak_both_languages(ludo: Ludo, words: tuple[str, ...]) -> None:
    english, french = (ludo("--lang", lang, *words) for lang in LANGUAGES)
    assert (english.code, french.code, english.err + french.err) == (0, 0, "")
    assert max(len(line) for line in (english.out + french.out).splitlines() if "::" not in line) <= 80


def test_simulations_name_the_teams(ludo: Ludo) -> None:
    words = ("simulate", "catacombs_conquest", "--games", "4", "--mode", "trio", "--heroes", "sword,skull,skull")
    out = ludo(*words, "--option", "max_turns=12").out
    french = ludo(*words, "--option", "max_turns=12", "--lang", "fr").out
    assert "Skull (random, random): " in out or "Sword (random): " in out
    assert "Crâne (random, random)\u202f: gagne " in french or "Épée (random)\u202f: gagne " in french

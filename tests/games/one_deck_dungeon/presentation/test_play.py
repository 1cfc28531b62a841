"""Whole games of One Deck Dungeon in the terminal, through a pipe, in both languages."""

from pathlib import Path

import pytest

from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import local_store
from ludotheque.text.languages import LANGUAGES
from tests.command_line import Ludo
from tests.games.one_deck_dungeon.campaign.sheets import lyra, ticks

PLAY = ("play", "one_deck_dungeon", "--terminal", "--seed", "8")
ENOUGH = "1\n" * 450
TYPED = {
    "en": [
        "help",
        "odds",
        "log",
        "cards",
        "card 1",
        "card ogre",
        "board",
        "rules ODD-DICE-9",
        "undo",
        "save game.json",
    ],
    "fr": ["aide", "chances", "journal", "cartes", "carte 1", "carte ogre", "plateau", "règle ODD-DICE-9", "annuler"],
}
SAVED = {"en": "resume game.json", "fr": "sauver game.json\nreprendre game.json"}
ENDS = {"en": ("You win!", "You lose,"), "fr": ("Vous gagnez\u202f!", "Vous perdez,")}
PARTIES = {
    "solo": ("--heroes", "warrior", "--option", "dungeon=yetis_cavern"),
    "pair": ("--mode", "pair", "--heroes", "druid,slayer", "--option", "dungeon=mudlands"),
    "party": ("--mode", "party", "--heroes", "mage,rogue,paladin,warrior", "--option", "deck=hybrid"),
}


@pytest.fixture(autouse=True)
def kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Sheets of this test; whoever runs it keeps their own."""
    monkeypatch.setenv("LUDO_DATA", str(tmp_path / "kept"))


@pytest.mark.parametrize("columns", ["80", "60"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_through_a_pipe(ludo: Ludo, monkeypatch: pytest.MonkeyPatch, lang: str, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    words = "".join(f"{word}\n1\n" for word in TYPED[lang]) + SAVED[lang] + "\n"
    answer = ludo(*PLAY, "--lang", lang, typed=words + ENOUGH + "delve.json\n")
    assert (answer.code, answer.err) == (0, "")
    assert any(end in answer.out for end in ENDS[lang])
    assert max(len(line) for line in answer.out.splitlines()) <= int(columns)
    assert ludo("verify", "delve.json").code == 0
    assert ludo("replay", "delve.json", "--lang", lang).code == 0


@pytest.mark.parametrize(("mode", "lang"), [("solo", "fr"), ("pair", "en"), ("pair", "fr"), ("party", "fr")])
def test_one_person_leads_any_party(ludo: Ludo, mode: str, lang: str) -> None:
    answer = ludo(*PLAY, *PARTIES[mode], "--lang", lang, typed=ENOUGH * 2)
    assert (answer.code, answer.err) == (0, "")
    assert any(end in answer.out for end in ENDS[lang])
    assert max(len(line) for line in answer.out.splitlines()) <= 80


def test_bots_answer_for_their_seats_if_asked_for(ludo: Ludo) -> None:
    alone = ludo(*PLAY, *PARTIES["party"], typed=ENOUGH * 2)
    helped = ludo(*PLAY, *PARTIES["party"], "--bot", "random", typed=ENOUGH * 2)
    assert any(end in helped.out for end in ENDS["en"])
    assert "Mage and Rogue face" in helped.out
    assert 0 < helped.out.count("\n> ") < alone.out.count("\n> ")


def test_colour_appears_only_on_a_terminal(ludo: Ludo) -> None:
    assert "\x1b[" not in ludo(*PLAY, typed="1\n").out


REFUSED = [
    (("--sheet", "nothere1"), "There is no sheet “nothere1”"),
    (("--sheet", "00c0ffee", "--sheet", "00c0ffee"), "There is 1 seat, and 2 sheets were named."),
    (("--sheet", "00c0ffee", "--heroes", "mage"), "The sheet 00c0ffee belongs to archer; seat 0 plays mage."),
    (("--option", "dungeon=ikea"), "The option cannot be “ikea”"),
    (("--heroes", "gandalf"), "There is no hero “gandalf”"),
    (("--mode", "crowd"), "There is no mode “crowd”; known: solo, pair, party."),
]


@pytest.mark.parametrize(("words", "said"), REFUSED, ids=[" ".join(words) for words, _ in REFUSED])
def test_what_cannot_be_set_up_is_refused_in_one_sentence(ludo: Ludo, words: tuple[str, ...], said: str) -> None:
    local_store().add(lyra())
    answer = ludo(*PLAY, *words)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1


def test_a_game_without_sheets_says_so(ludo: Ludo) -> None:
    assert ludo("play", "dice_throne", "--terminal", "--sheet", "00c0ffee").err == "This game has no campaign sheets.\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_goes_in_and_comes_home(ludo: Ludo, lang: str) -> None:
    local_store().add(lyra(played=9, ticks=ticks(veteran=(6, 0, 0), guile=(6, 0, 0), durability=(5, 0, 0))))
    answer = ludo(*PLAY, "--sheet", "00c0ffee", "--lang", lang, typed=ENOUGH)
    assert (answer.code, answer.err) == (0, "")
    out = " ".join(answer.out.split())
    assert {"en": "Quick Draw (1 A)", "fr": "Tir Réflexe (1 A)"}[lang] in out
    assert {"en": "Sheet 00c0ffee of Lyra: 10 games", "fr": "Feuille 00c0ffee de Lyra : parties 10"}[lang] in out
    kept = local_store().read("00c0ffee")
    assert (kept.played, kept.revision) == (10, 2)
    assert sum(each.circle + each.square + each.hard for each in kept.ticks) > 17


def test_a_new_talent_is_news(ludo: Ludo) -> None:
    local_store().add(lyra(played=9, ticks=ticks(veteran=(5, 0, 0))))
    out = ludo(*PLAY, "--sheet", "00c0ffee", typed=ENOUGH).out
    assert "New talents: Veteran" in out


def test_a_sheet_that_is_gone_by_the_end_is_said_politely(ludo: Ludo) -> None:
    local_store().add(lyra())
    ludo(*PLAY, "--sheet", "00c0ffee", typed="save game.json\n")
    local_store().delete("00c0ffee")
    answer = ludo("play", "--terminal", "--resume", "game.json", typed=ENOUGH)
    assert (answer.code, answer.err) == (0, "")
    assert "There is no sheet “00c0ffee”" in answer.out


def test_seats_without_a_sheet_take_the_heroes_that_are_left(ludo: Ludo) -> None:
    local_store().add(lyra())
    out = ludo(*PLAY, "--mode", "pair", "--sheet", "-", "--sheet", "00c0ffee").out
    assert "1 Mage " in out
    assert "2 Archer " in out

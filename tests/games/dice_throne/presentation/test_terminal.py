"""A person at a seat: what each word does in a known situation."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.cli.terminal_game import Session
from ludotheque.games.dice_throne.presentation.terminal import DiceThroneTerminalView
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.match import Match
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.registry.discovery import agent_named
from ludotheque.text.languages import Language
from tests.games.dice_throne.scenario import Duel, barbarian, pyromancer, scenario

Sit = Callable[..., str]


def random_bots(match: Match) -> list[Agent]:
    return [agent_named(match.game.name, "random", str(seat)) for seat in range(2)]


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Sit:
    """Types lines at seat 0 of a duel and returns what the screen showed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def run(duel: Duel, *lines: str, lang: Language = "en") -> str:
        duel.match.humans = (0,)
        console = LocalizedConsole(lang)
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        Session(
            console, duel.match, lambda match, seat: DiceThroneTerminalView(match, seat, console), random_bots
        ).run()
        return capsys.readouterr().out

    return run


def after(out: str, typed: str) -> str:
    """What was printed between a typed line and the next prompt."""
    return out.partition(f"> {typed}\n")[2].partition("\n> ")[0]


def test_a_paid_token_can_be_taken_back(sit: Sit) -> None:
    duel = scenario(barbarian(cp=3, tokens={"knockdown": 1}), pyromancer()).main()
    out = sit(duel, "undo", "3", "undo")
    assert "There is nothing to take back." in out
    assert "tokens: Knockdown" not in after(out, "3")
    assert "tokens: Knockdown" in out.rpartition("> undo\n")[2]


def test_an_undo_says_why_not(sit: Sit) -> None:
    sold = sit(scenario(barbarian(hand=["smack_2", "smack_3"]), pyromancer()).main(), "2", "undo")
    assert "cannot be taken back: something hidden was shown since" in after(sold, "undo")
    rolled = sit(scenario(barbarian(), pyromancer()).roll(1, 2, 3, 4, 5), "roll 1", "undo")
    assert "cannot be taken back: dice were rolled" in after(rolled, "undo")


def test_saved_and_taken_up_again(sit: Sit) -> None:
    duel = scenario(barbarian(cp=3, tokens={"knockdown": 1}), pyromancer()).main()
    out = sit(duel, "save here.json", "3", "resume here.json")
    assert "Saved to here.json" in after(out, "save here.json")
    assert json.loads(Path("here.json").read_text(encoding="utf-8"))["kind"] == "save"
    assert "The saved game continues." in after(out, "resume here.json")
    assert "tokens: Knockdown" in after(out, "resume here.json")


def test_rolls_are_typed_and_never_listed(sit: Sit) -> None:
    out = sit(scenario(barbarian(), pyromancer()).roll(1, 1, 6, 6, 4), "keep 3 4", "roll 1")
    first = out.partition("\n> ")[0]
    assert "or roll again" in first
    assert len([line for line in first.splitlines() if line.startswith("  1 ")]) == 1
    assert "rerolls 3 dice" in after(out, "keep 3 4")
    assert "rerolls 1 die" in after(out, "roll 1")
    assert "or roll again" not in after(out, "roll 1")


@pytest.mark.parametrize("typed", ["keep 1 2 3 4 5", "roll", "roll 6", "keep 0"])
def test_rolls_that_are_none(sit: Sit, typed: str) -> None:
    out = sit(scenario(barbarian(), pyromancer()).roll(1, 1, 6, 6, 4), typed)
    assert "isn’t an answer to this question" in after(out, typed)


def test_dice_abilities_and_chances_are_shown(sit: Sit) -> None:
    out = sit(scenario(barbarian(), pyromancer()).roll(1, 1, 3, 6, 4))
    assert "│   Sword   │ │   Sword   │ │   Sword   │ │    Pow    │ │   Life    │" in out
    assert "● Smack" in out
    assert "3\u00a0Swords\u00a0✓ · 4\u00a0Swords\u00a093.8%" in out
    assert "◐ Rage!" in out
    assert "1 Smack: 3 Swords – Deal 4 damage." in out


def test_without_attempts_nothing_is_within_reach(sit: Sit) -> None:
    duel = scenario(barbarian(), pyromancer()).roll(1, 1, 3, 6, 4)
    out = sit(duel, "roll 4", "roll 4", "odds")
    assert "◐" not in after(out, "odds").partition("● reached")[0]


def test_odds_before_any_roll_are_those_of_three_rolls(sit: Sit) -> None:
    out = sit(scenario(barbarian(), pyromancer()).main(), "odds")
    assert "5\u00a0Pows\u00a01.3%" in after(out, "odds")


def test_a_hint_for_a_roll_says_what_to_type(sit: Sit) -> None:
    out = sit(scenario(barbarian(), pyromancer()).roll(6, 6, 6, 6, 1), "hint")
    assert "\n  [roll 5] " in after(out, "hint")


@pytest.mark.parametrize(
    ("lang", "order", "win"),
    [("en", "hint", "(chance to win: about "), ("fr", "conseil", "(chances de gagner\u202f: environ ")],
)
def test_a_hint_says_why_and_how_likely_that_wins(sit: Sit, lang: Language, order: str, win: str) -> None:
    out = after(sit(scenario(barbarian(), pyromancer()).roll(6, 6, 6, 1, 2), order, lang=lang), order)
    flowing = " ".join(word for word in out.replace("\n", " ").split(" ") if word)
    assert flowing.count(win) == 3
    assert flowing.count("51.8% to reach Crit Bash" if lang == "en" else "51,8\u202f% de chances d’atteindre") == 1
    assert all(len(line) <= 80 for line in out.splitlines())


def test_cards_can_be_read_by_number_and_by_name(sit: Sit) -> None:
    out = sit(scenario(barbarian(hand=["smack_2"]), pyromancer()).main(), "cards", "card 1", "card fire m", "c tip")
    assert "1 Smack II – Hero Upgrade, 2 CP" in after(out, "cards")
    assert "5 Swords: Deal 9 damage." in after(out, "card 1")
    assert "Fire Mastery – status effect" in after(out, "card fire m")
    assert "Tip It! – Instant Action, 1 CP" in after(out, "c tip")


def test_an_upgrade_shows_the_price_that_will_be_paid(sit: Sit) -> None:
    dear = sit(scenario(barbarian(hand=["smack_3"], cp=5), pyromancer()).main())
    assert "Smack III – 3 CP" in dear
    cheap = sit(scenario(barbarian(hand=["smack_3"], cp=5, upgrades=["smack_2"]), pyromancer()).main())
    assert "Smack III – 1 CP" in cheap


def test_a_foreign_announcement_is_explained(sit: Sit) -> None:
    duel = scenario(barbarian(hand=["tip_it"], cp=2), pyromancer(), active=1).roll(1, 2, 3, 1, 2)
    for _ in range(2):  # no attempt is left, so that another die would matter
        duel.will_roll(1, 1).reroll(0)
    duel.match.answer(1, duel.decision.options[0])
    out = sit(duel, lang="en")
    assert "Fireball (5 Flames) – Deal 8 damage. Gain 1 Fire Mastery." in out
    assert "An announcement was made: do you respond?" in out


def test_a_changed_die_is_chosen_in_a_few_lines(sit: Sit) -> None:
    out = sit(scenario(barbarian(hand=["so_wild"], cp=2), pyromancer()).roll(1, 1, 3, 6, 4), "3")
    question = after(out, "3") or out
    assert "Die 1, now 1:  [1]\u00a0→1" in question
    assert "Die 5, now 4:" in question


def test_auto_is_for_response_windows(sit: Sit) -> None:
    out = sit(scenario(barbarian(), pyromancer()).main(), "auto", "auto off", "auto respond", "auto changes")
    assert "nothing to respond to here" in after(out, "auto")
    assert "every time you can respond" in after(out, "auto off")
    assert "something to respond to" in " ".join(after(out, "auto respond").split())
    assert "only when something has changed" in after(out, "auto changes")


def test_auto_is_set_in_french_too(sit: Sit) -> None:
    words = ["auto non", "auto réagir", "auto REAGIR", "auto changements", "auto jamais"]
    out = sit(scenario(barbarian(), pyromancer()).main(), *words, "auto changes", lang="fr")
    assert "à chaque moment de réaction" in after(out, "auto non")
    assert "de quoi réagir" in after(out, "auto réagir")
    assert "de quoi réagir" in after(out, "auto REAGIR")
    assert "que si quelque chose a changé" in after(out, "auto changements")
    assert "connus\u202f: détendu, prudent, toutes, non, changements, réagir, arrêt" in " ".join(
        after(out, "auto jamais").split("\n")
    )
    assert "que si quelque chose a changé" in after(out, "auto changes")


def windows_asked(sit: Sit, *orders: str) -> int:
    """How often a seat that holds one Instant is asked in the Upkeep and Income of the other."""
    duel = scenario(barbarian(hand=["getting_paid"], cp=2), pyromancer()).main_2()
    out = sit(duel, *orders, "end", *["pass"] * 8)
    return sum(part.partition("do you respond?")[1] != "" for part in BEGINNING.split(out)[1:])


BEGINNING = re.compile("(?:Upkeep|Income) Phase ──")


def test_standing_orders_spare_questions(sit: Sit) -> None:
    assert windows_asked(sit, "auto off") > windows_asked(sit, "auto changes") == 1
    assert windows_asked(sit, "auto non") == windows_asked(sit, "auto every") == windows_asked(sit, "auto off")
    assert windows_asked(sit) == windows_asked(sit, "auto careful") == windows_asked(sit, "auto relaxed") == 0


def test_the_next_window_can_be_held_open(sit: Sit) -> None:
    assert windows_asked(sit, "auto stop") == 1


def test_everything_is_said_in_french(sit: Sit) -> None:
    duel = scenario(barbarian(tokens={"concussion": 1}), pyromancer()).roll(1, 1, 3, 6, 4)
    out = sit(duel, "conseil", "chances", "cartes", "plateau", "aide", lang="fr")
    for word in ("Barbare (vous)", "jetons\u202f: Commotion", "Épée", "un joueur sensé", "Défausse", "hors de portée"):
        assert word in out
    for word in ("Barbarian", "Sword", "tokens", "Pass"):
        assert word not in out

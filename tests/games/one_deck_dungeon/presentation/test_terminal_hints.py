"""Hints in the terminal: what to type, why, and a line that can be typed act by act."""

import re

import pytest

from ludotheque.games.one_deck_dungeon.table.events import ConsequencesSuffered
from ludotheque.text.languages import LANGUAGES, Language
from tests.games.one_deck_dungeon.presentation.terminal_player import Sit, after, bandit, sit, two
from tests.games.one_deck_dungeon.scenario import Delve, fled, scenario, warrior

__all__ = ["sit"]  # a fixture

ORDERS = {"en": "hint", "fr": "conseil"}


def doors() -> Delve:
    return scenario(warrior(damage=2), doors=["goblin_1", fled("bandit_1"), fled("boulder_1")]).option()


def test_the_best_answer_comes_first_with_its_line_and_what_stopping_brings(sit: Sit) -> None:
    out = after(sit(bandit(), "hint"), "hint").replace("\u00a0", " ")
    best = (
        "Cleave (1 strength die) – 1♥ 3 time in the end, against 5♥ 4 time if you stop now; nothing better is possible"
    )
    assert f"[6] {best} Line: use Cleave S1 S3 S5 A2 A4 · cover 1 A5 A3 · cover 5 S6 · cover 6 S4" in out
    assert "[10] Suffer the consequences – if you stop now: 5♥ 4 time" in out


def test_the_same_in_french(sit: Sit) -> None:
    out = after(sit(bandit(), "conseil", lang="fr"), "conseil").replace("\u00a0", " ")
    assert "1♥ 3 temps à la fin, contre 5♥ 4 temps si vous arrêtez ; rien de mieux n’est possible" in out
    assert "Plan : utiliser Fendre F1 F3 F5 A2 A4 · couvrir 1 A5 A3 · couvrir 5 F6 · couvrir 6 F4" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_acts_of_a_line_can_be_typed(sit: Sit, lang: Language) -> None:
    order, label = {"en": ("hint", "Line:"), "fr": ("conseil", "Plan :")}[lang]
    out = after(sit(bandit(), order, lang=lang), order).replace("\u00a0", " ")
    acts = [act.strip() for act in out.partition(label)[2].partition(" [")[0].split("·")]
    delve = bandit()
    sit(delve, *acts, {"en": "done", "fr": "fini"}[lang], lang=lang)
    assert delve.logged(ConsequencesSuffered) == [ConsequencesSuffered(1, 3, 0)]


def test_with_several_heroes_dice_and_skills_say_whose_they_are(sit: Sit) -> None:
    out = after(sit(two(), "hint"), "hint").replace("\u00a0", " ")
    acts = [act.strip() for act in out.partition("Line:")[2].partition(" [")[0].split("·")]
    assert any(act.startswith("use 2:Backstab 2:") for act in acts)
    delve = two()
    sit(delve, acts[0])
    assert len(delve.match.tape) > 1, "nothing was refused"


def test_open_doors_are_said_with_what_they_may_cost(sit: Sit) -> None:
    out = after(sit(doors(), "hint"), "hint")
    assert re.search(r"Enter door 2: Bandit – likely cost: [\d.]+♥ [\d.]+ time \(worth [\d.]+♥\); loot: ", out)


def test_within_an_act_the_next_die_is_said(sit: Sit) -> None:
    out = after(sit(bandit(), "use cleave", "hint"), "hint")
    assert "[1] Strength 1 – a part of the best line: 1♥ 3 time in the end" in out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("make", [bandit, two, doors])
def test_hints_fit_the_screen(sit: Sit, make: object, lang: Language, columns: int) -> None:
    assert callable(make)
    order = ORDERS[lang]
    out = sit(make(), order, lang=lang, columns=columns).partition(f"> {order}\n")[2]
    assert max(len(line) for line in out.splitlines()) <= columns

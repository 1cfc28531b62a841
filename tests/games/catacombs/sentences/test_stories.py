"""The story of a flick: contacts in their order, the subject where it changes, where the disc stopped."""

import re
from typing import Any

import pytest

from ludotheque.games.catacombs.sentences.match_text import event_sentence, names_of
from ludotheque.games.catacombs.table.events import Flicked
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.spans import Span, plain
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword
from tests.golden.renew_catacombs_log import FOLDER, matches

NAMES = names_of(("sword", "skull"))


def story(conquest: Conquest, lang: Language = "en") -> str:
    """The last flick as the log tells it, behind its colon."""
    return plain(event_sentence(conquest.logged(Flicked)[-1], NAMES, lang)).partition(
        ": " if lang == "en" else "\u202f: "
    )[2]


def combat(**said: Any) -> Conquest:
    """Sword 1 is to make a combat shot."""
    return scenario(sword("berserker_mage"), skull(), **said).card().play("berserker_mage")


def test_a_disc_that_touches_nothing_just_stops() -> None:
    """1 m/s carries 1 / (2 · 0.25 · 9.81) = 0.204 m."""
    scene = combat(at={"skull_1": (500, 100)}).flick(0, 1.0)
    assert story(scene) == "stops at (354, 100)."
    assert story(scene, "fr") == "s’arrête en (354\u202f; 100)."


def test_contacts_are_reported_in_order_and_names_return_where_they_change() -> None:
    scene = combat(at={"obstacle_1": (250, 100), "skull_1": (400, 100)}).flick(0, 2.5)
    assert story(scene).startswith("hits obstacle 1; obstacle 1 hits Skull 1; Skull 1 bounces off the right wall;")
    assert re.search(r"; Sword 1 stops at \(\d+, 100\)\.$", story(scene))
    french = story(scene, "fr")
    assert french.startswith("touche l’obstacle 1\u202f; l’obstacle 1 touche Crâne 1\u202f; Crâne 1 ricoche sur le mur")


def test_the_faster_of_two_is_said_to_touch_the_other() -> None:
    """The obstacle has the higher number of the two and still is the one that moves."""
    scene = combat(at={"obstacle_1": (230, 100), "skull_2": (300, 100), "skull_1": (500, 300)}).flick(0, 1.5)
    assert story(scene).startswith("hits obstacle 1; obstacle 1 hits Skull 2;")


@pytest.mark.parametrize(
    ("angle", "wall"), [(0, "right wall"), (90, "upper wall"), (180, "left wall"), (270, "lower wall")]
)
def test_walls_are_named(angle: float, wall: str) -> None:
    scene = combat(at={"sword_1": (240, 250), "skull_1": (500, 30)}).flick(angle, 3.0)
    assert f"bounces off the {wall}" in story(scene)


def test_a_disc_that_leans_on_a_wall_has_not_bounced() -> None:
    scene = combat(at={"sword_1": (150, 12.5), "skull_1": (500, 300)}).flick(0, 1.0)
    assert story(scene) == "stops at (354, 12)."


def test_what_leaves_the_mat_is_reported_with_where_it_is_put_back() -> None:
    scene = combat(at={"sword_1": (150, 20)}, boundary="mat").flick(270, 2.0)
    lines = [plain(event_sentence(event, NAMES, "en")) for event in scene.match.log[-2:]]
    assert lines[0].endswith(": leaves the mat.")
    assert lines[1] == "Sword 1 had left the mat and is put back at (150, 12)."


def test_a_long_chain_is_cut_and_counted() -> None:
    """Twelve contacts by hand: a flick seldom has so many."""
    touch = {"kind": "disc_disc", "a": 0, "b": 4, "approach": 9000, "before": [[9000, 0], [0, 0]]}
    finals = [{"disc": 0, "at": [1000, 2000]}]
    record = {"flicked": 0, "angle": 0, "speed": 50_000, "events": [touch] * 12, "finals": finals}
    said = plain(event_sentence(Flicked("combat", 0, 0, 50_000, record), NAMES, "en"))
    assert said.count("hits obstacle 1") == 9
    assert said.endswith("; 3 more contacts; Sword 1 stops at (1, 2).")


def test_what_the_finger_did_is_reported_where_it_differs() -> None:
    scene = combat(noise_profile="bot_novice").flick(0, 1.0)
    said = plain(event_sentence(scene.logged(Flicked)[-1], NAMES, "en"))
    assert re.match(r"Sword 1, combat, 0°, power 32\.2% \(in fact [\d.]+°, [\d.]+%\): ", said)


def test_names_lead_to_discs_and_letters_stand_beside_them_where_wanted() -> None:
    event = combat().flick_at("skull_1").logged(Flicked)[-1]
    assert Span("Skull 1", "disc:2") in event_sentence(event, NAMES, "en")
    lettered = plain(event_sentence(event, names_of(("sword", "skull"), lettered=True), "fr"))
    assert lettered.startswith("Épée 1 (A), combat, 0°")
    assert "touche Crâne 1 (X)" in lettered


MATCHES = matches()


@pytest.mark.parametrize("name", MATCHES)
def test_matches_are_explained_as_was_read(name: str) -> None:
    told = "`python -m tests.golden.renew_catacombs_log`, and read"
    assert MATCHES[name] == (FOLDER / name).read_text(encoding="utf-8"), told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_told_matches_have_no_slips(lang: Language) -> None:
    for name, text in MATCHES.items():
        lines = text.splitlines() if f".{lang}." in name else []
        assert not [line for line in lines if re.search(r"\S {2}|\( | \)| [,.]|\.\.|'|_", line)]
        if lang == "fr":
            assert not [line for line in lines if re.search(r"[^\u202f][!?;:%]|\b(the|power|hits|stops)\b", line)]
            assert not [line for line in lines if re.search(r"(?<![-\w])(de|le|la|que) [aeéèêiouyàâœÉ]", line)]

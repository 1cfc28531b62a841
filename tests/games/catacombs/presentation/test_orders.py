"""Orders by numbers: how they may be written, what they come to, and why they are refused."""

import pytest

from ludotheque.games.catacombs.presentation.terminal import CatacombsTerminalView
from ludotheque.games.catacombs.sentences.writer import power_of, speed_for
from ludotheque.games.catacombs.table.actions import VERBS
from ludotheque.kernel.errors import RequestRefused
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.text.languages import Language
from tests.games.catacombs.presentation.terminal_player import Sit, after, combat, longbow, missile, sit
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword
from tests.rules import rule

__all__ = ["sit"]  # a fixture


def obstacle() -> Conquest:
    return scenario(sword("royal_archer"), skull("witch")).obstacle()


def read(context: Conquest, line: str, seat: int = 0, lang: Language = "en") -> list[str]:
    """The answers a line stands for, as they are spelled on the tape."""
    answers = CatacombsTerminalView(context.match, seat, LocalizedConsole(lang)).typed_answers(line)
    return [VERBS.spell(answer) for answer in answers or []]


def refused(context: Conquest, line: str, seat: int = 0) -> str:
    with pytest.raises(RequestRefused) as refusal:
        read(context, line, seat)
    return refusal.value.key


def test_power_goes_from_the_slowest_to_the_fastest() -> None:
    assert [speed_for(power) for power in (0, 50, 100)] == [50_000, 1_525_000, 3_000_000]
    assert power_of(speed_for(37.5)) == pytest.approx(37.5)


SAME = [
    "aim 37.5 power 60",
    "AIM 37.5 POWER 60",
    "aim 37,5 power 60",
    "aim 37.5, power 60",
    "power 60 aim 37.5",
    "aim 37.5° power 60%",
    "vise 37,5 force 60",
    "viser 37.5 puissance 60",
    "37.5 60",
    "37,5 60",
    "aim -322.5 power 60",
]


@pytest.mark.parametrize("line", SAME)
def test_a_flick_may_be_written_in_many_ways(line: str) -> None:
    assert read(combat(), line) == ["flick:37500,1820000"]


def test_a_disc_can_be_aimed_at() -> None:
    assert read(combat(), "aim X power 0") == ["flick:0,50000"]
    assert read(combat(), "vise Y force 0") == ["flick:33690,50000"]
    assert read(combat(), "aim at B power 0") == ["flick:90000,50000"]
    assert read(combat(), "aim #1 power 0") == ["flick:112249,50000"]


def test_an_obstacle_is_named_by_its_number() -> None:
    for line in ("obstacle 3 aim 90 power 20", "obstacle 3 vise 90 force 20", "obstacle #3 90 20", "cristal 3 90 20"):
        assert read(obstacle(), line) == ["obstacle:6,90000,640000"]


@rule("CC-RANGE-1", "CC-RANGE-2")
def test_a_projectile_is_placed_by_angle_and_distance_or_by_coordinates() -> None:
    """A missile of 7.5 mm: 20.5 to 32.5 mm between the centres."""
    assert read(missile(), "place 90 30", 1) == ["place:2,300000,130000"]
    assert read(missile(), "pose 90 30", 1) == ["place:2,300000,130000"]
    assert read(missile(), "place 180", 1) == ["place:2,273500,100000"]
    assert read(missile(), "place at 300 130", 1) == ["place:2,300000,130000"]
    assert read(missile(), "pose en 300 130,5", 1) == ["place:2,300000,130500"]


@pytest.mark.parametrize("distance", ["20.5", "32.5"])
@pytest.mark.parametrize("angle", range(0, 360, 45))
def test_the_bounds_of_the_distance_are_allowed_in_every_direction(angle: int, distance: str) -> None:
    context = missile()
    (spelled,) = read(context, f"place {angle} {distance}", 1)
    assert context.decision.refusal(VERBS.parse(spelled)) is None


def test_a_projectile_is_placed_and_flicked_in_one_line() -> None:
    assert read(missile(), "place 180 30 aim A power 50", 1) == ["place:2,270000,100000", "flick:180000,1525000"]
    assert read(missile(), "pose 90 30 vise 45 force 50", 1) == ["place:2,300000,130000", "flick:45000,1525000"]


@rule("CC-SHOT-9")
def test_a_longbow_starts_from_the_character_that_is_named_or_near() -> None:
    assert read(longbow(), "place 0 30")[0].startswith("place:0,")
    assert read(longbow(), "place B 0 30") == ["place:1,180000,200000"]
    assert read(longbow(), "place from B 0 30") == ["place:1,180000,200000"]
    assert read(longbow(), "place at 180 200") == ["place:1,180000,200000"]


REFUSED = [
    ("aim 37.5", "arena-need-both"),
    ("power 60", "arena-need-both"),
    ("aim 37.5 power 101", "arena-bad-power"),
    ("aim 37.5 power -1", "arena-bad-power"),
    ("aim 37.5 power much", "arena-bad-power"),
    ("aim 400 power 1", "arena-bad-angle"),
    ("aim north power 1", "arena-bad-angle"),
    ("aim A power 1", "arena-bad-angle"),
    ("aim 1 power 1 please", "arena-not-read"),
    ("aim", "arena-not-read"),
    ("place 1 1", "arena-no-place"),
    ("obstacle 3 aim 90 power 20", "arena-no-obstacle"),
]


@rule("CC-INPUT-1")
@pytest.mark.parametrize(("line", "key"), REFUSED)
def test_a_flick_that_is_none_is_refused(line: str, key: str) -> None:
    assert refused(combat(), line) == key


@pytest.mark.parametrize("line", ["obstacle 0 aim 1 power 1", "obstacle 6 aim 1 power 1", "obstacle aim 1", "obstacle"])
def test_there_are_five_obstacles(line: str) -> None:
    assert refused(obstacle(), line) == "arena-which-obstacle"


MISPLACED = [
    ("place 90 20", "arena-bad-distance"),
    ("place 90 33", "arena-bad-distance"),
    ("place", "arena-place-how"),
    ("place at 300", "arena-place-how"),
    ("place at 300 160", "arena-spot-far"),
    ("place at 300 110", "arena-spot-taken"),
    ("place at 300 5", "arena-spot-outside"),
    ("place A 90 30", "arena-bad-origin"),
    ("place Y 90 30", "arena-bad-origin"),
    ("aim 0 power 5", "arena-no-flick"),
]


@rule("CC-RANGE-3", "CC-RANGE-6")
@pytest.mark.parametrize(("line", "key"), MISPLACED)
def test_a_spot_that_is_none_is_refused_with_its_reason(line: str, key: str) -> None:
    assert refused(missile(), line, 1) == key


def test_a_refusal_changes_nothing_and_names_the_rule(sit: Sit) -> None:
    context = missile(at={"obstacle_1": (330, 100)})
    before = context.match.digest()
    out = sit(context, "place 0", "place 90 99", "pose 90 33", seats=(1,))
    assert after(out, "place 0").startswith("At (326.5, 100) the projectile would be too close to obstacle 1")
    assert "from 20.5 to 32.5 mm between the centers (CC-RANGE-2)" in after(out, "place 90 99")
    assert context.match.digest() == before


def test_refusals_are_french_too(sit: Sit) -> None:
    out = sit(missile(), "pose 90 33", "vise 3", "pose en 300 160", lang="fr", seats=(1,))
    assert after(out, "pose 90 33").startswith("33 mm n’est pas à portée")
    assert "un angle et une force" in after(out, "vise 3") or "rien à lancer ici" in after(out, "vise 3")
    assert "hors de portée (Crâne 1 (X), CC-RANGE-1)" in after(out, "pose en 300 160")


def test_other_lines_are_left_to_the_words_of_all_games() -> None:
    context = combat()
    for line in ("1", "help", "undo", "cards", "angles 3", "12 13 14", ""):
        assert CatacombsTerminalView(context.match, 0, LocalizedConsole("en")).typed_answers(line) is None

"""Commands, and answers that are none (CC-INPUT, CC-STATE-6)."""

import pytest

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import (
    ARMOR,
    BOOST,
    DISCARD,
    OBSTACLE,
    PLAY,
    RETRY,
    TARGET,
    flick_action,
    obstacle_action,
    place_action,
)
from ludotheque.kernel.errors import IllegalAction, StaleAction
from tests.games.catacombs.scenario import Conquest, action_of, scenario, skull, sword
from tests.rules import rule

FASTEST = 3_000_000
SLOWEST = 50_000


def to_flick(**said: object) -> Conquest:
    """sword_1 is about to be flicked."""
    return scenario(sword("oathbound_knight", "silver_stag"), skull("witch"), **said).card().play("oathbound_knight")


@rule("CC-INPUT-1")
@pytest.mark.parametrize("speed", [0, 1, SLOWEST - 1, FASTEST + 1, (1 << 22) - 1])
def test_a_speed_out_of_range_is_refused(speed: int) -> None:
    assert "least=50000 most=3000000" in to_flick().refused(flick_action(0, speed))
    assert "reason-flick CC-INPUT-1 speed=" in scenario().obstacle().refused(obstacle_action(4, 0, speed))


@rule("CC-INPUT-1")
@pytest.mark.parametrize("angle", [360_000, 360_001, (1 << 19) - 1])
def test_an_angle_out_of_range_is_refused(angle: int) -> None:
    assert "least=0 most=359999" in to_flick().refused(flick_action(angle, 1_000_000))
    assert "reason-flick CC-INPUT-1 angle=" in scenario().obstacle().refused(obstacle_action(4, angle, 1_000_000))


@rule("CC-INPUT-1")
@pytest.mark.parametrize(("angle", "speed"), [(0, SLOWEST), (359_999, FASTEST), (180_000, FASTEST), (90_000, SLOWEST)])
def test_the_limits_are_legal(angle: int, speed: int) -> None:
    conquest = to_flick().give(flick_action(angle, speed))
    record = conquest.logged(events.Flicked)[0].record
    assert (record["angle"], record["speed"]) == (angle, speed)
    assert record["impulse"] == round(3.44 * speed)  # grams times micrometres per second


@rule("CC-INPUT-2")
def test_a_flick_is_nothing_but_angle_and_speed() -> None:
    conquest = to_flick()
    space = conquest.decision.space
    assert space is not None
    assert (conquest.options(), conquest.asked()) == ([], "flick")
    assert space.describe() == {"angles": 360_000, "slowest": SLOWEST, "fastest": FASTEST}
    verbs = conquest.match.game.verbs
    assert verbs.parse("flick:90000,1000000") == flick_action(90_000, 1_000_000)
    assert conquest.give(verbs.parse("flick:90000,1000000")).shots() == ["critical_combat"]


@rule("CC-INPUT-2")
@pytest.mark.parametrize(
    "spelled", ["flick:90000", "flick:90000,1,1", "flick:-1,1000000", "flick:0.5,1000000", "push:1,1"]
)
def test_a_command_that_cannot_be_read_is_refused(spelled: str) -> None:
    conquest = to_flick()
    with pytest.raises(IllegalAction):
        conquest.match.game.verbs.parse(spelled)


@rule("CC-INPUT-3")
def test_nothing_that_is_shown_before_a_flick_predicts_it() -> None:
    """Neither question nor view knows more than where the discs lie and what the limits are."""
    conquest = to_flick()
    shown = conquest.match.redact((0,))
    assert set(shown["discs"][0]) == {"disc", "kind", "x", "y", "radius"}
    assert conquest.logged(events.Flicked) == []
    before = conquest.match.digest()
    assert "CC-INPUT-1" in conquest.refused(flick_action(0, FASTEST + 1))  # not a word of what would be hit
    assert conquest.match.digest() == before


@rule("CC-INPUT-4")
@pytest.mark.parametrize("angle", [0, 45, 90, 135, 180, 225, 270, 315])
def test_any_direction_is_allowed_also_from_a_wall(angle: int) -> None:
    at = {"sword_1": (12.5, 12.5)}
    conquest = to_flick(at=at).flick(angle, 0.5)
    x, y = conquest.at("sword_1")
    assert x >= 12.5
    assert y >= 12.5
    if angle in (0, 45, 90):
        assert x + y > 60


WRONG = {
    "done": 0,
    "play": PLAY,
    "discard": DISCARD,
    "target": TARGET | 2,
    "place": place_action(0, 180_000, 100_000),
    "flick": flick_action(0, 1_000_000),
    "retry": RETRY,
    "boost": BOOST,
    "armor": ARMOR,
    "obstacle": obstacle_action(4, 0, 1_000_000),
    "nothing": -1,
    "unknown verb": 31 << 50,
    "far too large": 1 << 80,
}


def questions() -> dict[str, tuple[Conquest, tuple[str, ...]]]:
    """One of each kind of question, with the answers above that are legal there."""
    hag = scenario(skull("moss_hag"), sword("silver_stag"), turn="skull_1").card().nudge(0)
    witch = scenario(skull("witch", "phoenix"), sword(), turn="skull_1").card().play("witch").nudge(0).fire("sword_1")
    hit = scenario(sword("oathbound_knight"), skull(), kept={"skull": ["behemoth"]}).card().flick_at("skull_1")
    scout = scenario(sword("trapdoor_scout", "silver_stag"), skull()).card().play("trapdoor_scout").nudge().nudge()
    stunned = scenario(sword("silver_stag", "enchantress"), skull(), stunned="sword").card()
    return {
        "card": (scenario(sword("silver_stag", "enchantress"), skull()).card(), ()),
        "discard": (stunned, ()),
        "target": (scenario(sword("enchantress"), skull()).card().nudge(180), ("target",)),
        "place": (scenario(sword("kite_courier"), skull()).card(), ("place",)),
        "flick": (to_flick(), ("flick",)),
        "retry": (hag.target("sword_2").fire("sword_1"), ("done", "retry")),
        "boost": (witch, ("done",)),
        "armor": (hit, ("done",)),
        "surprise": (scout, ("done",)),
        "obstacle": (scenario().obstacle(), ("obstacle",)),
    }


@rule("CC-STATE-6")
@pytest.mark.parametrize("kind", sorted(questions()))
def test_an_answer_to_another_question_changes_nothing(kind: str) -> None:
    conquest, legal = questions()[kind]
    assert conquest.asked() == kind
    for name, action in WRONG.items():
        if name not in legal:
            assert len(conquest.refused(action)) > 10


@rule("CC-STATE-6")
@pytest.mark.parametrize("kind", sorted(questions()))
def test_another_seat_cannot_answer(kind: str) -> None:
    conquest, _ = questions()[kind]
    answer = conquest.decision.fallback()
    for seat in (1 - conquest.owner(), 2, -1):
        assert f"reason-not-asked seat={seat} asked=" in conquest.refused(answer, by=seat)


@rule("CC-STATE-6")
@pytest.mark.parametrize("kind", sorted(questions()))
def test_what_the_clock_would_answer_is_legal(kind: str) -> None:
    conquest, _ = questions()[kind]
    decision = conquest.decision
    assert decision.refusal(decision.fallback()) is None
    if decision.space is not None:
        assert [decision.refusal(decision.space.nth(7_654_321 * number)) for number in range(40)] == [None] * 40


@rule("CC-STATE-6")
def test_a_card_that_is_not_in_the_hand_cannot_be_used() -> None:
    conquest = scenario(
        sword("silver_stag", "enchantress"), skull("witch"), discards={"sword": ["kite_courier"]}
    ).card()
    for card in ("kite_courier", "witch", "royal_archer"):
        assert "reason-not-listed CC-TURN-7" in conquest.refused(action_of("play", conquest, card))
    assert "reason-not-listed CC-TURN-7" in conquest.refused(PLAY | 255)


@rule("CC-STATE-6")
def test_numbers_beside_the_fields_of_an_answer_are_refused() -> None:
    """Bits that no field has would be dropped when the answer is written down."""
    assert "reason-want-flick CC-INPUT-1" in to_flick().refused(flick_action(0, 1_000_000) | 1 << 45)
    assert "reason-want-obstacle" in scenario().obstacle().refused(obstacle_action(4, 0, 1_000_000) | 1 << 47)
    placing = scenario(sword("kite_courier"), skull()).card()
    assert "reason-want-spot CC-SHOT-4" in placing.refused(place_action(0, 180_000, 100_000) | 1 << 46)


@rule("CC-STATE-6")
def test_an_answer_that_comes_too_late_changes_nothing() -> None:
    conquest = to_flick()
    known = len(conquest.match.records)
    conquest.nudge()
    before = conquest.match.digest()
    with pytest.raises(StaleAction, match="the match has moved on"):
        conquest.match.answer(0, flick_action(0, 1_000_000), expected=known)
    assert (conquest.match.digest(), conquest.shots()) == (before, ["critical_combat"])


@rule("CC-STATE-6")
def test_an_obstacle_verb_without_a_disc_is_refused() -> None:
    assert "reason-no-obstacle CC-OBST-4 disc=0" in scenario().obstacle().refused(OBSTACLE | 1_000_000)

"""Hints of Catacombs: the player's ranking with numbers that hold and reasons that can be said in both languages."""

import random
from itertools import islice

import pytest

from ludotheque.games.catacombs.agents.hints import AimedAnswer, arguments, hints
from ludotheque.games.catacombs.physics.flicks import Command
from ludotheque.games.catacombs.physics.noise import DRAWS, executed
from ludotheque.games.catacombs.rules.shots import PhysicalDiscs, hits_of
from ludotheque.games.catacombs.sentences.writer import power_of, speed_for
from ludotheque.games.catacombs.table.actions import angle_of, speed_of
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.registry.discovery import agent_named
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages, sources
from tests.games.catacombs.agents.conquests import GAME, questions, seen_by_owner, setup
from tests.games.catacombs.scenario import Conquest, scenario, skull, sword

TRIES = 600
CLOSE = 0.08  # four standard deviations of so many tries, and what a hundred even steps leave out


def test_every_hint_of_a_match_is_legal_ranked_and_said() -> None:
    messages = [(lang, Messages(lang)) for lang in LANGUAGES]
    reasons: set[str] = set()
    for match, _ in islice(questions(agent_named(GAME, "novice", "1"), setup(), "hints"), 0, None, 2):
        decision, seen = seen_by_owner(match)
        found = hints(decision, seen)
        assert 1 <= len(found) <= 3
        assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
        for hint in found:
            assert decision.refusal(hint.action) is None
            assert all(text.say(hint.reason_key, **arguments(hint, lang)) for lang, text in messages)
            reasons.add(hint.reason_key)
    assert {"cc-hint-card", "cc-hint-attack", "cc-hint-obstacle", "cc-hint-approach"} <= reasons


def measured(scene: Conquest, action: int) -> tuple[float, float]:
    """Hit rate and mean damage of a flick, tried many times with the rules' own words."""
    luck = random.Random(1)
    content, state, step = scene.content, scene.state, scene.table.step()
    command = Command(angle_of(action), speed_of(action))
    disc = PROJECTILE if state.projectile else scene.table.disc()
    scored, damage = 0, 0
    for _ in range(TRIES):
        done = executed(
            command, content.noises[scene.owner()], content.limits, luck.randrange(DRAWS), luck.randrange(DRAWS)
        )
        hits = hits_of(PhysicalDiscs(content, state, step.shot).flick(disc, done), scene.table.enemies())
        scored += bool(hits)
        damage += step.shot.damage * len(hits)
    return scored / TRIES, damage / TRIES


@pytest.mark.parametrize("profile", ["exact", "bot_skilled", "bot_novice"])
@pytest.mark.parametrize("obstacle", [(225, 60), (225, 85), (225, 112)])
def test_chance_and_damage_of_an_aim_are_what_trying_gives(profile: str, obstacle: tuple[int, int]) -> None:
    at = {"obstacle_1": obstacle, "skull_1": (420, 100), "skull_2": (420, 160)}
    scene = scenario(sword("oathbound_knight"), skull("witch"), at=at, noise_profile=profile).card()
    found = hints(*seen_by_owner(scene.play("oathbound_knight").match))
    for hint in found:
        chance, damage = measured(scene, hint.action)
        assert hint.numbers["chance"] == pytest.approx(chance, abs=CLOSE)
        assert hint.numbers["damage"] == pytest.approx(damage, abs=2 * CLOSE)


def test_a_spot_and_its_flick_are_said_with_what_trying_gives() -> None:
    scene = scenario(sword("kite_courier"), skull("witch"), noise_profile="bot_casual").card().play("kite_courier")
    spot = hints(*seen_by_owner(scene.match))[0]
    assert spot.reason_key == "cc-hint-place"
    scene.give(spot.action)
    aim = hints(*seen_by_owner(scene.match))[0]
    assert measured(scene, aim.action)[0] == pytest.approx(aim.numbers["chance"], abs=CLOSE)
    assert aim.numbers["chance"] >= spot.numbers["chance"] - CLOSE


def test_the_sentence_of_an_aim() -> None:
    scene = scenario(sword("oathbound_knight"), skull("witch")).card().play("oathbound_knight")
    hint = hints(*seen_by_owner(scene.match))[0]
    said = {lang: Messages(lang).say(hint.reason_key, **arguments(hint, lang)) for lang in LANGUAGES}
    assert said["en"] == "hits in 100% of tries, most often Skull 1: 2 damage on average"
    assert said["fr"] == "touche dans 100 % des essais, le plus souvent Crâne 1 ; dégâts en moyenne : 2"


def test_aims_are_such_as_a_player_can_say() -> None:
    scene = scenario(sword("oathbound_knight"), skull("witch"), noise_profile="bot_skilled").card()
    for hint in hints(*seen_by_owner(scene.play("oathbound_knight").match)):
        assert angle_of(hint.action) % 100 == 0
        assert speed_for(round(power_of(speed_of(hint.action)), 1)) == speed_of(hint.action)


def test_what_decides_the_game_is_said() -> None:
    scene = scenario(
        sword("silver_stag"),
        skull("witch", "marauder"),
        turn="skull_1",
        pools=(3, 8),
        kept={"sword": ["lantern_captain"]},
    ).card()
    scene.play("witch").nudge().fire("sword_1")
    assert hints(*seen_by_owner(scene.match), count=2)[0].reason_key == "cc-hint-boost-lethal"
    scene.boost("marauder")
    assert hints(*seen_by_owner(scene.match))[0].reason_key == "cc-hint-armor-lethal"


def test_what_is_not_worth_its_price_is_said() -> None:
    scene = scenario(sword("silver_stag"), skull("witch", "marauder"), turn="skull_1", pools=(2, 8)).card()
    scene.play("witch").nudge().fire("sword_1")
    assert [hint.reason_key for hint in hints(*seen_by_owner(scene.match))] == ["cc-hint-pass", "cc-hint-costly"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_said(lang: Language) -> None:
    written = [
        line.split(" = ")[0] for text in sources(lang) for line in text.splitlines() if line.startswith("cc-hint-")
    ]
    assert len(written) == 23
    numbers = {"value": 1.5, "damage": 1.0, "chance": 0.5, "exposed": 0.25}
    for key in written:
        assert Messages(lang).say(key, **arguments(AimedAnswer(0, 1.5, key, numbers, 2), lang))

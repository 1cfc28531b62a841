"""The soak of One Deck Dungeon: what it wants used, who plays it, and that its games see the whole dungeon."""

from random import Random

import pytest

from ludotheque.games.one_deck_dungeon.content.loader import load_sets
from ludotheque.games.one_deck_dungeon.game import NAME, OneDeckDungeon
from ludotheque.games.one_deck_dungeon.lab.coverage import CUBE, CoverageAgent, DungeonUsageCounter, UsageNames
from ludotheque.games.one_deck_dungeon.table.actions import (
    ASK_ACT,
    ASK_CUBE,
    ASK_DESCEND,
    ASK_FOCUS,
    ASK_SURVIVE,
    DESCEND,
    DISCARD,
    DONE,
    DRINK,
    FOCUS,
    SPEND_XP,
    USE,
)
from ludotheque.games.one_deck_dungeon.table.events import EncounterBegan, GameEnded, Looted, PerilChosen, TurnBegan
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import start
from ludotheque.lab.mutation import rule_modules
from ludotheque.lab.soak import Soak

RULES = OneDeckDungeon()
SOAK = Soak(NAME, 1)
SETUPS = SOAK.setups
ALONE = Setup(NAME, "solo", ("warrior",), {"dungeon": "dragons_cave"})
WITH_SHEET = next(setup for setup in SETUPS if setup.heroes == ("archer",) and "sheet_0" in setup.options)


def seen_at_start(setup: Setup) -> DungeonSeen:
    match = start(RULES, setup, key_of("soak of the dungeon"))
    seen = RULES.seen(match.table, 1)
    assert isinstance(seen, DungeonSeen)
    return seen


def answers_of(setup: Setup, goal: str, decision: Decision) -> list[int]:
    """What a hundred players with that goal answer."""
    names = UsageNames(RULES.content(setup))
    assert goal in names.all
    return [CoverageAgent(names, [goal], Random(number))(decision, seen_at_start(setup)) for number in range(100)]


def test_everything_there_is_is_wanted() -> None:
    """Both sides of all heroes, both sets, and every campaign sheet."""
    wanted = set(SOAK.used)
    for group in load_sets():
        assert {f"card {card.id}, met" for card in group.encounters} <= wanted
        assert {f"foe {ability.id}" for ability in group.abilities} <= wanted
        assert {f"boss {dungeon.boss.id}, beaten" for dungeon in group.dungeons} <= wanted
        assert {f"floor {floor.id}" for dungeon in group.dungeons for floor in dungeon.floors} <= wanted
        assert {f"potion {potion.id}" for potion in (*group.potions, group.known_potion)} <= wanted
        used = [*group.skills, *group.talents, *[hero.basic_skill for hero in group.heroes]]
        sides = [side for hero in group.heroes for side in (hero.solo, hero.party)]
        used += [side.starting_skill for side in sides]
        assert all(wanted & {f"use {each.id}", f"at work {each.id}"} for each in used)
        assert {f"ability {side.heroic_ability.id}" for side in sides} <= wanted
    assert {"use first_aid", "at work second_wind", "level 4", CUBE} <= wanted


def test_what_a_card_can_be() -> None:
    names = UsageNames(RULES.content(ALONE))
    peril = next(card for card in names.cards.values() if card.options and card.potion >= 0)
    assert names.of_card(peril) == [
        f"card {peril.id}, {what}" for what in ("met", "item", "xp", "option 1", "option 2", "potion")
    ]


def test_what_is_reported_is_counted() -> None:
    tally = DungeonUsageCounter(UsageNames(RULES.content(ALONE)))
    foe = next(card for card in tally.names.cards.values() if card.ability is not None)
    assert foe.ability is not None
    told = [TurnBegan(1), EncounterBegan(foe.id, (0,)), Looted(foe.id, "xp", -1), GameEnded("lost"), GameEnded("won")]
    assert tally.after_segment(told) == [
        f"card {foe.id}, met", f"foe {foe.ability.source.name}", f"card {foe.id}, xp", "boss dragon, beaten",
    ]  # fmt: skip
    assert tally.after_segment([PerilChosen("locked_door_1", 1)]) == ["card locked_door_1, option 2"]


def test_what_is_at_work_by_itself_counts_once() -> None:
    tally = DungeonUsageCounter(UsageNames(RULES.content(ALONE)))
    table = start(RULES, ALONE, key_of("at work")).table
    assert tally.at_question(table) == ["at work second_wind"]
    assert tally.at_question(table) == []


def test_the_coverage_agent_follows_its_goal() -> None:
    content = RULES.content(ALONE)
    drink = DRINK | content.potion_numbers["healing"]
    decision = Decision(0, ASK_ACT, [drink, DISCARD, DONE])
    assert answers_of(ALONE, "potion healing", decision).count(drink) > 80
    assert answers_of(ALONE, CUBE, Decision(0, ASK_CUBE, [SPEND_XP | 4, DONE])).count(SPEND_XP | 4) > 80
    assert answers_of(ALONE, "boss dragon, met", Decision(0, ASK_DESCEND, [DESCEND, DONE])).count(DESCEND) > 80


def test_the_coverage_agent_takes_the_focus_that_serves_its_goal() -> None:
    content = RULES.content(WITH_SHEET)
    focuses = content.focuses(0)
    decision = Decision(0, ASK_FOCUS, [FOCUS | place for place in focuses])
    for goal, focus in (("use grit", "survival"), ("use planning", "battle"), ("at work speed", "delving")):
        place = next(place for place in focuses if content.focus_name(0, place) == focus)
        assert answers_of(WITH_SHEET, goal, decision).count(FOCUS | place) > 80


def test_the_coverage_agent_takes_help_before_it_falls() -> None:
    decision = Decision(0, ASK_SURVIVE, [DRINK | RULES.content(ALONE).potion_numbers["healing"], DONE])
    assert DONE not in answers_of(ALONE, CUBE, decision)


def test_a_goal_is_followed_only_so_often() -> None:
    use = USE | RULES.content(WITH_SHEET).use_numbers["crafty"]
    seeker = CoverageAgent(UsageNames(RULES.content(WITH_SHEET)), ["use crafty"], Random(1))
    seen = seen_at_start(WITH_SHEET)
    answers = [seeker(Decision(0, ASK_ACT, [use, DISCARD, DONE]), seen) for _ in range(300)]
    assert DONE in answers[:200]


def test_each_setup_is_played_by_the_real_numbers_and_by_sturdy_heroes() -> None:
    size = len(SETUPS)
    for number in range(size):
        assert {SOAK.game(number), SOAK.game(number + size)} == set(SOAK.games)
        assert SOAK.setup(number) == SOAK.setup(number + size)


@pytest.mark.parametrize("place", range(len(SETUPS)))
def test_sturdy_heroes_see_the_boss(place: int) -> None:
    number = next(number for number in (place, place + len(SETUPS)) if SOAK.game(number) is SOAK.games[1])
    used = SOAK.play(number, [])
    boss = RULES.content(SETUPS[place]).dungeon.boss.id
    assert used[f"boss {boss}, met"] == 1


def test_real_kits_stay_as_they_are() -> None:
    real, sturdy = SOAK.games
    assert isinstance(real, OneDeckDungeon)
    assert isinstance(sturdy, OneDeckDungeon)
    for setup in SETUPS:
        assert real.content(setup).heroes[0].health < 15 < sturdy.content(setup).heroes[0].health


def test_rule_modules_are_the_rules() -> None:
    names = {path.name for path in rule_modules(NAME)}
    assert {"turn.py", "encounter.py", "ticks.py", "table.py", "loot.py", "boxes.py"} <= names
    assert not {"game.py", "view.py", "effect_types.py", "loader.py", "check.py", "sealed_text.py"} & names

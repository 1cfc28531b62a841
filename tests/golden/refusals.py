"""Refused answers, tables and files as people and programs see them: the rules, and a sentence in each language.

`python -m tests.golden.renew_refusals` rewrites `refusals.txt`. Sentences only change on purpose; rules may be added.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from ludotheque.games.catacombs.physics.flicks import LaunchLimits
from ludotheque.games.catacombs.table.actions import flick_action, obstacle_action, place_action
from ludotheque.games.catacombs.table.answer_spaces import FlickSpace, ObstacleSpace
from ludotheque.games.one_deck_dungeon.campaign.errors import SheetRefused
from ludotheque.games.one_deck_dungeon.campaign.results import check_result
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import seal
from ludotheque.games.one_deck_dungeon.campaign.sheet import tick
from ludotheque.games.one_deck_dungeon.campaign.ticks import active_talents, ticked
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import IllegalAction, LudoError, RefusalError
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import start
from ludotheque.presentation.error_messages import sentence
from ludotheque.registry.discovery import agent_named, campaign_of, game_named, laboratory_of
from ludotheque.server.rooms.plan import Plan, SeatPlan
from ludotheque.server.rooms.plan import check as check_plan
from ludotheque.text.messages import Messages
from tests.games.catacombs.rules.test_placement import missile, spot
from tests.games.one_deck_dungeon.campaign.sheets import HERE, game, lyra

FILE = Path(__file__).with_name("refusals.txt")
LIMITS = LaunchLimits(1_000, 2_000)
DUNGEON, ARENA, DICE = "one_deck_dungeon", "catacombs_conquest", "dice_throne"
SETUPS = {
    "hero twice": Setup(DUNGEON, "pair", ("mage", "mage"), {}),
    "hero twice of a hybrid deck": Setup(DUNGEON, "party", ("mage", "mage", "rogue", "archer"), {"deck": "hybrid"}),
    "deck": Setup(DUNGEON, "solo", ("mage",), {"dungeon": "dragons_cave", "deck": "forest_of_shadows"}),
    "hordes": Setup(DUNGEON, "solo", ("mage",), {"hordes": "yes"}),
    "sheet of another hero": Setup(DUNGEON, "solo", ("mage",), {"sheet_0": seal(lyra(), HERE)}),
    "mode of the dungeon": Setup(DUNGEON, "duel", ("mage",), {}),
    "seats of the dungeon": Setup(DUNGEON, "pair", ("mage",), {}),
    "hero of the dungeon": Setup(DUNGEON, "solo", ("bard",), {}),
    "option of the dungeon": Setup(DUNGEON, "solo", ("mage",), {"hats": "yes"}),
    "value of the dungeon": Setup(DUNGEON, "solo", ("mage",), {"hordes": "maybe"}),
    "number": Setup(ARENA, "duel", ("sword", "skull"), {"max_turns": "0"}),
    "health": Setup(ARENA, "duel", ("sword", "skull"), {"start_health_sword": "99"}),
    "tokens": Setup(ARENA, "duel", ("sword", "skull"), {"start_health_sword": "12", "start_health_skull": "12"}),
    "teams": Setup(ARENA, "duel", ("sword", "sword"), {}),
    "mode of the arena": Setup(ARENA, "solo", ("sword", "skull"), {}),
    "seats of the arena": Setup(ARENA, "duel", ("sword",), {}),
    "team of the arena": Setup(ARENA, "duel", ("sword", "shield"), {}),
    "option of the arena": Setup(ARENA, "duel", ("sword", "skull"), {"hats": "yes"}),
    "value of the arena": Setup(ARENA, "duel", ("sword", "skull"), {"exhaustion": "maybe"}),
    "mode of the dice": Setup(DICE, "solo", ("monk", "monk"), {}),
    "seats of the dice": Setup(DICE, "king_of_the_hill", ("monk", "monk"), {}),
    "hero of the dice": Setup(DICE, "duel", ("monk", "bard"), {}),
    "option of the dice": Setup(DICE, "duel", ("monk", "monk"), {"hats": "yes"}),
    "value of the dice": Setup(DICE, "duel", ("monk", "monk"), {"promo": "maybe"}),
}
ANSWERS: dict[str, tuple[Callable[[], Any], int]] = {  # a decision or its space
    "not listed": (lambda: Decision(0, 0, [1], rule="DT-ROLL-3"), 2),
    "spot outside": (lambda: missile().decision, spot(1, 100)),
    "spot too close": (lambda: missile().decision, spot(151, 100)),
    "spot too far": (lambda: missile().decision, spot(210, 100)),
    "spot from another disc": (lambda: missile().decision, spot(150, 130, 1)),
    "no spot": (lambda: missile().decision, flick_action(0, 1_500)),
    "speed": (lambda: FlickSpace(LIMITS), flick_action(0, 999)),
    "angle": (lambda: FlickSpace(LIMITS), flick_action(360_000, 1_500)),
    "no flick": (lambda: FlickSpace(LIMITS), place_action(0, 1, 1)),
    "no obstacle": (lambda: ObstacleSpace(LIMITS), obstacle_action(0, 0, 1_500)),
    "no flick of an obstacle": (lambda: ObstacleSpace(LIMITS), flick_action(0, 1_500)),
    "speed of an obstacle": (lambda: ObstacleSpace(LIMITS), obstacle_action(4, 0, 999)),
}
SPELLED = ("no_such_verb", "pass:1", "reroll:99999999", "reroll:x")


def playing() -> Any:  # a match of Dice Throne
    return start(game_named(DICE), Setup(DICE, "duel", ("monk", "paladin"), {}), b"refusals")


def wrong_seat() -> None:
    match = playing()
    match.answer(1 - match.decision.owner, match.decision.options[0])


def wrong_answer() -> None:
    match = playing()
    match.answer(match.decision.owner, -1)


def plan(setup: Setup) -> Plan:
    return Plan(setup.game, setup.mode, setup.heroes, tuple(SeatPlan() for _ in setup.heroes), setup.options)


def check_setup(setup: Setup) -> None:
    game_named(setup.game).check(setup)


CALLS: dict[str, Callable[[], object]] = {
    "seat that is not asked": wrong_seat,
    "answer that is not offered": wrong_answer,
    "game": lambda: game_named("chess"),
    "agent": lambda: agent_named(DICE, "clever", "seed"),
    "campaign": lambda: campaign_of(DICE),
    "laboratory": lambda: laboratory_of("chess"),
    "talent": lambda: tick(lyra(), "juggling", "circle", 3),
    "space": lambda: tick(lyra(), "veteran", "star", 3),
    "talent number": lambda: ticked(((1, 0, 0),), ((0, 0, 0),), 1, 0, 3),
    "space number": lambda: ticked(((1, 0, 0),), ((0, 0, 0),), 0, 3, 3),
    "space too hard": lambda: ticked(((1, 1, 0),), ((0, 0, 0),), 0, 1, 1),
    "no free space": lambda: ticked(((1, 0, 0),), ((1, 0, 0),), 0, 0, 3),
    "game's name": lambda: check_result(game("?")),
    "game's dungeon": lambda: check_result(game(dungeon="moon")),
    "game's floors": lambda: check_result(game(descended=9)),
    "game's level": lambda: check_result(game(level=9)),
    "game's ticks": lambda: check_result(game(placed=((0, 0),) * 9)),
    "focus": lambda: active_talents((), (True,), [], 0),
    **{f"setup: {name}": partial(check_setup, setup) for name, setup in SETUPS.items()},
    **{f"room: {name}": partial(check_plan, plan(setup)) for name, setup in SETUPS.items()},
    **{f"spelled: {text}": partial(game_named(DICE).verbs.parse, text) for text in SPELLED},
}


def refusals() -> Iterator[str]:
    """Yield each refusal with its rules and sentences."""
    for name, call in CALLS.items():
        try:
            call()
        except LudoError as error:
            yield from lines_of(name, error)
        else:
            raise AssertionError(f"{name} is not refused")
    for name, (asked, action) in ANSWERS.items():
        yield from lines_of(f"answer: {name}", refused(asked(), action))


def lines_of(name: str, error: LudoError) -> Iterator[str]:
    yield f"{name}: {type(error).__name__} {' '.join(rules_of(error))}".rstrip()
    yield f"  en {sentence(error, Messages('en').say)}"
    yield f"  fr {sentence(error, Messages('fr').say)}"


def refused(asked: Any, action: int) -> RefusalError:  # a decision or a space
    """Return how a room refuses that answer."""
    refusal = asked.refusal(action)
    assert refusal is not None
    return IllegalAction(refusal)


def rules_of(error: LudoError) -> tuple[str, ...]:
    if isinstance(error, SheetRefused):
        return error.rules
    return error.refusal.rules if isinstance(error, RefusalError) else ()

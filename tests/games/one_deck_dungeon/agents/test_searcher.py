"""The searcher of the dungeon: legal, the same for the same seed, and without secrets."""

import pytest

from ludotheque.games.one_deck_dungeon.agents import searcher
from ludotheque.games.one_deck_dungeon.table.actions import ASK_DOOR
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.game import Setup
from ludotheque.kernel.imagination import imagine, searchable
from ludotheque.kernel.match import answer_as_bot, start
from ludotheque.kernel.simulation import play_out
from ludotheque.registry.discovery import agent_named, game_named

GAME = "one_deck_dungeon"
SOLO = Setup(GAME, "solo", ("mage",), {"dungeon": "dragons_cave"})
PAIR = Setup(GAME, "pair", ("druid", "warrior"), {"dungeon": "vile_roots", "deck": "hybrid"})
DOORS = 2


def answered(count: int) -> list[int]:
    """The first answers of a game."""
    match = start(game_named(GAME), SOLO, key_of("whole"))
    agent = agent_named(GAME, "searcher", "1")
    given: list[int] = []
    while match.decision is not None and len(given) < count:
        given.append(agent(match.decision, searchable(match, (0,))))
        answer_as_bot(match, given[-1])
    return given


def test_the_same_seed_answers_alike() -> None:
    assert answered(40) == answered(40)


def test_it_plays_legally_to_the_end_and_two_heroes_may_share_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "WORLDS", 1)  # how often an answer is tried makes none of them legal
    agent = agent_named(GAME, "searcher", b"1")
    assert play_out(game_named(GAME), PAIR, key_of("pair"), [agent, agent]).outcome in ("won", "lost")


def test_it_does_not_look_at_what_is_hidden() -> None:
    """In worlds its seat cannot tell apart it answers alike."""
    match = start(game_named(GAME), SOLO, key_of("hidden"))
    asked = 0
    sensible = agent_named(GAME, "sensible", "1")
    while match.decision is not None and asked < DOORS:
        decision = match.decision
        if decision.kind == ASK_DOOR:
            answer = agent_named(GAME, "searcher", "2")(decision, searchable(match, (0,)))
            world = imagine(match, (0,), key_of(f"world:{asked}"))
            assert world.decision is not None
            assert agent_named(GAME, "searcher", "2")(world.decision, searchable(world, (0,))) == answer
            asked += 1
        answer_as_bot(match, sensible(decision, match.seen((0,))))
    assert asked == DOORS

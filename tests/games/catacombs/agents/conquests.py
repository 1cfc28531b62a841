"""Games of Catacombs Conquest for the tests of its players."""

from collections.abc import Iterator

from ludotheque.games.catacombs.table.actions import VERBS
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.chance import key_of
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.game import Setup
from ludotheque.kernel.match import Match, answer_as_bot, start
from ludotheque.kernel.simulation import PlayedMatch, play_out
from ludotheque.registry.discovery import agent_named, game_named
from tests.games.catacombs.scenario import Conquest

GAME = "catacombs_conquest"
TEAMS = {"duel": ("sword", "skull"), "trio": ("skull", "sword", "skull"), "teams": ("sword", "skull", "sword", "skull")}


def setup(mode: str = "duel", **options: str) -> Setup:
    return Setup(GAME, mode, TEAMS[mode], {"noise_profile": "bot_skilled", **options})


def play(chosen: Setup, agents: tuple[str, ...], seed: str) -> PlayedMatch:
    seated = [agent_named(GAME, name, f"{seed}:{seat}") for seat, name in enumerate(agents)]
    return play_out(game_named(GAME), chosen, key_of(seed), seated)


def questions(agent: Agent, chosen: Setup, seed: str) -> Iterator[tuple[Match, Decision]]:
    """Yield a live match at each question, with all seats answered by the agent."""
    match = start(game_named(GAME), chosen, key_of(seed))
    while match.decision is not None:
        decision = match.decision
        yield match, decision
        answer_as_bot(match, agent(decision, match.seen((decision.owner,))))


def seen_by_owner(match: Match) -> tuple[Decision, CatacombsSeen]:
    decision = match.decision
    assert decision is not None
    seen = match.seen((decision.owner,))
    assert isinstance(seen, CatacombsSeen)
    return decision, seen


def answer_of(conquest: Conquest, name: str = "sensible") -> int:
    """Return the player's answer to the current question, which must be legal."""
    decision, seen = seen_by_owner(conquest.match)
    action = agent_named(GAME, name, "scene")(decision, seen)
    assert decision.refusal(action) is None
    return action


def spelled_answer(conquest: Conquest, name: str = "sensible") -> str:
    action = answer_of(conquest, name)
    return conquest.spell(action) if action in conquest.decision.options else VERBS.spell(action)


def play_on(conquest: Conquest, name: str = "sensible") -> Conquest:
    """Give the player's answer."""
    return conquest.give(answer_of(conquest, name))

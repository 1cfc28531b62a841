"""The players of Catacombs that think: the answer of the highest expected worth, by what their seat can see."""

from ludotheque.games.catacombs.agents import choices
from ludotheque.games.catacombs.agents.choices import (
    attack_choices,
    move_choices,
    obstacle_choices,
    place_choices,
    target_choices,
)
from ludotheque.games.catacombs.agents.situation import LEVELS, DecisionContext, Level
from ludotheque.games.catacombs.agents.values import Choice
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.answer_spaces import PlaceSpace
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule


def choices_of(now: DecisionContext, decision: Decision) -> list[Choice]:
    """The answers worth a thought, best first."""
    kind = decision.kind
    if kind == a.ASK_FLICK:
        return attack_choices(now) if now.step().shot.damage else move_choices(now)
    if kind == a.ASK_OBSTACLE:
        return obstacle_choices(now, decision.options)
    if kind == a.ASK_PLACE and isinstance(decision.space, PlaceSpace):
        return place_choices(now, decision.space, decision.fallback())
    if kind == a.ASK_ARMOR:
        return choices.armor_choices(now, decision.options, decision.subject)
    if kind == a.ASK_BOOST:
        return choices.boost_choices(now, decision.options, decision.subject)
    if kind == a.ASK_LAYOUT:
        return [Choice(a.ACCEPT, 0.0, "layout")]  # CC-SETUP-2
    if kind == a.ASK_RETRY:
        return [Choice(a.RETRY, 0.0, "retry")]
    if kind not in LISTED:
        raise BrokenRule(f"no thought for {a.KINDS[kind]}")
    return LISTED[kind](now, decision.options)


LISTED = {
    a.ASK_CARD: choices.card_choices,
    a.ASK_SURPRISE: choices.surprise_choices,
    a.ASK_DISCARD: choices.discard_choices,
    a.ASK_TARGET: target_choices,
}


class Thinker:
    """A player of some level; what it does depends on its seed and on what it sees, and it remembers nothing."""

    def __init__(self, level: Level, seed: bytes | str) -> None:
        self.level = level
        self.seed = seed if isinstance(seed, str) else seed.hex()

    def __call__(self, decision: Decision, seen: CatacombsSeen) -> int:
        now = DecisionContext(decision, seen, self.level, self.seed)
        return choices_of(now, decision)[0].action


def thinker(name: str, seed: bytes | str) -> Agent:
    """The player of that level: how much it tries out. How steady its finger is says the setup (`noise_profile_N`)."""
    return Thinker(LEVELS[name], seed)


def sensible_agent(seed: bytes | str) -> Agent:
    return thinker("sensible", seed)


def novice_agent(seed: bytes | str) -> Agent:
    return thinker("novice", seed)


def casual_agent(seed: bytes | str) -> Agent:
    return thinker("casual", seed)


def expert_agent(seed: bytes | str) -> Agent:
    return thinker("expert", seed)

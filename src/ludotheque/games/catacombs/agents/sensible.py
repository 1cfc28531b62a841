"""The thinking players of Catacombs: they give the answer with the highest expected worth, by what their seat sees."""

from ludotheque.games.catacombs.agents import choices
from ludotheque.games.catacombs.agents.choices import (
    attack_choices,
    move_choices,
    obstacle_choices,
    place_choices,
    target_choices,
)
from ludotheque.games.catacombs.agents.situation import LEVELS, DecisionContext, SearchBudget
from ludotheque.games.catacombs.agents.values import Candidate
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.answer_spaces import PlaceSpace
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import Agent
from ludotheque.kernel.errors import BrokenRule


def choices_of(context: DecisionContext, decision: Decision) -> list[Candidate]:
    """Return the plausible answers, best first."""
    kind = decision.kind
    if kind == a.ASK_FLICK:
        return attack_choices(context) if context.step().shot.damage else move_choices(context)
    if kind == a.ASK_OBSTACLE:
        return obstacle_choices(context, decision.options)
    if kind == a.ASK_PLACE and isinstance(decision.space, PlaceSpace):
        return place_choices(context, decision.space, decision.fallback())
    if kind == a.ASK_ARMOR:
        return choices.armor_choices(context, decision.options, decision.subject)
    if kind == a.ASK_BOOST:
        return choices.boost_choices(context, decision.options, decision.subject)
    if kind == a.ASK_LAYOUT:
        return [Candidate(a.ACCEPT, 0.0, "layout")]  # CC-SETUP-2
    if kind == a.ASK_RETRY:
        return [Candidate(a.RETRY, 0.0, "retry")]
    if kind not in LISTED:
        raise BrokenRule(f"no thought for {a.KINDS[kind]}")
    return LISTED[kind](context, decision.options)


LISTED = {
    a.ASK_CARD: choices.card_choices,
    a.ASK_SURPRISE: choices.surprise_choices,
    a.ASK_DISCARD: choices.discard_choices,
    a.ASK_TARGET: target_choices,
}


class Thinker:
    """A player of some level; its answers depend only on its seed and on what it sees."""

    def __init__(self, level: SearchBudget, seed: bytes | str) -> None:
        self.level = level
        self.seed = seed if isinstance(seed, str) else seed.hex()

    def __call__(self, decision: Decision, seen: CatacombsSeen) -> int:
        context = DecisionContext(decision, seen, self.level, self.seed)
        return choices_of(context, decision)[0].action


def thinker(name: str, seed: bytes | str) -> Agent:
    """Return the player of that level, which sets its search budget. The setup sets its noise (`noise_profile_N`)."""
    return Thinker(LEVELS[name], seed)


def sensible_agent(seed: bytes | str) -> Agent:
    return thinker("sensible", seed)


def novice_agent(seed: bytes | str) -> Agent:
    return thinker("novice", seed)


def casual_agent(seed: bytes | str) -> Agent:
    return thinker("casual", seed)


def expert_agent(seed: bytes | str) -> Agent:
    return thinker("expert", seed)

"""Invariants that hold at every question of a game. The contract tests and the soak run use them."""

from functools import lru_cache

from ludotheque.kernel.decisions import Decision, Verbs
from ludotheque.kernel.game import Game
from ludotheque.kernel.table import GameState, Table
from ludotheque.registry.discovery import has_laboratory, laboratory_of
from ludotheque.registry.laboratory import Problems


def broken_at_question(game: Game, table: Table, decision: Decision) -> Problems:
    """Return all violations while this question is open."""
    own = laboratory_of(game.name).broken_at_question(table, decision) if has_laboratory(game.name) else []
    return broken_decision(game, decision) + broken_secrets(table) + own


def broken_at_end(game: Game, table: Table) -> Problems:
    """Return all violations after the last answer."""
    own = laboratory_of(game.name).broken_at_end(table) if has_laboratory(game.name) else []
    return broken_secrets(table) + own


def broken_between_segments(game: Game, state: GameState) -> Problems:
    """Return violations in a checkpoint: nothing may be half done."""
    return laboratory_of(game.name).broken_between_segments(state) if has_laboratory(game.name) else []


def broken_decision(game: Game, decision: Decision) -> Problems:
    """Return violations of a decision: it must have a rule, and options that differ and survive spelling."""
    options = decision.options
    found = []
    if not options and decision.space is None:
        found.append("a question without an answer")
    if len(set(options)) != len(options):
        found.append("the same option twice")
    found += [f"option {option} is not spelled" for option in options if not spelled(game.verbs, option)]
    if (options or decision.default >= 0) and decision.refusal(decision.fallback()) is not None:
        found.append("the answer for lack of time is none")
    if not decision.rule:
        found.append("a question without a rule")
    return found


@lru_cache(maxsize=1 << 16)
def spelled(verbs: Verbs, option: int) -> bool:
    """Return whether an option survives spelling. Cached, because options repeat."""
    return verbs.parse(verbs.spell(option)) == option


def broken_secrets(table: Table) -> Problems:
    secrets = table.core.secrets
    sizes = {len(secrets.identity), len(secrets.known), len(secrets.cell)}
    return [] if len(sizes) == 1 else ["some ids have no identity, viewers or cell"]

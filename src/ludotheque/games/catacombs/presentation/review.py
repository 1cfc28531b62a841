"""What can honestly be said of a conquest that is over: the tokens of both teams, and what one remembers."""

from typing import Final

from ludotheque.games.catacombs.table.events import Exhausted, GameEnded, Healed, PileReset, TeamStunned, TokenStolen
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.match import Match

MILESTONES: Final = (TokenStolen, TeamStunned, Healed, PileReset, Exhausted, GameEnded)


def tokens_left(match: Match) -> tuple[int, ...]:
    """Per seat; the players of a team share theirs."""
    seen = match.seen(())
    if not isinstance(seen, CatacombsSeen):
        raise BrokenRule("this match is not one of Catacombs Conquest")
    pools = seen.state().pools
    return tuple(int(pools[team]) for team in seen.kit.teams)

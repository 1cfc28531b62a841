"""Facts of a match and a review of its shots."""

from typing import Final

from ludotheque.games.catacombs.sentences.narrator import MatchNames
from ludotheque.games.catacombs.table.events import Exhausted, GameEnded, Healed, PileReset, TeamStunned, TokenStolen
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.presentation.hints import Fact, Facts
from ludotheque.presentation.localizer import Localizer
from ludotheque.text.spans import spans


def arena_facts(seen: CatacombsSeen, names: MatchNames, localizer: Localizer) -> Facts:
    """Return health tokens of the teams and the bank, draw piles and hands."""
    view, lang = seen.view(), localizer.lang
    tokens, pile, cards = (spans(localizer.say(f"preview-{key}")) for key in ("tokens", "pile", "cards"))
    found = {"bank": Fact(spans(localizer.say("preview-bank")), tokens, view["bank"])}
    for team, facts in enumerate(view["teams"]):
        who = names.team(team, lang)
        found[f"{team} tokens"] = Fact(who, tokens, facts["pool"])
        found[f"{team} pile"] = Fact(who, pile, facts["pile"])
    for seat, facts in enumerate(view["seats"]):
        found[f"{seat} cards"] = Fact(names.seat(seat, lang), cards, len(facts["hand"]))
    return found


MILESTONES: Final = (TokenStolen, TeamStunned, Healed, PileReset, Exhausted, GameEnded)


def tokens_left(match: Match) -> tuple[int, ...]:
    """Return the tokens per seat; the players of a team share theirs."""
    seen = expect(match.seen(()), CatacombsSeen)
    pools = seen.state().pools
    return tuple(int(pools[team]) for team in seen.content.teams)

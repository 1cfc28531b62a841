"""Facts of a match and a review of its shots."""

from collections.abc import Sequence
from typing import Final

from ludotheque.games.catacombs.sentences.match_text import names_of
from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator, MatchNames
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.games.catacombs.table.events import (
    CardPlayed,
    Exhausted,
    Flicked,
    GameEnded,
    Healed,
    PileReset,
    TeamStunned,
    TokensLost,
    TokenStolen,
    TurnBegan,
)
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.presentation.hints import Fact, Facts
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.review import Hit
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, capital, spans


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


NOBODY: Final = -1


def hits_of(match: Match, by_frame: Sequence[Sequence[Event]], lang: Language) -> list[Hit]:
    """Return the tokens that each team lost, by the shot that took them."""
    teams = expect(match.seen(()), CatacombsSeen).content.teams
    narrator = CatacombsNarrator(names_of(match.setup.heroes), CatacombsWriter(lang))
    found: list[Hit] = []
    turn, player = 0, NOBODY
    shot: Spans = ()
    for n, events in enumerate(by_frame):
        for event in events:
            turn = event.turn if isinstance(event, TurnBegan) else turn
            if isinstance(event, TurnBegan | CardPlayed):
                player, shot = event.seat, ()
            elif isinstance(event, Flicked):
                shot = capital(narrator.shot(event.shot))
            elif isinstance(event, TokensLost | TokenStolen):
                victims = tuple(seat for seat, team in enumerate(teams) if team == event.team)
                dealer = player if shot and player not in victims else NOBODY
                count = event.count if isinstance(event, TokensLost) else 1
                found.append(Hit(n, turn, dealer, victims, shot, count))
    return found

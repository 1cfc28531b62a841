"""Finds out which answers to deadly damage save a hero, by trying them in a world that the party cannot rule out."""

from typing import Final

from ludotheque.games.one_deck_dungeon.agents.hints import SAME_KEY, healed_by
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.game import expect
from ludotheque.kernel.imagination import imagine
from ludotheque.kernel.match import Match

NO, LATER, YES = 0, 1, 2
SAID: Final = ("no", "later", "yes")
CHOSEN: Final = (a.ASK_SURVIVE, a.ASK_HERO, a.ASK_HEAL, a.ASK_TEXT, a.ASK_HOOK)
"""Questions whose answer may decide; of others, such as dice to pay, the first answer is taken."""
MOST_TRIED: Final = 60


def rescues(match: Match, context: TerminalContext, decision: Decision) -> tuple[tuple[str, bool, str], ...]:
    """Return every answer, whether it saves the hero, alone or with others, and the sum in words."""
    attempt = Attempt(int(decision.subject))
    world = imagine(match, (int(decision.owner),), SAME_KEY)
    found: list[tuple[str, bool, str]] = []
    for action in decision.options:
        rank = attempt.given(world, action)
        found.append((a.VERBS.spell(action), rank != NO, said(context, int(decision.subject), action, rank)))
    return tuple(found)


def said(context: TerminalContext, seat: int, action: int, rank: int) -> str:
    hero = context.view["heroes"][seat]
    facts = {"damage": int(hero["damage"]), "health": int(hero["health"])}
    if action == a.DONE:
        return context.say("delve-rescue-lost", **facts)
    heals = healed_by(context.content, action, early=False)
    return context.say("delve-rescue", heals=heals, known="yes" if heals else "no", saves=SAID[rank], **facts)


class Attempt:
    """Tries answers, and those to the questions that follow, until the hero is saved or the game is lost."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.tried = 0

    def given(self, world: Match, action: int) -> int:
        self.tried += 1
        trial = world.fork()
        trial.answer(trial.waiting()[0], action)
        return self.after(trial)

    def after(self, world: Match) -> int:
        """Return whether the hero is saved, can be saved by further answers, or falls."""
        decision, seen = world.decision, expect(world.seen(()), DungeonSeen)
        state = seen.state()
        if decision is None or state.result:
            return NO
        if state.heroes[self.seat].damage < seen.health(self.seat):
            return YES
        if self.tried >= MOST_TRIED:
            return LATER
        options = decision.options if decision.kind in CHOSEN else decision.options[:1]
        best = max([self.given(world, option) for option in options])
        again = decision.kind == a.ASK_SURVIVE and decision.subject == self.seat
        return min(best, LATER) if again else best

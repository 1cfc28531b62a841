"""Facts of a match and a review of its rolls."""

from collections.abc import Sequence
from typing import Final

from ludotheque.games.dice_throne.agents.position import position_of
from ludotheque.games.dice_throne.agents.value_cache import cache_of
from ludotheque.games.dice_throne.agents.values import turn_table
from ludotheque.games.dice_throne.agents.win_probability import win_chance
from ludotheque.games.dice_throne.sentences.narrator import MatchNames
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, REROLL, ROLLING
from ludotheque.games.dice_throne.table.events import Rerolled, Rolled
from ludotheque.games.dice_throne.table.odds import DICE, STOP, KeepTable
from ludotheque.games.dice_throne.table.state import OFFENCE
from ludotheque.games.dice_throne.table.state_classes import Throw
from ludotheque.games.dice_throne.view import DiceSeen, View
from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.presentation.hints import Fact, Facts
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.review import RollJudged
from ludotheque.text.spans import Spans, spans


class DiceFacts:
    """The public facts of a match, one by one."""

    def __init__(self, seen: DiceSeen, names: MatchNames, localizer: Localizer) -> None:
        self.view: View = seen.view()
        self.names = names
        self.localizer = localizer

    def all(self) -> Facts:
        found: Facts = {}
        for seat, facts in enumerate(self.view["seats"]):
            found |= self.of_seat(seat, facts)
        if self.view["dice"]:
            throw = self.view["dice"][-1]
            shown = " ".join(map(str, throw["dice"]))
            found["dice"] = Fact(self.who(throw["roller"]), self.word("dice"), shown, "–")
        return found

    def of_seat(self, seat: int, facts: View) -> Facts:
        """Return dials, hand, tokens, companions and upgraded abilities; a team has one health."""
        who, lang = self.who(seat), self.localizer.lang
        found = {
            f"{min(facts['team'])} health": Fact(who, self.word("health"), facts["health"]),
            f"{seat} cp": Fact(who, self.word("cp"), facts["cp"]),
            f"{seat} cards": Fact(who, self.word("cards"), len(facts["hand"])),
        }
        for token, held in facts["tokens"].items():
            noun = self.names.lexicon.token(token.split(":")[0]).singular(lang)
            found[f"{seat} token {token}"] = Fact(who, noun, held["count"])
        for companion, held in facts["companions"].items():
            noun = self.names.lexicon.companions[companion].singular(lang)
            found[f"{seat} companion {companion}"] = Fact(who, noun, held.get("level", held.get("count", 0)))
            if "health" in held:
                found[f"{seat} health {companion}"] = Fact(noun, self.word("health"), held["health"])
        for slot, level in facts["levels"].items():
            found[f"{seat} level {slot}"] = Fact(who, self.names.ability(seat, slot, lang), level)
        return found

    def who(self, seat: int) -> Spans:
        return self.names.seat(seat, self.localizer.lang)

    def word(self, key: str) -> Spans:
        return spans(self.localizer.say(f"preview-{key}"))


CENTS: Final = 2
HERE, NEXT = 0, 1  # a roll led to the question, or followed its answer


def seen_of(match: Match) -> DiceSeen:
    """Return what is public."""
    return expect(match.seen(()), DiceSeen)


def win_chances(match: Match) -> tuple[float, ...]:
    """Return the chance of each seat to win, from public facts; teammates share theirs."""
    seen = seen_of(match)
    return tuple(round(win_chance(seen, seat), 4) for seat in range(seen.seats))


def judged_rolls(match: Match, before: Sequence[Event], action: int, then: Sequence[Event]) -> list[RollJudged]:
    """Return the first throw before this question and that of its answer, with actual and expected values.

    Values are in points of damage, for a sensible agent that rerolls optimally.
    """
    seen = seen_of(match)
    throw = seen.throw()
    if match.decision is None or match.decision.kind != ROLLING or throw is None or len(throw.dice) != DICE:
        return []
    found: list[RollJudged] = []
    left = int(throw.attempts)
    table = turn_table(cache_of(seen.content), position_of(seen, throw.roller)).with_rerolls(left)
    for event in before:
        if isinstance(event, Rolled) and event.purpose == OFFENCE and event.seat == throw.roller:
            expected = table.expected(left + 1)
            found.append(judged(throw, event.dice, (expected, table.value_of(event.dice, left)), HERE))
    if REROLL < action < ANNOUNCE:
        found += again(table, throw, STOP ^ (action & ARGUMENT_MASK), then)
    return found


def again(table: KeepTable, throw: Throw, kept: int, then: Sequence[Event]) -> list[RollJudged]:
    """Return the judgement of a reroll of some dice."""
    left = int(throw.attempts)
    rolled = [event.dice for event in then if isinstance(event, Rerolled) and event.seat == throw.roller]
    if not rolled or not left:
        return []
    expected = table.keep_values(throw.dice, left)[kept]
    return [judged(throw, rolled[0], (expected, table.value_of(rolled[0], left - 1)), NEXT)]


def judged(throw: Throw, dice: Sequence[int], values: tuple[float, float], place: int) -> RollJudged:
    expected, worth = values
    shown = tuple(int(die) for die in dice)
    return RollJudged(place, int(throw.roller), shown, round(expected, CENTS), round(worth, CENTS))

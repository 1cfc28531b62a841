"""What a language must offer for the sheets of Dice Throne."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludotheque.games.dice_throne.content.definitions import Card, Companion, Defence, PlayWhen, Requirement, Status
from ludotheque.games.dice_throne.content.vocabulary import Costs, Effects, Pick, Pool, Targets, Who
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon
from ludotheque.games.dice_throne.sentences.narration import Narration
from ludotheque.text.clauses import Block, Clause, Grammar
from ludotheque.text.composer import SentenceTable
from ludotheque.text.spans import Span, Spans


@dataclass(frozen=True, slots=True)
class Speech:
    """One language: its grammar, its sayings, and its headings."""

    tongue: Grammar
    sayings: SentenceTable[Narration, Block]
    block: Callable[[Effects, Narration], Block]
    costs: Callable[[Costs, Narration], tuple[Clause, ...]]
    requirement: Callable[[Requirement, Narration], Spans]
    defence: Callable[[Defence, Narration], Block]
    defence_heading: Callable[[Defence], Spans]  # nothing where both players roll
    card_heading: Callable[[Card], Spans]
    play_when: Callable[[PlayWhen], Spans]
    upgrade_heading: Callable[[Span, int], Spans]
    adds: Callable[[Span], Spans]
    status_heading: Callable[[Status, Lexicon], Spans]
    companion_heading: Callable[[Companion, int], Spans]  # and how often a turn it may be used
    also: str  # before what is added whichever row was used


ONE_OF: Final = {Pool.OPPONENTS: Who.CHOSEN_OPPONENT, Pool.PLAYERS: Who.CHOSEN_PLAYER}


def choices(targets: Targets) -> int:
    """How often a target is chosen that may be the same each time; 1 for all other targets."""
    first = targets[0]
    again = len(targets) == 1 and isinstance(first, Pick) and first.distinct is False
    return first.count if again and isinstance(first, Pick) else 1


def each_choice(targets: Targets) -> Targets:
    """The target of one of these choices."""
    first = targets[0]
    return (ONE_OF[first.of],) if choices(targets) > 1 and isinstance(first, Pick) else targets

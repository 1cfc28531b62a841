"""The running match in words: what happened, what is asked, and what each answer means."""

from functools import cache

from ludotheque.games.one_deck_dungeon.sentences.answers import Labels, answer
from ludotheque.games.one_deck_dungeon.sentences.events import EVENTS
from ludotheque.games.one_deck_dungeon.sentences.match_names import MatchNames
from ludotheque.games.one_deck_dungeon.sentences.narrator import DungeonNarrator
from ludotheque.games.one_deck_dungeon.sentences.questions import question
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.text.languages import Language
from ludotheque.text.narrator import log_line
from ludotheque.text.spans import Spans, capital

__all__ = ["EVENTS", "MatchNames", "decision_sentence", "event_sentence", "names_of", "option_label"]


@cache
def names_of(heroes: tuple[str, ...], players: tuple[str, ...] = ()) -> MatchNames:
    """The names of a match, by the ids of its heroes in seat order."""
    return MatchNames(heroes, players)


def event_sentence(event: Event, names: MatchNames, lang: Language) -> Spans:
    """What happened, as a line of a log; nothing for what no log needs."""
    return log_line(EVENTS.say(event, DungeonNarrator(names, DungeonWriter(lang))))


def decision_sentence(decision: Decision, seen: DungeonSeen, names: MatchNames, lang: Language) -> Spans:
    """What is asked."""
    return capital(question(decision, seen, DungeonNarrator(names, DungeonWriter(lang))))


def option_label(action: int, decision: Decision, seen: DungeonSeen, names: MatchNames, lang: Language) -> Spans:
    """The words for an answer."""
    return answer(action, Labels(decision, seen, DungeonNarrator(names, DungeonWriter(lang))))

"""The running match in words: what happened, what is asked, and what each answer means."""

from functools import cache

from ludotheque.games.catacombs.sentences.answers import Labels, answer
from ludotheque.games.catacombs.sentences.events import EVENTS
from ludotheque.games.catacombs.sentences.match_names import MatchNames
from ludotheque.games.catacombs.sentences.narrator import CatacombsNarrator
from ludotheque.games.catacombs.sentences.questions import question
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.text.languages import Language
from ludotheque.text.narrator import log_line
from ludotheque.text.spans import Spans, capital

__all__ = ["EVENTS", "MatchNames", "decision_sentence", "event_sentence", "names_of", "option_label"]


@cache
def names_of(heroes: tuple[str, ...], players: tuple[str, ...] = (), lettered: bool = False) -> MatchNames:
    """The names of a match, by the teams in seat order; `lettered` beside a picture of the arena."""
    return MatchNames(heroes, players, lettered)


def event_sentence(event: Event, names: MatchNames, lang: Language) -> Spans:
    """What happened, as a line of a log."""
    return log_line(EVENTS.say(event, CatacombsNarrator(names, CatacombsWriter(lang))))


def decision_sentence(decision: Decision, seen: CatacombsSeen, names: MatchNames, lang: Language) -> Spans:
    """What is asked."""
    return capital(question(decision, seen, CatacombsNarrator(names, CatacombsWriter(lang))))


def option_label(action: int, decision: Decision, seen: CatacombsSeen, names: MatchNames, lang: Language) -> Spans:
    """The words for an answer."""
    return answer(action, Labels(decision, seen, CatacombsNarrator(names, CatacombsWriter(lang))))

"""The running match in words: what happened, what is asked, and what each answer means."""

from functools import cache, lru_cache
from typing import Final

from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.sentences.answers import option_label
from ludotheque.games.dice_throne.sentences.events import EVENTS
from ludotheque.games.dice_throne.sentences.match_names import MatchNames
from ludotheque.games.dice_throne.sentences.narrator import Teller
from ludotheque.games.dice_throne.table.actions import (
    CHOOSE_PLAYER,
    KINDS,
    PASS,
    REFUSE_TOKEN,
    RESPOND,
    ROLLING,
    TARGET,
)
from ludotheque.games.dice_throne.table.response_points import POINTS
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT, CARD_TEXT, SOURCE_TEXT
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.narrator import log_line
from ludotheque.text.spans import Spans, phrase
from ludotheque.text.writer import TONGUES, Writer

__all__ = ["EVENTS", "MatchNames", "decision_sentence", "event_sentence", "names_of", "option_label"]

KEPT: Final = 4096  # lines of logs that are not said anew; everybody at a table hears most of them alike
UNNAMED: Final = (RESPOND, ROLLING)
"""Questions that are not about the text being carried out."""


@cache
def names_of(heroes: tuple[str, ...], players: tuple[str, ...] = ()) -> MatchNames:
    """The names of a match, by the ids of its heroes in seat order."""
    return MatchNames(tuple(load_hero(hero) for hero in heroes), players)


@lru_cache(maxsize=KEPT)
def event_sentence(event: Event, names: MatchNames, lang: Language) -> Spans:
    """What happened, as a line of a log; nothing for what no log needs."""
    return log_line(EVENTS.say(event, Teller(names, Writer(lang))))


def decision_sentence(decision: Decision, seen: DiceSeen, names: MatchNames, lang: Language) -> Spans:
    """What is asked; the card, ability or token that asks is named first."""
    question = _question(decision, seen, names, lang)
    parts = seen.resolving()
    if not parts or decision.kind in UNNAMED:
        return question
    about = _text_name(parts[-1].kind, seen.name_of(parts[-1].kind, parts[-1].subject), parts[-1].seat, names, lang)
    return phrase(about, TONGUES[lang].colon, question) if about else question


def _question(decision: Decision, seen: DiceSeen, names: MatchNames, lang: Language) -> Spans:
    messages = Messages(lang)
    if decision.kind == REFUSE_TOKEN:
        status = names.source(decision.owner, seen.kit.sources[decision.subject].id, lang)
        return filled(messages, "dt-ask-refuse_token", status=status)
    if decision.kind == RESPOND:
        point = messages.say(f"dt-point-{POINTS[decision.subject]}")
        return filled(messages, "dt-ask-respond", point=point)
    if decision.kind == ROLLING:
        return filled(messages, "dt-ask-rolling", attempts=int(decision.subject))
    if decision.kind == TARGET and decision.subject != decision.owner:
        return filled(messages, "dt-ask-target-of", attacker=names.actor(decision.subject, lang))
    if decision.kind == CHOOSE_PLAYER and PASS in decision.options:
        return filled(messages, "dt-ask-choose_player-anew")
    return filled(messages, f"dt-ask-{KINDS[decision.kind]}")


def _text_name(kind: int, content_id: str, seat: int, names: MatchNames, lang: Language) -> Spans:
    if not content_id:
        return ()
    if kind == CARD_TEXT:
        return names.card(seat, content_id, lang)
    if kind == SOURCE_TEXT:
        return names.source(seat, content_id, lang)
    return names.ability(seat, content_id, lang) if kind >= ABILITY_TEXT else ()

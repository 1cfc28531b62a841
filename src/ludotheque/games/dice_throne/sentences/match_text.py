"""Sentences about a running match: events, questions, and the meaning of each answer."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from ludotheque.games.dice_throne.content.effect_types import ChooseOne
from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.content.traversal import gather, gather_ability, gather_hooks
from ludotheque.games.dice_throne.content.vocabulary import DamageType, Effect
from ludotheque.games.dice_throne.sentences import nouns, phrases
from ludotheque.games.dice_throne.sentences.card_texts import SPEECHES, effects_text, option_text, requirement_text
from ludotheque.games.dice_throne.sentences.events import EVENTS
from ludotheque.games.dice_throne.sentences.language_pack import Narration, Setting
from ludotheque.games.dice_throne.sentences.narrator import DiceNarrator, MatchNames
from ludotheque.games.dice_throne.table import actions as a
from ludotheque.games.dice_throne.table.actions import (
    CHOOSE_PLAYER,
    KINDS,
    PASS,
    REFUSE_TOKEN,
    RESPOND,
    ROLLING,
    TARGET,
)
from ludotheque.games.dice_throne.table.match_content import UPGRADE, MatchContent
from ludotheque.games.dice_throne.table.response_points import POINTS
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT, CARD_TEXT, DEFENCE_TEXT, SOURCE_TEXT
from ludotheque.games.dice_throne.table.state_classes import Resolving
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.events import Event
from ludotheque.text.clauses import Mood
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.spans import Span, Spans, capital, listed, phrase, spans
from ludotheque.text.writer import GRAMMARS, AnswerLabels, Writer, log_line, name_of

KEPT_TEXTS: Final = 1024  # the number of cached texts of boards and tokens
PASS_WORDS: Final = {
    a.WHETHER: "dt-no",
    a.REFUSE_TOKEN: "dt-no",
    a.DEFENCE: "dt-no-defence",
    a.PRESENT: "dt-stand",
    a.CHOOSE_PLAYER: "dt-nobody",
    a.CHOOSE_TOKEN: "dt-none",
    a.CHOOSE_COMPANION: "dt-none",
    a.REROLL_DIE: "dt-none",
}
TYPES: Final = (
    DamageType.NORMAL,
    DamageType.UNDEFENDABLE,
    DamageType.PURE,
    DamageType.COLLATERAL,
    DamageType.ULTIMATE,
    DamageType.NONE,
)
"""The damage types in the order of their codes."""


class Labels(AnswerLabels[DiceSeen, DiceNarrator]):
    """Labels for the answers to one question, as one viewer may know them."""

    def of(self, action: int) -> Spans:
        """Return the label of an answer."""
        return LABELS[a.VERBS.verbs[action >> ARGUMENT_BITS].name](self, a.VERBS.arguments(action))

    def card(self, card: int) -> Spans:
        prepared = self.seen.card(card)
        if prepared is None:
            return spans(self.narrator.writer.say("dt-unknown-card"))
        return (Span(name_of(prepared.card, self.narrator.lang), f"card:{prepared.id}"),)

    def face(self, place: int) -> int:
        """Return the value of the die at that place of the throw in view."""
        throw = self.seen.throw()
        return throw.dice[place] if throw is not None else 0

    def source(self, source: int) -> Spans:
        return self.narrator.names.source(self.decision.owner, self.seen.content.sources[source].id, self.narrator.lang)


def option_label(action: int, decision: Decision, seen: DiceSeen, names: MatchNames, lang: Language) -> Spans:
    """Return the label of an answer."""
    return Labels(decision, seen, DiceNarrator(names, Writer(lang))).of(action)


def _pass(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.narrator.writer.say(PASS_WORDS.get(int(labels.decision.kind), "dt-pass")))


def _play(labels: Labels, arguments: list[int]) -> Spans:
    prepared = labels.seen.card(arguments[0])
    card = labels.card(arguments[0])
    if prepared is None or prepared.kind == UPGRADE:
        return labels.narrator.writer.fill("dt-play-upgrade", card=card)
    return labels.narrator.writer.fill("dt-play", card=card, cost=int(prepared.cost))


def _spend(labels: Labels, arguments: list[int]) -> Spans:
    """Return the price and what it buys, because a token may have several uses."""
    source, number = arguments
    price, bought = _offered(labels.seen.content, (source, number), labels.narrator.names, labels.narrator.lang)
    return phrase(price or labels.source(source), SPEECHES[labels.narrator.lang].grammar.colon, bought)


@lru_cache(maxsize=KEPT_TEXTS)
def _offered(content: MatchContent, spent: tuple[int, int], names: MatchNames, lang: Language) -> tuple[Spans, Spans]:
    """Return the price of a hook, empty if it is free, and its effect."""
    source, number = spent
    hook = content.sources[source].uses[number]
    speech = SPEECHES[lang]
    voice = Narration(speech, names.lexicon, Setting.PASSIVE)
    price = [speech.grammar.clause(cost, Mood.IMPERATIVE) for cost in phrases.clauses(hook.pay, voice)]
    bought = effects_text(hook.effects + hook.per_paid, Setting.PASSIVE, names.lexicon, lang)
    return capital(listed(price, speech.grammar.and_word)), bought


def _sell(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.writer.fill("dt-sell", card=labels.card(arguments[0]))


def _end(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.narrator.writer.say("dt-end"))


def _reroll(labels: Labels, arguments: list[int]) -> Spans:
    throw = labels.seen.throw()
    dice = throw.dice if throw is not None else []
    return _rerolled(
        " ".join([str(die) for place, die in enumerate(dice) if arguments[0] >> place & 1]), labels.narrator.lang
    )


@lru_cache(maxsize=KEPT_TEXTS)
def _rerolled(dice: str, lang: Language) -> Spans:
    return spans(Messages(lang).say("dt-reroll", dice=dice))


def _announce(labels: Labels, arguments: list[int]) -> Spans:
    number, row = arguments
    return _announcement(labels.seen.content, (number, row), labels.narrator.names, labels.narrator.lang)


@lru_cache(maxsize=KEPT_TEXTS)
def _announcement(content: MatchContent, announced: tuple[int, int], names: MatchNames, lang: Language) -> Spans:
    number, row = announced
    ability = content.abilities[number].ability
    needed = requirement_text(ability.tiers[row].requirement, names.lexicon, lang)
    name = Span(name_of(ability, lang), f"ability:{ability.id}")
    return filled(Messages(lang), "dt-announce", ability=name, requirement=needed)


def _no_ability(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.narrator.writer.say("dt-no-ability"))


def _defend(labels: Labels, arguments: list[int]) -> Spans:
    defence = labels.seen.content.defences[arguments[0]].defence
    return (Span(name_of(defence, labels.narrator.lang), f"ability:{defence.id}"),)


def _player(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.names.seat(arguments[0], labels.narrator.lang)


def _source(labels: Labels, arguments: list[int]) -> Spans:
    return labels.source(arguments[0])


def _set_die(labels: Labels, arguments: list[int]) -> Spans:
    place, value = arguments
    return spans(labels.narrator.writer.say("dt-set-die", before=labels.face(place), after=value))


def _nudge(labels: Labels, arguments: list[int]) -> Spans:
    place, up = arguments
    before = labels.face(place)
    return spans(labels.narrator.writer.say("dt-set-die", before=before, after=before + 1 if up else before - 1))


def _die(labels: Labels, arguments: list[int]) -> Spans:
    return spans(labels.narrator.writer.say("dt-reroll", dice=labels.face(arguments[0])))


def _number(_labels: Labels, arguments: list[int]) -> Spans:
    return spans(str(arguments[0]))


def _card(labels: Labels, arguments: list[int]) -> Spans:
    return labels.card(arguments[0])


def _yes(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.narrator.writer.say("dt-yes"))


def _option(labels: Labels, arguments: list[int]) -> Spans:
    number = arguments[0]
    if labels.decision.kind == a.CHOOSE_TYPE:
        return capital(nouns.DAMAGE[TYPES[number]].plural(labels.narrator.lang))
    parts = labels.seen.resolving()
    chosen = _choice(parts[-1], labels.seen, len(labels.decision.options)) if parts else None
    if chosen is None:
        return spans(labels.narrator.writer.say("dt-option", number=number + 1))
    setting = SETTINGS.get(int(parts[-1].kind), Setting.PASSIVE)
    return option_text(chosen, number, setting, labels.narrator.names.lexicon, labels.narrator.lang)


SETTINGS: Final = {
    CARD_TEXT: Setting.CARD,
    ABILITY_TEXT: Setting.OFFENCE,
    DEFENCE_TEXT: Setting.DEFENCE,
}


def _choice(part: Resolving, seen: DiceSeen, options: int) -> ChooseOne | None:
    """Return the choice behind the question: the first of that size in the resolving text."""
    found: list[Effect] = []
    if part.kind == CARD_TEXT:
        card = seen.card(part.subject)
        gather(card.card.effects if card is not None else (), found)
    elif part.kind == ABILITY_TEXT:
        gather_ability(seen.content.abilities[part.subject].ability, found)
    elif part.kind == DEFENCE_TEXT:
        gather(seen.content.defences[part.subject].defence.effects, found)
    else:
        gather_hooks(seen.content.sources[part.subject].hooks, found)
    return next((each for each in found if isinstance(each, ChooseOne) and len(each.options) == options), None)


LABELS: Final[dict[str, Callable[[Labels, list[int]], Spans]]] = {
    "pass": _pass,
    "play": _play,
    "spend": _spend,
    "sell": _sell,
    "end": _end,
    "reroll": _reroll,
    "announce": _announce,
    "no_ability": _no_ability,
    "defend": _defend,
    "player": _player,
    "token": _source,
    "set_die": _set_die,
    "nudge": _nudge,
    "die": _die,
    "number": _number,
    "option": _option,
    "card": _card,
    "trigger": _source,
    "yes": _yes,
}
"""The label function for each verb of `actions`."""


__all__ = ["EVENTS", "MatchNames", "decision_sentence", "event_sentence", "names_of", "option_label"]

KEPT_LINES: Final = 4096  # the number of cached log lines; most viewers of a match read the same ones
UNNAMED: Final = (RESPOND, ROLLING)
"""Questions that do not belong to the resolving text."""


@cache
def names_of(heroes: tuple[str, ...], players: tuple[str, ...] = ()) -> MatchNames:
    """Return the names of a match, for the ids of its heroes in seat order."""
    return MatchNames(tuple(load_hero(hero) for hero in heroes), players)


@lru_cache(maxsize=KEPT_LINES)
def event_sentence(event: Event, names: MatchNames, lang: Language) -> Spans:
    """Return an event as a log line; empty for events that logs do not show."""
    return log_line(EVENTS.say(event, DiceNarrator(names, Writer(lang))))


def decision_sentence(decision: Decision, seen: DiceSeen, names: MatchNames, lang: Language) -> Spans:
    """Return the question; it begins with the name of the card, ability or token that asks."""
    question = _question(decision, seen, names, lang)
    parts = seen.resolving()
    if not parts or decision.kind in UNNAMED:
        return question
    about = _text_name(parts[-1].kind, seen.name_of(parts[-1].kind, parts[-1].subject), parts[-1].seat, names, lang)
    return phrase(about, GRAMMARS[lang].colon, question) if about else question


def _question(decision: Decision, seen: DiceSeen, names: MatchNames, lang: Language) -> Spans:
    messages = Messages(lang)
    if decision.kind == REFUSE_TOKEN:
        status = names.source(decision.owner, seen.content.sources[decision.subject].id, lang)
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

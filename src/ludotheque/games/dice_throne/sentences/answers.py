"""What each answer means, in words."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from ludotheque.games.dice_throne.content.effect_types import ChooseOne
from ludotheque.games.dice_throne.content.traversal import gather, gather_ability, gather_hooks
from ludotheque.games.dice_throne.content.vocabulary import DamageType, Effect
from ludotheque.games.dice_throne.sentences import costs, nouns
from ludotheque.games.dice_throne.sentences.card_texts import SPEECHES, effects_text, option_text, requirement_text
from ludotheque.games.dice_throne.sentences.language_pack import Setting, Voice
from ludotheque.games.dice_throne.sentences.match_names import MatchNames
from ludotheque.games.dice_throne.sentences.narrator import Teller
from ludotheque.games.dice_throne.table import actions as a
from ludotheque.games.dice_throne.table.match_content import UPGRADE, MatchContent
from ludotheque.games.dice_throne.table.state import ABILITY_TEXT, CARD_TEXT, DEFENCE_TEXT
from ludotheque.games.dice_throne.table.state_classes import Resolving
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.text.clauses import Mood
from ludotheque.text.languages import Language
from ludotheque.text.messages import Messages, filled
from ludotheque.text.narrator import AnswerLabels
from ludotheque.text.spans import Span, Spans, capital, listed, phrase, spans
from ludotheque.text.writer import Writer, name_of

KEPT: Final = 1024  # texts of boards and tokens that are not worked out again
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
"""The damage types in the order of their codes in the state."""


class Labels(AnswerLabels[DiceSeen, Teller]):
    """The words for the answers to one question, as one viewer may know them."""

    def of(self, action: int) -> Spans:
        """The words for an answer."""
        return LABELS[a.VERBS.verbs[action >> ARGUMENT_BITS].name](self, a.VERBS.arguments(action))

    def card(self, card: int) -> Spans:
        kit = self.seen.card(card)
        if kit is None:
            return spans(self.teller.pen.say("dt-unknown-card"))
        return (Span(name_of(kit.card, self.teller.lang), f"card:{kit.id}"),)

    def face(self, place: int) -> int:
        """What the die at that place of the throw in view shows."""
        throw = self.seen.throw()
        return throw.dice[place] if throw is not None else 0

    def source(self, source: int) -> Spans:
        return self.teller.names.source(self.decision.owner, self.seen.kit.sources[source].id, self.teller.lang)


def option_label(action: int, decision: Decision, seen: DiceSeen, names: MatchNames, lang: Language) -> Spans:
    """The words for an answer."""
    return Labels(decision, seen, Teller(names, Writer(lang))).of(action)


def _pass(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.teller.pen.say(PASS_WORDS.get(int(labels.decision.kind), "dt-pass")))


def _play(labels: Labels, arguments: list[int]) -> Spans:
    kit = labels.seen.card(arguments[0])
    card = labels.card(arguments[0])
    if kit is None or kit.kind == UPGRADE:
        return labels.teller.pen.fill("dt-play-upgrade", card=card)
    return labels.teller.pen.fill("dt-play", card=card, cost=int(kit.cost))


def _spend(labels: Labels, arguments: list[int]) -> Spans:
    """The price and what it buys, because a token may offer several things."""
    source, number = arguments
    price, bought = _offered(labels.seen.kit, (source, number), labels.teller.names, labels.teller.lang)
    return phrase(price or labels.source(source), SPEECHES[labels.teller.lang].tongue.colon, bought)


@lru_cache(maxsize=KEPT)
def _offered(kit: MatchContent, spent: tuple[int, int], names: MatchNames, lang: Language) -> tuple[Spans, Spans]:
    """What a hook costs, nothing where it is free, and what it does."""
    source, number = spent
    hook = kit.sources[source].uses[number]
    speech = SPEECHES[lang]
    voice = Voice(speech, names.lexicon, Setting.PASSIVE)
    price = [speech.tongue.clause(cost, Mood.IMPERATIVE) for cost in costs.clauses(hook.pay, voice)]
    bought = effects_text(hook.effects + hook.per_paid, Setting.PASSIVE, names.lexicon, lang)
    return capital(listed(price, speech.tongue.and_word)), bought


def _sell(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.pen.fill("dt-sell", card=labels.card(arguments[0]))


def _end(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.teller.pen.say("dt-end"))


def _reroll(labels: Labels, arguments: list[int]) -> Spans:
    throw = labels.seen.throw()
    dice = throw.dice if throw is not None else []
    return _rerolled(
        " ".join([str(die) for place, die in enumerate(dice) if arguments[0] >> place & 1]), labels.teller.lang
    )


@lru_cache(maxsize=KEPT)
def _rerolled(dice: str, lang: Language) -> Spans:
    return spans(Messages(lang).say("dt-reroll", dice=dice))


def _announce(labels: Labels, arguments: list[int]) -> Spans:
    number, row = arguments
    return _announcement(labels.seen.kit, (number, row), labels.teller.names, labels.teller.lang)


@lru_cache(maxsize=KEPT)
def _announcement(kit: MatchContent, announced: tuple[int, int], names: MatchNames, lang: Language) -> Spans:
    number, row = announced
    ability = kit.abilities[number].ability
    needed = requirement_text(ability.tiers[row].requirement, names.lexicon, lang)
    name = Span(name_of(ability, lang), f"ability:{ability.id}")
    return filled(Messages(lang), "dt-announce", ability=name, requirement=needed)


def _no_ability(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.teller.pen.say("dt-no-ability"))


def _defend(labels: Labels, arguments: list[int]) -> Spans:
    defence = labels.seen.kit.defences[arguments[0]].defence
    return (Span(name_of(defence, labels.teller.lang), f"ability:{defence.id}"),)


def _player(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.names.seat(arguments[0], labels.teller.lang)


def _source(labels: Labels, arguments: list[int]) -> Spans:
    return labels.source(arguments[0])


def _set_die(labels: Labels, arguments: list[int]) -> Spans:
    place, value = arguments
    return spans(labels.teller.pen.say("dt-set-die", before=labels.face(place), after=value))


def _nudge(labels: Labels, arguments: list[int]) -> Spans:
    place, up = arguments
    before = labels.face(place)
    return spans(labels.teller.pen.say("dt-set-die", before=before, after=before + 1 if up else before - 1))


def _die(labels: Labels, arguments: list[int]) -> Spans:
    return spans(labels.teller.pen.say("dt-reroll", dice=labels.face(arguments[0])))


def _number(_labels: Labels, arguments: list[int]) -> Spans:
    return spans(str(arguments[0]))


def _card(labels: Labels, arguments: list[int]) -> Spans:
    return labels.card(arguments[0])


def _yes(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.teller.pen.say("dt-yes"))


def _option(labels: Labels, arguments: list[int]) -> Spans:
    number = arguments[0]
    if labels.decision.kind == a.CHOOSE_TYPE:
        return capital(nouns.DAMAGE[TYPES[number]].plural(labels.teller.lang))
    parts = labels.seen.resolving()
    chosen = _choice(parts[-1], labels.seen, len(labels.decision.options)) if parts else None
    if chosen is None:
        return spans(labels.teller.pen.say("dt-option", number=number + 1))
    setting = SETTINGS.get(int(parts[-1].kind), Setting.PASSIVE)
    return option_text(chosen, number, setting, labels.teller.names.lexicon, labels.teller.lang)


SETTINGS: Final = {
    CARD_TEXT: Setting.CARD,
    ABILITY_TEXT: Setting.OFFENCE,
    DEFENCE_TEXT: Setting.DEFENCE,
}


def _choice(part: Resolving, seen: DiceSeen, options: int) -> ChooseOne | None:
    """The choice that is being asked: the first of that size in the text that is carried out."""
    found: list[Effect] = []
    if part.kind == CARD_TEXT:
        card = seen.card(part.subject)
        gather(card.card.effects if card is not None else (), found)
    elif part.kind == ABILITY_TEXT:
        gather_ability(seen.kit.abilities[part.subject].ability, found)
    elif part.kind == DEFENCE_TEXT:
        gather(seen.kit.defences[part.subject].defence.effects, found)
    else:
        gather_hooks(seen.kit.sources[part.subject].hooks, found)
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
"""One function per verb of `actions`."""

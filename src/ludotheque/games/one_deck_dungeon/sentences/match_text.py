"""The running match in words: events, questions and the meaning of each answer."""

from collections.abc import Callable
from functools import cache
from typing import Final

from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Boss,
    Box,
    CostKind,
    ExtraCard,
    Floor,
    FoeAbility,
    HeroicAbility,
    NamedDefinition,
    Potion,
    Skill,
    Talent,
)
from ludotheque.games.one_deck_dungeon.content.effect_types import ChooseOne, If
from ludotheque.games.one_deck_dungeon.content.hook_types import At
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects
from ludotheque.games.one_deck_dungeon.rules.boss import FOR_ROUND
from ludotheque.games.one_deck_dungeon.rules.poison import FOR_POISON_GROUPS
from ludotheque.games.one_deck_dungeon.sentences import card_texts, nouns
from ludotheque.games.one_deck_dungeon.sentences.card_texts import effects_text, option_text
from ludotheque.games.one_deck_dungeon.sentences.events import EVENTS
from ludotheque.games.one_deck_dungeon.sentences.narrator import COLORS, DungeonNarrator, MatchNames
from ludotheque.games.one_deck_dungeon.sentences.writer import DungeonWriter
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedCard
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS, Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, capital, phrase, spans
from ludotheque.text.writer import AnswerLabels, log_line


class Labels(AnswerLabels[DungeonSeen, DungeonNarrator]):
    """The words for the answers to one question."""

    def card(self, card: int) -> PreparedCard:
        """Return a card that may be chosen; it is face up."""
        prepared = self.seen.card(card)
        if prepared is None:
            raise BrokenRule(f"card {card} is face down")
        return prepared

    def asked_card(self) -> PreparedCard:
        """Return the card that the question is about."""
        return self.card(self.decision.subject)

    def by(self, seat: int, thing: Spans) -> Spans:
        """Add the owner if there is more than one hero."""
        return (
            thing
            if self.seen.seats == 1
            else phrase(self.narrator.seat(seat), self.narrator.writer.grammar.colon, thing)
        )


Label = Callable[[Labels, list[int]], Spans]


def answer(action: int, labels: Labels) -> Spans:
    """Return the words for an answer."""
    arguments = a.VERBS.arguments(action)
    return capital(LABELS[a.VERBS.verbs[action >> ARGUMENT_BITS].name](labels, arguments))


def active_box(seen: DungeonSeen, place: int) -> Box:
    """Return a box of the encounter with its current values: X is a number, and floors may have changed it."""
    encounter = seen.encounter()
    if encounter is None:
        raise BrokenRule("there are boxes in encounters only")
    box = encounter.boxes[place]
    return Box(
        value=int(box.value),
        color=COLORS[box.color] if box.color >= 0 else None,
        wide=bool(box.wide),
        armor=bool(box.armor),
        hearts=int(box.hearts),
        time=int(box.time),
        poison=int(box.poison),
        skull=bool(box.skull),
    )


STOPPING: Final = {
    a.ASK_TURN: "odd-done-turn",
    a.ASK_ROUND: "odd-done-round",
    a.ASK_DESCEND: "odd-done-descend",
    a.ASK_ABILITIES: "odd-done-abilities",
    a.ASK_ACT: "odd-done-act",
    a.ASK_REPLACE: "odd-done-replace",
    a.ASK_CUBE: "odd-done-cube",
    a.ASK_SURVIVE: "odd-done-survive",
    a.ASK_REROLL: "odd-done-reroll",
    a.ASK_HOOK: "odd-done-hook",
    a.ASK_HEAL: "odd-done-heal",
}
"""The meaning of the answer `DONE`, where "stop" would be unclear."""


def _done(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.narrator.writer.say(STOPPING.get(int(labels.decision.kind), "odd-done")))


def _stay(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.narrator.writer.say("odd-stay-face" if labels.decision.kind == a.ASK_FACE else "odd-stay"))


def _plain(key: str) -> Label:
    return lambda labels, _arguments: spans(labels.narrator.writer.say(key))


def _enter(labels: Labels, arguments: list[int]) -> Spans:
    place = arguments[0]
    door = labels.seen.view()["doors"][place]
    if not door["open"]:
        return labels.narrator.writer.fill("odd-enter-closed", door=place + 1)
    cards = labels.narrator.things(card["card"] for card in door["cards"])
    return labels.narrator.writer.fill("odd-enter-open", door=place + 1, cards=cards)


def _pair(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.seats(arguments)


def _card(labels: Labels, arguments: list[int]) -> Spans:
    """Return the card with what distinguishes it from cards of the same name: its loot, or the item or skill it is."""
    card = arguments[0]
    prepared = labels.card(card)
    name = labels.narrator.thing(prepared.id)
    if labels.decision.kind == a.ASK_CARD:
        loot = labels.narrator.thing(prepared.definition.loot.skill or prepared.definition.loot.potion or "")
        return labels.narrator.writer.noted(
            name, [card_texts.item_line(prepared.definition.loot.item, labels.narrator.writer), loot]
        )
    skills = [each for hero in labels.seen.state().heroes for each in hero.skills]
    if card in skills:
        return labels.narrator.writer.noted(labels.narrator.thing(prepared.definition.loot.skill or ""), [name])
    return labels.narrator.writer.noted(
        name, [card_texts.item_line(prepared.definition.loot.item, labels.narrator.writer)]
    )


def _peril(labels: Labels, arguments: list[int]) -> Spans:
    return option_text(labels.asked_card().definition.options[arguments[0]], labels.narrator.lang)


def _ability(labels: Labels, arguments: list[int]) -> Spans:
    seat = arguments[0]
    return labels.by(seat, labels.narrator.thing(labels.seen.content.heroes[seat].ability.id))


def _cover(labels: Labels, arguments: list[int]) -> Spans:
    place = arguments[0]
    box = card_texts.box_line(active_box(labels.seen, place), labels.narrator.writer)
    return labels.narrator.writer.fill("odd-cover", number=place + 1, box=box)


def _use(labels: Labels, arguments: list[int]) -> Spans:
    seat, number = arguments
    use = labels.seen.content.uses[number]
    cost = use.definition.cost if isinstance(use.definition, Skill) else None
    price = (
        []
        if cost is None or cost.kind is CostKind.FREE
        else [labels.narrator.writer.count(cost.amount, nouns.COSTS[cost.kind])]
    )
    return labels.by(seat, labels.narrator.writer.noted(labels.narrator.thing(use.id), price))


def _drink(labels: Labels, arguments: list[int]) -> Spans:
    seat, number = arguments
    potion = labels.narrator.thing(labels.seen.content.potions[number].id)
    return labels.by(seat, labels.narrator.writer.fill("odd-drink", potion=potion))


def _die(labels: Labels, arguments: list[int]) -> Spans:
    seat, code = arguments
    return labels.by(seat, labels.narrator.dice((code,)))


def _hero(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.seat(arguments[0])


def _option(labels: Labels, arguments: list[int]) -> Spans:
    number = arguments[0]
    sheet = _source(labels)
    choice = next((each for each in _choices(sheet) if number < len(each.options)), None) if sheet is not None else None
    if choice is None:
        return labels.narrator.writer.fill("odd-option", number=number + 1)
    return effects_text(choice.options[number], labels.narrator.lang)


def _source(labels: Labels) -> NamedDefinition | None:
    """Return the text that asks; the two sides of a hero card have different abilities of the same name."""
    if labels.decision.subject < 0:
        return None
    cause = labels.seen.content.causes[labels.decision.subject]
    abilities = {hero.ability.id: hero.ability for hero in labels.seen.content.heroes}
    if cause in abilities:
        return abilities[cause]
    found = labels.narrator.names.lexicon.find(cause)
    return found[1] if found is not None else None


def _choices(sheet: NamedDefinition) -> list[ChooseOne]:
    """Return the choices in a text, in its order."""
    found: list[ChooseOne] = []
    if isinstance(sheet, Skill | Potion | Talent | HeroicAbility):
        _gather(sheet.effects, found)
    if isinstance(sheet, Skill | Potion | Talent | FoeAbility | Floor | Boss | ExtraCard):
        for effects in (hook.effects for hook in sheet.hooks if isinstance(hook, At)):
            _gather(effects, found)
    return found


def _gather(effects: Effects, found: list[ChooseOne]) -> None:
    for effect in effects:
        if isinstance(effect, ChooseOne):
            found.append(effect)
        elif isinstance(effect, If):
            _gather(effect.effects + effect.otherwise, found)


def _take_item(labels: Labels, arguments: list[int]) -> Spans:
    item = card_texts.item_line(labels.asked_card().definition.loot.item, labels.narrator.writer)
    return labels.narrator.writer.fill("odd-take-item", hero=labels.narrator.actor(arguments[0]), item=item)


def _take_skill(labels: Labels, arguments: list[int]) -> Spans:
    skill = labels.narrator.thing(labels.asked_card().definition.loot.skill or "")
    return labels.narrator.writer.fill("odd-take-skill", hero=labels.narrator.actor(arguments[0]), skill=skill)


def _take_potion(labels: Labels, _arguments: list[int]) -> Spans:
    potion = labels.narrator.thing(labels.asked_card().definition.loot.potion or "")
    return labels.narrator.writer.fill("odd-take-potion", potion=potion)


def _take_xp(labels: Labels, _arguments: list[int]) -> Spans:
    return labels.narrator.writer.count(labels.asked_card().definition.xp, nouns.XP)


def _spend_xp(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.writer.fill("odd-spend-xp", xp=labels.narrator.writer.count(arguments[0], nouns.XP))


def _number(_labels: Labels, arguments: list[int]) -> Spans:
    return spans(str(arguments[0]))


def _color(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.writer.noun(nouns.COLOR_DICE[COLORS[arguments[0]]])


def _return_die(labels: Labels, arguments: list[int]) -> Spans:
    return labels.by(arguments[0], labels.narrator.writer.fill("odd-return-die"))


def _focus(labels: Labels, arguments: list[int]) -> Spans:
    return labels.narrator.focus(labels.seen.content.focus_name(labels.decision.subject, arguments[0]))


def _tick(labels: Labels, arguments: list[int]) -> Spans:
    talent, kind = arguments
    sheet = labels.seen.content.sheets[labels.decision.subject]
    if sheet is None:
        raise BrokenRule("only who has a sheet ticks it")
    name = labels.narrator.thing(sheet.pad.talents[talent].id)
    return labels.narrator.writer.noted(name, [labels.narrator.writer.fill(f"odd-spaces-{KIND_NAMES[kind]}", count=1)])


LABELS: Final[dict[str, Label]] = {
    "done": _done,
    "explore": _plain("odd-explore"),
    "enter": _enter,
    "stay": _stay,
    "flee": _plain("odd-flee"),
    "descend": _plain("odd-descend"),
    "pair": _pair,
    "card": _card,
    "peril": _peril,
    "ability": _ability,
    "cover": _cover,
    "use": _use,
    "drink": _drink,
    "exchange": _plain("odd-exchange"),
    "discard": _plain("odd-discard"),
    "die": _die,
    "hero": _hero,
    "option": _option,
    "take_item": _take_item,
    "take_skill": _take_skill,
    "take_potion": _take_potion,
    "take_xp": _take_xp,
    "spend_xp": _spend_xp,
    "number": _number,
    "value": _number,
    "color": _color,
    "heal_damage": _plain("odd-heal-damage"),
    "heal_poison": _plain("odd-heal-poison"),
    "return_die": _return_die,
    "focus": _focus,
    "tick": _tick,
    "yes": _plain("odd-yes"),
}


Asking = Callable[[Decision, DungeonSeen, DungeonNarrator], Spans]


def question(decision: Decision, seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
    """Return the question to the party."""
    asking = ASKING.get(int(decision.kind))
    if asking is not None:
        return asking(decision, seen, narrator)
    return narrator.writer.fill(f"odd-ask-{a.KINDS[decision.kind]}")


def _asked_pair(decision: Decision, seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
    if decision.subject == FOR_ROUND:
        return narrator.writer.fill("odd-ask-pair-round")
    if decision.subject == FOR_POISON_GROUPS:
        return narrator.writer.fill("odd-ask-pair-poison")
    return _of_card("pair")(decision, seen, narrator)


def _of_card(kind: str) -> Asking:
    def ask(decision: Decision, seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
        card = seen.card(decision.subject)
        if card is None:
            raise BrokenRule(f"card {decision.subject} is face down")
        return narrator.writer.fill(f"odd-ask-{kind}", card=narrator.thing(card.id))

    return ask


def _of_hero(kind: str) -> Asking:
    def ask(decision: Decision, _seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
        return narrator.writer.fill(f"odd-ask-{kind}", hero=narrator.seat(decision.subject))

    return ask


def _of_source(kind: str) -> Asking:
    def ask(decision: Decision, seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
        return narrator.writer.fill(f"odd-ask-{kind}", source=narrator.thing(seen.content.causes[decision.subject]))

    return ask


def _of_number(kind: str) -> Asking:
    def ask(decision: Decision, _seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
        return narrator.writer.fill(f"odd-ask-{kind}", count=int(decision.subject))

    return ask


def _heal(decision: Decision, seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
    """Ask to heal damage or remove a token, or whether to remove a token (ODD-POISON-6)."""
    kind = "heal" if a.HEAL_DAMAGE in decision.options else "heal-poison"
    return _of_hero(kind)(decision, seen, narrator)


def _more(kind: str) -> Asking:
    """Return a question that also says whether the party may stop."""

    def ask(decision: Decision, seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
        key = f"odd-ask-{kind}-or-stop" if a.DONE in decision.options else f"odd-ask-{kind}"
        return narrator.writer.fill(key, source=narrator.thing(seen.content.causes[decision.subject]))

    return ask


def _place(decision: Decision, seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
    box = card_texts.needed(active_box(seen, decision.subject), narrator.writer)
    return narrator.writer.fill("odd-ask-place", number=int(decision.subject) + 1, box=box)


def _pay(decision: Decision, seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill("odd-ask-pay", skill=narrator.thing(seen.content.uses[decision.subject].id))


def _asked_hero(decision: Decision, _seen: DungeonSeen, narrator: DungeonNarrator) -> Spans:
    return narrator.writer.fill(f"odd-ask-hero-{a.REASONS[decision.subject]}")


ASKING: Final[dict[int, Asking]] = {
    a.ASK_PAIR: _asked_pair,
    a.ASK_FACE: _of_card("face"),
    a.ASK_PERIL: _of_card("peril"),
    a.ASK_LOOT: _of_card("loot"),
    a.ASK_PLACE: _place,
    a.ASK_PAY: _pay,
    a.ASK_HERO: _asked_hero,
    a.ASK_BONUS: _of_number("bonus"),
    a.ASK_EXCHANGE: _of_number("exchange"),
    a.ASK_LEVEL: _of_number("level"),
    a.ASK_CUBE: _of_number("cube"),
    a.ASK_REROLL: _of_number("reroll"),
    a.ASK_HEAL: _heal,
    a.ASK_REPLACE: _of_hero("replace"),
    a.ASK_SURVIVE: _of_hero("survive"),
    a.ASK_FOCUS: _of_hero("focus"),
    a.ASK_TICK: _of_hero("tick"),
    a.ASK_TEXT: _of_source("text"),
    a.ASK_HOOK: _of_source("hook"),
    a.ASK_DIE: _more("die"),
    a.ASK_COLOR: _more("color"),
    a.ASK_VALUE: _of_source("value"),
}


__all__ = ["EVENTS", "MatchNames", "decision_sentence", "event_sentence", "names_of", "option_label"]


@cache
def names_of(heroes: tuple[str, ...], players: tuple[str, ...] = ()) -> MatchNames:
    """Return the names of a match by the ids of its heroes in seat order."""
    return MatchNames(heroes, players)


def event_sentence(event: Event, names: MatchNames, lang: Language) -> Spans:
    """Return an event as a line of a log; empty if the log does not need it."""
    return log_line(EVENTS.say(event, DungeonNarrator(names, DungeonWriter(lang))))


def decision_sentence(decision: Decision, seen: DungeonSeen, names: MatchNames, lang: Language) -> Spans:
    """Return the question."""
    return capital(question(decision, seen, DungeonNarrator(names, DungeonWriter(lang))))


def option_label(action: int, decision: Decision, seen: DungeonSeen, names: MatchNames, lang: Language) -> Spans:
    """Return the words for an answer."""
    return answer(action, Labels(decision, seen, DungeonNarrator(names, DungeonWriter(lang))))

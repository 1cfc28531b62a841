"""What each answer means, in words: one function per verb."""

from collections.abc import Callable
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
from ludotheque.games.one_deck_dungeon.sentences import boxes, nouns
from ludotheque.games.one_deck_dungeon.sentences.card_texts import effects_text, option_text
from ludotheque.games.one_deck_dungeon.sentences.narrator import COLORS, DungeonNarrator
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table.match_content import PreparedCard
from ludotheque.games.one_deck_dungeon.view import DungeonSeen
from ludotheque.kernel.decisions import ARGUMENT_BITS
from ludotheque.kernel.errors import BrokenRule
from ludotheque.text.narrator import AnswerLabels
from ludotheque.text.spans import Spans, capital, phrase, spans


class Labels(AnswerLabels[DungeonSeen, DungeonNarrator]):
    """The words for the answers to one question."""

    def card(self, card: int) -> PreparedCard:
        """A card that may be chosen lies face up."""
        kit = self.seen.card(card)
        if kit is None:
            raise BrokenRule(f"card {card} lies face down")
        return kit

    def asked_card(self) -> PreparedCard:
        """The card the question is about."""
        return self.card(self.decision.subject)

    def by(self, seat: int, thing: Spans) -> Spans:
        """With whose it is, where there is more than one hero."""
        return thing if self.seen.seats == 1 else phrase(self.teller.seat(seat), self.teller.pen.tongue.colon, thing)


Label = Callable[[Labels, list[int]], Spans]


def answer(action: int, labels: Labels) -> Spans:
    """The words for an answer."""
    arguments = a.VERBS.arguments(action)
    return capital(LABELS[a.VERBS.verbs[action >> ARGUMENT_BITS].name](labels, arguments))


def active_box(seen: DungeonSeen, place: int) -> Box:
    """A box of the encounter as it is now: X is a number, and floors may have changed it."""
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
"""What it means to be done, where "stop" would not say it."""


def _done(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.teller.pen.say(STOPPING.get(int(labels.decision.kind), "odd-done")))


def _stay(labels: Labels, _arguments: list[int]) -> Spans:
    return spans(labels.teller.pen.say("odd-stay-face" if labels.decision.kind == a.ASK_FACE else "odd-stay"))


def _plain(key: str) -> Label:
    return lambda labels, _arguments: spans(labels.teller.pen.say(key))


def _enter(labels: Labels, arguments: list[int]) -> Spans:
    place = arguments[0]
    door = labels.seen.view()["doors"][place]
    if not door["open"]:
        return labels.teller.pen.fill("odd-enter-closed", door=place + 1)
    cards = labels.teller.things(card["card"] for card in door["cards"])
    return labels.teller.pen.fill("odd-enter-open", door=place + 1, cards=cards)


def _pair(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.seats(arguments)


def _card(labels: Labels, arguments: list[int]) -> Spans:
    """With what makes it differ from other cards of its name: its loot, or the item or skill it is."""
    card = arguments[0]
    kit = labels.card(card)
    name = labels.teller.thing(kit.id)
    if labels.decision.kind == a.ASK_CARD:
        loot = labels.teller.thing(kit.sheet.loot.skill or kit.sheet.loot.potion or "")
        return labels.teller.pen.noted(name, [boxes.item(kit.sheet.loot.item, labels.teller.pen), loot])
    skills = [each for hero in labels.seen.state().heroes for each in hero.skills]
    if card in skills:
        return labels.teller.pen.noted(labels.teller.thing(kit.sheet.loot.skill or ""), [name])
    return labels.teller.pen.noted(name, [boxes.item(kit.sheet.loot.item, labels.teller.pen)])


def _peril(labels: Labels, arguments: list[int]) -> Spans:
    return option_text(labels.asked_card().sheet.options[arguments[0]], labels.teller.lang)


def _ability(labels: Labels, arguments: list[int]) -> Spans:
    seat = arguments[0]
    return labels.by(seat, labels.teller.thing(labels.seen.kit.heroes[seat].ability.id))


def _cover(labels: Labels, arguments: list[int]) -> Spans:
    place = arguments[0]
    box = boxes.box(active_box(labels.seen, place), labels.teller.pen)
    return labels.teller.pen.fill("odd-cover", number=place + 1, box=box)


def _use(labels: Labels, arguments: list[int]) -> Spans:
    seat, number = arguments
    use = labels.seen.kit.uses[number]
    cost = use.sheet.cost if isinstance(use.sheet, Skill) else None
    price = (
        []
        if cost is None or cost.kind is CostKind.FREE
        else [labels.teller.pen.count(cost.amount, nouns.COSTS[cost.kind])]
    )
    return labels.by(seat, labels.teller.pen.noted(labels.teller.thing(use.id), price))


def _drink(labels: Labels, arguments: list[int]) -> Spans:
    seat, number = arguments
    potion = labels.teller.thing(labels.seen.kit.potions[number].id)
    return labels.by(seat, labels.teller.pen.fill("odd-drink", potion=potion))


def _die(labels: Labels, arguments: list[int]) -> Spans:
    seat, code = arguments
    return labels.by(seat, labels.teller.dice((code,)))


def _hero(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.seat(arguments[0])


def _option(labels: Labels, arguments: list[int]) -> Spans:
    number = arguments[0]
    sheet = _source(labels)
    choice = next((each for each in _choices(sheet) if number < len(each.options)), None) if sheet is not None else None
    if choice is None:
        return labels.teller.pen.fill("odd-option", number=number + 1)
    return effects_text(choice.options[number], labels.teller.lang)


def _source(labels: Labels) -> NamedDefinition | None:
    """The text that asks; the two sides of a hero card have different abilities of the same name."""
    if labels.decision.subject < 0:
        return None
    cause = labels.seen.kit.causes[labels.decision.subject]
    abilities = {hero.ability.id: hero.ability for hero in labels.seen.kit.heroes}
    if cause in abilities:
        return abilities[cause]
    found = labels.teller.names.lexicon.find(cause)
    return found[1] if found is not None else None


def _choices(sheet: NamedDefinition) -> list[ChooseOne]:
    """The choices in a text, in its order."""
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
    item = boxes.item(labels.asked_card().sheet.loot.item, labels.teller.pen)
    return labels.teller.pen.fill("odd-take-item", hero=labels.teller.actor(arguments[0]), item=item)


def _take_skill(labels: Labels, arguments: list[int]) -> Spans:
    skill = labels.teller.thing(labels.asked_card().sheet.loot.skill or "")
    return labels.teller.pen.fill("odd-take-skill", hero=labels.teller.actor(arguments[0]), skill=skill)


def _take_potion(labels: Labels, _arguments: list[int]) -> Spans:
    potion = labels.teller.thing(labels.asked_card().sheet.loot.potion or "")
    return labels.teller.pen.fill("odd-take-potion", potion=potion)


def _take_xp(labels: Labels, _arguments: list[int]) -> Spans:
    return labels.teller.pen.count(labels.asked_card().sheet.xp, nouns.XP)


def _spend_xp(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.pen.fill("odd-spend-xp", xp=labels.teller.pen.count(arguments[0], nouns.XP))


def _number(_labels: Labels, arguments: list[int]) -> Spans:
    return spans(str(arguments[0]))


def _color(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.pen.noun(nouns.COLOR_DICE[COLORS[arguments[0]]])


def _return_die(labels: Labels, arguments: list[int]) -> Spans:
    return labels.by(arguments[0], labels.teller.pen.fill("odd-return-die"))


def _focus(labels: Labels, arguments: list[int]) -> Spans:
    return labels.teller.focus(labels.seen.kit.focus_name(labels.decision.subject, arguments[0]))


def _tick(labels: Labels, arguments: list[int]) -> Spans:
    talent, kind = arguments
    sheet = labels.seen.kit.sheets[labels.decision.subject]
    if sheet is None:
        raise BrokenRule("only who has a sheet ticks it")
    name = labels.teller.thing(sheet.pad.talents[talent].id)
    return labels.teller.pen.noted(name, [labels.teller.pen.fill(f"odd-spaces-{KIND_NAMES[kind]}", count=1)])


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

"""English for hooks: when they act and what they change."""

from dataclasses import replace
from typing import Final

from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Quantity
from ludotheque.games.one_deck_dungeon.rules.poison import FAILED_RESIST_DAMAGE
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Way, changed
from ludotheque.games.one_deck_dungeon.sentences.english import conditions
from ludotheque.games.one_deck_dungeon.sentences.english.dice import DISCARD
from ludotheque.games.one_deck_dungeon.sentences.english.heroes import STATED_YOU, numbers, order
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, block
from ludotheque.text.clauses import Block, Clause, Lead, Person, Subject, Verb, When
from ludotheque.text.english import BE, CAN, HAVE, count, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase, spans

ORDINALS: Final = {1: "first", 2: "second", 3: "third"}


def modify(hook: h.Modify, _voice: Narration) -> Block:
    way, number = changed(hook)
    if hook.quantity is Quantity.BASIC_SKILL:
        return (Clause(STATED_YOU, verb("begin"), phrase("with your", nouns.BASIC_SKILL.singular("en"))),)
    if hook.quantity in MOVED:
        moved = {Way.SET: f"{number}", Way.MORE: f"raised by {number}", Way.LESS: f"lowered by {number}"}[way]
        return (Clause(MOVED[hook.quantity], BE, spans(moved)),)
    subject, does, unit, after = MEASURED[hook.quantity]
    if hook.quantity is Quantity.RESIST_DAMAGE and way is Way.SET and number < FAILED_RESIST_DAMAGE:
        damage = phrase("only", count(number, nouns.DAMAGE), after, f"(instead of {FAILED_RESIST_DAMAGE})")
        return (Clause(subject, does, damage),)
    return (Clause(subject, does, phrase(_measure(way, number, unit), after)),)


def _measure(way: Way, number: int, unit: Noun | None) -> Spans:
    """`2 more time`, `1 fewer die`, `no time`; without a unit just the number."""
    if unit is None:
        return spans({Way.SET: str(number or "nothing"), Way.MORE: f"{number} more", Way.LESS: f"{number} less"}[way])
    if way is Way.SET:
        return count(number, unit) if number else phrase("no", unit.plural("en"))
    fewer = "less" if unit.en_singular == unit.en_plural else "fewer"
    return phrase(str(number), "more" if way is Way.MORE else fewer, unit.form(number, "en"))


def _thing(*parts: str | Spans, person: Person = Person.ONE) -> Subject:
    return Subject(phrase(*parts), person)


COST: Final = verb("cost")
ADD: Final = verb("add")
DEAL: Final = verb("deal")
LOWEST: Final = spans("(it shows their lowest value)")
MOVED: Final = {
    Quantity.DOOR_LIMIT: _thing("the", nouns.DOOR_LIMIT.singular("en")),
    Quantity.RESIST_ROLL: _thing("the total of each", nouns.RESIST_ROLL.singular("en")),
}
"""Numbers that are raised and lowered."""

MEASURED: Final[dict[Quantity, tuple[Subject, Verb, Noun | None, Spans]]] = {
    Quantity.TURN_TIME: (_thing("step 1 of each turn"), COST, nouns.TIME, ()),
    Quantity.FIRST_TURN_TIME: (_thing("step 1 of the first turn of each floor"), COST, nouns.TIME, ()),
    Quantity.HEROIC_DIE_DICE: (
        _thing("making a heroic die"),
        verb("take"),
        nouns.DIE,
        LOWEST,
    ),
    Quantity.RESIST_LEAVES: (
        _thing("a", nouns.LEAF.singular("en")),
        ADD,
        None,
        phrase("to", nouns.RESIST_ROLL.plural("en")),
    ),
    Quantity.RESIST_DAMAGE: (_thing("a failed", nouns.RESIST_ROLL.singular("en")), DEAL, nouns.DAMAGE, spans("to you")),
    Quantity.LEVEL_COST: (_thing("each new level"), COST, nouns.XP, ()),
    Quantity.HEALTH: (STATED_YOU, HAVE, nouns.HEALTH, ()),
    Quantity.BOSS_HEALTH: (_thing("the", nouns.BOSS.singular("en")), HAVE, nouns.HEALTH, ()),
}
"""Numbers of something: who has, costs or deals it, and what."""


def when_rolled(hook: h.WhenRolled, voice: Narration) -> Block:
    if not hook.nth:
        lead = f"each time a {hook.value} is rolled"
    else:
        nth = ORDINALS.get(hook.nth, f"{hook.nth}th")
        lead = f"the {nth} time a {hook.value} is rolled in the encounter"
    return (When(Lead(spans(lead)), block(hook.effects, voice)),)


def discard_rolled(hook: h.DiscardRolled, _voice: Narration) -> Block:
    return (order(verb("immediately discard"), "every die rolled that shows", numbers(hook.values)),)


def discard_highest(_hook: h.DiscardHighest, _voice: Narration) -> Block:
    lead = phrase("after the", nouns.GATHER_ROLL.singular("en"))
    return (When(Lead(lead), (order(DISCARD, "one of the dice that show the highest value"),)),)


def lower_rolled(hook: h.LowerRolled, _voice: Narration) -> Block:
    lead = phrase("after all other", nouns.ROLL_EFFECT.plural("en"))
    dice = phrase("each rolled", nouns.COLOR_DICE[hook.color].singular("en"))
    return (When(Lead(lead), (order(verb("lower"), dice, f"by {hook.by}"),)),)


def add_consequence(hook: h.AddConsequence, _voice: Narration) -> Block:
    least = count(hook.at_least, nouns.ICONS[hook.if_icon])
    lead = phrase("if the", nouns.CONSEQUENCES.plural("en"), "have at least", least)
    return (When(Lead(lead), (order(verb("add"), count(hook.count, nouns.ICONS[hook.icon]), "to them"),)),)


def soak_pairs(_hook: h.SoakPairs, _voice: Narration) -> Block:
    soaked = order(verb("ignore"), count(1, nouns.HEART), "for each full pair of", nouns.HEART.plural("en"), "you lose")
    only = Clause(_thing("nothing else"), CAN, phrase("ignore", nouns.HEART.plural("en"), "for you"))
    return (soaked, only)


def heart_to_time(_hook: h.HeartToTime, _voice: Narration) -> Block:
    one = phrase("exactly", count(1, nouns.DAMAGE))
    spend = replace(order(verb("spend"), count(1, nouns.TIME), "instead"), may=True)
    boss = order(verb("ignore"), count(1, nouns.HEART))
    return (
        When(Lead(phrase("in combat, if you would take", one)), (spend,)),
        When(Lead(phrase("in", nouns.BOSS_ROUND.plural("en"))), (boss,)),
    )


def boxes(hook: h.Boxes, _voice: Narration) -> Block:
    kind = Subject(nouns.box(hook).plural("en"), Person.MANY)
    out: list[Clause] = []
    if hook.become_armor:
        out.append(Clause(kind, verb("count"), phrase("as", nouns.ARMOR_BOX.plural("en"))))
    if hook.refuse is not None:
        refused = nouns.COLOR_DICE[hook.refuse].plural("en")
        out.append(Clause(kind, CAN, phrase("be covered with", refused), negation="not"))
    if hook.max_dice:
        out.append(Clause(kind, verb("take"), phrase("at most", count(hook.max_dice, nouns.DIE))))
    if hook.twice:
        rest = "be covered twice in the same round (the dice of the first cover are discarded)"
        out.append(Clause(kind, verb("must"), spans(rest)))
    return tuple(out)


COUNTED: Final = {
    Counted.OPEN_DOORS: phrase("the number of", nouns.OPEN_DOOR.plural("en"), "(this one included)"),
    Counted.LEAVES: phrase("the number of", nouns.LEAF.plural("en"), "on open doors (this one included)"),
    Counted.BOSS_DAMAGE: phrase("the", nouns.DAMAGE.plural("en"), "on the boss"),
    Counted.UNCOVERED_SKULLS: phrase("the number of uncovered", nouns.SKULL.plural("en")),
}


def set_x(hook: h.SetX, _voice: Narration) -> Block:
    notes = [f"{hook.each_with_four} × with four players"] if hook.each_with_four else []
    notes += [f"at least {hook.minimum}"] if hook.minimum else []
    base = f"{hook.base} +" if hook.base else ""
    product = phrase(f"{hook.each} ×" if hook.each > 1 else "", COUNTED[hook.counted])
    note = phrase("(", listed([spans(each) for each in notes], ","), ")") if notes else ()
    return (Clause(Subject(spans("X"), Person.ONE), BE, phrase(base, product, note)),)


def lose_loot(hook: h.LoseLoot, _voice: Narration) -> Block:
    lead = phrase(conditions.full(hook.condition), "when the encounter ends")
    return (When(Lead(lead), (order(DISCARD, "the card instead of looting it"),)),)

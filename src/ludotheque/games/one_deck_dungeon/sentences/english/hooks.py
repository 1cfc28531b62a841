"""English words for hooks."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Quantity
from ludotheque.games.one_deck_dungeon.rules.poison import FAILED_RESIST_DAMAGE
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import Way, changed
from ludotheque.games.one_deck_dungeon.sentences.english.heroes import STATED_YOU, YOU
from ludotheque.games.one_deck_dungeon.sentences.language_pack import HookWords
from ludotheque.text.clauses import Clause, Person, Subject, Verb
from ludotheque.text.english import BE, CAN, HAVE, count, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans

ORDINALS: Final = {1: "first", 2: "second", 3: "third"}


def _modified(hook: h.Modify) -> Clause:
    way, number = changed(hook)
    if hook.quantity is Quantity.BASIC_SKILL:
        return Clause(STATED_YOU, verb("begin"), phrase("with your", nouns.BASIC_SKILL.singular("en")))
    if hook.quantity in MOVED:
        moved = {Way.SET: f"{number}", Way.MORE: f"raised by {number}", Way.LESS: f"lowered by {number}"}[way]
        return Clause(MOVED[hook.quantity], BE, spans(moved))
    subject, does, unit, after = MEASURED[hook.quantity]
    if hook.quantity is Quantity.RESIST_DAMAGE and way is Way.SET and number < FAILED_RESIST_DAMAGE:
        damage = phrase("only", count(number, nouns.DAMAGE), after, f"(instead of {FAILED_RESIST_DAMAGE})")
        return Clause(subject, does, damage)
    return Clause(subject, does, phrase(_measure(way, number, unit), after))


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


def _rolled(value: int, nth: int) -> str:
    if not nth:
        return f"each time a {value} is rolled"
    return f"the {ORDINALS.get(nth, f'{nth}th')} time a {value} is rolled in the encounter"


def _lowered(hook: h.LowerRolled) -> Clause:
    dice = phrase("each rolled", nouns.COLOR_DICE[hook.color].singular("en"))
    return Clause(YOU, verb("lower"), phrase(dice, f"by {hook.by}"))


def _refuse(dice: Noun) -> Clause:
    return Clause(YOU, CAN, phrase("be covered with", dice.plural("en")), negation="not")


COUNTED: Final = {
    Counted.OPEN_DOORS: phrase("the number of", nouns.OPEN_DOOR.plural("en"), "(this one included)"),
    Counted.LEAVES: phrase("the number of", nouns.LEAF.plural("en"), "on open doors (this one included)"),
    Counted.BOSS_DAMAGE: phrase("the", nouns.DAMAGE.plural("en"), "on the boss"),
    Counted.UNCOVERED_SKULLS: phrase("the number of uncovered", nouns.SKULL.plural("en")),
}
HEARTS: Final = nouns.HEART.plural("en")
EVERY_DIE: Final = "every die rolled that shows"
TWICE: Final = "be covered twice in the same round (the dice of the first cover are discarded)"

HOOKS: Final = HookWords(
    modified=_modified,
    rolled=_rolled,
    discard_rolled=lambda values: Clause(YOU, verb("immediately discard"), phrase(EVERY_DIE, values)),
    after_gather=phrase("after the", nouns.GATHER_ROLL.singular("en")),
    highest="one of the dice that show the highest value",
    after_effects=phrase("after all other", nouns.ROLL_EFFECT.plural("en")),
    lowered=_lowered,
    if_consequences=lambda least: phrase("if the", nouns.CONSEQUENCES.plural("en"), "have at least", least),
    add_icons=lambda icons: Clause(YOU, verb("add"), phrase(icons, "to them")),
    soak_pairs=(
        Clause(YOU, verb("ignore"), phrase(count(1, nouns.HEART), "for each full pair of", HEARTS, "you lose")),
        Clause(_thing("nothing else"), CAN, phrase("ignore", HEARTS, "for you")),
    ),
    if_hurt=lambda damage: phrase("in combat, if you would take exactly", damage),
    instead="instead",
    in_boss_rounds=phrase("in", nouns.BOSS_ROUND.plural("en")),
    boxes=lambda noun: noun.plural("en"),
    as_armor=(verb("count"), phrase("as", nouns.ARMOR_BOX.plural("en"))),
    refuse=_refuse,
    most_dice=lambda most: (verb("take"), phrase("at most", count(most, nouns.DIE))),
    twice=(verb("must"), spans(TWICE)),
    counted=COUNTED,
    with_four=lambda each: f"{each} × with four players",
    at_least="at least",
    be=BE,
    at_end="when the encounter ends",
    lose_card="the card instead of looting it",
)

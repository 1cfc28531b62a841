"""English words for the vocabulary of One Deck Dungeon."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content import hook_types as h
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Counted,
    Fact,
    Limit,
    Many,
    Moment,
    Only,
    Place,
    Quantity,
    Target,
    Whose,
)
from ludotheque.games.one_deck_dungeon.rules.poison import FAILED_RESIST_DAMAGE
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.language_pack import (
    ConditionWords,
    DicePhrase,
    DiceWords,
    HeroWords,
    HookWords,
    Joints,
    PartyWords,
    RollWords,
    Speech,
    Way,
    changed,
    picked,
)
from ludotheque.games.one_deck_dungeon.sentences.sentence_table import SENTENCES, numbers
from ludotheque.text.clauses import Clause, Noun, Person, Subject, Verb
from ludotheque.text.english import BE, CAN, HAVE, English, article, count, verb
from ludotheque.text.spans import Spans, phrase, spans

YOU: Final = Subject(spans("you"), Person.YOU, own=True)
STATED_YOU: Final = Subject(spans("you"), Person.YOU)
"""The subject "you" where it is written out to distinguish the hero from the party."""

HEROES: Final = {
    Target.SELF: STATED_YOU,
    Target.ONE_HERO: Subject(spans("one hero"), Person.ONE),
    Target.SAME_HERO: Subject(spans("that hero"), Person.ONE),
    Target.ROLLER: Subject(spans("the hero who rolled it"), Person.ONE),
}
OWNERS: Final = {Whose.SELF: YOU, Whose.PARTNER: Subject(spans("your partner"), Person.ONE)}
POSSESSIVES: Final = {Whose.SELF: "your", Whose.PARTNER: "your partner’s"}


def dice(pick: DicePhrase) -> Spans:
    """`one of your dice`, `up to 2 of your agility dice showing 1`, `each of your partner’s dice`."""
    whose = "those" if pick.just_gained else POSSESSIVES[pick.whose]
    shown = spans("showing that value") if pick.of_one_value else ()
    if pick.values:
        shown = phrase("showing", numbers(pick.values, "or"))
    return phrase(_how_many(pick.number), "of", whose, pick.noun.plural("en"), shown)


def _how_many(number: int | Many) -> str:
    if isinstance(number, Many):
        return {Many.ANY: "any number", Many.EACH: "each"}[number]
    return "one" if number == 1 else f"up to {number}"


HERO_WORDS: Final = HeroWords(YOU, HEROES, OWNERS, dice)


BEARERS: Final = {
    Fact.OWN_POISON: "you have",
    Fact.OWN_DAMAGE: "you have",
    Fact.CARD_LEAVES: "the card has",
    Fact.DOOR_LEAVES: "the cards of the door have",
    Fact.LOOTED_COMBAT_XP: "it is a combat card worth",
}
CONDITIONS: Final = ConditionWords(
    if_=lambda clause: phrase("if", clause),
    door_was_open=lambda yes: f"the door {'was' if yes else 'was not'} already open",
    bearer=lambda fact, _none: spans(BEARERS[fact]),
    none=lambda noun: phrase("no", noun.plural("en")),
    exactly="exactly",
    at_most="at most",
    at_least="at least",
    to="to",
    all_covered=lambda noun: phrase("every", noun.singular("en"), "is covered"),
    uncovered=lambda one: "is uncovered" if one else "are uncovered",
    first_encounter="it is the first encounter of the floor",
    encounter=lambda number: f"it is encounter {number} of the floor",
    encounter_or_later=lambda number: f"it is encounter {number} of the floor or a later one",
    encounters=lambda low, high: f"it is encounter {low} to {high} of the floor",
    first_encounters=lambda number: f"it is one of the first {number} encounters of the floor",
)


DISCARD: Final = verb("discard")
EXILE: Final = verb("exile")
SOME: Final = {Many.ANY: "any number of", Many.EACH: "all"}


def _stored_dice(number: int | Many) -> str:
    return f"{SOME[number] if isinstance(number, Many) else f'{number} of'} your stored dice"


def _increased(effect: e.Increase) -> Spans:
    each = "each" if isinstance(effect.dice, int) and effect.dice > 1 else ""
    return phrase(dice(picked(effect)), f"by {effect.by}", each)


def _swapped(effect: e.Recolor) -> Spans:
    kind = nouns.die(effect.to)
    other = article(kind.singular("en")) if effect.dice == 1 else kind.plural("en")
    color = "of another color and" if len(effect.to) > 1 else "of"
    value = "the same value" if effect.dice == 1 else "the same values"
    return phrase(dice(picked(effect)), "for", other, color, value)


def _so_many(number: int | Many, noun: Noun) -> Spans:
    return phrase(SOME[number], noun.plural("en")) if isinstance(number, Many) else count(number, noun)


def _placed(effect: e.ExileDice) -> Spans:
    where = {Place.HEROIC_EXCHANGE: "discarded for it", Place.COVERED_SKULLS: "on covered skull boxes"}[effect.place]
    dice_there = phrase(nouns.die(effect.colors).plural("en"), where)
    if isinstance(effect.count, Many):
        return phrase(SOME[effect.count], "the", dice_there)
    return phrase("one" if effect.count == 1 else str(effect.count), "of the", dice_there)


def _given_back(number: int) -> Spans:
    exiled = phrase("up to" if number > 1 else "", str(number), "exiled", nouns.DIE.form(number, "en"))
    return phrase(exiled, "to the", nouns.SUPPLY.singular("en"))


DICE: Final = DiceWords(
    gain=verb("gain"),
    set_to=lambda value: f"set to {value}",
    each_set_to=lambda value: f"each set to {value}",
    uses={
        Only.ARMOR_BOX: ("that may only cover an armor box", "that may only cover armor boxes"),
        Only.MANA: ("that may only help pay a mana cost", "that may only help pay mana costs"),
    },
    roll=verb("roll"),
    before_others=phrase("before", nouns.OTHER_EFFECT.plural("en")),
    discard=DISCARD,
    of_them=lambda number: f"{number} of them",
    if_one_shown=lambda one: "if it shows 1" if one else "if any of them shows 1",
    stored_die="your stored die",
    stored_dice=_stored_dice,
    increase=verb("increase"),
    increased=_increased,
    choose=verb("choose"),
    a_value="a value",
    change=verb("change"),
    changed=lambda effect: phrase(dice(picked(effect)), f"to {effect.to}"),
    swap=verb("swap"),
    swapped=_swapped,
    in_exchange=lambda one: "in exchange" if one else "for each of them",
    reroll=verb("reroll"),
    resist_die=phrase("the", nouns.RESIST_DIE.singular("en")),
    exile=EXILE,
    so_many=_so_many,
    from_supply=phrase("from the", nouns.SUPPLY.singular("en")),
    placed=_placed,
    lacking=lambda one: "if there is none" if one else "if there are not enough",
    give_back=verb("return"),
    given_back=_given_back,
)


MOMENTS: Final = {
    Moment.SETUP: "at setup",
    Moment.FLOOR_REVEALED: "when this floor is revealed",
    Moment.FIRST_TURN_OF_FLOOR: "before the first turn of each floor",
    Moment.TURN_START: "at the start of a turn",
    Moment.EXPLORE: "when the party explores",
    Moment.OPEN_DOOR: "when the party opens a closed door",
    Moment.FLEE: "when the party flees",
    Moment.STAY: "when the party faces the encounters of a door it has just opened",
    Moment.ENCOUNTER_START: "at the start of an encounter",
    Moment.HEROIC_ABILITIES: "when heroic abilities are used",
    Moment.SKILL_USED: "when a skill is used",
    Moment.POTION_USED: "when a potion is used",
    Moment.CUBE_GAINED: "when the party gains a potion cube",
    Moment.HEROIC_DIE_MADE: "when a heroic die is made",
    Moment.AFTER_PLACEMENT: "before the consequences",
    Moment.LOOTED: "when a card is looted",
    Moment.DESCEND: "when the party descends",
    Moment.ROUND_START: "at the start of a boss round",
    Moment.ROUND_RESISTED: "in a boss round, once poison has been resisted",
    Moment.HIT_STEP: "before hits are counted",
    Moment.ROUND_END: "at the end of a boss round",
}
MOMENTS_OF_FOE: Final = {Moment.ENCOUNTER_START: "at the start of the encounter"}
"""Moments as the text of a foe words them, about its own encounter."""

LIMITS: Final = {Limit.FLOOR: "once per floor", Limit.GAME: "once per game"}

JOINTS: Final = Joints(
    moments=MOMENTS,
    moments_of_foe=MOMENTS_OF_FOE,
    limits=LIMITS,
    do_this=Clause(YOU, verb("choose"), spans("to do this")),
    rolls=RollWords(
        to_roll="to roll",
        to_roll_more="to roll",
        drop=lambda number: Clause(YOU, DISCARD, phrase(f"{number} of them", DICE.before_others)),
        if_one=phrase("if a 1 is rolled,", DICE.before_others),
        only_once="(only once)",
    ),
)


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
"""Quantities that are raised and lowered."""

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
"""Quantities of something: who has, costs or deals it, and what it counts."""


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


BOSS: Final = Subject(phrase("the", nouns.BOSS.singular("en")), Person.ONE)
PER: Final = {
    Counted.OPEN_DOORS: phrase("per", nouns.OPEN_DOOR.singular("en")),
    Counted.LEAVES: phrase("per", nouns.LEAF.singular("en"), "on open doors"),
    Counted.BOSS_DAMAGE: phrase("per", nouns.DAMAGE.singular("en"), "on it"),
    Counted.UNCOVERED_SKULLS: phrase("per uncovered", nouns.SKULL.singular("en")),
}
DOOR_ROOM: Final = phrase("if the", nouns.DOOR_LIMIT.singular("en"), "leaves room for it")

PARTY: Final = PartyWords(
    per=PER,
    most="up to",
    ignore=verb("ignore"),
    in_boss=lambda number: phrase("(", str(number), "in a", nouns.BOSS_ROUND.singular("en"), ")"),
    if_shown=lambda least: phrase("if the uncovered boxes show at least", least),
    early=lambda number: f"({number} at the start of a turn)",
    healed=lambda effect, most, early: Clause(HEROES[effect.target], verb("heal"), phrase(most, early)),
    spend=verb("spend"),
    hurt=lambda target, what: Clause(HEROES[target], verb("take"), what),
    poisoned=lambda target, what: Clause(HEROES[target], verb("take"), what),
    cured=lambda effect, most: Clause(HEROES[effect.target], EXILE if effect.exile else verb("remove"), most),
    cubes={
        Place.PARTY: phrase("one of the party’s", nouns.CUBE.plural("en")),
        Place.SPENT: phrase("the", nouns.CUBE.singular("en"), "spent"),
    },
    item_to_xp=Clause(
        YOU, verb("turn"), phrase("one looted", nouns.ITEM.singular("en"), "into", nouns.XP.singular("en"))
    ),
    add_door=Clause(YOU, verb("put"), phrase(count(1, nouns.CLOSED_DOOR), "from the deck into play", DOOR_ROOM)),
    skip_encounter=(
        Clause(YOU, verb("skip"), spans("the encounter")),
        Clause(YOU, verb("claim"), phrase("its", nouns.LOOT.singular("en"))),
    ),
    recovered=lambda much, per: Clause(BOSS, verb("recover"), phrase(much, per)),
)


SPEECH: Final = Speech(English(), SENTENCES, HERO_WORDS, JOINTS, DICE, PARTY, HOOKS, CONDITIONS)

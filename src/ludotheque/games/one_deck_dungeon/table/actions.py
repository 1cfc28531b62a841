"""The answers and questions of One Deck Dungeon, encoded as numbers and named for files and interfaces."""

from typing import Final

from ludotheque.kernel.decisions import ARGUMENT_BITS, Verb, Verbs

DONE: Final = 0  # go on, stop, decline
EXPLORE: Final = 1 << ARGUMENT_BITS
ENTER: Final = 2 << ARGUMENT_BITS  # a door, by its index
STAY: Final = 3 << ARGUMENT_BITS
FLEE: Final = 4 << ARGUMENT_BITS
DESCEND: Final = 5 << ARGUMENT_BITS
PAIR: Final = 6 << ARGUMENT_BITS  # two seats: first * 8 + second
CARD: Final = 7 << ARGUMENT_BITS  # a card, by its id
PERIL: Final = 8 << ARGUMENT_BITS  # one of the two options of a peril
ABILITY: Final = 9 << ARGUMENT_BITS  # the heroic ability of a seat
COVER: Final = 10 << ARGUMENT_BITS  # a box, by its index
USE: Final = 11 << ARGUMENT_BITS  # a skill or talent: seat << 12 | its number in the content
DRINK: Final = 12 << ARGUMENT_BITS  # a potion: seat << 12 | its number in the content
EXCHANGE: Final = 13 << ARGUMENT_BITS  # make a heroic die
DISCARD: Final = 14 << ARGUMENT_BITS
DIE: Final = 15 << ARGUMENT_BITS  # a die of a pool: seat << 8 | its code
HERO: Final = 16 << ARGUMENT_BITS  # a seat
OPTION: Final = 17 << ARGUMENT_BITS  # one of the alternatives of a text
TAKE_ITEM: Final = 18 << ARGUMENT_BITS  # by a seat
TAKE_SKILL: Final = 19 << ARGUMENT_BITS  # by a seat
TAKE_POTION: Final = 20 << ARGUMENT_BITS
TAKE_XP: Final = 21 << ARGUMENT_BITS
SPEND_XP: Final = 22 << ARGUMENT_BITS  # an XP card of that worth
NUMBER: Final = 23 << ARGUMENT_BITS
VALUE: Final = 24 << ARGUMENT_BITS  # a value of dice
COLOR: Final = 25 << ARGUMENT_BITS
HEAL_DAMAGE: Final = 26 << ARGUMENT_BITS
HEAL_POISON: Final = 27 << ARGUMENT_BITS
RETURN_DIE: Final = 28 << ARGUMENT_BITS  # a stored die of a seat goes back to the supply
FOCUS: Final = 29 << ARGUMENT_BITS  # a focus of the campaign sheet, by its index
TICK: Final = 30 << ARGUMENT_BITS  # a space: talent << 2 | kind
YES: Final = 31 << ARGUMENT_BITS

SEAT_SHIFT: Final = 12  # in USE and DRINK
DIE_SHIFT: Final = 8  # in DIE

VERBS: Final = Verbs(
    [
        Verb("done", ()),
        Verb("explore", ()),
        Verb("enter", (("door", 8),)),
        Verb("stay", ()),
        Verb("flee", ()),
        Verb("descend", ()),
        Verb("pair", (("first", 3), ("second", 3))),
        Verb("card", (("card", 12),)),
        Verb("peril", (("option", 1),)),
        Verb("ability", (("seat", 3),)),
        Verb("cover", (("box", 8),)),
        Verb("use", (("seat", 3), ("skill", 12))),
        Verb("drink", (("seat", 3), ("potion", 12))),
        Verb("exchange", ()),
        Verb("discard", ()),
        Verb("die", (("seat", 3), ("die", 8))),
        Verb("hero", (("seat", 3),)),
        Verb("option", (("option", 4),)),
        Verb("take_item", (("seat", 3),)),
        Verb("take_skill", (("seat", 3),)),
        Verb("take_potion", ()),
        Verb("take_xp", ()),
        Verb("spend_xp", (("xp", 4),)),
        Verb("number", (("count", 4),)),
        Verb("value", (("value", 3),)),
        Verb("color", (("color", 2),)),
        Verb("heal_damage", ()),
        Verb("heal_poison", ()),
        Verb("return_die", (("seat", 3),)),
        Verb("focus", (("focus", 3),)),
        Verb("tick", (("talent", 6), ("kind", 2))),
        Verb("yes", ()),
    ]
)

ASK_TURN: Final = 0  # before time passes: potions and talents of the start of a turn
ASK_OPTION: Final = 1  # explore or enter
ASK_DOOR: Final = 2  # stay or flee
ASK_DESCEND: Final = 3
ASK_CARD: Final = 4  # which encounter of the door comes first
ASK_PAIR: Final = 5  # which two heroes; the subject is the card, or -1 for a boss round, -2 for resisting poison
ASK_FACE: Final = 6  # meet the encounter or skip it
ASK_PERIL: Final = 7
ASK_ABILITIES: Final = 8  # step 2
ASK_FIRST: Final = 9  # which hero takes dice first
ASK_BONUS: Final = 10  # who takes a bonus die of the level
ASK_ACT: Final = 11  # step 4
ASK_PLACE: Final = 12  # a die for a box; the subject is its index
ASK_PAY: Final = 13  # a die for a cost; the subject is the skill
ASK_EXCHANGE: Final = 14  # a die for a heroic die; the subject is how many are still needed
ASK_RECEIVER: Final = 15  # who gets the heroic die
ASK_DISCARD: Final = 16
ASK_DIE: Final = 17  # a die a text acts on; the subject is its source in the causes of the content, as in the next two
ASK_VALUE: Final = 18
ASK_COLOR: Final = 19
ASK_TEXT: Final = 20  # one of the alternatives of a text; the subject is its source in the causes of the content
ASK_HERO: Final = 21  # a hero a text acts on; the subject is the reason
ASK_HEAL: Final = 22  # damage or a poison token; the subject is the hero
ASK_ITEM: Final = 23
ASK_LOOT: Final = 24  # the subject is the card
ASK_REPLACE: Final = 25  # the subject is the hero
ASK_LEVEL: Final = 26  # XP cards for a level; the subject is how much is still needed
ASK_CUBE: Final = 27  # XP cards for a cube (ODD-LEVEL-6); the subject is how much is still needed
ASK_SURVIVE: Final = 28  # damage has reached the health of the subject, a hero
ASK_REROLL: Final = 29  # roll the resist die again; the subject is its value
ASK_HOOK: Final = 30  # whether something optional happens; the subject is its source in the causes of the content
ASK_FOCUS: Final = 31  # the subject is the seat
ASK_TICK: Final = 32  # the subject is the seat
ASK_LEAVES: Final = 33  # which group gets the odd leaf: the one of the subject's seat, or the other
ASK_STORED: Final = 34  # how many stored dice are rolled
ASK_ROUND: Final = 35  # before a boss round: potions and talents of any moment

QUESTION_RULES: Final[dict[str, str]] = {
    "turn": "ODD-POT-3",
    "option": "ODD-TURN-1",
    "door": "ODD-ENTER-2",
    "descend": "ODD-FLOOR-4",
    "card": "ODD-4P-6",
    "pair": "ODD-4P-6",
    "face": "ODD-POT-4",
    "peril": "ODD-ENC-3",
    "abilities": "ODD-ENC-4",
    "first": "ODD-ENC-9",
    "bonus": "ODD-ENC-8",
    "act": "ODD-ENC-13",
    "place": "ODD-DICE-6",
    "pay": "ODD-SKILL-3",
    "exchange": "ODD-DICE-9",
    "receiver": "ODD-DICE-10",
    "discard": "ODD-DICE-15",
    "die": "ODD-SKILL-9",
    "value": "ODD-SKILL-9",
    "color": "ODD-SKILL-9",
    "text": "ODD-SKILL-9",
    "hero": "ODD-ENC-20",
    "heal": "ODD-POISON-6",
    "item": "ODD-ENC-28",
    "loot": "ODD-LOOT-1",
    "replace": "ODD-LOOT-6",
    "level": "ODD-LEVEL-3",
    "cube": "ODD-LEVEL-6",
    "survive": "ODD-ENC-27",
    "reroll": "ODD-POISON-7",
    "hook": "ODD-ENC-13",
    "focus": "ODD-CAMP-6",
    "tick": "ODD-CAMP-4",
    "leaves": "ODD-4P-16",
    "stored": "ODD-FEAT-3",
    "round": "ODD-BOSS-5",
}
"""The kinds of question in the order of their codes, each with the rule that defines its answers."""
KINDS: Final = tuple(QUESTION_RULES)
RULES: Final = tuple(QUESTION_RULES.values())

# The reasons for choosing a hero (ASK_HERO).
FOR_DAMAGE: Final = 0
FOR_HEART: Final = 1  # the odd heart of the consequences
FOR_POISON: Final = 2
FOR_HEAL: Final = 3
FOR_STAIRS: Final = 4
FOR_RESIST: Final = 5  # the hero who loses a token
FOR_CURE: Final = 6  # the hero whose poison is removed
FOR_ODD_POISON: Final = 7
FOR_LAST_POISON: Final = 8  # a remaining token when fewer remain than are due
FOR_STORE: Final = 9  # a heroic die when fewer remain than are due
REASONS: Final = (
    "damage",
    "heart",
    "poison",
    "heal",
    "stairs",
    "resist",
    "cure",
    "odd_poison",
    "last_poison",
    "store",
)

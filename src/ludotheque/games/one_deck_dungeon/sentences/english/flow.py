"""English for what joins effects: when, how often, and who chooses."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Limit, Moment
from ludotheque.games.one_deck_dungeon.sentences.english.dice import DICE, DISCARD
from ludotheque.games.one_deck_dungeon.sentences.english.heroes import YOU
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Joints, RollWords
from ludotheque.text.clauses import Clause
from ludotheque.text.english import verb
from ludotheque.text.spans import phrase, spans

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
"""The same where a foe speaks of its own encounter."""

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

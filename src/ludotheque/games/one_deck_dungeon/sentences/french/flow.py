"""French for what joins effects: when, how often, and who chooses."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Limit, Moment
from ludotheque.games.one_deck_dungeon.sentences.french.dice import DICE, DISCARD_OF_THEM
from ludotheque.games.one_deck_dungeon.sentences.french.heroes import YOU
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Joints, RollWords
from ludotheque.text.clauses import Clause
from ludotheque.text.french import CHOISIR
from ludotheque.text.spans import phrase, spans

MOMENTS: Final = {
    Moment.SETUP: "à la mise en place",
    Moment.FLOOR_REVEALED: "quand cet étage est révélé",
    Moment.FIRST_TURN_OF_FLOOR: "avant le premier tour de chaque étage",
    Moment.TURN_START: "au début d’un tour",
    Moment.EXPLORE: "quand le groupe explore",
    Moment.OPEN_DOOR: "quand le groupe ouvre une porte fermée",
    Moment.FLEE: "quand le groupe fuit",
    Moment.STAY: "quand le groupe affronte les rencontres d’une porte qu’il vient d’ouvrir",
    Moment.ENCOUNTER_START: "au début d’une rencontre",
    Moment.HEROIC_ABILITIES: "au moment des capacités héroïques",
    Moment.SKILL_USED: "quand une compétence est utilisée",
    Moment.POTION_USED: "quand une potion est utilisée",
    Moment.CUBE_GAINED: "quand le groupe gagne un cube de potion",
    Moment.HEROIC_DIE_MADE: "quand des dés sont défaussés pour gagner un dé héroïque",
    Moment.AFTER_PLACEMENT: "avant les conséquences",
    Moment.LOOTED: "quand une carte est prise en butin",
    Moment.DESCEND: "quand le groupe descend",
    Moment.ROUND_START: "au début d’un round de gardien",
    Moment.ROUND_RESISTED: "pendant un round de gardien, après la résistance au poison",
    Moment.HIT_STEP: "avant de compter les touches",
    Moment.ROUND_END: "à la fin d’un round de gardien",
}
MOMENTS_OF_FOE: Final = {Moment.ENCOUNTER_START: "au début de la rencontre"}
"""The same where a foe speaks of its own encounter."""

LIMITS: Final = {Limit.FLOOR: "une fois par étage", Limit.GAME: "une fois par partie"}


def _drop(number: int) -> Clause:
    return Clause(YOU, DISCARD_OF_THEM, phrase("un" if number == 1 else str(number), DICE.before_others))


JOINTS: Final = Joints(
    moments=MOMENTS,
    moments_of_foe=MOMENTS_OF_FOE,
    limits=LIMITS,
    do_this=Clause(YOU, CHOISIR, spans("de faire ceci")),
    rolls=RollWords(
        to_roll="pour lancer",
        to_roll_more="pour en lancer",
        drop=_drop,
        if_one=phrase("si un 1 apparaît,", DICE.before_others),
        only_once="(une seule fois)",
    ),
)

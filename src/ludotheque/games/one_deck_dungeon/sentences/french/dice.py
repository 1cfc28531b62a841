"""French words for dice that are gained, rolled, altered, swapped and exiled."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Many, Only, Place
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import picked
from ludotheque.games.one_deck_dungeon.sentences.french.heroes import as_many, dice
from ludotheque.games.one_deck_dungeon.sentences.language_pack import DiceWords
from ludotheque.text.clauses import Verb
from ludotheque.text.french import CHOISIR, a, count, elided, regular, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase

DEFAUSSER: Final = regular("défausser")
EXILER: Final = regular("exiler")
DISCARD_OF_THEM: Final = Verb("en défausser", "en défaussez", "en défausse", "en défaussent", order="défaussez-en")


def _stored_dice(number: int | Many) -> str:
    if isinstance(number, Many):
        return {Many.ANY: "vos dés stockés, autant que vous voulez", Many.EACH: "tous vos dés stockés"}[number]
    return f"{'un' if number == 1 else number} de vos dés stockés"


def _changed(effect: e.Change) -> Spans:
    if effect.dice is Many.ANY:
        return phrase(f"en {effect.to}", as_many(picked(effect)))
    return phrase(dice(picked(effect)), f"en {effect.to}")


def _swapped(effect: e.Recolor) -> Spans:
    kind = nouns.die(effect.to)
    other = a(kind) if effect.dice == 1 else phrase("des", kind.plural("fr"))
    color = "d’une autre couleur et" if len(effect.to) > 1 else ""
    return phrase(dice(picked(effect)), "contre", other, color, "de même valeur")


def _so_many(number: int | Many, noun: Noun) -> Spans:
    if number is Many.ANY:
        return phrase("autant", elided("de", noun.plural("fr")), "que vous voulez")
    return phrase("tous les", noun.plural("fr")) if number is Many.EACH else count(number, noun)


def _placed(effect: e.ExileDice) -> Spans:
    where = {Place.HEROIC_EXCHANGE: "ainsi défaussés", Place.COVERED_SKULLS: "des cases crâne recouvertes"}
    dice_there = phrase(nouns.die(effect.colors).plural("fr"), where[effect.place])
    if effect.count is Many.ANY:
        return phrase("autant de", dice_there, "que vous voulez")
    if effect.count is Many.EACH:
        return phrase("tous les", dice_there)
    return phrase("un" if effect.count == 1 else str(effect.count), "des", dice_there)


def _given_back(number: int) -> Spans:
    exiled = f"jusqu’à {number} dés exilés" if number > 1 else "1 dé exilé"
    return phrase(exiled, "dans la", nouns.SUPPLY.singular("fr"))


DICE: Final = DiceWords(
    gain=regular("gagner"),
    set_to=lambda value: f"de valeur {value}",
    each_set_to=lambda value: f"chacun de valeur {value}",
    uses={
        Only.ARMOR_BOX: ("qui ne peut recouvrir qu’une case armure", "qui ne peuvent recouvrir que des cases armure"),
        Only.MANA: (
            "qui ne peut servir qu’à payer un coût en mana",
            "qui ne peuvent servir qu’à payer des coûts en mana",
        ),
    },
    roll=regular("lancer"),
    before_others=phrase("avant tout", nouns.OTHER_EFFECT.singular("fr")),
    discard=DEFAUSSER,
    of_them=lambda number: "l’un d’entre eux" if number == 1 else f"{number} d’entre eux",
    if_one_shown=lambda one: "s’il montre 1" if one else "si l’un d’eux montre 1",
    stored_die="votre dé stocké",
    stored_dice=_stored_dice,
    increase=regular("augmenter"),
    increased=lambda effect: phrase(f"de {effect.by}", dice(picked(effect))),
    choose=CHOISIR,
    a_value="une valeur",
    change=regular("changer"),
    changed=_changed,
    swap=verb("échanger", "échangez", "échange"),
    swapped=_swapped,
    in_exchange=lambda one: "en échange" if one else "pour chacun d’eux",
    reroll=regular("relancer"),
    resist_die=phrase("le", nouns.RESIST_DIE.singular("fr")),
    exile=EXILER,
    so_many=_so_many,
    from_supply=phrase("de la", nouns.SUPPLY.singular("fr")),
    placed=_placed,
    lacking=lambda one: "s’il n’y en a pas" if one else "s’il n’y en a pas assez",
    give_back=verb("remettre", "remettez", "remet", "remettent"),
    given_back=_given_back,
)

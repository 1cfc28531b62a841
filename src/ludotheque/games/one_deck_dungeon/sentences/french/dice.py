"""French for dice that are gained, rolled, altered, swapped and exiled."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Many, Only, Place
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import picked
from ludotheque.games.one_deck_dungeon.sentences.french.heroes import OWNERS, as_many, dice, order
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, block
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import Exiles, Gains, Rolls
from ludotheque.text.clauses import Block, Clause, Lead, Verb, When
from ludotheque.text.french import CHOISIR, a, count, elided, regular, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, listed, phrase, spans

GAGNER: Final = regular("gagner")
LANCER: Final = regular("lancer")
RELANCER: Final = regular("relancer")
DEFAUSSER: Final = regular("défausser")
EXILER: Final = regular("exiler")
DISCARD_OF_THEM: Final = Verb("en défausser", "en défaussez", "en défausse", "en défaussent", order="défaussez-en")
ECHANGER: Final = verb("échanger", "échangez", "échange")
REMETTRE: Final = verb("remettre", "remettez", "remet", "remettent")
USES: Final = {
    Only.ARMOR_BOX: ("qui ne peut recouvrir qu’une case armure", "qui ne peuvent recouvrir que des cases armure"),
    Only.MANA: ("qui ne peut servir qu’à payer un coût en mana", "qui ne peuvent servir qu’à payer des coûts en mana"),
}


def _gained(gain: e.Gain) -> Spans:
    return phrase(count(gain.count, nouns.COLOR_DICE[gain.color]), f"de valeur {gain.value}")


def gain(effect: e.Gain, _voice: Narration) -> Block:
    only = USES[effect.only][effect.count > 1] if effect.only is not None else ""
    return (Clause(OWNERS[effect.whose], GAGNER, phrase(_gained(effect), only)),)


def gains(effect: Gains, _voice: Narration) -> Block:
    if len(effect.gains) > 1 and effect.value:
        kinds = [count(gain.count, nouns.COLOR_DICE[gain.color]) for gain in effect.gains]
        rest = phrase(listed(kinds, "et"), ",", f"chacun de valeur {effect.value}")
    else:
        rest = listed([_gained(gain) for gain in effect.gains], "et")
    return (Clause(OWNERS[effect.gains[0].whose], GAGNER, rest),)


def rolls(effect: Rolls, _voice: Narration) -> Block:
    kinds = [count(roll.count, nouns.COLOR_DICE[roll.color]) for roll in effect.rolls]
    return (Clause(OWNERS[effect.rolls[0].whose], LANCER, listed(kinds, "et")),)


def roll(effect: e.Roll, voice: Narration) -> Block:
    out: Block = rolls(Rolls((effect,)), voice)
    before = phrase("avant tout", nouns.OTHER_EFFECT.singular("fr"))
    if effect.drop:
        some = "l’un d’entre eux" if effect.drop == 1 else f"{effect.drop} d’entre eux"
        out += (Clause(OWNERS[effect.whose], DEFAUSSER, phrase(some, before)),)
    if effect.on_one:
        shows = "s’il montre 1" if effect.count == 1 else "si l’un d’eux montre 1"
        out += (When(Lead(phrase(shows, ",", before)), block(effect.on_one, voice)),)
    return out


def roll_stored(effect: e.RollStored, voice: Narration) -> Block:
    if voice.stored == 1:
        return (order(LANCER, "votre dé stocké"),)
    if isinstance(effect.count, Many):
        some = {Many.ANY: "vos dés stockés, autant que vous voulez", Many.EACH: "tous vos dés stockés"}
        return (order(LANCER, some[effect.count]),)
    return (order(LANCER, "un" if effect.count == 1 else str(effect.count), "de vos dés stockés"),)


def increase(effect: e.Increase, _voice: Narration) -> Block:
    return (order(regular("augmenter"), f"de {effect.by}", dice(picked(effect))),)


def change(effect: e.Change, _voice: Narration) -> Block:
    changed = order(regular("changer"), dice(picked(effect)), f"en {effect.to}")
    if effect.dice is Many.ANY:
        changed = order(regular("changer"), f"en {effect.to}", as_many(picked(effect)))
    return (order(CHOISIR, "une valeur"), changed) if effect.one_value else (changed,)


def recolor(effect: e.Recolor, _voice: Narration) -> Block:
    kind = nouns.die(effect.to)
    other = a(kind) if effect.dice == 1 else phrase("des", kind.plural("fr"))
    color = "d’une autre couleur et" if len(effect.to) > 1 else ""
    return (order(ECHANGER, dice(picked(effect)), "contre", other, color, "de même valeur"),)


def exchange(effect: e.Exchange, _voice: Narration) -> Block:
    got = order(GAGNER, _gained(e.Gain(effect.color, effect.value)))
    lead = "en échange" if effect.dice == 1 else "pour chacun d’eux"
    return (order(DEFAUSSER, dice(picked(effect))), When(Lead(spans(lead)), (got,)))


def reroll(effect: e.Reroll, _voice: Narration) -> Block:
    return (order(RELANCER, dice(picked(effect))),)


def reroll_resist(_effect: e.RerollResist, _voice: Narration) -> Block:
    return (order(RELANCER, "le", nouns.RESIST_DIE.singular("fr")),)


def exiles(effect: Exiles, _voice: Narration) -> Block:
    kinds = [_many(exile.count, nouns.die(exile.colors)) for exile in effect.exiles]
    return (order(EXILER, listed(kinds, "et"), "de la", nouns.SUPPLY.singular("fr")),)


def exile_dice(effect: e.ExileDice, voice: Narration) -> Block:
    if effect.place is Place.SUPPLY:
        out: Block = exiles(Exiles((effect,)), voice)
    elif effect.place is Place.OWN_POOL:
        out = (order(EXILER, dice(picked(effect))),)
    else:
        out = (order(EXILER, _placed(effect)),)
    if effect.otherwise:
        lacking = "s’il n’y en a pas" if effect.count == 1 else "s’il n’y en a pas assez"
        out += (When(Lead(spans(lacking)), block(effect.otherwise, voice)),)
    return out


def _many(number: int | Many, noun: Noun) -> Spans:
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


def unexile(effect: e.Unexile, _voice: Narration) -> Block:
    exiled = f"jusqu’à {effect.count} dés exilés" if effect.count > 1 else "1 dé exilé"
    return (order(REMETTRE, exiled, "dans la", nouns.SUPPLY.singular("fr")),)

"""English for dice that are gained, rolled, altered, swapped and exiled."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Many, Only, Place
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import picked
from ludotheque.games.one_deck_dungeon.sentences.english.heroes import OWNERS, dice, order
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, block
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import Exiles, Gains, Rolls
from ludotheque.text.clauses import Block, Clause, Lead, When
from ludotheque.text.english import article, count, verb
from ludotheque.text.spans import Spans, listed, phrase, spans

GAIN: Final = verb("gain")
ROLL: Final = verb("roll")
DISCARD: Final = verb("discard")
CHANGE: Final = verb("change")
EXILE: Final = verb("exile")
USES: Final = {
    Only.ARMOR_BOX: ("that may only cover an armor box", "that may only cover armor boxes"),
    Only.MANA: ("that may only help pay a mana cost", "that may only help pay mana costs"),
}


def _gained(gain: e.Gain) -> Spans:
    return phrase(count(gain.count, nouns.COLOR_DICE[gain.color]), f"set to {gain.value}")


def gain(effect: e.Gain, _voice: Narration) -> Block:
    only = USES[effect.only][effect.count > 1] if effect.only is not None else ""
    return (Clause(OWNERS[effect.whose], GAIN, phrase(_gained(effect), only)),)


def gains(effect: Gains, _voice: Narration) -> Block:
    if len(effect.gains) > 1 and effect.value:
        kinds = [count(gain.count, nouns.COLOR_DICE[gain.color]) for gain in effect.gains]
        rest = phrase(listed(kinds, "and"), ",", f"each set to {effect.value}")
    else:
        rest = listed([_gained(gain) for gain in effect.gains], "and")
    return (Clause(OWNERS[effect.gains[0].whose], GAIN, rest),)


def rolls(effect: Rolls, _voice: Narration) -> Block:
    kinds = [count(roll.count, nouns.COLOR_DICE[roll.color]) for roll in effect.rolls]
    return (Clause(OWNERS[effect.rolls[0].whose], ROLL, listed(kinds, "and")),)


def roll(effect: e.Roll, voice: Narration) -> Block:
    out: Block = rolls(Rolls((effect,)), voice)
    before = phrase("before", nouns.OTHER_EFFECT.plural("en"))
    if effect.drop:
        out += (Clause(OWNERS[effect.whose], DISCARD, phrase(f"{effect.drop} of them", before)),)
    if effect.on_one:
        shows = "it shows 1" if effect.count == 1 else "any of them shows 1"
        out += (When(Lead(phrase("if", shows, ",", before)), block(effect.on_one, voice)),)
    return out


def roll_stored(effect: e.RollStored, voice: Narration) -> Block:
    if voice.stored == 1:
        return (order(ROLL, "your stored die"),)
    some = {Many.ANY: "any number of", Many.EACH: "all"}
    number = some[effect.count] if isinstance(effect.count, Many) else f"{effect.count} of"
    return (order(ROLL, number, "your stored dice"),)


def increase(effect: e.Increase, _voice: Narration) -> Block:
    each = "each" if isinstance(effect.dice, int) and effect.dice > 1 else ""
    return (order(verb("increase"), dice(picked(effect)), f"by {effect.by}", each),)


def change(effect: e.Change, _voice: Narration) -> Block:
    changed = order(CHANGE, dice(picked(effect)), f"to {effect.to}")
    return (order(verb("choose"), "a value"), changed) if effect.one_value else (changed,)


def recolor(effect: e.Recolor, _voice: Narration) -> Block:
    kind = nouns.die(effect.to)
    other = article(kind.singular("en")) if effect.dice == 1 else kind.plural("en")
    color = "of another color and" if len(effect.to) > 1 else "of"
    value = "the same value" if effect.dice == 1 else "the same values"
    return (order(verb("swap"), dice(picked(effect)), "for", other, color, value),)


def exchange(effect: e.Exchange, _voice: Narration) -> Block:
    got = order(GAIN, _gained(e.Gain(effect.color, effect.value)))
    lead = "in exchange" if effect.dice == 1 else "for each of them"
    return (order(DISCARD, dice(picked(effect))), When(Lead(spans(lead)), (got,)))


def reroll(effect: e.Reroll, _voice: Narration) -> Block:
    return (order(verb("reroll"), dice(picked(effect))),)


def reroll_resist(_effect: e.RerollResist, _voice: Narration) -> Block:
    return (order(verb("reroll"), "the", nouns.RESIST_DIE.singular("en")),)


def exiles(effect: Exiles, _voice: Narration) -> Block:
    kinds = [_taken(exile) for exile in effect.exiles]
    return (order(EXILE, listed(kinds, "and"), "from the", nouns.SUPPLY.singular("en")),)


def exile_dice(effect: e.ExileDice, voice: Narration) -> Block:
    if effect.place is Place.SUPPLY:
        out: Block = exiles(Exiles((effect,)), voice)
    elif effect.place is Place.OWN_POOL:
        out = (order(EXILE, dice(picked(effect))),)
    else:
        out = (order(EXILE, _placed(effect)),)
    if effect.otherwise:
        lacking = "if there is none" if effect.count == 1 else "if there are not enough"
        out += (When(Lead(spans(lacking)), block(effect.otherwise, voice)),)
    return out


def _taken(effect: e.ExileDice) -> Spans:
    noun = nouns.die(effect.colors)
    if isinstance(effect.count, Many):
        some = {Many.ANY: "any number of", Many.EACH: "all"}[effect.count]
        return phrase(some, noun.plural("en"))
    return count(effect.count, noun)


def _placed(effect: e.ExileDice) -> Spans:
    where = {Place.HEROIC_EXCHANGE: "discarded for it", Place.COVERED_SKULLS: "on covered skull boxes"}[effect.place]
    dice_there = phrase(nouns.die(effect.colors).plural("en"), where)
    if isinstance(effect.count, Many):
        return phrase({Many.ANY: "any number of", Many.EACH: "all"}[effect.count], "the", dice_there)
    return phrase("one" if effect.count == 1 else str(effect.count), "of the", dice_there)


def unexile(effect: e.Unexile, _voice: Narration) -> Block:
    most = "up to" if effect.count > 1 else ""
    exiled = phrase(str(effect.count), "exiled", nouns.DIE.form(effect.count, "en"))
    return (order(verb("return"), most, exiled, "to the", nouns.SUPPLY.singular("en")),)

"""Dice that are gained, rolled, altered, swapped and exiled, in any language."""

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Place
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.dice_phrases import picked
from ludotheque.games.one_deck_dungeon.sentences.heroes import dice, order
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration, block
from ludotheque.games.one_deck_dungeon.sentences.merged_effects import Exiles, Gains, Rolls
from ludotheque.text.clauses import Block, Clause, Lead, When
from ludotheque.text.spans import Spans, phrase, spans


def _gained(gain: e.Gain, voice: Narration) -> Spans:
    return phrase(_kind(gain, voice), voice.speech.dice.set_to(gain.value))


def _kind(effect: e.Gain | e.Roll, voice: Narration) -> Spans:
    return voice.speech.tongue.count(effect.count, nouns.COLOR_DICE[effect.color])


def gain(effect: e.Gain, voice: Narration) -> Block:
    words = voice.speech.dice
    only = words.uses[effect.only][effect.count > 1] if effect.only is not None else ""
    return (Clause(voice.speech.heroes.owners[effect.whose], words.gain, phrase(_gained(effect, voice), only)),)


def gains(effect: Gains, voice: Narration) -> Block:
    words, tongue = voice.speech.dice, voice.speech.tongue
    if len(effect.gains) > 1 and effect.value:
        kinds = [_kind(gain, voice) for gain in effect.gains]
        rest = phrase(tongue.all_of(kinds), ",", words.each_set_to(effect.value))
    else:
        rest = tongue.all_of([_gained(gain, voice) for gain in effect.gains])
    return (Clause(voice.speech.heroes.owners[effect.gains[0].whose], words.gain, rest),)


def rolls(effect: Rolls, voice: Narration) -> Block:
    kinds = voice.speech.tongue.all_of([_kind(roll, voice) for roll in effect.rolls])
    return (Clause(voice.speech.heroes.owners[effect.rolls[0].whose], voice.speech.dice.roll, kinds),)


def roll(effect: e.Roll, voice: Narration) -> Block:
    words = voice.speech.dice
    out: Block = rolls(Rolls((effect,)), voice)
    if effect.drop:
        dropped = phrase(words.of_them(effect.drop), words.before_others)
        out += (Clause(voice.speech.heroes.owners[effect.whose], words.discard, dropped),)
    if effect.on_one:
        lead = phrase(words.if_one_shown(effect.count == 1), ",", words.before_others)
        out += (When(Lead(lead), block(effect.on_one, voice)),)
    return out


def roll_stored(effect: e.RollStored, voice: Narration) -> Block:
    words = voice.speech.dice
    return (order(voice, words.roll, words.stored_die if voice.stored == 1 else words.stored_dice(effect.count)),)


def increase(effect: e.Increase, voice: Narration) -> Block:
    return (order(voice, voice.speech.dice.increase, voice.speech.dice.increased(effect)),)


def change(effect: e.Change, voice: Narration) -> Block:
    words = voice.speech.dice
    changed = order(voice, words.change, words.changed(effect))
    return (order(voice, words.choose, words.a_value), changed) if effect.one_value else (changed,)


def recolor(effect: e.Recolor, voice: Narration) -> Block:
    return (order(voice, voice.speech.dice.swap, voice.speech.dice.swapped(effect)),)


def exchange(effect: e.Exchange, voice: Narration) -> Block:
    words = voice.speech.dice
    got = order(voice, words.gain, _gained(e.Gain(effect.color, effect.value), voice))
    lead = Lead(spans(words.in_exchange(effect.dice == 1)))
    return (order(voice, words.discard, dice(picked(effect), voice)), When(lead, (got,)))


def reroll(effect: e.Reroll, voice: Narration) -> Block:
    return (order(voice, voice.speech.dice.reroll, dice(picked(effect), voice)),)


def reroll_resist(_effect: e.RerollResist, voice: Narration) -> Block:
    return (order(voice, voice.speech.dice.reroll, voice.speech.dice.resist_die),)


def exiles(effect: Exiles, voice: Narration) -> Block:
    words = voice.speech.dice
    kinds = [words.so_many(exile.count, nouns.die(exile.colors)) for exile in effect.exiles]
    return (order(voice, words.exile, voice.speech.tongue.all_of(kinds), words.from_supply),)


def exile_dice(effect: e.ExileDice, voice: Narration) -> Block:
    words = voice.speech.dice
    if effect.place is Place.SUPPLY:
        out: Block = exiles(Exiles((effect,)), voice)
    else:
        own = effect.place is Place.OWN_POOL
        out = (order(voice, words.exile, dice(picked(effect), voice) if own else words.placed(effect)),)
    if effect.otherwise:
        out += (When(Lead(spans(words.lacking(effect.count == 1))), block(effect.otherwise, voice)),)
    return out


def unexile(effect: e.Unexile, voice: Narration) -> Block:
    return (order(voice, voice.speech.dice.give_back, voice.speech.dice.given_back(effect.count)),)

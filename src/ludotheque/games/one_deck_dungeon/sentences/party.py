"""What befalls heroes, the party and the boss, in any language."""

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.heroes import order
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration
from ludotheque.text.clauses import Block, Lead, When
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase


def _most(number: int, noun: Noun, voice: Narration) -> Spans:
    return phrase(voice.speech.party.most if number > 1 else "", voice.speech.tongue.count(number, noun))


def ignore(effect: e.Ignore, voice: Narration) -> Block:
    words, noun = voice.speech.party, nouns.PRINTED_ICONS[effect.icon]
    in_boss = words.in_boss(effect.in_boss) if effect.in_boss else ()
    clause = order(voice, words.ignore, _most(effect.count, noun, voice), in_boss)
    if not effect.if_at_least:
        return (clause,)
    return (When(Lead(words.if_shown(voice.speech.tongue.count(effect.if_at_least, noun))), (clause,)),)


def heal(effect: e.Heal, voice: Narration) -> Block:
    words = voice.speech.party
    early = words.early(effect.at_turn_start) if effect.at_turn_start else ""
    return (words.healed(effect, _most(effect.amount, nouns.DAMAGE, voice), early),)


def spend_time(effect: e.SpendTime, voice: Narration) -> Block:
    words = voice.speech.party
    per = words.per[Counted.OPEN_DOORS] if effect.per_open_door else ()
    return (order(voice, words.spend, voice.speech.tongue.count(effect.count, nouns.TIME), per),)


def damage(effect: e.Damage, voice: Narration) -> Block:
    return (voice.speech.party.hurt(effect.target, voice.speech.tongue.count(effect.count, nouns.DAMAGE)),)


def gain_poison(effect: e.GainPoison, voice: Narration) -> Block:
    return (voice.speech.party.poisoned(effect.target, voice.speech.tongue.count(effect.count, nouns.POISON_TOKEN)),)


def remove_poison(effect: e.RemovePoison, voice: Narration) -> Block:
    return (voice.speech.party.cured(effect, _most(effect.count, nouns.POISON_TOKEN, voice)),)


def gain_cube(effect: e.GainCube, voice: Narration) -> Block:
    return (order(voice, voice.speech.dice.gain, voice.speech.tongue.count(effect.count, nouns.CUBE)),)


def exile_cube(effect: e.ExileCube, voice: Narration) -> Block:
    return (order(voice, voice.speech.dice.exile, voice.speech.party.cubes[effect.place]),)


def item_to_xp(_effect: e.ItemToXp, voice: Narration) -> Block:
    return (voice.speech.party.item_to_xp,)


def add_door(_effect: e.AddDoor, voice: Narration) -> Block:
    return (voice.speech.party.add_door,)


def skip_encounter(_effect: e.SkipEncounter, voice: Narration) -> Block:
    return voice.speech.party.skip_encounter


def recover_boss(effect: e.RecoverBoss, voice: Narration) -> Block:
    words = voice.speech.party
    per = words.per[effect.per] if effect.per is not None else ()
    return (words.recovered(voice.speech.tongue.count(effect.count, nouns.DAMAGE), per),)

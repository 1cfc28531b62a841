"""English for what befalls heroes, the party and the boss: icons, damage, poison, time, cubes, doors and loot."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Place
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.english.dice import EXILE, GAIN
from ludotheque.games.one_deck_dungeon.sentences.english.heroes import HEROES, order
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration
from ludotheque.text.clauses import Block, Clause, Lead, Person, Subject, When
from ludotheque.text.english import count, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans

SPEND: Final = verb("spend")
BOSS: Final = Subject(phrase("the", nouns.BOSS.singular("en")), Person.ONE)
PER: Final = {
    Counted.OPEN_DOORS: phrase("per", nouns.OPEN_DOOR.singular("en")),
    Counted.LEAVES: phrase("per", nouns.LEAF.singular("en"), "on open doors"),
    Counted.BOSS_DAMAGE: phrase("per", nouns.DAMAGE.singular("en"), "on it"),
    Counted.UNCOVERED_SKULLS: phrase("per uncovered", nouns.SKULL.singular("en")),
}


def _most(number: int, noun: Noun) -> Spans:
    return phrase("up to" if number > 1 else "", count(number, noun))


def ignore(effect: e.Ignore, _voice: Narration) -> Block:
    noun = nouns.PRINTED_ICONS[effect.icon]
    in_boss = phrase("(", str(effect.in_boss), "in a", nouns.BOSS_ROUND.singular("en"), ")") if effect.in_boss else ()
    clause = order(verb("ignore"), _most(effect.count, noun), in_boss)
    if not effect.if_at_least:
        return (clause,)
    shown = phrase("if the uncovered boxes show at least", count(effect.if_at_least, noun))
    return (When(Lead(shown), (clause,)),)


def heal(effect: e.Heal, _voice: Narration) -> Block:
    early = f"({effect.at_turn_start} at the start of a turn)" if effect.at_turn_start else ""
    return (Clause(HEROES[effect.target], verb("heal"), phrase(_most(effect.amount, nouns.DAMAGE), early)),)


def spend_time(effect: e.SpendTime, _voice: Narration) -> Block:
    per = PER[Counted.OPEN_DOORS] if effect.per_open_door else ()
    return (order(SPEND, count(effect.count, nouns.TIME), per),)


def damage(effect: e.Damage, _voice: Narration) -> Block:
    return (Clause(HEROES[effect.target], verb("take"), count(effect.count, nouns.DAMAGE)),)


def gain_poison(effect: e.GainPoison, _voice: Narration) -> Block:
    return (Clause(HEROES[effect.target], verb("take"), count(effect.count, nouns.POISON_TOKEN)),)


def remove_poison(effect: e.RemovePoison, _voice: Narration) -> Block:
    does = EXILE if effect.exile else verb("remove")
    return (Clause(HEROES[effect.target], does, _most(effect.count, nouns.POISON_TOKEN)),)


def gain_cube(effect: e.GainCube, _voice: Narration) -> Block:
    return (order(GAIN, count(effect.count, nouns.CUBE)),)


def exile_cube(effect: e.ExileCube, _voice: Narration) -> Block:
    cubes = {
        Place.PARTY: phrase("one of the party’s", nouns.CUBE.plural("en")),
        Place.SPENT: phrase("the", nouns.CUBE.singular("en"), "spent"),
    }
    return (order(EXILE, cubes[effect.place]),)


def item_to_xp(_effect: e.ItemToXp, _voice: Narration) -> Block:
    return (order(verb("turn"), "one looted", nouns.ITEM.singular("en"), "into", nouns.XP.singular("en")),)


def add_door(_effect: e.AddDoor, _voice: Narration) -> Block:
    door = count(1, nouns.CLOSED_DOOR)
    room = phrase("if the", nouns.DOOR_LIMIT.singular("en"), "leaves room for it")
    return (order(verb("put"), door, "from the deck into play", room),)


def skip_encounter(_effect: e.SkipEncounter, _voice: Narration) -> Block:
    return (order(verb("skip"), "the encounter"), order(verb("claim"), "its", nouns.LOOT.singular("en")))


def recover_boss(effect: e.RecoverBoss, _voice: Narration) -> Block:
    per: Spans = PER[effect.per] if effect.per is not None else spans("")
    return (Clause(BOSS, verb("recover"), phrase(count(effect.count, nouns.DAMAGE), per)),)

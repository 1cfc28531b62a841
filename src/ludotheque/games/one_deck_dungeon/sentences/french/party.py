"""French for what befalls heroes, the party and the boss: icons, damage, poison, time, cubes, doors and loot."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Place, Target
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.french.dice import EXILER, GAGNER
from ludotheque.games.one_deck_dungeon.sentences.french.heroes import HEROES, order
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Narration
from ludotheque.text.clauses import Block, Clause, Lead, Verb, When, deed
from ludotheque.text.french import count, of, regular, to, verb
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans

DEPENSER: Final = regular("dépenser")
SOIGNER: Final = regular("soigner")
RETIRER: Final = regular("retirer")
IGNORER: Final = regular("ignorer")
DONNER: Final = regular("donner")
INFLIGER: Final = regular("infliger")
SUBIR: Final = verb("subir", "subissez", "subit", "subissent")
RECEVOIR: Final = verb("recevoir", "recevez", "reçoit", "reçoivent")
METTRE: Final = verb("mettre", "mettez", "met", "mettent")
PRENDRE: Final = verb("prendre", "prenez", "prend", "prennent")
PER: Final = {
    Counted.OPEN_DOORS: phrase("par", nouns.OPEN_DOOR.singular("fr")),
    Counted.LEAVES: phrase("par", nouns.LEAF.singular("fr"), "sur les portes ouvertes"),
    Counted.BOSS_DAMAGE: phrase("par", nouns.DAMAGE.singular("fr"), "du gardien"),
    Counted.UNCOVERED_SKULLS: phrase("par", nouns.SKULL.singular("fr"), "non recouvert"),
}


def _most(number: int, noun: Noun) -> Spans:
    return phrase("jusqu’à" if number > 1 else "", count(number, noun))


def ignore(effect: e.Ignore, _voice: Narration) -> Block:
    noun = nouns.PRINTED_ICONS[effect.icon]
    in_boss = phrase("(", f"{effect.in_boss} pendant un", nouns.BOSS_ROUND.singular("fr"), ")")
    clause = order(IGNORER, _most(effect.count, noun), in_boss if effect.in_boss else ())
    if not effect.if_at_least:
        return (clause,)
    shown = phrase("si les cases non recouvertes montrent au moins", count(effect.if_at_least, noun))
    return (When(Lead(shown), (clause,)),)


def heal(effect: e.Heal, _voice: Narration) -> Block:
    """Who heals is the owner of the wounds: "soignez 1 blessure d’un héros"."""
    early = f"({effect.at_turn_start} au début d’un tour)" if effect.at_turn_start else ""
    if effect.target is Target.SELF:
        most = f"jusqu’à {effect.amount}" if effect.amount > 1 else "une"
        return (order(SOIGNER, most, "de vos", nouns.DAMAGE.plural("fr"), early),)
    return (order(SOIGNER, _most(effect.amount, nouns.DAMAGE), of(HEROES[effect.target].spans), early),)


def spend_time(effect: e.SpendTime, _voice: Narration) -> Block:
    per = PER[Counted.OPEN_DOORS] if effect.per_open_door else ()
    return (order(DEPENSER, count(effect.count, nouns.TIME), per),)


def damage(effect: e.Damage, _voice: Narration) -> Block:
    return (_befalling(effect.target, SUBIR, INFLIGER, count(effect.count, nouns.DAMAGE)),)


def _befalling(target: Target, suffers: Verb, does: Verb, what: Spans) -> Clause:
    """What a hero suffers, and the same as what the party does to them."""
    done = None if target is Target.SELF else deed(does, phrase(what, to(HEROES[target].spans)))
    return Clause(HEROES[target], suffers, what, as_deed=done)


def gain_poison(effect: e.GainPoison, _voice: Narration) -> Block:
    return (_befalling(effect.target, RECEVOIR, DONNER, count(effect.count, nouns.POISON_TOKEN)),)


def remove_poison(effect: e.RemovePoison, _voice: Narration) -> Block:
    does = EXILER if effect.exile else RETIRER
    if effect.target is Target.SELF:
        most = f"jusqu’à {effect.count}" if effect.count > 1 else "un"
        return (order(does, most, "de vos", nouns.POISON_TOKEN.plural("fr")),)
    return (order(does, _most(effect.count, nouns.POISON_TOKEN), of(HEROES[effect.target].spans)),)


def gain_cube(effect: e.GainCube, _voice: Narration) -> Block:
    return (order(GAGNER, count(effect.count, nouns.CUBE)),)


def exile_cube(effect: e.ExileCube, _voice: Narration) -> Block:
    cubes = {
        Place.PARTY: phrase("un des", nouns.CUBE.plural("fr"), "du groupe"),
        Place.SPENT: phrase("le", nouns.CUBE.singular("fr"), "dépensé"),
    }
    return (order(EXILER, cubes[effect.place]),)


def item_to_xp(_effect: e.ItemToXp, _voice: Narration) -> Block:
    item = phrase("un", nouns.ITEM.singular("fr"), "d’un héros")
    return (order(regular("transformer"), item, "en", nouns.XP.singular("fr")),)


def add_door(_effect: e.AddDoor, _voice: Narration) -> Block:
    door = phrase(count(1, nouns.CLOSED_DOOR), "du paquet")
    room = phrase("si la", nouns.DOOR_LIMIT.singular("fr"), "le permet")
    return (order(METTRE, door, "en jeu", room),)


def skip_encounter(_effect: e.SkipEncounter, _voice: Narration) -> Block:
    return (order(regular("éviter"), "la rencontre"), order(PRENDRE, "son", nouns.LOOT.singular("fr")))


def recover_boss(effect: e.RecoverBoss, _voice: Narration) -> Block:
    per: Spans = PER[effect.per] if effect.per is not None else spans("")
    return (order(RETIRER, count(effect.count, nouns.DAMAGE), "du", nouns.BOSS.singular("fr"), per),)

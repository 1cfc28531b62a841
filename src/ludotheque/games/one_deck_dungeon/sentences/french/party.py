"""French words for what befalls heroes, the party and the boss."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content import effect_types as e
from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Place, Target
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.french.dice import EXILER
from ludotheque.games.one_deck_dungeon.sentences.french.heroes import HEROES, YOU
from ludotheque.games.one_deck_dungeon.sentences.language_pack import PartyWords
from ludotheque.text.clauses import Clause, Verb, deed
from ludotheque.text.french import count, of, regular, to, verb
from ludotheque.text.spans import Spans, phrase, spans

SOIGNER: Final = regular("soigner")
RETIRER: Final = regular("retirer")
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


def _healed(effect: e.Heal, most: Spans, early: str) -> Clause:
    """Who heals is the owner of the wounds: "soignez 1 blessure d’un héros"."""
    if effect.target is Target.SELF:
        number = f"jusqu’à {effect.amount}" if effect.amount > 1 else "une"
        return Clause(YOU, SOIGNER, phrase(number, "de vos", nouns.DAMAGE.plural("fr"), early))
    return Clause(YOU, SOIGNER, phrase(most, of(HEROES[effect.target].spans), early))


def _befalling(target: Target, suffers: Verb, does: Verb, what: Spans) -> Clause:
    """What a hero suffers, and the same as what the party does to them."""
    done = None if target is Target.SELF else deed(does, phrase(what, to(HEROES[target].spans)))
    return Clause(HEROES[target], suffers, what, as_deed=done)


def _cured(effect: e.RemovePoison, most: Spans) -> Clause:
    does = EXILER if effect.exile else RETIRER
    if effect.target is Target.SELF:
        number = f"jusqu’à {effect.count}" if effect.count > 1 else "un"
        return Clause(YOU, does, phrase(number, "de vos", nouns.POISON_TOKEN.plural("fr")))
    return Clause(YOU, does, phrase(most, of(HEROES[effect.target].spans)))


def _recovered(much: Spans, per: Spans) -> Clause:
    return Clause(YOU, RETIRER, phrase(much, "du", nouns.BOSS.singular("fr"), per))


ITEM: Final = phrase("un", nouns.ITEM.singular("fr"), "d’un héros")
DOOR: Final = phrase(count(1, nouns.CLOSED_DOOR), "du paquet")
DOOR_ROOM: Final = phrase("si la", nouns.DOOR_LIMIT.singular("fr"), "le permet")

PARTY: Final = PartyWords(
    per=PER,
    most="jusqu’à",
    ignore=regular("ignorer"),
    in_boss=lambda number: phrase("(", f"{number} pendant un", nouns.BOSS_ROUND.singular("fr"), ")"),
    if_shown=lambda least: phrase("si les cases non recouvertes montrent au moins", least),
    early=lambda number: f"({number} au début d’un tour)",
    healed=_healed,
    spend=regular("dépenser"),
    hurt=lambda target, what: _befalling(target, SUBIR, INFLIGER, what),
    poisoned=lambda target, what: _befalling(target, RECEVOIR, DONNER, what),
    cured=_cured,
    cubes={
        Place.PARTY: phrase("un des", nouns.CUBE.plural("fr"), "du groupe"),
        Place.SPENT: phrase("le", nouns.CUBE.singular("fr"), "dépensé"),
    },
    item_to_xp=Clause(YOU, regular("transformer"), phrase(ITEM, "en", nouns.XP.singular("fr"))),
    add_door=Clause(YOU, METTRE, phrase(DOOR, "en jeu", DOOR_ROOM)),
    skip_encounter=(
        Clause(YOU, regular("éviter"), spans("la rencontre")),
        Clause(YOU, PRENDRE, phrase("son", nouns.LOOT.singular("fr"))),
    ),
    recovered=_recovered,
)

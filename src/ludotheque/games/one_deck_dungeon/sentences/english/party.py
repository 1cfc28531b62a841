"""English words for what befalls heroes, the party and the boss."""

from typing import Final

from ludotheque.games.one_deck_dungeon.content.vocabulary import Counted, Place
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.english.dice import EXILE
from ludotheque.games.one_deck_dungeon.sentences.english.heroes import HEROES, YOU
from ludotheque.games.one_deck_dungeon.sentences.language_pack import PartyWords
from ludotheque.text.clauses import Clause, Person, Subject
from ludotheque.text.english import count, verb
from ludotheque.text.spans import phrase, spans

BOSS: Final = Subject(phrase("the", nouns.BOSS.singular("en")), Person.ONE)
PER: Final = {
    Counted.OPEN_DOORS: phrase("per", nouns.OPEN_DOOR.singular("en")),
    Counted.LEAVES: phrase("per", nouns.LEAF.singular("en"), "on open doors"),
    Counted.BOSS_DAMAGE: phrase("per", nouns.DAMAGE.singular("en"), "on it"),
    Counted.UNCOVERED_SKULLS: phrase("per uncovered", nouns.SKULL.singular("en")),
}
DOOR_ROOM: Final = phrase("if the", nouns.DOOR_LIMIT.singular("en"), "leaves room for it")

PARTY: Final = PartyWords(
    per=PER,
    most="up to",
    ignore=verb("ignore"),
    in_boss=lambda number: phrase("(", str(number), "in a", nouns.BOSS_ROUND.singular("en"), ")"),
    if_shown=lambda least: phrase("if the uncovered boxes show at least", least),
    early=lambda number: f"({number} at the start of a turn)",
    healed=lambda effect, most, early: Clause(HEROES[effect.target], verb("heal"), phrase(most, early)),
    spend=verb("spend"),
    hurt=lambda target, what: Clause(HEROES[target], verb("take"), what),
    poisoned=lambda target, what: Clause(HEROES[target], verb("take"), what),
    cured=lambda effect, most: Clause(HEROES[effect.target], EXILE if effect.exile else verb("remove"), most),
    cubes={
        Place.PARTY: phrase("one of the party’s", nouns.CUBE.plural("en")),
        Place.SPENT: phrase("the", nouns.CUBE.singular("en"), "spent"),
    },
    item_to_xp=Clause(
        YOU, verb("turn"), phrase("one looted", nouns.ITEM.singular("en"), "into", nouns.XP.singular("en"))
    ),
    add_door=Clause(YOU, verb("put"), phrase(count(1, nouns.CLOSED_DOOR), "from the deck into play", DOOR_ROOM)),
    skip_encounter=(
        Clause(YOU, verb("skip"), spans("the encounter")),
        Clause(YOU, verb("claim"), phrase("its", nouns.LOOT.singular("en"))),
    ),
    recovered=lambda much, per: Clause(BOSS, verb("recover"), phrase(much, per)),
)

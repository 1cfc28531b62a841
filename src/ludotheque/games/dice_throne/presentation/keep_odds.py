"""The odds of every way to keep five dice, cached per throw."""

from functools import lru_cache
from typing import Final, NamedTuple

from ludotheque.games.dice_throne.content.loader import load_hero
from ludotheque.games.dice_throne.presentation.board_types import KeepOdds, KeepOddsAbility, KeepOddsRow
from ludotheque.games.dice_throne.sentences.card_texts import requirement_text
from ludotheque.games.dice_throne.sentences.nouns import lexicon_of
from ludotheque.games.dice_throne.table.actions import VERBS
from ludotheque.games.dice_throne.table.match_content import MatchContent, PreparedAbility
from ludotheque.games.dice_throne.table.odds import DICE, KeepTable, chance_table
from ludotheque.games.dice_throne.table.state import OFFENCE
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of

DIGITS: Final = 4  # decimals of a chance; more would only make messages longer
TABLES: Final = 1024  # number of cached chances
TEXTS: Final = 2048  # number of cached texts
THROWS: Final = 512  # number of cached throws


class Thrown(NamedTuple):
    """Dice of a roller, with the abilities in force and the number of rolls left."""

    roller: int
    versions: tuple[int, ...]
    dice: tuple[int, ...]
    attempts: int


class Row(NamedTuple):
    """A row of an ability: the answer that announces it, its requirement in words, and the rolls that meet it."""

    action: str
    needs: str
    met: bytes


def keep_odds(seen: DiceSeen, lang: Language) -> KeepOdds | None:
    """Return the chance of every row for each mask of kept offensive dice, None without such dice. All is public."""
    throw = seen.throw()
    if throw is None or throw.purpose != OFFENCE or len(throw.dice) != DICE:
        return None
    versions = tuple(seen.content.versions(seen.content.heroes[throw.roller], seen.levels(throw.roller)))
    return odds_of(seen.content, Thrown(int(throw.roller), versions, tuple(throw.dice), int(throw.attempts)), lang)


@lru_cache(maxsize=THROWS)
def odds_of(content: MatchContent, thrown: Thrown, lang: Language) -> KeepOdds:
    hero = content.heroes[thrown.roller].hero
    abilities: list[KeepOddsAbility] = []
    for number in thrown.versions:
        ability = content.abilities[number]
        rows = tuple([of_row(row, thrown) for row in rows_of(ability, hero.id, lang)])
        abilities.append(KeepOddsAbility(ability.id, name_of(ability.ability, lang), rows))
    return KeepOdds(thrown.roller, thrown.dice, thrown.attempts, tuple(abilities))


def of_row(row: Row, thrown: Thrown) -> KeepOddsRow:
    """Return a row's requirement, its chance when aimed for, and the chance for each mask of kept dice."""
    table = table_of(row.met, thrown.attempts)
    return KeepOddsRow(
        action=row.action,
        needs=row.needs,
        now=table.value_of(thrown.dice, thrown.attempts),
        keeps=tuple(table.keep_values(thrown.dice, thrown.attempts)),
    )


@lru_cache(maxsize=TEXTS)
def rows_of(ability: PreparedAbility, hero: str, lang: Language) -> tuple[Row, ...]:
    """Return what does not depend on the dice in the rows of an ability."""
    lexicon = lexicon_of(load_hero(hero))
    needs = [plain(requirement_text(tier.requirement, lexicon, lang)) for tier in ability.ability.tiers]
    rows = enumerate(zip(needs, ability.met, strict=True))
    return tuple(
        Row(VERBS.spell(VERBS.action("announce", ability.index, row)), said, bytes(met)) for row, (said, met) in rows
    )


@lru_cache(maxsize=TABLES)
def table_of(met: bytes, attempts: int) -> KeepTable:
    """Return the chances to meet these rolls; cached, because many rows of many heroes share them."""
    return chance_table([bool(each) for each in met], attempts).rounded(DIGITS)

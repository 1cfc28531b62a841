"""What every way to keep the five dice is good for, worked out once for each throw."""

from functools import lru_cache
from typing import Final, NamedTuple

from ludotheque.dice_throne.actions import VERBS
from ludotheque.dice_throne.kit import AbilityKit, Kit
from ludotheque.dice_throne.odds import DICE, KeepTable, chance_table
from ludotheque.dice_throne.sentences.lexicon import lexicon_of
from ludotheque.dice_throne.sentences.texts import name_of, requirement_text
from ludotheque.dice_throne.state import OFFENCE
from ludotheque.dice_throne.view import DiceSeen
from ludotheque.faces.shown import KeepOdds, KeepOddsAbility, KeepOddsRow
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain

DIGITS: Final = 4  # of a chance; more would only make messages longer
TABLES: Final = 1024  # of chances that are not worked out again
THROWS: Final = 512  # likewise


class Thrown(NamedTuple):
    """Dice of a roller, with the abilities in force and the rolls that are left."""

    roller: int
    versions: tuple[int, ...]
    dice: tuple[int, ...]
    attempts: int


def keep_odds(seen: DiceSeen, lang: Language) -> KeepOdds | None:
    """While offensive dice lie there: the chance of every row with every mask of kept dice. All of it is public."""
    throw = seen.throw()
    if throw is None or throw.purpose != OFFENCE or len(throw.dice) != DICE:
        return None
    versions = tuple(seen.kit.versions(seen.kit.heroes[throw.roller], seen.levels(throw.roller)))
    return odds_of(seen.kit, Thrown(int(throw.roller), versions, tuple(throw.dice), int(throw.attempts)), lang)


@lru_cache(maxsize=THROWS)
def odds_of(kit: Kit, thrown: Thrown, lang: Language) -> KeepOdds:
    lexicon = lexicon_of(kit.heroes[thrown.roller].hero)
    abilities: list[KeepOddsAbility] = []
    for number in thrown.versions:
        ability = kit.abilities[number].ability
        needs = [plain(requirement_text(tier.requirement, lexicon, lang)) for tier in ability.tiers]
        rows = tuple(of_row(kit.abilities[number], row, said, thrown) for row, said in enumerate(needs))
        abilities.append(KeepOddsAbility(ability.id, name_of(ability, lang), rows))
    return KeepOdds(thrown.roller, thrown.dice, thrown.attempts, tuple(abilities))


def of_row(kit: AbilityKit, row: int, needs: str, thrown: Thrown) -> KeepOddsRow:
    """What it needs, the chance when played for, and the chance of each mask of kept dice."""
    table = table_of(kit, row, thrown.attempts)
    return KeepOddsRow(
        action=VERBS.spell(VERBS.action("announce", kit.index, row)),
        needs=needs,
        now=round(table.value_of(thrown.dice, thrown.attempts), DIGITS),
        keeps=tuple(round(chance, DIGITS) for chance in table.keep_values(thrown.dice, thrown.attempts)),
    )


@lru_cache(maxsize=TABLES)
def table_of(kit: AbilityKit, row: int, attempts: int) -> KeepTable:
    """The chances for a row of an ability, whatever the dice show."""
    return chance_table(kit.met[row], attempts)

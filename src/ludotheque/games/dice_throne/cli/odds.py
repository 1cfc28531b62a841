"""`ludo odds`: the exact chance of each ability, and the best dice to keep."""

import re
from typing import Final

import click
from rich.table import Table

from ludotheque.games.dice_throne.content.definitions import Hero
from ludotheque.games.dice_throne.content.loader import hero_ids, load_hero
from ludotheque.games.dice_throne.rules.offensive_roll import ATTEMPTS
from ludotheque.games.dice_throne.sentences.card_texts import requirement_text
from ludotheque.games.dice_throne.sentences.nouns import lexicon_of
from ludotheque.games.dice_throne.table.match_content import met_by
from ludotheque.games.dice_throne.table.odds import DICE, chance_from_scratch, chance_table
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, as_json, checked, option, whole
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json
from ludotheque.text.languages import percent
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of

MOST_ROLLS: Final = 10


def dice_callback(_ctx: click.Context, param: click.Parameter, value: str | None) -> tuple[int, ...] | None:
    """Parse five numbers from 1 to 6."""
    if value is None:
        return None
    numbers = re.split(r"[\s,]+", value.strip())
    if len(numbers) != DICE or not all(re.fullmatch(r"[1-6]", number) for number in numbers):
        raise RequestRefused("error-dice", name=param.opts[0], value=value)
    return tuple(int(number) for number in numbers)


@click.command(cls=LocalizedCommand)
@click.argument("hero", metavar="HERO")
@option("--dice", metavar="1,1,3,4,6", callback=dice_callback, help="option-dice")
@option("--rolls", metavar="N", callback=whole(0, MOST_ROLLS), help="option-rolls")
@as_json
@click.pass_obj
def odds(console: LocalizedConsole, hero: str, dice: tuple[int, ...] | None, rolls: int | None, as_json: bool) -> None:
    """Chances of a hero's printed abilities."""
    definition = load_hero(checked("hero", hero, hero_ids()))
    if dice is None and rolls == 0:
        raise RequestRefused("error-number", name="--rolls", value="0", least="1")
    left = rolls if rolls is not None else 1 if dice is not None else ATTEMPTS
    rows = chances(definition, dice, left, console)
    if as_json:
        print_json({"hero": hero, "dice": dice and list(dice), "rolls": left, "abilities": rows})
    else:
        console.print(table_of(rows, dice, left, console))


def chances(hero: Hero, dice: tuple[int, ...] | None, rolls: int, console: LocalizedConsole) -> list[Json]:
    """Return every row of every ability of the hero's boards."""
    lexicon = lexicon_of(hero)
    rows: list[Json] = []
    for ability in [one for board in hero.boards for one in (*board.abilities, board.ultimate)]:
        for number, tier in enumerate(ability.tiers):
            row: Json = {"ability": ability.id, "name": name_of(ability, console.lang), "row": number}
            row["requirement"] = plain(requirement_text(tier.requirement, lexicon, console.lang))
            rows.append(row | chance_with(met_by(tier.requirement, hero.faces), dice, rolls))
    return rows


def chance_with(met: list[bool], dice: tuple[int, ...] | None, rolls: int) -> Json:
    """Return the chance from the first roll, or from these dice with the places of the dice to keep."""
    if dice is None:
        return {"chance": chance_from_scratch(met, rolls)}
    table = chance_table(met, rolls)
    mask = table.best_keep(dice, rolls)
    kept = [place + 1 for place in range(DICE) if mask >> place & 1]
    return {"chance": table.value_of(dice, rolls), "keep": kept, "keep_dice": [dice[place - 1] for place in kept]}


def table_of(rows: list[Json], dice: tuple[int, ...] | None, rolls: int, console: LocalizedConsole) -> Table:
    """Best chances first."""
    if dice is None:
        title = console.say("odds-title-scratch", rolls=rolls)
    else:
        title = console.say("odds-title-dice", dice=" ".join(map(str, dice)), rolls=rolls)
    table = Table(title=title, title_justify="left")
    table.add_column(console.say("odds-ability"))
    table.add_column(console.say("odds-requirement"))
    table.add_column(console.say("odds-chance"), justify="right", no_wrap=True)
    if dice is not None:
        table.add_column(console.say("odds-keep"), no_wrap=True)
    for row in rows:
        cells = [row["name"], row["requirement"], percent(row["chance"], console.lang)]
        if dice is not None:
            cells.append(kept_text(row, console))
        table.add_row(*cells)
    return table


def kept_text(row: Json, console: LocalizedConsole) -> str:
    if row["chance"] == 0:
        return "–"
    if len(row["keep"]) == DICE:
        return console.say("odds-reached") if row["chance"] == 1 else console.say("odds-keep-all")
    return " ".join(map(str, row["keep_dice"])) or console.say("odds-keep-none")

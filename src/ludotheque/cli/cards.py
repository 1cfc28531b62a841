"""`ludo cards`: prints all cards of a game as generated texts with their sources."""

import difflib
import re
from typing import Final, TypedDict, Unpack

import click
from rich.text import Text

from ludotheque.cli.arguments import known_game
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.game import GamePresentation
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, as_json, checked, option
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json
from ludotheque.registry.discovery import presentation_of, shown_games

SOURCES: Final = {r"seed\b.*": "source-rulebook", "designed": "source-designed"}
"""Sources that content names by a keyword. All others are printed unchanged."""


class CardsOptions(TypedDict):
    """The options of the command."""

    ids: tuple[str, ...]
    hero: str | None
    shelf: str | None
    as_json: bool


@click.command(cls=LocalizedCommand)
@click.argument("game", metavar="[GAME]", default=lambda: shown_games()[0])
@click.argument("ids", metavar="[ID]...", nargs=-1)
@option("--hero", metavar="H", help="option-hero")
@option("--shelf", metavar="S", help="option-shelf")
@as_json
@click.pass_obj
def cards(console: LocalizedConsole, game: str, **given: Unpack[CardsOptions]) -> None:
    """Print abilities, cards and statuses with cost, requirement, text, source and confidence."""
    presentation = presentation_of(known_game(game).name)
    shelves = {
        name: presentation.blocks(name, console.lang)
        for name in wanted_shelves(presentation, given["hero"], given["shelf"])
    }
    if given["ids"]:
        shelves = named(shelves, given["ids"])
    if given["as_json"]:
        everything = [block for blocks in shelves.values() for block in blocks]
        print_json({"game": game, "language": console.lang, "blocks": everything})
        return
    for name, blocks in shelves.items():
        console.console.rule(Text(presentation.shelf_name(name, console), style="bold"), align="left")
        for block in blocks:
            print_block(block, console)


def named(shelves: dict[str, list[Json]], ids: tuple[str, ...]) -> dict[str, list[Json]]:
    """Return only the blocks with these ids, by card group."""
    known = sorted({block["id"] for blocks in shelves.values() for block in blocks})
    for wanted in ids:
        if wanted not in known:
            close = difflib.get_close_matches(wanted, known, 5)
            raise RequestRefused("error-no-such-card", name=wanted, count=len(close), known=", ".join(close))
    found = {shelf: [block for block in blocks if block["id"] in ids] for shelf, blocks in shelves.items()}
    return {shelf: blocks for shelf, blocks in found.items() if blocks}


def wanted_shelves(presentation: GamePresentation, hero: str | None, shelf: str | None) -> list[str]:
    """Return the card groups to print: of a hero, another one, both, or all by default."""
    heroes, others = presentation.heroes(), presentation.other_shelves()
    wanted = [checked("hero", hero, heroes)] if hero is not None else []
    wanted += [checked("shelf", shelf, others)] if shelf is not None else []
    return wanted or [*heroes, *others]


def print_block(block: Json, console: LocalizedConsole) -> None:
    kind = block.get("heading") or console.say(f"kind-{block['kind']}")
    heading = Text.assemble((block["name"], "bold"), f" ({block['id']})", f" – {kind}")
    console.print(heading)
    console.print(console.indented(block["text"]))
    sources = ", ".join(dict.fromkeys(source_name(source, console) for source in (block["source"], *block["also"])))
    sure = console.say(f"confidence-{block['confidence']}")
    said = console.say("cards-source", source=sources, confidence=sure)
    if block["name_fr_is_ours"]:
        said += " · " + console.say("cards-name-ours")
    console.print(console.indented(said))
    console.print()


def source_name(source: str, console: LocalizedConsole) -> str:
    """Return the name of a source."""
    for pattern, key in SOURCES.items():
        if re.fullmatch(pattern, source):
            return console.say(key)
    return source

"""`ludo campaign`: the sheets of One Deck Dungeon heroes who improve from game to game."""

from typing import Final

import click
import msgspec
from rich.table import Table
from rich.text import Text

from ludotheque.content.annotations import Confidence
from ludotheque.games.one_deck_dungeon.campaign.errors import DamagedFile
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import signer_of, unseal, unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import CampaignSheet, heroes, new_sheet
from ludotheque.games.one_deck_dungeon.campaign.ticks import KIND_NAMES
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_page import page_of
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import local_store, read_text
from ludotheque.games.one_deck_dungeon.presentation.campaign_report import FREE, TICKED
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.terminal.click_commands import LocalizedCommand, LocalizedGroup, as_json, option
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import print_json, read_line, readable, refusal, writable
from ludotheque.storage.atomic_files import write_text
from ludotheque.text.languages import Language
from ludotheque.text.writer import name_of

OWNED: Final = "✓"


def summary(sheet: CampaignSheet, lang: Language) -> Json:
    """Return the summary of a sheet for a list."""
    contents: Json = msgspec.to_builtins(page_of(sheet, lang))
    return {
        "id": sheet.id,
        "player": sheet.player,
        "hero": sheet.hero,
        "hero_name": name_of(heroes()[sheet.hero], lang),
        "games": sheet.played,
        "won": sheet.won,
        **{key: value for key, value in contents.items() if key not in ("focuses", "adventures")},
    }


def page(sheet: CampaignSheet, lang: Language) -> Json:
    """Return the full contents of a sheet."""
    return {**summary(sheet, lang), **msgspec.to_builtins(page_of(sheet, lang))}


def boxes(talent: Json) -> str:
    """Draw the spaces of a talent as a row; ticked ones are filled."""
    row = ""
    for kind, ticked, free in zip(KIND_NAMES, TICKED, FREE, strict=True):
        made = talent["ticks"][kind]
        row += ticked * made + free * (talent["spaces"][kind] - made)
    return row


def bosses_said(described: Json) -> str:
    said = [f"{boss['name']} ×{boss['times']}" for boss in described["bosses"]]
    return ", ".join(said) or "–"


def print_page(described: Json, console: LocalizedConsole) -> None:
    """Print the title, focuses and latest adventures."""
    say = console.say
    heading = say(
        "campaign-heading", player=described["player"], hero=described["hero_name"], set=described["set_name"]
    )
    console.print(Text(heading, style="bold"))
    console.print(say("campaign-id", id=described["id"]))
    console.print(say("campaign-games", games=described["games"], won=described["won"]))
    console.print(say("campaign-bosses", bosses=bosses_said(described)))
    console.print(say("campaign-talents", owned=described["talents_owned"], talents=described["talents"]))
    console.print(say("campaign-legend"))
    width = max(len(talent["name"]) for focus in described["focuses"] for talent in focus["talents"])
    for focus in described["focuses"]:
        print_focus(focus, width, console)
    if described["adventures"]:
        console.print()
        console.print(Text(say("campaign-adventures"), style="bold"))
    for adventure in described["adventures"]:
        facts = {key: adventure[key] for key in ("dungeon_name", "tier_name", "ticks")}
        outcome = "won" if adventure["won"] else "lost"
        console.print(console.indented(say("campaign-adventure", outcome=outcome, **facts)))


def print_focus(focus: Json, width: int, console: LocalizedConsole) -> None:
    always = "yes" if focus["always_active"] else "no"
    console.print()
    console.print(Text(console.say("campaign-focus", name=focus["name"], always=always), style="bold"))
    for talent in focus["talents"]:
        mark = OWNED if talent["owned"] else " "
        line = Text(f"  {mark} {talent['name']:<{width}}  {boxes(talent)}", style="bold" if talent["owned"] else "")
        if talent["confidence"] == Confidence.DESIGNED.value:
            line.append("  " + console.say("campaign-designed"), style="dim")
        console.print(line)
        console.print(console.indented(talent["text"], 6))


YES: Final = ("y", "yes", "o", "oui")


@click.group(cls=LocalizedGroup)
def campaign() -> None:
    """Campaign sheets."""


@campaign.command("list", cls=LocalizedCommand)
@as_json
@click.pass_obj
def list_sheets(console: LocalizedConsole, as_json: bool) -> None:
    """All sheets of this computer, and the files that cannot be used."""
    shelf = local_store().shelf()
    rows = [summary(sheet, console.lang) for sheet in shelf.sheets]
    if as_json:
        print_json({"sheets": rows, "damaged": [damage(error, console) for error in shelf.damaged]})
        return
    if rows:
        console.print(table_of(rows, console))
    elif not shelf.damaged:
        console.print(console.say("campaign-none"))
    for error in shelf.damaged:
        console.print(error.sentence(console.say))


def damage(error: DamagedFile, console: LocalizedConsole) -> Json:
    return {"file": str(error.file), "fault": error.why.fault, "why": error.why.sentence(console.say)}


def table_of(rows: list[Json], console: LocalizedConsole) -> Table:
    columns = ("id", "player", "hero", "set", "talents", "games", "bosses")
    table = Table(*(console.say(f"campaign-column-{column}") for column in columns))
    for row in rows:
        talents = f"{row['talents_owned']}/{row['talents']}"
        games = console.say("campaign-won-of", won=row["won"], games=row["games"])
        table.add_row(row["id"], row["player"], row["hero_name"], row["set_name"], talents, games, bosses_said(row))
    return table


@campaign.command(cls=LocalizedCommand)
@click.argument("sheet", metavar="ID")
@as_json
@click.pass_obj
def show(console: LocalizedConsole, sheet: str, as_json: bool) -> None:
    """One sheet with every talent."""
    shown = page(local_store().read(sheet), console.lang)
    if as_json:
        print_json(shown)
    else:
        print_page(shown, console)


@campaign.command(cls=LocalizedCommand)
@click.argument("name", metavar="NAME")
@click.argument("hero", metavar="HERO")
@option("--set", "set_id", metavar="SET", help="option-campaign-set")
@as_json
@click.pass_obj
def new(console: LocalizedConsole, name: str, hero: str, set_id: str | None, as_json: bool) -> None:
    """An empty sheet."""
    sheet = new_sheet(name, hero, set_id)
    local_store().add(sheet)
    facts = summary(sheet, console.lang)
    if as_json:
        print_json(facts)
    else:
        console.print(console.say("campaign-new", **named(facts)))


@campaign.command(cls=LocalizedCommand)
@click.argument("sheet", metavar="ID")
@click.argument("file", metavar="FILE")
@option("--force", is_flag=True, help="option-campaign-force")
@click.pass_obj
def export(console: LocalizedConsole, sheet: str, file: str, force: bool) -> None:
    """A sheet as a file that can be carried away."""
    store = local_store()
    text = store.text(sheet)
    path = writable(file)
    if path.parent.resolve() == store.folder.resolve():
        raise RequestRefused("campaign-own-folder", file=file)
    if path.exists() and not (force and path.is_file()):
        raise RequestRefused("campaign-exists", file=file)
    try:
        write_text(path, text + "\n")
    except OSError as error:
        raise refusal(error, file) from error
    console.print(console.say("campaign-exported", id=sheet, file=file))


@campaign.command("import", cls=LocalizedCommand)
@click.argument("file", metavar="FILE")
@option("--trust", is_flag=True, help="option-campaign-trust")
@as_json
@click.pass_obj
def import_sheet(console: LocalizedConsole, file: str, trust: bool, as_json: bool) -> None:
    """A sheet from a file; one that is here already is replaced if the file goes on from it."""
    store = local_store()
    text = read_text(readable(file))
    signer = signer_of(text)
    if signer != store.signer.name and not trust:
        raise RequestRefused("campaign-untrusted", signer=signer, ours=store.signer.name)
    sheet = unseal(text, store.signer) if signer == store.signer.name else unseal_unverified(text)
    if store.path(sheet.id).exists():
        store.replace(sheet)
    else:
        store.add(sheet)
    facts = summary(sheet, console.lang)
    if as_json:
        print_json(facts)
    else:
        console.print(console.say("campaign-imported", **named(facts)))


def named(report: Json) -> dict[str, str]:
    """Return the arguments that messages about a sheet need."""
    return {key: str(report[key]) for key in ("id", "player", "hero_name", "set_name")}


@campaign.command(cls=LocalizedCommand)
@click.argument("sheet", metavar="ID")
@option("--yes", is_flag=True, help="option-campaign-yes")
@click.pass_obj
def delete(console: LocalizedConsole, sheet: str, yes: bool) -> None:
    """Take a sheet away for ever."""
    store = local_store()
    facts = {"id": sheet, "player": store.read(sheet).player}
    if not yes and not agreed(console.say("campaign-delete-question", **facts), console):
        console.print(console.say("campaign-kept"))
        return
    store.delete(sheet)
    console.print(console.say("campaign-deleted", **facts))


def agreed(question: str, console: LocalizedConsole) -> bool:
    """Ask for confirmation; an empty answer is no."""
    try:
        return read_line(console, question + " ").strip().casefold() in YES
    except EOFError:
        raise RequestRefused("campaign-delete-unasked") from None

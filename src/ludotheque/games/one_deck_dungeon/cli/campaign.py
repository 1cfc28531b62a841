"""`ludo campaign`: the sheets of One Deck Dungeon heroes who grow from game to game."""

from typing import Final

import click
from rich.table import Table

from ludotheque.games.one_deck_dungeon.campaign.errors import DamagedFile
from ludotheque.games.one_deck_dungeon.campaign.sealed_text import signer_of, unseal, unseal_unverified
from ludotheque.games.one_deck_dungeon.campaign.sheet import new_sheet
from ludotheque.games.one_deck_dungeon.campaign_storage.sheet_store import local_store, read_text
from ludotheque.games.one_deck_dungeon.cli.sheet_page import bosses_said, page, print_page, summary
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.terminal.click_commands import SpokenCommand, SpokenGroup, as_json, option
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.presentation.terminal.files import readable, refusal, writable
from ludotheque.presentation.terminal.line_io import print_json, read_line
from ludotheque.storage.atomic_files import write_text

YES: Final = ("y", "yes", "o", "oui")


@click.group(cls=SpokenGroup)
def campaign() -> None:
    """Campaign sheets."""


@campaign.command("list", cls=SpokenCommand)
@as_json
@click.pass_obj
def list_sheets(speaker: Speaker, as_json: bool) -> None:
    """All sheets of this computer, and the files that cannot be used."""
    shelf = local_store().shelf()
    rows = [summary(sheet, speaker.lang) for sheet in shelf.sheets]
    if as_json:
        print_json({"sheets": rows, "damaged": [damage(error, speaker) for error in shelf.damaged]})
        return
    if rows:
        speaker.print(table_of(rows, speaker))
    elif not shelf.damaged:
        speaker.print(speaker.say("campaign-none"))
    for error in shelf.damaged:
        speaker.print(error.sentence(speaker.say))


def damage(error: DamagedFile, speaker: Speaker) -> Json:
    return {"file": str(error.file), "fault": error.why.fault, "why": error.why.sentence(speaker.say)}


def table_of(rows: list[Json], speaker: Speaker) -> Table:
    columns = ("id", "player", "hero", "set", "talents", "games", "bosses")
    table = Table(*(speaker.say(f"campaign-column-{column}") for column in columns))
    for row in rows:
        talents = f"{row['talents_owned']}/{row['talents']}"
        games = speaker.say("campaign-won-of", won=row["won"], games=row["games"])
        table.add_row(row["id"], row["player"], row["hero_name"], row["set_name"], talents, games, bosses_said(row))
    return table


@campaign.command(cls=SpokenCommand)
@click.argument("sheet", metavar="ID")
@as_json
@click.pass_obj
def show(speaker: Speaker, sheet: str, as_json: bool) -> None:
    """One sheet with every talent."""
    shown = page(local_store().read(sheet), speaker.lang)
    if as_json:
        print_json(shown)
    else:
        print_page(shown, speaker)


@campaign.command(cls=SpokenCommand)
@click.argument("name", metavar="NAME")
@click.argument("hero", metavar="HERO")
@option("--set", "set_id", metavar="SET", help="option-campaign-set")
@as_json
@click.pass_obj
def new(speaker: Speaker, name: str, hero: str, set_id: str | None, as_json: bool) -> None:
    """An empty sheet."""
    sheet = new_sheet(name, hero, set_id)
    local_store().add(sheet)
    told = summary(sheet, speaker.lang)
    if as_json:
        print_json(told)
    else:
        speaker.print(speaker.say("campaign-new", **named(told)))


@campaign.command(cls=SpokenCommand)
@click.argument("sheet", metavar="ID")
@click.argument("file", metavar="FILE")
@option("--force", is_flag=True, help="option-campaign-force")
@click.pass_obj
def export(speaker: Speaker, sheet: str, file: str, force: bool) -> None:
    """A sheet as a file that can be carried away."""
    store = local_store()
    text = store.text(sheet)
    path = writable(file)
    if path.parent.resolve() == store.folder.resolve():
        raise Refusal("campaign-own-folder", file=file)
    if path.exists() and not (force and path.is_file()):
        raise Refusal("campaign-exists", file=file)
    try:
        write_text(path, text + "\n")
    except OSError as error:
        raise refusal(error, file) from error
    speaker.print(speaker.say("campaign-exported", id=sheet, file=file))


@campaign.command("import", cls=SpokenCommand)
@click.argument("file", metavar="FILE")
@option("--trust", is_flag=True, help="option-campaign-trust")
@as_json
@click.pass_obj
def import_sheet(speaker: Speaker, file: str, trust: bool, as_json: bool) -> None:
    """A sheet from a file; one that is here already is replaced if the file goes on from it."""
    store = local_store()
    text = read_text(readable(file))
    signer = signer_of(text)
    if signer != store.signer.name and not trust:
        raise Refusal("campaign-untrusted", signer=signer, ours=store.signer.name)
    sheet = unseal(text, store.signer) if signer == store.signer.name else unseal_unverified(text)
    if store.path(sheet.id).exists():
        store.replace(sheet)
    else:
        store.add(sheet)
    told = summary(sheet, speaker.lang)
    if as_json:
        print_json(told)
    else:
        speaker.print(speaker.say("campaign-imported", **named(told)))


def named(told: Json) -> dict[str, str]:
    """What a sentence says of a sheet."""
    return {key: str(told[key]) for key in ("id", "player", "hero_name", "set_name")}


@campaign.command(cls=SpokenCommand)
@click.argument("sheet", metavar="ID")
@option("--yes", is_flag=True, help="option-campaign-yes")
@click.pass_obj
def delete(speaker: Speaker, sheet: str, yes: bool) -> None:
    """Take a sheet away for ever."""
    store = local_store()
    facts = {"id": sheet, "player": store.read(sheet).player}
    if not yes and not agreed(speaker.say("campaign-delete-question", **facts), speaker):
        speaker.print(speaker.say("campaign-kept"))
        return
    store.delete(sheet)
    speaker.print(speaker.say("campaign-deleted", **facts))


def agreed(question: str, speaker: Speaker) -> bool:
    """Somebody must say yes; silence is not."""
    try:
        return read_line(speaker, question + " ").strip().casefold() in YES
    except EOFError:
        raise Refusal("campaign-delete-unasked") from None

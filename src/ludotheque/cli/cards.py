"""`ludo cards`: everything a game has, as generated texts with their sources."""

import click
from rich.text import Text

from ludotheque.cli.choices import checked, known_game
from ludotheque.cli.clicking import SpokenCommand, as_json, option
from ludotheque.cli.faces.game_face import GameFace, face_of
from ludotheque.cli.speaker import Json, Speaker


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="[GAME]", default="dice_throne")
@option("--hero", metavar="H", help="option-hero")
@option("--shelf", metavar="S", help="option-shelf")
@as_json
@click.pass_obj
def cards(speaker: Speaker, game: str, hero: str | None, shelf: str | None, as_json: bool) -> None:
    """Abilities, cards and statuses with cost, requirement, text, source and confidence."""
    face = face_of(known_game(game).name)
    shelves = {name: face.blocks(name, speaker.lang) for name in wanted_shelves(face, hero, shelf)}
    if as_json:
        everything = [block for blocks in shelves.values() for block in blocks]
        speaker.print_json({"game": game, "language": speaker.lang, "blocks": everything})
        return
    for name, blocks in shelves.items():
        speaker.console.rule(Text(face.shelf_name(name, speaker), style="bold"), align="left")
        for block in blocks:
            print_block(block, speaker)


def wanted_shelves(face: GameFace, hero: str | None, shelf: str | None) -> list[str]:
    """One hero's, one other, both, or everything if none was named."""
    heroes, others = face.heroes(), face.other_shelves()
    wanted = [checked("hero", hero, heroes)] if hero is not None else []
    wanted += [checked("shelf", shelf, others)] if shelf is not None else []
    return wanted or [*heroes, *others]


def print_block(block: Json, speaker: Speaker) -> None:
    kind = block.get("heading") or speaker.say(f"kind-{block['kind']}")
    heading = Text.assemble((block["name"], "bold"), f" ({block['id']})", f" – {kind}")
    speaker.print(heading)
    speaker.print(speaker.indented(block["text"]))
    sources = ", ".join([block["source"], *block["also"]])
    sure = speaker.say(f"confidence-{block['confidence']}")
    said = speaker.say("cards-source", source=sources, confidence=sure)
    if block["name_fr_is_ours"]:
        said += " · " + speaker.say("cards-name-ours")
    speaker.print(speaker.indented(said))
    speaker.print()

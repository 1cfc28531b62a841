"""`ludo cards`: everything a hero can do, as generated texts with their sources."""

from typing import Final

import click
from rich.text import Text

from ludotheque.cli.choices import checked, known_game
from ludotheque.cli.clicking import SpokenCommand, as_json, option
from ludotheque.cli.speaker import Json, Speaker
from ludotheque.dice_throne.loading import hero_ids, load_common, load_hero
from ludotheque.dice_throne.sentences.lexicon import Lexicon, lexicon_of
from ludotheque.dice_throne.sentences.texts import (
    ability_lines,
    card_heading,
    card_text,
    companion_text,
    name_of,
    sheet_text,
    status_text,
)
from ludotheque.dice_throne.sheets import Ability, Board, Card, Companion, Defence, Hero, Passive, Status
from ludotheque.text.languages import Language
from ludotheque.text.spans import plain

Block = Ability | Defence | Passive | Status | Companion | Card
COMMON: Final = "common"


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="GAME")
@option("--hero", metavar="H", help="option-hero")
@as_json
@click.pass_obj
def cards(speaker: Speaker, game: str, hero: str | None, as_json: bool) -> None:
    """Abilities, cards and statuses with cost, requirement, text, source and confidence."""
    known_game(game)
    wanted = [checked("hero", hero, hero_ids())] if hero is not None else [*hero_ids(), COMMON]
    shelves = {name: shelf(name, speaker.lang) for name in wanted}
    if as_json:
        everything = [block for blocks in shelves.values() for block in blocks]
        speaker.print_json({"game": game, "language": speaker.lang, "blocks": everything})
        return
    for name, blocks in shelves.items():
        title = speaker.say("cards-common") if name == COMMON else name_of(load_hero(name), speaker.lang)
        speaker.console.rule(Text(title, style="bold"), align="left")
        for block in blocks:
            print_block(block, speaker)


def shelf(name: str, lang: Language) -> list[Json]:
    """All blocks of one hero, or the cards of every deck."""
    if name == COMMON:
        lexicon = lexicon_of()
        return [described(card, COMMON, lexicon, lang) for card in load_common()]
    hero = load_hero(name)
    lexicon = lexicon_of(hero)
    return [described(block, name, lexicon, lang) for block in blocks_of(hero)]


def blocks_of(hero: Hero) -> list[Block]:
    blocks: list[Block] = []
    for board in hero.boards:
        blocks += board_blocks(board)
    return [*blocks, *hero.statuses, *hero.companions, *hero.cards]


def board_blocks(board: Board) -> list[Block]:
    passive = [board.passive] if board.passive is not None else []
    return [*board.abilities, board.ultimate, *board.defences, *passive]


def described(block: Block, hero: str, lexicon: Lexicon, lang: Language) -> Json:
    """One block with its text and where its numbers come from."""
    provenance = block.provenance
    fields: Json = {
        "id": block.id,
        "hero": hero,
        "kind": kind_of(block),
        "name": name_of(block, lang),
        "name_fr_is_ours": block.french_is_ours,
        "text": block_text(block, lexicon, lang),
        "source": provenance.source,
        "confidence": provenance.confidence.value,
        "also": list(provenance.also),
    }
    if isinstance(block, Card):
        fields |= {"type": block.kind.value, "cost": block.cost, "heading": plain(card_heading(block, lang))}
    if isinstance(block, Ability):
        rows = ability_lines(block, lexicon, lang)
        fields["rows"] = [{"requirement": plain(row.requirement), "text": plain(row.text)} for row in rows]
    return fields


def kind_of(block: Block) -> str:
    if isinstance(block, Ability) and block.is_ultimate:
        return "ultimate"
    return type(block).__name__.lower()


def block_text(block: Block, lexicon: Lexicon, lang: Language) -> str:
    if isinstance(block, Card):
        return plain(card_text(block, lexicon, lang))
    if isinstance(block, Status):
        return plain(status_text(block, lexicon, lang))
    if isinstance(block, Companion):
        return plain(companion_text(block, lexicon, lang))
    return plain(sheet_text(block, lexicon, lang))


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

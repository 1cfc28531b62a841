"""Everything a hero of Dice Throne can do, as generated texts with their sources."""

from ludotheque.games.dice_throne.content.definitions import (
    Ability,
    Board,
    Card,
    Companion,
    Defence,
    Hero,
    Passive,
    Status,
)
from ludotheque.games.dice_throne.sentences.card_texts import (
    ability_lines,
    card_heading,
    card_text,
    companion_text,
    name_of,
    sheet_text,
    status_text,
)
from ludotheque.games.dice_throne.sentences.lexicon import Lexicon
from ludotheque.kernel.file_format import Json
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain

Block = Ability | Defence | Passive | Status | Companion | Card


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
    return plain(block_spans(block, lexicon, lang))


def block_spans(block: Block, lexicon: Lexicon, lang: Language) -> Spans:
    """What a block says."""
    if isinstance(block, Card):
        return card_text(block, lexicon, lang)
    if isinstance(block, Status):
        return status_text(block, lexicon, lang)
    if isinstance(block, Companion):
        return companion_text(block, lexicon, lang)
    return sheet_text(block, lexicon, lang)

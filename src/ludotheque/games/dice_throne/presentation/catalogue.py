"""All abilities, statuses, companions and cards of a Dice Throne hero, as generated texts with their sources."""

from collections.abc import Iterator

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
from ludotheque.games.dice_throne.content.loader import load_common
from ludotheque.games.dice_throne.sentences.card_texts import (
    ability_lines,
    card_heading,
    card_text,
    companion_text,
    definition_text,
    status_text,
)
from ludotheque.games.dice_throne.sentences.nouns import Lexicon, lexicon_of
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.file_format import Json
from ludotheque.presentation.document import Document, Entry, Paragraph, runs
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.terminal.commands import without_accents
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, plain
from ludotheque.text.writer import name_of

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
    """Return one block with its text and the sources of its numbers."""
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
    """Return the text of a block."""
    if isinstance(block, Card):
        return card_text(block, lexicon, lang)
    if isinstance(block, Status):
        return status_text(block, lexicon, lang)
    if isinstance(block, Companion):
        return companion_text(block, lexicon, lang)
    return definition_text(block, lexicon, lang)


def hand_entries(seen: DiceSeen, seat: int, localizer: Localizer) -> list[Paragraph | Entry]:
    """Return the player's own cards with their texts."""
    cards = hand_cards(seen, seat)
    if not cards:
        return [Paragraph(runs(localizer.say("play-no-cards")))]
    lexicon = lexicon_of_match(seen)
    return [entry(card, lexicon, localizer, number) for number, card in enumerate(cards, 1)]


def open_hand(seen: DiceSeen, seat: int, name: str, localizer: Localizer) -> list[Paragraph | Entry]:
    """Return a teammate's cards with their texts; only own cards have numbers."""
    lexicon = lexicon_of_match(seen)
    title = Paragraph(runs(localizer.say("play-teammate-hand", hero=name)))
    return [title, *(entry(card, lexicon, localizer) for card in hand_cards(seen, seat))]


def hand_cards(seen: DiceSeen, seat: int) -> list[Card]:
    found = [seen.card(card) for card in seen.hand(seat)]
    return [prepared.card for prepared in found if prepared is not None]


def lexicon_of_match(seen: DiceSeen) -> Lexicon:
    return lexicon_of(*(hero.hero for hero in seen.content.heroes))


def entry(definition: Block, lexicon: Lexicon, localizer: Localizer, number: int = 0) -> Entry:
    """Return an entry of name and heading, followed by the text."""
    lang = localizer.lang
    heading = runs(
        card_heading(definition, lang) if isinstance(definition, Card) else localizer.say(f"kind-{kind_of(definition)}")
    )
    name = runs(name_of(definition, lang))
    return Entry(name, heading, runs(block_spans(definition, lexicon, lang)), number)


def text_of(seen: DiceSeen, seat: int, wanted: str, localizer: Localizer) -> Document | None:
    """Return the card with that number in the own hand, or anything whose name is or begins with that."""
    lexicon = lexicon_of_match(seen)
    cards = hand_cards(seen, seat)
    if wanted.isdecimal():
        place = int(wanted) - 1
        return Document((entry(cards[place], lexicon, localizer),)) if 0 <= place < len(cards) else None
    if not wanted:
        return None
    plainly = without_accents(wanted.lower())
    for exact in (True, False):
        for block in everything(seen):
            name = without_accents(name_of(block, localizer.lang).lower())
            if name == plainly or (not exact and name.startswith(plainly)):
                return Document((entry(block, lexicon, localizer),))
    return None


def everything(seen: DiceSeen) -> Iterator[Block]:
    """Yield all blocks of the heroes of the match; that a hero has a card is public, its place is not."""
    for hero in dict.fromkeys(seen.content.heroes):
        yield from blocks_of(hero.hero)
    yield from load_common()

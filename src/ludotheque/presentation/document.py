"""What a seat is shown, as a document: headings, paragraphs, lists, tables, bars, cards, dice and drawings.

A terminal draws a document with letters and a browser with elements; a screen reader reads its blocks in order.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from ludotheque.text.messages import MARK, Messages
from ludotheque.text.spans import Span

STYLES: Final = ("strong", "soft", "red", "green", "yellow", "magenta", "blue", "inverse")
"""The words a style consists of, with spaces between them."""


class Run(Struct, frozen=True, omit_defaults=True):
    """A piece of text. `term` is what it links to, as in a span; `style` consists of words of `STYLES`."""

    text: str
    term: str = ""
    style: str = ""


Runs = tuple[Run, ...]
Phrase = str | Span | Run | tuple[Span | Run, ...]
"""Everything that can be part of a text."""


class Heading(Struct, frozen=True, tag_field="block", tag="heading", omit_defaults=True):
    """A title: level 1 of the whole document, level 2 of a part of it."""

    text: Runs
    level: int = 1


class Paragraph(Struct, frozen=True, tag_field="block", tag="paragraph", omit_defaults=True):
    """Text. `lead` says what it is about; further lines never run below it.

    `indent` is where it begins, counted in letters, and `further` how much further in its other lines begin if it has
    no lead.
    """

    text: Runs
    lead: Runs = ()
    indent: int = 0
    further: int = 0


class Beside(Struct, frozen=True, tag_field="block", tag="beside", omit_defaults=True):
    """Parts that are next to each other where there is room, else below each other."""

    parts: tuple[Runs, ...]
    indent: int = 0


class Items(Struct, frozen=True, tag_field="block", tag="items", omit_defaults=True):
    """A list; `mark` is what a terminal writes before each entry."""

    items: tuple[Runs, ...]
    mark: str = ""
    indent: int = 0


class Column(Struct, frozen=True, omit_defaults=True):
    """A column of a table, at least so many letters wide."""

    heading: Runs = ()
    right: bool = False
    least: int = 0


class Row(Struct, frozen=True, omit_defaults=True):
    """A row of a table. One cell alone takes the whole width; paragraphs `below` belong to the row."""

    cells: tuple[Runs, ...]
    style: str = ""
    below: tuple[Paragraph, ...] = ()


class Table(Struct, frozen=True, tag_field="block", tag="table", omit_defaults=True):
    """Rows whose cells are below each other; the text of the last column may take several lines."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    indent: int = 0


class Bar(Struct, frozen=True, omit_defaults=True):
    """How much of something is left, out of how much, with further facts about it in `text` and lines `below`.

    Without a label it is the bar of those of level 1 that follow; without `most` there is no bar.
    """

    value: int = 0
    most: int = 0
    label: Runs = ()
    text: Runs = ()
    below: tuple[Runs, ...] = ()
    level: int = 0
    current: bool = False


class Bars(Struct, frozen=True, tag_field="block", tag="bars", omit_defaults=True):
    """Bars below each other; `unit` is the symbol of what they count."""

    bars: tuple[Bar, ...]
    unit: str = ""


class Entry(Struct, frozen=True, tag_field="block", tag="entry", omit_defaults=True):
    """A card or anything else that can be read; 0 is no number."""

    name: Runs
    heading: Runs
    text: Runs
    number: int = 0


class Die(Struct, frozen=True, omit_defaults=True):
    """A die: what it shows, as a number and as a name."""

    value: int
    name: str = ""


class DiceRow(Struct, frozen=True, tag_field="block", tag="dice", omit_defaults=True):
    """Dice next to each other; `fixed` if they cannot change any more."""

    dice: tuple[Die, ...]
    fixed: bool = False


class Drawing(Struct, frozen=True, tag_field="block", tag="drawing", omit_defaults=True):
    """A picture made of letters that must keep their columns, and what to read instead."""

    lines: tuple[Runs, ...]
    says: Runs


Block = Heading | Paragraph | Beside | Items | Table | Bars | Entry | DiceRow | Drawing


class Document(Struct, frozen=True, omit_defaults=True):
    """Blocks from top to bottom."""

    blocks: tuple[Block, ...]


EMPTY: Final = Document(())


def runs(*parts: Phrase, style: str = "") -> Runs:
    """Return the parts as one text; `style` is that of parts that have none."""
    found: list[Run] = []
    for part in parts:
        for piece in part if isinstance(part, tuple) else (part,):
            run = run_of(piece, style)
            before = found[-1] if found else None
            if before is not None and not before.term and not run.term and before.style == run.style:
                found[-1] = Run(before.text + run.text, style=run.style)
            elif run.text:
                found.append(run)
    return tuple(found)


def run_of(piece: str | Span | Run, style: str) -> Run:
    if isinstance(piece, str):
        return Run(piece, style=style)
    own = piece.style if isinstance(piece, Run) else ""
    return Run(piece.text, piece.term, own or style)


def filled_runs(messages: Messages, key: str, **parts: Phrase | int) -> Runs:
    """Return a message whose parts keep their links and styles; numbers may decide its wording."""
    kept: list[Runs] = []
    args: dict[str, str | int] = {}
    for name, part in parts.items():
        if isinstance(part, int):
            args[name] = part
            continue
        args[name] = f"{MARK}{len(kept)}{MARK}"
        kept.append(runs(part))
    pieces = messages.say(key, **args).split(MARK)
    return runs(*(kept[int(piece)] if at % 2 else piece for at, piece in enumerate(pieces)))


def joined(parts: Iterable[Phrase], gap: Phrase) -> Runs:
    """Return the parts with something between each two of them."""
    found: list[Phrase] = []
    for part in parts:
        found += [gap, part] if found else [part]
    return runs(*found)


def unbroken(text: Runs) -> Runs:
    """Return the text with spaces at which no line ends."""
    return tuple(Run(run.text.replace(" ", "\u00a0"), run.term, run.style) for run in text)


def plain_lines(document: Document) -> list[str]:
    """Return a document as lines of plain text, in the order in which it is read."""
    return [line for block in document.blocks for line in lines_of(block)]


def lines_of(block: Block) -> list[str]:
    match block:
        case Heading():
            return [f"── {plain_text(block.text)}"] if block.level == 1 else [plain_text(block.text)]
        case Paragraph():
            return [" " * block.indent + line for line in plain_text((*block.lead, *block.text)).split("\n")]
        case Beside():
            return [" " * block.indent + "    ".join(map(plain_text, block.parts))]
        case Items():
            return [" " * block.indent + block.mark + plain_text(item) for item in block.items]
        case Table():
            return [line for row in (heading_of(block), *block.rows) for line in row_lines(row)]
        case Bars():
            return [line for bar in block.bars for line in bar_lines(bar, block.unit)]
        case Entry():
            head = f"{block.number} " if block.number else ""
            text = plain_text(block.text).split("\n")
            return [f"{head}{plain_text(block.name)} – {plain_text(block.heading)}", *(f"  {line}" for line in text)]
        case DiceRow():
            return ["  ".join(f"[{die.value} {die.name}]" if die.name else f"[{die.value}]" for die in block.dice)]
        case Drawing():
            return [plain_text(line) for line in block.lines]


def heading_of(table: Table) -> Row:
    headings = tuple(column.heading for column in table.columns)
    return Row(headings if any(headings) else ())


def row_lines(row: Row) -> list[str]:
    cells = "   ".join(text for cell in row.cells if (text := plain_text(cell)))
    below = [line for paragraph in row.below for line in lines_of(paragraph)]
    return [cells, *below] if cells else below


def bar_lines(bar: Bar, unit: str) -> list[str]:
    amount = f"{unit} {bar.value}/{bar.most}" if bar.most else ""
    parts = [plain_text(bar.label), amount, plain_text(bar.text)]
    return ["  ".join(part for part in parts if part), *(f"  {plain_text(line)}" for line in bar.below)]


def plain_text(text: Runs) -> str:
    """Return the text without links and styles."""
    return "".join(run.text for run in text)

"""Draws documents with letters."""

from textwrap import wrap
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from ludotheque.presentation.document import (
    Bar,
    Bars,
    Beside,
    Block,
    Column,
    DiceRow,
    Document,
    Drawing,
    Entry,
    Heading,
    Items,
    Paragraph,
    Row,
    Runs,
    Table,
    plain_text,
)

NARROWEST: Final = 40
NARROW: Final = 72
"""Columns below which bars and dice take less room."""

STYLES: Final = {
    "strong": "bold",
    "soft": "dim",
    "red": "red",
    "green": "green",
    "yellow": "yellow",
    "magenta": "magenta",
    "blue": "bright_blue",
    "inverse": "reverse",
}
COLUMN_GAP: Final = "  "
BESIDE_GAP: Final = "    "
FACE_WIDTH: Final = 11
MOST_FACES: Final = 5  # dice that are drawn as boxes
FEW: Final = 2  # bars that have room to be long
LONG_BAR, SHORT_BAR = 20, 10
SHORT_LABEL, LONG_LABEL = 22, 29


def drawn(document: Document, console: Console) -> RenderableType:
    """Return what rich prints for a document."""
    return Group(*(line for block in document.blocks for line in block_lines(block, console.width)))


def block_lines(block: Block, width: int) -> list[Text]:
    room = max(NARROWEST, width - 1)
    match block:
        case Heading():
            return [heading(block, width)]
        case Paragraph():
            return [paragraph(block, room)]
        case Beside():
            return beside(block, room)
        case Items():
            return [hanging(" " * block.indent + block.mark, styled(item), room) for item in block.items]
        case Table():
            return table(block, room)
        case Bars():
            return bars(block, width, room)
        case Entry():
            return entry(block, room)
        case DiceRow():
            return [dice(block, width, room)]
        case Drawing():
            return [Text("\n").join(styled(line) for line in block.lines)]


def style_of(words: str) -> str:
    return " ".join(STYLES[word] for word in words.split())


def styled(text: Runs) -> Text:
    return Text.assemble(*((run.text, style_of(run.style)) for run in text))


def loosened(text: str, room: int) -> str:
    """What should stay together but has no room for it may be parted; else it would be cut in the middle of a word."""
    return " ".join(word if len(word) <= room else word.replace("\u00a0", " ") for word in text.split(" "))


def hanging(lead: Text | str, body: Text, room: int, further: int = 0) -> Text:
    """A lead, and beside it text that never runs below it, or begins that much further in than the lead."""
    first = Text(lead) if isinstance(lead, str) else lead
    indent = first.cell_len + further
    pieces = [piece for line in body.split("\n", allow_blank=True) for piece in cut(line, room - indent)]
    out = first.copy().append_text(pieces[0])
    for piece in pieces[1:]:
        out.append("\n" + " " * indent if piece else "\n").append_text(piece)
    return out


def cut(line: Text, width: int) -> list[Text]:
    """A line in pieces of that width, parted between words."""
    text = loosened(line.plain, width)
    found: list[Text] = []
    start = 0
    for piece in wrap(text, width, break_on_hyphens=False):
        start = text.index(piece, start)
        end = start + len(piece)
        found.append(line[start:end])
        found[-1].plain = piece
        start = end
    return found or [Text()]


def heading(block: Heading, width: int) -> Text:
    """A line across the screen; a part's heading, or one that is too long, has none."""
    text = plain_text(block.text)
    if block.level > 1:
        return Text(text, "bold")
    if len(text) + 4 > width:
        return hanging(Text("── ", "bold"), Text(text, "bold"), max(NARROWEST, width - 1))
    return Text(f"── {text} ".ljust(width - 1, "─")[: width - 1], "bold")


def paragraph(block: Paragraph, room: int) -> Text:
    return hanging(Text(" " * block.indent).append_text(styled(block.lead)), styled(block.text), room, block.further)


def beside(block: Beside, room: int) -> list[Text]:
    indent = " " * block.indent
    parts = [styled(part) for part in block.parts]
    line = Text(indent).append_text(Text(BESIDE_GAP).join(parts))
    return [line] if line.cell_len < room else [hanging(indent, part, room) for part in parts]


def table(block: Table, room: int) -> list[Text]:
    """Columns as wide as their widest cells; the last is cut where the screen ends."""
    widths = [column_width(block, place) for place in range(len(block.columns) - 1)]
    headings = tuple(column.heading for column in block.columns)
    shown = [Row(headings, "soft"), *block.rows] if any(headings) else [*block.rows]
    return [line for row in shown for line in row_lines(row, block, widths, room)]


def column_width(block: Table, place: int) -> int:
    column = block.columns[place]
    cells = [row.cells[place] for row in block.rows if len(row.cells) > 1]
    return max(column.least, *(len(plain_text(text)) for text in (column.heading, *cells)))


def row_lines(row: Row, block: Table, widths: list[int], room: int) -> list[Text]:
    below = [paragraph(each, room) for each in row.below]
    if len(row.cells) == 1:
        return [hanging("", styled(row.cells[0]), room), *below]
    lead = Text(" " * block.indent)
    for column, cell, width in zip(block.columns, row.cells, widths, strict=False):
        lead.append_text(padded(styled(cell), width, column)).append(COLUMN_GAP)
    line = hanging(lead, styled(row.cells[-1]), room)
    line.rstrip()
    if row.style:
        line.stylize(style_of(row.style))
    return [line, *below]


def padded(text: Text, width: int, column: Column) -> Text:
    blanks = " " * (width - text.cell_len)
    return Text.assemble(blanks, text) if column.right else Text.assemble(text, blanks)


def bars(block: Bars, width: int, room: int) -> list[Text]:
    few = sum(bool(bar.label) for bar in block.bars) <= FEW
    found: list[Text] = []
    for bar in block.bars:
        found += narrow_bar(bar, block.unit) if width < NARROW else [wide_bar(bar, block.unit, few)]
        found += [hanging(" " * (4 + 2 * bar.level), styled(line), room) for line in bar.below]
    return found


def wide_bar(bar: Bar, unit: str, few: bool) -> Text:
    if not bar.label:
        return Text.assemble("  ", amount(bar, unit, LONG_BAR))
    label = f"{plain_text(bar.label):<{SHORT_LABEL if few else LONG_LABEL}}"
    line = Text.assemble(lead_of(bar), (label, "bold"))
    if bar.most:
        line.append_text(amount(bar, unit, LONG_BAR if few else SHORT_BAR)).append("  ")
    return line.append_text(styled(bar.text))


def narrow_bar(bar: Bar, unit: str) -> list[Text]:
    if not bar.label:
        return [Text.assemble("  ", amount(bar, unit, LONG_BAR))]
    indent = " " * (4 + 2 * bar.level)
    found = [Text.assemble(lead_of(bar), (plain_text(bar.label), "bold"))]
    if bar.most:
        found.append(Text.assemble(indent, amount(bar, unit, SHORT_BAR)))
    return [*found, Text.assemble(indent, styled(bar.text))]


def lead_of(bar: Bar) -> str:
    return "  " * bar.level + ("▶ " if bar.current else "  ")


def amount(bar: Bar, unit: str, length: int) -> Text:
    """The number, and a bar that is full at the most there can be."""
    full = min(length, -(-length * bar.value // bar.most))
    colour = "green" if 2 * bar.value > bar.most else "yellow" if 5 * bar.value > bar.most else "red"
    return Text.assemble(f"{unit}{bar.value:>3} ", ("█" * full, colour), "░" * (length - full))


def entry(block: Entry, room: int) -> list[Text]:
    lead = f"{block.number:>3} " if block.number else "  "
    title = Text.assemble((plain_text(block.name), "bold"), " – ", styled(block.heading))
    return [hanging(lead, title, room), hanging(" " * (len(lead) + 2), styled(block.text), room)]


def dice(block: DiceRow, width: int, room: int) -> Text:
    """Each die as a box with its number, its name and its place; on one line if they are fixed or room is short."""
    if block.fixed or width < NARROW or len(block.dice) > MOST_FACES:
        faces = [f"[{die.value} {die.name}]".replace(" ", "\u00a0") for die in block.dice]
        return Text(hanging("  ", Text("  ".join(faces)), room).plain.replace("\u00a0", " "))
    edge = "─" * FACE_WIDTH
    rows = [
        [f"┌{edge}┐" for _ in block.dice],
        [f"│{die.value:^{FACE_WIDTH}}│" for die in block.dice],
        [f"│{die.name[:FACE_WIDTH]:^{FACE_WIDTH}}│" for die in block.dice],
        [f"└{edge}┘" for _ in block.dice],
        [f"{f'({place})':^{FACE_WIDTH + 2}}" for place in range(1, len(block.dice) + 1)],
    ]
    return Text("\n".join(("  " + " ".join(row)).rstrip() for row in rows))

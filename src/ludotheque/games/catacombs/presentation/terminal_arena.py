"""The arena drawn with characters, to scale."""

from dataclasses import dataclass
from typing import Final

from ludotheque.games.catacombs.sentences.narrator import letter_of
from ludotheque.games.catacombs.table.match_content import MatchContent
from ludotheque.games.catacombs.table.state import CHARACTERS, PROJECTILE, SKULL, SWORD, team_of
from ludotheque.presentation.document import Run, Runs, runs

TALL: Final = 2  # a character cell is about twice as high as it is wide
WIDEST: Final = 90  # columns; more would not fit a screen's height
SCALE: Final = 100_000  # micrometers between two numbers of the scale
LABELS: Final = 4  # columns of the scale at the left
LABELLED: Final = 60  # minimum columns of a screen for labels
RIMS: Final = {SWORD: "()", SKULL: "[]"}
ROCK: Final = "#"
SHOT: Final = "*"
STYLES: Final = ("strong green", "strong magenta", "strong blue", "strong")
ROCK_STYLE: Final = "soft"
SHOT_STYLE: Final = "strong yellow"


@dataclass(frozen=True)
class Laid:
    """A disc in the picture."""

    disc: int
    x: int
    y: int
    radius: int

    @property
    def letter(self) -> str:
        return SHOT if self.disc == PROJECTILE else letter_of(self.disc)

    @property
    def style(self) -> str:
        if self.disc == PROJECTILE:
            return SHOT_STYLE
        return STYLES[self.disc] if self.disc < CHARACTERS else ROCK_STYLE

    def rim(self, place: int, length: int) -> str:
        """Return a row of the disc: teams differ by the shape of their brackets."""
        if self.disc >= CHARACTERS:
            return SHOT if self.disc == PROJECTILE else ROCK
        rims = RIMS[int(team_of(self.disc))]
        if length == 1:
            return " "
        return rims[0] if place == 0 else rims[1] if place == length - 1 else " "


Cell = tuple[int, int]  # column and row, from the upper left


class ArenaDrawing:
    """Characters on a grid; x goes right, y goes up, as for angles."""

    def __init__(self, content: MatchContent, columns: int) -> None:
        self.content = content
        self.scaled = columns >= LABELLED
        self.columns = min(WIDEST, columns - 3 - (LABELS if self.scaled else 0))
        self.rows = max(1, round(self.columns * content.height / content.width / TALL))
        self.signs: dict[Cell, tuple[str, str]] = {}
        self.named: set[Cell] = set()

    def cell(self, x: float, y: float) -> Cell:
        """Return the cell of a place in the arena."""
        column = int(x * self.columns / self.content.width)
        row = int((self.content.height - y) * self.rows / self.content.height)
        return min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1)

    def centre(self, cell: Cell) -> tuple[float, float]:
        """Return the place in the middle of a cell."""
        x = (cell[0] + 0.5) * self.content.width / self.columns
        return x, self.content.height - (cell[1] + 0.5) * self.content.height / self.rows

    def lay(self, discs: list[Laid]) -> None:
        """Draw all discs, then their letters, so that no disc hides another's name."""
        for disc in discs:
            self.fill(disc)
        for disc in discs:
            self.name(disc)

    def fill(self, disc: Laid) -> None:
        """Draw the rows of a disc; the row of its letter keeps the middle free."""
        left, top = self.cell(disc.x - disc.radius, disc.y + disc.radius)
        right, bottom = self.cell(disc.x + disc.radius, disc.y - disc.radius)
        column, middle = self.cell(disc.x, disc.y)
        half = round(disc.radius * self.columns / self.content.width - 0.5)
        for row in range(top, bottom + 1):
            run = [cell for across in range(left, right + 1) if self.covers(disc, cell := (across, row))]
            if row == middle:
                run = [(across, row) for across in range(column - half, column + half + 1)]
            for place, cell in enumerate(run):
                self.signs[cell] = disc.rim(place, len(run)), disc.style

    def covers(self, disc: Laid, cell: Cell) -> bool:
        x, y = self.centre(cell)
        return (x - disc.x) ** 2 + (y - disc.y) ** 2 <= disc.radius**2

    def name(self, disc: Laid) -> None:
        """Draw its letter at its center; if that is taken, in the nearest free cell."""
        column, row = self.cell(disc.x, disc.y)
        near = [(column + across, row + down) for across in (-1, 0, 1) for down in (-1, 0, 1)]
        inside = [each for each in near if 0 <= each[0] < self.columns and 0 <= each[1] < self.rows]
        free = [each for each in inside if each not in self.named]
        best = (column, row) if (column, row) in free else min(free, key=lambda each: self.away(disc, each))
        self.named.add(best)
        self.signs[best] = disc.letter, disc.style

    def away(self, disc: Laid, cell: Cell) -> float:
        x, y = self.centre(cell)
        return (x - disc.x) ** 2 + (y - disc.y) ** 2

    def lines(self) -> tuple[Runs, ...]:
        """Return the picture with its border and scales."""
        corners, flat, upright = ("┏┓┗┛", "━", "┃") if self.content.walls else ("┌┐└┘", "┄", "┆")
        margin = " " * LABELS if self.scaled else ""
        top = f"{margin}{corners[0]}{flat * self.columns}{corners[1]}"
        bottom = f"{margin}{corners[2]}{flat * self.columns}{corners[3]}"
        inside = (runs(self.height(row), upright, *self.row(row), upright) for row in range(self.rows))
        return (runs(top), *inside, runs(bottom), runs(margin + self.widths(), style="soft"))

    def row(self, row: int) -> list[Run]:
        signs = (self.signs.get((column, row), (" ", "")) for column in range(self.columns))
        return [Run(letter, style=style) for letter, style in signs]

    def height(self, row: int) -> Runs:
        """Return the scale at the left: a number is beside its place."""
        if not self.scaled:
            return ()
        heights = {self.cell(0, mark)[1]: str(mark // 1000) for mark in range(SCALE, self.content.height, SCALE)}
        return runs(f"{heights.get(row, ''):>{LABELS - 1}} ", style="soft")

    def widths(self) -> str:
        """Return the scale below: a number is under its place."""
        line = [" "] * (self.columns + 2)
        for mark in range(0, self.content.width, SCALE):
            number = str(mark // 1000)
            at = min(self.cell(mark, 0)[0] + 1, len(line) - len(number))
            line[at : at + len(number)] = number
        return "".join(line)

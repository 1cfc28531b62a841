"""Which text wrote a line of a damage pool: for those who look on, so it lies beside the state and not in it."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.table.state import Line

Text = tuple[int, str, int]
"""What is being resolved: its kind, its id, and the seat whose it is."""
NO_TEXT: Final[Text] = (-1, "", -1)


class Share:
    """How much of a line came from a text; without a line it waits until the damage it changes is incoming."""

    def __init__(self, line: Line | None, what: i64, amount: i64, text: Text) -> None:
        self.line = line
        self.what = what
        self.amount = amount
        self.text = text


def texts_of(line: Line, shares: list[Share]) -> list[tuple[Text, int]]:
    """The texts that wrote a line, and how much of it each; what nobody noted comes from no text."""
    found = [(share.text, int(share.amount)) for share in shares if share.line is line]
    rest = int(line.amount) - sum([amount for _, amount in found])
    return [*found, (NO_TEXT, rest)] if rest or not found else found


def take_up(shares: list[Share], line: Line) -> None:
    """What was added before the damage was incoming is in this line."""
    for share in shares:
        if share.line is None and share.what == line.what:
            share.line = line


def take_up_one(shares: list[Share], lines: list[Line]) -> None:
    """As before, where each text has lines of its own, one for each target."""
    for share in shares:
        if share.line is None and share.what == lines[0].what:
            share.line = lines[0]
            shares += [Share(line, share.what, share.amount, share.text) for line in lines[1:]]
            return

"""The toy game as one that all win or lose together, and a plain presentation for it."""

from collections.abc import Sequence
from typing import ClassVar

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import LOST, WON, Setup, check_option, expect
from ludotheque.kernel.ledger import Ledger
from ludotheque.kernel.table import Answers, GameState, Table
from ludotheque.presentation.document import Document, Paragraph, runs
from ludotheque.presentation.standing_orders import ResponseWindow
from ludotheque.presentation.terminal.commands import Choice, Menu, TypedLine
from ludotheque.presentation.terminal.view import TerminalView
from tests.contract.toy import Toy, ToyTable
from tests.contract.toy_state import PARTY, ToyState

NAME = "catacombs"
"""A bundled game that has texts for its name, and no presentation yet."""


class SharedTable(ToyTable):
    """What one of the party is asked, any of it may answer."""

    def ask(self, decision: Decision) -> int:
        if decision.owner in PARTY:
            decision.seats = tuple(seat for seat in PARTY if seat != decision.owner)
        return super().ask(decision)


class Together(Toy):
    """The party's win is everybody's; options are listed, or begin with `sheet_`."""

    def __init__(self) -> None:
        super().__init__()
        self.name = NAME

    def options(self) -> dict[str, tuple[str, ...]]:
        return {"wind": ("calm", "storm")}

    def check(self, setup: Setup) -> None:
        super().check(setup)
        for key, value in setup.options.items():
            if not key.startswith("sheet_"):
                check_option(self.options(), key, value)

    def table(self, setup: Setup, state: GameState, chance: tuple[Chance, Ledger | None], answers: Answers) -> Table:
        return SharedTable(expect(state, ToyState), chance, answers)

    def outcome(self, state: GameState) -> str:
        found = super().outcome(state)
        return found and (WON if found == "party" else LOST)


def said(text: str) -> Document:
    return Document((Paragraph(runs(text)),))


class PlainFace(TerminalView):
    """Whatever is asked, as the engine spells it."""

    example_rule: ClassVar[str] = "CC-1"

    def decision(self) -> Decision:
        assert self.match.decision is not None
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        return []

    def board(self) -> Document:
        return said("board")

    def strip(self) -> Document:
        return said(f"asked: {self.decision().owner}")

    def question(self) -> str:
        return self.match.game.kinds[self.decision().kind]

    def menu(self) -> Menu:
        answers = self.decision().options or [self.decision().fallback()]
        return Menu([Choice(answer, self.match.game.verbs.spell(answer)) for answer in answers])

    def typed_answer(self, typed: TypedLine) -> int | None:
        return None

    def passing(self) -> int | None:
        return None

    def situation(self) -> ResponseWindow | None:
        return None

    def odds(self) -> Document:
        return said("odds")

    def hand(self) -> Document:
        return said("hand")

    def text_of(self, wanted: str) -> Document | None:
        return None

    def hint(self) -> Document:
        return said("hint")

    def help(self) -> Document:
        return said("help of this game")

    def result(self) -> str:
        return self.match.outcome

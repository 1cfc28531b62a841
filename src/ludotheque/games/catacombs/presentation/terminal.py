"""Catacombs Conquest in the terminal, for one seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType

from ludotheque.games.catacombs.agents.hints import arguments, hints
from ludotheque.games.catacombs.presentation.bearings import Bearings
from ludotheque.games.catacombs.presentation.card_reader import Library
from ludotheque.games.catacombs.presentation.command_reader import Reader
from ludotheque.games.catacombs.presentation.menu import Options, typed_for
from ludotheque.games.catacombs.presentation.terminal_board import Board
from ludotheque.games.catacombs.presentation.terminal_context import Scene
from ludotheque.games.catacombs.sentences.match_text import decision_sentence, event_sentence, names_of, option_label
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.table import DRAW, TEAM_NAMES
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import eyes
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.standing_orders import Situation
from ludotheque.presentation.terminal.commands import Typed
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.presentation.terminal.help_page import help_page
from ludotheque.presentation.terminal.menu import Menu
from ludotheque.presentation.terminal.view import Face
from ludotheque.text.spans import plain

AIMING: Final = (a.ASK_PLACE, a.ASK_FLICK)
"""Questions that need angles and distances."""


class ArenaFace(Face):
    """Arena, tokens, cards, question and answers in the player's language."""

    example_rule: ClassVar[str] = "CC-DMG-3"

    def __init__(self, match: Match, seat: int, speaker: Speaker) -> None:
        super().__init__(match, seat)
        self.speaker = speaker
        self.names = names_of(match.setup.heroes, lettered=True)

    def seen(self) -> CatacombsSeen:
        seen = self.match.seen(self.viewers)
        if not isinstance(seen, CatacombsSeen):
            raise BrokenRule("this match is not one of Catacombs Conquest")
        return seen

    def scene(self) -> Scene:
        return Scene(self.seen(), self.seat, self.names, self.speaker)

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        viewers = eyes(self.viewers)
        return [plain(event_sentence(event.seen_by(viewers), self.names, self.speaker.lang)) for event in events]

    def board(self) -> RenderableType:
        scene = self.scene()
        board = Board(scene)
        parts = [board.heading(), board.arena(), board.teams(), *board.piles()]
        if not scene.is_over:
            parts += board.sequence()
        return Group(*parts)

    def strip(self) -> RenderableType:
        """What the open question needs: where everything lies, and who has what."""
        decision, scene = self.decision(), self.scene()
        board = Board(scene)
        if decision.kind == a.ASK_LAYOUT:
            return Group(board.heading(), board.arena(int(decision.subject)))
        parts = [board.heading(), board.arena(), board.teams(), *board.sequence()]
        if decision.kind in AIMING:
            parts.append(Bearings(scene).table(scene.flicked(), all_discs=False))
        return Group(*parts)

    def question(self) -> str:
        return plain(decision_sentence(self.decision(), self.seen(), self.names, self.speaker.lang))

    def menu(self) -> Menu:
        return Options(self.decision(), self.scene()).menu()

    def typed_answers(self, line: str) -> list[int] | None:
        return Reader(self.decision(), self.scene(), line).answers()

    def typed_answer(self, typed: Typed) -> int | None:
        return None

    def passing(self) -> int | None:
        return a.DONE if a.DONE in self.decision().options else None

    def situation(self) -> Situation | None:
        return None

    def odds(self) -> RenderableType:
        """Angles and distances from the disc that is flicked next."""
        scene = self.scene()
        return Bearings(scene).table(scene.flicked())

    def odds_of(self, wanted: str) -> RenderableType:
        """The same from any disc."""
        if not wanted:
            return self.odds()
        bearings = Bearings(self.scene())
        disc = bearings.disc_named(wanted)
        if disc is None:
            raise Refusal("arena-which-disc", text=wanted)
        return bearings.table(disc)

    def hand(self) -> RenderableType:
        return Library(self.scene()).table()

    def text_of(self, wanted: str) -> RenderableType | None:
        return Library(self.scene()).text_of(wanted)

    def hint(self) -> RenderableType:
        """The best answers with their reasons, and what to type for each."""
        decision, scene, say = self.decision(), self.scene(), self.speaker.say
        menu = self.menu()
        lines = [self.speaker.hanging("", say("arena-hint"))]
        for hint in hints(decision, scene.seen):
            label = plain(option_label(hint.action, decision, scene.seen, self.names, self.speaker.lang))
            typed = typed_for(hint.action, menu, scene)
            reason = say(hint.reason_key, **arguments(hint, self.speaker.lang))
            said = say("arena-hint-order", typed=typed, reason=reason)
            if menu.number(hint.action) is not None:
                said = say("arena-hint-number", typed=typed, answer=label, reason=reason)
            lines.append(self.speaker.hanging("  ", said))
        return Group(*lines)

    def help(self) -> RenderableType:
        return help_page(self.speaker.say("arena-help"), self.speaker)

    def result(self) -> str:
        outcome = self.match.outcome
        if outcome == DRAW:
            return self.speaker.say("arena-draw")
        mine = TEAM_NAMES[self.seen().kit.teams[self.seat]]
        return self.speaker.say("play-won" if outcome == mine else "play-lost")

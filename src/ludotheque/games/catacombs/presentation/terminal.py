"""A seat of Catacombs Conquest in a terminal."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.catacombs.agents.hints import arguments, hints
from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.presentation.catalogue import Library
from ludotheque.games.catacombs.presentation.commands import Bearings, Reader
from ludotheque.games.catacombs.presentation.menu import Options, typed_for
from ludotheque.games.catacombs.presentation.terminal_arena import RIMS, Drawing
from ludotheque.games.catacombs.presentation.terminal_context import TerminalContext
from ludotheque.games.catacombs.sentences.match_names import LETTERS
from ludotheque.games.catacombs.sentences.match_text import decision_sentence, event_sentence, names_of, option_label
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.state import BANK, SKULL, SWORD
from ludotheque.games.catacombs.table.table import DRAW, TEAM_NAMES
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import eyes
from ludotheque.presentation.error_messages import Refusal
from ludotheque.presentation.standing_orders import DecisionContext
from ludotheque.presentation.terminal.commands import Menu, Typed, help_page
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.text.spans import plain
from ludotheque.text.writer import name_of

TOKEN: Final = "♥"
MANY: Final = 12  # tokens that are drawn one by one
TEAMS: Final = (SWORD, SKULL)


class Board:
    """One moment beside the arena."""

    def __init__(self, scene: TerminalContext) -> None:
        self.scene = scene

    def heading(self) -> RenderableType:
        """The turn and the character whose it is, as a line across the screen."""
        scene = self.scene
        width = scene.console.width - 1
        if scene.is_over or not scene.state.turn:
            key = "arena-heading-over" if scene.is_over else "arena-heading-before"
            title = scene.say(key, turn=str(scene.state.turn))
        else:
            mine = scene.kit.seat_of(scene.seen.disc()) == scene.me
            character = scene.disc(int(scene.seen.disc()))
            title = scene.say("arena-heading", turn=str(scene.state.turn), character=character)
            title += " · " + scene.say("play-your-turn") if mine else ""
        return Text(f"── {title} ".ljust(width, "─")[:width], style="bold")

    def arena(self, layout: int = -1) -> RenderableType:
        drawing = Drawing(self.scene.kit, self.scene.console.width)
        drawing.lay(self.scene.discs(layout))
        return drawing.drawn()

    def teams(self) -> RenderableType:
        """Tokens, cards and armor of both, and the bank."""
        return Group(*(self.team(team) for team in TEAMS), self.bank())

    def team(self, team: int) -> Text:
        scene, state = self.scene, self.scene.state
        rims = RIMS[team]
        letters = " ".join(f"{rims[0]}{letter}{rims[1]}" for letter in LETTERS[2 * team : 2 * team + 2])
        lead = f"{scene.team(team)} {letters}  "
        parts = [self.tokens(state.pools[team]), self.hands(team)]
        parts.append(scene.say("arena-pile", count=str(len(state.piles[team]))))
        parts.append(scene.say("arena-discard", count=str(len(state.discards[team]))))
        if state.kept[team]:
            parts.append(scene.say("arena-armor", cards=self.cards(state.kept[team])))
        if state.stunned[team]:
            parts.append(scene.say("arena-stunned"))
        text = scene.speaker.hanging(lead, " · ".join(parts))
        text.stylize("bold", 0, len(scene.team(team)))
        return text

    def tokens(self, count: int) -> str:
        return f"{TOKEN * count} {count}" if count <= MANY else f"{TOKEN}\u00a0{count}"

    def hands(self, team: int) -> str:
        """How many cards each player of the team holds; which are one's own."""
        scene = self.scene
        seats = scene.kit.team_seats[team]
        counts = " + ".join(str(len(scene.state.hands[seat])) for seat in seats)
        key = "arena-hand-own" if scene.me in seats else "arena-hand"
        return scene.say(key, count=counts)

    def cards(self, cards: list[int]) -> str:
        found = [self.scene.card(card) for card in cards]
        return ", ".join(name_of(find_card(kit.id), self.scene.lang) for kit in found if kit is not None)

    def bank(self) -> Text:
        return Text(self.scene.say("arena-bank", count=str(self.scene.state.pools[BANK])))

    def sequence(self) -> list[RenderableType]:
        """The card that is played, with the shot that is due in brackets."""
        scene = self.scene
        kit, pen = scene.playing, CatacombsWriter(scene.lang)
        if kit is None:
            return []
        shots = [plain(pen.shot(load_content().shots[step.shot.number])) for step in scene.seen.steps()]
        due = int(scene.state.shot)
        said = [f"[{shot}]" if place == due else shot for place, shot in enumerate(shots)]
        line = scene.say("arena-sequence", card=name_of(find_card(kit.id), scene.lang), shots=" → ".join(said))
        parts: list[RenderableType] = [scene.speaker.hanging("", line)]
        if scene.state.target >= 0:
            parts.append(scene.speaker.hanging("", scene.say("arena-target", disc=scene.disc(scene.state.target))))
        return parts

    def piles(self) -> list[RenderableType]:
        """The discard piles, which lie open."""
        scene = self.scene
        found = [(team, scene.state.discards[team]) for team in TEAMS if scene.state.discards[team]]
        said = [scene.say("arena-discarded", team=scene.team(team), cards=self.cards(cards)) for team, cards in found]
        return [scene.speaker.hanging("", line) for line in said]


AIMING: Final = (a.ASK_PLACE, a.ASK_FLICK)
"""Questions that need angles and distances."""


class CatacombsTerminalView(TerminalView):
    """Arena, tokens, cards, question and answers in the player's language."""

    example_rule: ClassVar[str] = "CC-DMG-3"

    def __init__(self, match: Match, seat: int, speaker: LocalizedConsole) -> None:
        super().__init__(match, seat)
        self.speaker = speaker
        self.names = names_of(match.setup.heroes, lettered=True)

    def seen(self) -> CatacombsSeen:
        return expect(self.match.seen(self.viewers), CatacombsSeen)

    def scene(self) -> TerminalContext:
        return TerminalContext(self.seen(), self.seat, self.names, self.speaker)

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

    def situation(self) -> DecisionContext | None:
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

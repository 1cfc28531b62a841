"""A seat of Catacombs Conquest in a terminal."""

from collections.abc import Sequence
from typing import ClassVar, Final

from ludotheque.games.catacombs.agents.hints import arguments, hints
from ludotheque.games.catacombs.content.loader import find_card, load_content
from ludotheque.games.catacombs.presentation.catalogue import Library
from ludotheque.games.catacombs.presentation.commands import Bearings, Reader
from ludotheque.games.catacombs.presentation.menu import Options, typed_for
from ludotheque.games.catacombs.presentation.terminal_arena import RIMS, ArenaDrawing, Laid
from ludotheque.games.catacombs.presentation.terminal_context import TerminalContext
from ludotheque.games.catacombs.sentences.match_text import decision_sentence, event_sentence, names_of, option_label
from ludotheque.games.catacombs.sentences.narrator import LETTERS
from ludotheque.games.catacombs.sentences.writer import CatacombsWriter, millimetres
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.state import BANK, SKULL, SWORD
from ludotheque.games.catacombs.table.table import DRAW, TEAM_NAMES
from ludotheque.games.catacombs.view import CatacombsSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule, RequestRefused
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import eyes
from ludotheque.presentation.document import (
    Block,
    Document,
    Drawing,
    Heading,
    Items,
    Paragraph,
    Phrase,
    Runs,
    filled_runs,
    joined,
    runs,
)
from ludotheque.presentation.localizer import Localizer
from ludotheque.presentation.standing_orders import DecisionContext
from ludotheque.presentation.terminal.commands import Menu, Typed, help_page
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.text.spans import Span, plain
from ludotheque.text.writer import name_of

TOKEN: Final = "♥"
SEPARATOR: Final = " · "
MANY: Final = 12  # maximum number of tokens that are drawn individually
TEAMS: Final = (SWORD, SKULL)


class Board:
    """The state of the match outside the arena."""

    def __init__(self, scene: TerminalContext) -> None:
        self.scene = scene

    def heading(self) -> Heading:
        """Return the turn and the active character."""
        scene = self.scene
        if scene.is_over or not scene.state.turn:
            key = "arena-heading-over" if scene.is_over else "arena-heading-before"
            return Heading(runs(scene.say(key, turn=str(scene.state.turn))))
        mine = scene.kit.seat_of(scene.seen.disc()) == scene.me
        character = scene.disc(int(scene.seen.disc()))
        title = scene.say("arena-heading", turn=str(scene.state.turn), character=character)
        return Heading(runs(title, SEPARATOR + scene.say("play-your-turn") if mine else ""))

    def arena(self, layout: int = -1) -> Drawing:
        scene = self.scene
        discs = scene.discs(layout)
        drawing = ArenaDrawing(scene.kit, scene.speaker.columns)
        drawing.lay(discs)
        return Drawing(drawing.lines(), self.places(discs))

    def places(self, discs: list[Laid]) -> Runs:
        """Return all positions in words."""
        messages, lang = self.scene.speaker.messages, self.scene.lang
        each = (
            filled_runs(
                messages,
                "arena-place",
                disc=self.scene.names.disc(laid.disc, lang),
                x=millimetres(laid.x),
                y=millimetres(laid.y),
            )
            for laid in sorted(discs, key=lambda laid: laid.disc)
        )
        size = {"width": millimetres(self.scene.kit.width), "height": millimetres(self.scene.kit.height)}
        return filled_runs(messages, "arena-places", places=joined(each, ", "), **size)

    def teams(self) -> list[Paragraph]:
        """Return tokens, cards and armor of both teams, and the bank."""
        return [*(self.team(team) for team in TEAMS), self.bank()]

    def team(self, team: int) -> Paragraph:
        scene, state = self.scene, self.scene.state
        messages, rims = scene.speaker.messages, RIMS[team]
        letters = " ".join(f"{rims[0]}{letter}{rims[1]}" for letter in LETTERS[2 * team : 2 * team + 2])
        lead = runs(runs(scene.names.team(team, scene.lang), style="strong"), f" {letters}  ")
        parts = [runs(self.tokens(state.pools[team])), runs(self.hands(team))]
        parts.append(runs(scene.say("arena-pile", count=str(len(state.piles[team])))))
        parts.append(runs(scene.say("arena-discard", count=str(len(state.discards[team])))))
        if state.kept[team]:
            parts.append(filled_runs(messages, "arena-armor", cards=self.cards(state.kept[team])))
        if state.stunned[team]:
            parts.append(runs(scene.say("arena-stunned")))
        return Paragraph(joined(parts, SEPARATOR), lead=lead)

    def tokens(self, count: int) -> str:
        return f"{TOKEN * count} {count}" if count <= MANY else f"{TOKEN}\u00a0{count}"

    def hands(self, team: int) -> str:
        """Return the number of cards of each player of the team, and names of visible ones."""
        scene = self.scene
        seats = scene.kit.team_seats[team]
        counts = " + ".join(str(len(scene.state.hands[seat])) for seat in seats)
        key = "arena-hand-own" if scene.me in seats else "arena-hand"
        return scene.say(key, count=counts)

    def cards(self, cards: list[int]) -> Runs:
        found = [self.scene.card(card) for card in cards]
        return joined((self.card(kit.id) for kit in found if kit is not None), ", ")

    def card(self, card: str) -> Span:
        return Span(name_of(find_card(card), self.scene.lang), f"card:{card}")

    def bank(self) -> Paragraph:
        return Paragraph(runs(self.scene.say("arena-bank", count=str(self.scene.state.pools[BANK]))))

    def sequence(self) -> list[Paragraph]:
        """Return the card in play, with the current shot in brackets."""
        scene, messages = self.scene, self.scene.speaker.messages
        kit, writer = scene.playing, CatacombsWriter(scene.lang)
        if kit is None:
            return []
        shots = [runs(writer.shot(load_content().shots[step.shot.number])) for step in scene.seen.steps()]
        due = int(scene.state.shot)
        said = (runs("[", shot, "]") if place == due else shot for place, shot in enumerate(shots))
        line = filled_runs(messages, "arena-sequence", card=self.card(kit.id), shots=joined(said, " → "))
        found = [Paragraph(line)]
        if scene.state.target >= 0:
            disc = scene.names.disc(scene.state.target, scene.lang)
            found.append(Paragraph(filled_runs(messages, "arena-target", disc=disc)))
        return found

    def piles(self) -> list[Paragraph]:
        """Return the discard piles, which are public."""
        scene, messages = self.scene, self.scene.speaker.messages
        found: list[Paragraph] = []
        for team in TEAMS:
            if scene.state.discards[team]:
                name, cards = scene.names.team(team, scene.lang), self.cards(scene.state.discards[team])
                found.append(Paragraph(filled_runs(messages, "arena-discarded", team=name, cards=cards)))
        return found


AIMING: Final = (a.ASK_PLACE, a.ASK_FLICK)
"""Questions that need angles and distances."""


class CatacombsTerminalView(TerminalView):
    """The arena, tokens, cards, question and answers in the player's language."""

    example_rule: ClassVar[str] = "CC-DMG-3"

    def __init__(self, match: Match, seat: int, speaker: Localizer, viewers: tuple[int, ...] | None = None) -> None:
        super().__init__(match, seat, viewers)
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

    def board(self) -> Document:
        scene = self.scene()
        board = Board(scene)
        blocks: list[Block] = [board.heading(), board.arena(), *board.teams(), *board.piles()]
        if not scene.is_over:
            blocks += board.sequence()
        return Document(tuple(blocks))

    def strip(self) -> Document:
        """Return what the open question needs: positions, and the resources of both teams."""
        decision, scene = self.decision(), self.scene()
        board = Board(scene)
        if decision.kind == a.ASK_LAYOUT:
            return Document((board.heading(), board.arena(int(decision.subject))))
        blocks: list[Block] = [board.heading(), board.arena(), *board.teams(), *board.sequence()]
        if decision.kind in AIMING:
            blocks += Bearings(scene).blocks(scene.flicked(), all_discs=False)
        return Document(tuple(blocks))

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

    def odds(self) -> Document:
        """Return angles and distances from the disc that is flicked next."""
        scene = self.scene()
        return Document(Bearings(scene).blocks(scene.flicked()))

    def odds_of(self, wanted: str) -> Document:
        """Return angles and distances from any disc."""
        if not wanted:
            return self.odds()
        bearings = Bearings(self.scene())
        disc = bearings.disc_named(wanted)
        if disc is None:
            raise RequestRefused("arena-which-disc", text=wanted)
        return Document(bearings.blocks(disc))

    def hand(self) -> Document:
        return Library(self.scene()).table()

    def text_of(self, wanted: str) -> Document | None:
        return Library(self.scene()).text_of(wanted)

    def hint(self) -> Document:
        """Return the best answers with reasons and commands."""
        decision, scene, messages = self.decision(), self.scene(), self.speaker.messages
        menu = self.menu()
        lines: list[Runs] = []
        for hint in hints(decision, scene.seen):
            parts: dict[str, Phrase] = {
                "typed": typed_for(hint.action, menu, scene),
                "reason": messages.say(hint.reason_key, **arguments(hint, self.speaker.lang)),
            }
            if menu.number(hint.action) is None:
                lines.append(filled_runs(messages, "arena-hint-order", **parts))
                continue
            label = option_label(hint.action, decision, scene.seen, self.names, self.speaker.lang)
            lines.append(filled_runs(messages, "arena-hint-number", answer=label, **parts))
        return Document((Paragraph(runs(messages.say("arena-hint"))), Items(tuple(lines), indent=2)))

    def help(self) -> Document:
        return help_page(self.speaker.say("arena-help"))

    def result(self) -> str:
        outcome = self.match.outcome
        if outcome == DRAW:
            return self.speaker.say("arena-draw")
        mine = TEAM_NAMES[self.seen().kit.teams[self.seat]]
        return self.speaker.say("play-won" if outcome == mine else "play-lost")

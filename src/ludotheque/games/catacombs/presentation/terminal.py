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
from ludotheque.kernel.secrets import viewer_mask
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
from ludotheque.presentation.standing_orders import ResponseWindow
from ludotheque.presentation.terminal.commands import Menu, TypedLine, help_page
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.text.spans import Span, plain
from ludotheque.text.writer import name_of

TOKEN: Final = "♥"
SEPARATOR: Final = " · "
MANY: Final = 12  # maximum number of tokens that are drawn individually
TEAMS: Final = (SWORD, SKULL)


class TerminalBoard:
    """The state of the match outside the arena."""

    def __init__(self, context: TerminalContext) -> None:
        self.context = context

    def heading(self) -> Heading:
        """Return the turn and the active character."""
        context = self.context
        if context.is_over or not context.state.turn:
            key = "arena-heading-over" if context.is_over else "arena-heading-before"
            return Heading(runs(context.say(key, turn=str(context.state.turn))))
        mine = context.content.seat_of(context.seen.disc()) == context.me
        character = context.disc(int(context.seen.disc()))
        title = context.say("arena-heading", turn=str(context.state.turn), character=character)
        return Heading(runs(title, SEPARATOR + context.say("play-your-turn") if mine else ""))

    def arena(self, layout: int = -1) -> Drawing:
        context = self.context
        discs = context.discs(layout)
        drawing = ArenaDrawing(context.content, context.localizer.columns)
        drawing.lay(discs)
        return Drawing(drawing.lines(), self.places(discs))

    def places(self, discs: list[Laid]) -> Runs:
        """Return all positions in words."""
        messages, lang = self.context.localizer.messages, self.context.lang
        each = (
            filled_runs(
                messages,
                "arena-place",
                disc=self.context.names.disc(laid.disc, lang),
                x=millimetres(laid.x),
                y=millimetres(laid.y),
            )
            for laid in sorted(discs, key=lambda laid: laid.disc)
        )
        size = {"width": millimetres(self.context.content.width), "height": millimetres(self.context.content.height)}
        return filled_runs(messages, "arena-places", places=joined(each, ", "), **size)

    def teams(self) -> list[Paragraph]:
        """Return tokens, cards and armor of both teams, and the bank."""
        return [*(self.team(team) for team in TEAMS), self.bank()]

    def team(self, team: int) -> Paragraph:
        context, state = self.context, self.context.state
        messages, rims = context.localizer.messages, RIMS[team]
        letters = " ".join(f"{rims[0]}{letter}{rims[1]}" for letter in LETTERS[2 * team : 2 * team + 2])
        lead = runs(runs(context.names.team(team, context.lang), style="strong"), f" {letters}  ")
        parts = [runs(self.tokens(state.pools[team])), runs(self.hands(team))]
        parts.append(runs(context.say("arena-pile", count=str(len(state.piles[team])))))
        parts.append(runs(context.say("arena-discard", count=str(len(state.discards[team])))))
        if state.kept[team]:
            parts.append(filled_runs(messages, "arena-armor", cards=self.cards(state.kept[team])))
        if state.stunned[team]:
            parts.append(runs(context.say("arena-stunned")))
        return Paragraph(joined(parts, SEPARATOR), lead=lead)

    def tokens(self, count: int) -> str:
        return f"{TOKEN * count} {count}" if count <= MANY else f"{TOKEN}\u00a0{count}"

    def hands(self, team: int) -> str:
        """Return the number of cards of each player of the team, and names of visible ones."""
        context = self.context
        seats = context.content.team_seats[team]
        counts = " + ".join(str(len(context.state.hands[seat])) for seat in seats)
        key = "arena-hand-own" if context.me in seats else "arena-hand"
        return context.say(key, count=counts)

    def cards(self, cards: list[int]) -> Runs:
        found = [self.context.card(card) for card in cards]
        return joined((self.card(prepared.id) for prepared in found if prepared is not None), ", ")

    def card(self, card: str) -> Span:
        return Span(name_of(find_card(card), self.context.lang), f"card:{card}")

    def bank(self) -> Paragraph:
        return Paragraph(runs(self.context.say("arena-bank", count=str(self.context.state.pools[BANK]))))

    def sequence(self) -> list[Paragraph]:
        """Return the card in play, with the current shot in brackets."""
        context, messages = self.context, self.context.localizer.messages
        prepared, writer = context.playing, CatacombsWriter(context.lang)
        if prepared is None:
            return []
        shots = [runs(writer.shot(load_content().shots[step.shot.number])) for step in context.seen.steps()]
        due = int(context.state.shot)
        said = (runs("[", shot, "]") if place == due else shot for place, shot in enumerate(shots))
        line = filled_runs(messages, "arena-sequence", card=self.card(prepared.id), shots=joined(said, " → "))
        found = [Paragraph(line)]
        if context.state.target >= 0:
            disc = context.names.disc(context.state.target, context.lang)
            found.append(Paragraph(filled_runs(messages, "arena-target", disc=disc)))
        return found

    def piles(self) -> list[Paragraph]:
        """Return the discard piles, which are public."""
        context, messages = self.context, self.context.localizer.messages
        found: list[Paragraph] = []
        for team in TEAMS:
            if context.state.discards[team]:
                name, cards = context.names.team(team, context.lang), self.cards(context.state.discards[team])
                found.append(Paragraph(filled_runs(messages, "arena-discarded", team=name, cards=cards)))
        return found


AIMING: Final = (a.ASK_PLACE, a.ASK_FLICK)
"""Questions that need angles and distances."""


class CatacombsTerminalView(TerminalView):
    """The arena, tokens, cards, question and answers in the player's language."""

    example_rule: ClassVar[str] = "CC-DMG-3"

    def __init__(self, match: Match, seat: int, localizer: Localizer, viewers: tuple[int, ...] | None = None) -> None:
        super().__init__(match, seat, viewers)
        self.localizer = localizer
        self.names = names_of(match.setup.heroes, lettered=True)

    def seen(self) -> CatacombsSeen:
        return expect(self.match.seen(self.viewers), CatacombsSeen)

    def context(self) -> TerminalContext:
        return TerminalContext(self.seen(), self.seat, self.names, self.localizer)

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        viewers = viewer_mask(self.viewers)
        return [plain(event_sentence(event.seen_by(viewers), self.names, self.localizer.lang)) for event in events]

    def board(self) -> Document:
        context = self.context()
        board = TerminalBoard(context)
        blocks: list[Block] = [board.heading(), board.arena(), *board.teams(), *board.piles()]
        if not context.is_over:
            blocks += board.sequence()
        return Document(tuple(blocks))

    def strip(self) -> Document:
        """Return what the open question needs: positions, and the resources of both teams."""
        decision, context = self.decision(), self.context()
        board = TerminalBoard(context)
        if decision.kind == a.ASK_LAYOUT:
            return Document((board.heading(), board.arena(int(decision.subject))))
        blocks: list[Block] = [board.heading(), board.arena(), *board.teams(), *board.sequence()]
        if decision.kind in AIMING:
            blocks += Bearings(context).blocks(context.flicked(), all_discs=False)
        return Document(tuple(blocks))

    def question(self) -> str:
        return plain(decision_sentence(self.decision(), self.seen(), self.names, self.localizer.lang))

    def menu(self) -> Menu:
        return Options(self.decision(), self.context()).menu()

    def typed_answers(self, line: str) -> list[int] | None:
        return Reader(self.decision(), self.context(), line).answers()

    def typed_answer(self, typed: TypedLine) -> int | None:
        return None

    def passing(self) -> int | None:
        return a.DONE if a.DONE in self.decision().options else None

    def situation(self) -> ResponseWindow | None:
        return None

    def odds(self) -> Document:
        """Return angles and distances from the disc that is flicked next."""
        context = self.context()
        return Document(Bearings(context).blocks(context.flicked()))

    def odds_of(self, wanted: str) -> Document:
        """Return angles and distances from any disc."""
        if not wanted:
            return self.odds()
        bearings = Bearings(self.context())
        disc = bearings.disc_named(wanted)
        if disc is None:
            raise RequestRefused("arena-which-disc", text=wanted)
        return Document(bearings.blocks(disc))

    def hand(self) -> Document:
        return Library(self.context()).table()

    def text_of(self, wanted: str) -> Document | None:
        return Library(self.context()).text_of(wanted)

    def hint(self) -> Document:
        """Return the best answers with reasons and commands."""
        decision, context, messages = self.decision(), self.context(), self.localizer.messages
        menu = self.menu()
        lines: list[Runs] = []
        for hint in hints(decision, context.seen):
            parts: dict[str, Phrase] = {
                "typed": typed_for(hint.action, menu, context),
                "reason": messages.say(hint.reason_key, **arguments(hint, self.localizer.lang)),
            }
            if menu.number(hint.action) is None:
                lines.append(filled_runs(messages, "arena-hint-order", **parts))
                continue
            label = option_label(hint.action, decision, context.seen, self.names, self.localizer.lang)
            lines.append(filled_runs(messages, "arena-hint-number", answer=label, **parts))
        return Document((Paragraph(runs(messages.say("arena-hint"))), Items(tuple(lines), indent=2)))

    def help(self) -> Document:
        return help_page(self.localizer.say("arena-help"))

    def result(self) -> str:
        outcome = self.match.outcome
        if outcome == DRAW:
            return self.localizer.say("arena-draw")
        mine = TEAM_NAMES[self.seen().content.teams[self.seat]]
        return self.localizer.say("play-won" if outcome == mine else "play-lost")

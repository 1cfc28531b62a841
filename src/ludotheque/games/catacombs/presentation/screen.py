"""Catacombs Conquest as data for a screen."""

from dataclasses import asdict
from typing import ClassVar

from ludotheque.agents.scored_answer import ScoredAnswer
from ludotheque.games.catacombs.agents.hints import AimedAnswer, arguments, hints
from ludotheque.games.catacombs.presentation.commands import Bearings, bearing
from ludotheque.games.catacombs.presentation.menu import OF_CARDS, Options
from ludotheque.games.catacombs.presentation.presentation import CHAPTERS
from ludotheque.games.catacombs.presentation.refusals import faults
from ludotheque.games.catacombs.presentation.review import arena_facts
from ludotheque.games.catacombs.presentation.terminal import CatacombsTerminalView
from ludotheque.games.catacombs.presentation.terms import find_term
from ludotheque.games.catacombs.sentences.match_text import decision_sentence, event_sentence, option_label
from ludotheque.games.catacombs.table.state import PROJECTILE
from ludotheque.games.catacombs.table.table import DRAW, TEAM_NAMES
from ludotheque.kernel.decisions import ARGUMENT_MASK
from ludotheque.kernel.events import Event
from ludotheque.kernel.file_format import Json
from ludotheque.kernel.game import expect
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import viewer_mask
from ludotheque.presentation.answer_tree import Leaf
from ludotheque.presentation.hints import Facts
from ludotheque.presentation.questions import Option, WhyNot
from ludotheque.presentation.screen import Screen
from ludotheque.presentation.terms import Term
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, spans


class ArenaScreen(Screen):
    """The arena and the hand for the viewers of a screen."""

    chapters: ClassVar[tuple[type[Event], ...]] = CHAPTERS
    unit: ClassVar[str] = "worth-catacombs"
    nudges: ClassVar[dict[str, str]] = {
        "done": "wait",
        "play": "card",
        "discard": "card",
        "boost": "card",
        "armor": "card",
        "target": "target",
        "place": "place",
        "flick": "aim",
        "obstacle": "aim",
        "retry": "aim",
    }

    def __init__(self, match: Match, seats: tuple[int, ...], lang: Language) -> None:
        super().__init__(match, seats, lang)
        self.terminal: CatacombsTerminalView = self.view(self.seat)
        self.names = self.terminal.names

    def view(self, seat: int) -> CatacombsTerminalView:
        return CatacombsTerminalView(self.match, seat, self.localizer, self.seats)

    def text(self) -> Spans:
        return decision_sentence(self.decision(), self.terminal.seen(), self.names, self.lang)

    def label(self, action: int) -> Spans:
        """Return the label; a card of a hidden hand is not named."""
        if self.verb(action) in OF_CARDS and self.terminal.seen().card(action & ARGUMENT_MASK) is None:
            return spans(self.say("screen-hidden-card"))
        return option_label(action, self.decision(), self.terminal.seen(), self.names, self.lang)

    def leaves(self) -> list[Leaf]:
        """Return the answers that can be listed; places and flicks are in the space of the question."""
        options = Options(self.decision(), self.terminal.context())
        return [
            Leaf(Option(self.spell(action), self.label(action), options.explained(action), self.verb(action)))
            for action in self.decision().options
        ]

    def event_text(self, event: Event) -> Spans:
        return event_sentence(event.seen_by(viewer_mask(self.seats)), self.names, self.lang)

    def seat_name(self, seat: int) -> Spans:
        return self.names.seat(seat, self.lang)

    def actor(self, seat: int) -> Spans:
        return self.names.actor(seat, self.lang)

    def winners(self) -> tuple[int, ...]:
        outcome = self.match.outcome
        if outcome in ("", DRAW):
            return ()
        teams = self.terminal.seen().content.teams
        return tuple(seat for seat, team in enumerate(teams) if TEAM_NAMES[team] == outcome)

    def scored(self) -> list[AimedAnswer]:
        return hints(self.decision(), self.terminal.seen())

    def reasons(self, answer: ScoredAnswer) -> list[str]:
        return [self.say(answer.reason_key, **arguments(expect(answer, AimedAnswer), self.lang))]

    def numbers(self, about: str = "") -> Json | None:
        """Return all positions relative to the disc that is flicked next, or to the named one."""
        context = self.terminal.context()
        bearings = Bearings(context)
        named = bearings.disc_named(about) if about else None
        mover = bearings.of(context.flicked() if named is None else named)
        slowing = context.content.arena.slowing
        found = [
            asdict(bearing(mover, each, bearings.discs, slowing))
            for each in bearings.discs
            if each is not mover and each.disc != PROJECTILE
        ]
        return {"from": mover.disc, "x": int(mover.x), "y": int(mover.y), "bearings": found}

    def faults(self) -> list[WhyNot]:
        """Return cards that cannot be played now, and discs that cannot be flicked now."""
        return [
            WhyNot(
                self.spell(found.action),
                self.label(found.action),
                spans(self.say(f"arena-not-{found.reason}")),
                found.rule,
            )
            for found in faults(self.decision(), self.terminal.context())
        ]

    def facts(self) -> Facts:
        return arena_facts(self.terminal.seen(), self.names, self.localizer)

    def thing(self, kind: str, name: str) -> Term | None:
        return find_term(kind, name, self.lang)

"""The answers of Catacombs Conquest as a menu: cards with their effects; for flicks and places, what to type."""

from typing import Final

from ludotheque.games.catacombs.content.loader import find_card
from ludotheque.games.catacombs.presentation.catalogue import summary
from ludotheque.games.catacombs.presentation.terminal_context import TerminalContext
from ludotheque.games.catacombs.sentences.match_text import option_label
from ludotheque.games.catacombs.sentences.narrator import letter_of
from ludotheque.games.catacombs.sentences.writer import MM, power_of, spelled
from ludotheque.games.catacombs.table import actions as a
from ludotheque.games.catacombs.table.answer_spaces import PlaceSpace
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.presentation.terminal.commands import Choice, Menu
from ludotheque.text.spans import Spans, plain

OF_CARDS: Final = ("play", "discard", "boost")
"""Verbs for own cards, which are shown with their text; used as armor, a card only stops damage."""


def verb_of(action: int) -> str:
    return a.VERBS.verbs[action >> ARGUMENT_BITS].name


class Options:
    """The answers to one question in words."""

    def __init__(self, decision: Decision, context: TerminalContext) -> None:
        self.decision = decision
        self.context = context

    def menu(self) -> Menu:
        """Return every option; if the answers cannot be listed, the default one and how to type the others."""
        choices = [self.choice(action) for action in self.decision.options]
        typed: list[str] = []
        if self.decision.space is not None:
            typed = self.typed()
            default = self.decision.fallback()
            if default not in self.decision.options:
                choices.append(Choice(default, self.least(default)))
        return Menu(choices, typed)

    def choice(self, action: int) -> Choice:
        label = plain(option_label(action, self.decision, self.context.seen, self.context.names, self.context.lang))
        return Choice(action, label, plain(self.explained(action)))

    def explained(self, action: int) -> Spans:
        """Return the effect of the answer, if its name does not say it."""
        card = self.context.card(action & ARGUMENT_MASK) if verb_of(action) in OF_CARDS else None
        return summary(find_card(card.id), self.context.lang) if card is not None else ()

    def least(self, action: int) -> str:
        """Return the default answer, as given on a timeout."""
        if self.decision.kind == a.ASK_PLACE:
            return plain(option_label(action, self.decision, self.context.seen, self.context.names, self.context.lang))
        return self.context.say(f"arena-nudge-{a.KINDS[self.decision.kind]}")

    def typed(self) -> list[str]:
        """Return how to type answers without a number."""
        say, space = self.context.say, self.decision.space
        if not isinstance(space, PlaceSpace):
            return [say(f"arena-type-{a.KINDS[self.decision.kind]}")]
        lang = self.context.lang
        bounds = {"least": spelled(space.nearest / MM, 1, lang), "most": spelled(space.reach / MM, 1, lang)}
        lines = [say("arena-type-place", **bounds), say("arena-type-spot")]
        if len(space.origins) > 1:
            lines.append(say("arena-type-partner", letter=letter_of(space.origins[1])))
        return lines


def typed_for(action: int, menu: Menu, context: TerminalContext) -> str:
    """Return what to type for an answer."""
    number = menu.number(action)
    if number is not None:
        return str(number)
    arguments = a.VERBS.arguments(action)
    lang = context.lang
    if verb_of(action) == "place":
        disc, x, y = arguments
        at = {"x": spelled(x / MM, 3, lang), "y": spelled(y / MM, 3, lang)}
        return context.say("arena-typed-place", letter=letter_of(disc), **at)
    *obstacles, angle, speed = arguments
    command = {"angle": spelled(angle / 1000, 1, lang), "power": spelled(power_of(speed), 1, lang)}
    if obstacles:
        return context.say("arena-typed-obstacle", number=letter_of(obstacles[0]), **command)
    return context.say("arena-typed-flick", **command)

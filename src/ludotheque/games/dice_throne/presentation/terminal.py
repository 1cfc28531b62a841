"""Dice Throne in the terminal, for one seat."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.games.dice_throne.agents.hints import hints, with_win, worth_saying
from ludotheque.games.dice_throne.presentation.card_reader import hand_table, open_hand, text_of
from ludotheque.games.dice_throne.presentation.menu import Options, is_roll
from ludotheque.games.dice_throne.presentation.terminal_board import Board
from ludotheque.games.dice_throne.presentation.terminal_dice import draw_chances, draw_dice
from ludotheque.games.dice_throne.rules.offensive_roll import ATTEMPTS
from ludotheque.games.dice_throne.sentences.match_text import decision_sentence, event_sentence, names_of, option_label
from ludotheque.games.dice_throne.table.actions import END, PASS, PREEMPT, REROLL, RESPOND
from ludotheque.games.dice_throne.table.odds import DICE
from ludotheque.games.dice_throne.table.state import OFFENCE, Throw
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.events import Event
from ludotheque.kernel.game import winners
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match
from ludotheque.kernel.secrets import eyes
from ludotheque.presentation.standing_orders import Situation
from ludotheque.presentation.terminal.commands import Typed
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.presentation.terminal.help_page import help_page
from ludotheque.presentation.terminal.menu import Menu
from ludotheque.presentation.terminal.view import NOBODY, Face
from ludotheque.text.spans import plain

PASSING: Final = (PASS, END)


class DiceFace(Face):
    """Board, log, question and answers in the player's language."""

    example_rule: ClassVar[str] = "DT-ROLL-10"

    def __init__(self, match: Match, seat: int, speaker: Speaker) -> None:
        super().__init__(match, seat)
        self.speaker = speaker
        self.names = names_of(match.setup.heroes)

    def seen(self) -> DiceSeen:
        seen = self.match.seen(self.viewers)
        if not isinstance(seen, DiceSeen):
            raise BrokenRule("this match is not one of Dice Throne")
        return seen

    def decision(self) -> Decision:
        if self.match.decision is None:
            raise BrokenRule("nothing is asked")
        return self.match.decision

    def news(self, events: Sequence[Event]) -> list[str]:
        viewers = eyes(self.viewers)
        said = [event_sentence(event.seen_by(viewers), self.names, self.speaker.lang) for event in events]
        return [plain(line) for line in said if line]

    def drawn(self) -> Board:
        return Board(self.seen(), self.seat, self.speaker)

    def board(self) -> RenderableType:
        board = self.drawn()
        return Group(board.heading(), board.heroes(), board.piles())

    def strip(self) -> RenderableType:
        board = self.drawn()
        parts: list[RenderableType] = [board.heading(), board.heroes()]
        throw = self.seen().throw()
        if throw is not None:
            parts.append(draw_dice(self.seen().kit.heroes[throw.roller], throw, self.speaker))
            if throw.purpose == OFFENCE and throw.roller == self.seat and not throw.locked:
                parts.append(self.chances(throw))
        attack = board.attack(self.match.log)
        parts += [self.speaker.indented(line) for line in [*attack, *board.target(), *board.incoming()]]
        return Group(*parts)

    def chances(self, throw: Throw) -> RenderableType:
        """What the dice are good for, roll attempts included."""
        seen = self.seen()
        hero = seen.kit.heroes[throw.roller]
        return draw_chances(seen.kit, hero, seen.levels(throw.roller), throw, self.speaker)

    def odds(self) -> RenderableType:
        throw = self.seen().throw()
        if throw is not None and throw.purpose == OFFENCE:
            return self.chances(throw)
        roller = self.seat if self.seat != NOBODY else self.seen().active
        return self.chances(Throw(roller, OFFENCE, [], ATTEMPTS, 0, 0, 0))

    def question(self) -> str:
        return plain(decision_sentence(self.decision(), self.seen(), self.names, self.speaker.lang))

    def menu(self) -> Menu:
        return Options(self.decision(), self.seen(), self.names, self.speaker).menu()

    def typed_answer(self, typed: Typed) -> int | None:
        """`keep` and `roll` name dice by their places; keeping all is no roll."""
        rolls = [option for option in self.decision().options if is_roll(option)]
        throw = self.seen().throw()
        if not rolls or throw is None:
            return None
        places = typed.numbers()
        if any(not 1 <= place <= len(throw.dice) for place in places):
            return None
        mask = sum(1 << place - 1 for place in set(places))
        if typed.word == "keep":
            mask ^= (1 << len(throw.dice)) - 1
        return REROLL + mask if REROLL + mask in rolls else None

    def passing(self) -> int | None:
        return next((answer for answer in PASSING if answer in self.decision().options), None)

    def situation(self) -> Situation | None:
        decision = self.decision()
        if decision.kind not in (RESPOND, PREEMPT):
            return None
        view = self.seen().view()
        heroes = [(seat["health"], seat["tokens"]) for seat in view["seats"]]
        facts = (view["turn"], heroes, view["dice"], view["attack"], view["incoming"], view["resolving"])
        foreign = any(part[2] != self.seat for part in view["resolving"])
        rolled = any(throw["roller"] != self.seat and not throw["locked"] for throw in view["dice"])
        pressing = bool(view["attack"] or foreign or rolled or view["incoming"][self.seat])
        return Situation((repr(facts), tuple(decision.options)), pressing)

    def hand(self) -> RenderableType:
        """The own cards, and those of teammates, which lie open to this seat (DT-MODE-2V2-4)."""
        seen = self.seen()
        mates = [seat for seat in seen.team(self.seat) if seat != self.seat]
        shown = [open_hand(seen, mate, self.drawn().hero_name(mate), self.speaker) for mate in mates]
        return Group(hand_table(seen, self.seat, self.speaker), *shown)

    def text_of(self, wanted: str) -> RenderableType | None:
        return text_of(self.seen(), self.seat, wanted, self.speaker)

    def hint(self) -> RenderableType:
        """The best answers with their reasons, and what to type for each."""
        decision, say = self.decision(), self.speaker.say
        lines = [Text(say("play-hint"))]
        seen = searchable(self.match, (self.seat,))
        if not isinstance(seen, DiceSeen):
            raise BrokenRule("this match is not one of Dice Throne")
        for hint in worth_saying(hints(decision, seen)):
            label = plain(option_label(hint.action, decision, seen, self.names, self.speaker.lang))
            reason = with_win(hint, self.speaker.lang)
            lines.append(
                self.speaker.hanging(
                    "  ", say("play-hint-line", typed=self.typed_for(hint.action), answer=label, reason=reason)
                )
            )
        return Group(*lines)

    def typed_for(self, action: int) -> str:
        """What to type for an answer."""
        if is_roll(action):
            dice = " ".join(str(place + 1) for place in range(DICE) if (action - REROLL) >> place & 1)
            return self.speaker.say("play-type-roll", dice=dice)
        return str(self.menu().number(action))

    def help(self) -> RenderableType:
        return help_page(self.speaker.say("play-help"), self.speaker)

    def shares_with(self, other: int) -> bool:
        return other in self.seen().team(self.seat)

    def result(self) -> str:
        outcome = self.match.outcome
        if outcome == "draw":
            return self.speaker.say("play-draw")
        alone = len(self.seen().team(self.seat)) == 1
        if self.seat in winners(outcome):
            return self.speaker.say("play-won" if alone else "play-won-together")
        return self.speaker.say("play-lost" if alone else "play-lost-together")

"""Who sits at the table: one line a hero in a duel or alone on the hill, a dial and its members for a team."""

from typing import Final

from rich.text import Text

from ludotheque.games.dice_throne.sentences.match_names import Names
from ludotheque.games.dice_throne.view import DiceSeen
from ludotheque.presentation.terminal.console import Speaker
from ludotheque.presentation.terminal.view import NOBODY
from ludotheque.text.spans import Spans, plain

NARROW: Final = 72
LONG_BAR, SHORT_BAR = 20, 10
DUEL_NAME, LONG_NAME = 22, 29
FEW: Final = 2


class Seats:
    """The seats as one of them, `own`, looks at them."""

    def __init__(self, seen: DiceSeen, own: int, names: Names, speaker: Speaker) -> None:
        self.seen = seen
        self.own = own
        self.names = names
        self.speaker = speaker
        self.narrow = speaker.console.width < NARROW
        self.few = seen.seats <= FEW

    def teams(self) -> list[tuple[int, ...]]:
        """The other teams in seat order, the own one last."""
        teams = dict.fromkeys(self.seen.team(seat) for seat in range(self.seen.seats))
        mine = self.mates()
        return [*(team for team in teams if team != mine), *([mine] if mine else [])]

    def mates(self) -> tuple[int, ...]:
        """The own team, oneself included; a spectator has none."""
        return self.seen.team(self.own) if self.own != NOBODY else ()

    def name(self, seat: int) -> str:
        return plain(self.names.seat(seat, self.speaker.lang))

    def actor(self, seat: int) -> Spans:
        """The name inside a sentence."""
        return self.names.actor(seat, self.speaker.lang)

    def label(self, seat: int) -> str:
        """The name, and what there is to say of the seat from here."""
        words = self.remarks(seat)
        return f"{self.name(seat)} ({', '.join(words)})" if words else self.name(seat)

    def remarks(self, seat: int) -> list[str]:
        say = self.speaker.say
        words = [say("play-you")] if seat == self.own else []
        if seat != self.own and seat in self.mates():
            words.append(say("play-teammate"))
        if self.seen.health(seat) == 0:
            words.append(say("play-out"))
        elif seat in self.seen.leaders():
            words.append(say("play-leader"))
        return words

    def dial(self, team: tuple[int, ...]) -> list[Text]:
        """The health of a team, above its members; one who plays alone has it beside the name."""
        if len(team) == 1:
            return []
        return [Text.assemble("  ", self.bar(team[0], LONG_BAR))]

    def indent(self, seat: int) -> int:
        """Members of a team stand a little below their dial."""
        return 0 if len(self.seen.team(seat)) == 1 else 2

    def lines(self, seat: int, facts: str) -> list[Text]:
        """Mark, name, health where it is the seat's own, and the other facts; on a narrow screen those stand below."""
        mark = "▶" if seat == self.seen.active else " "
        indent = " " * self.indent(seat)
        alone = not indent
        label = self.label(seat)
        if self.narrow:
            head = Text.assemble(f"{indent}{mark} ", (label, "bold"))
            below = Text.assemble(f"{indent}    ", self.bar(seat, SHORT_BAR)) if alone else None
            return [head, *([below] if below is not None else []), Text(f"{indent}    {facts}")]
        name = f"{label:<{DUEL_NAME if self.few else LONG_NAME}}"
        bar = Text.assemble(self.bar(seat, LONG_BAR if self.few else SHORT_BAR), "  ") if alone else Text()
        return [Text.assemble(f"{indent}{mark} ", (name, "bold"), bar, facts)]

    def bar(self, seat: int, length: int) -> Text:
        """The number, and a bar that is full at the health one starts with."""
        health, start = self.seen.health(seat), self.seen.start_health()
        filled = min(length, -(-length * health // start))
        colour = "green" if 2 * health > start else "yellow" if 5 * health > start else "red"
        return Text.assemble(f"♥{health:>3} ", ("█" * filled, colour), "░" * (length - filled))

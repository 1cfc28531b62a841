"""A game in the terminal between people at the keyboard and bots."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from ludotheque.cli.main import sentence
from ludotheque.cli.rules import print_rule, rules_under
from ludotheque.kernel.drivers import AUTO, Agent
from ludotheque.kernel.errors import LudoError, RequestRefused, UndoRefused
from ludotheque.kernel.imagination import searchable
from ludotheque.kernel.match import Match, answer_as_bot
from ludotheque.kernel.replay import record
from ludotheque.kernel.saves import resume, save
from ludotheque.presentation.standing_orders import RELAXED, SETTINGS, STOP, Orders
from ludotheque.presentation.terminal.commands import Menu, TypedLine, understand, without_accents
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import read_line, readable, refusal, writable
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.registry.discovery import game_named, hero_name

ViewMaker = Callable[[Match, int], TerminalView]
BotMaker = Callable[[Match], list[Agent]]
Seats = Callable[[Match], tuple[int, ...]]
Place = tuple[TerminalView, int, Orders]
"""A seat at the keyboard: its view, how much of the log it has seen, its standing orders."""

Drawn = tuple[int, dict[int, int]]
"""What the screen was last drawn for: the number of records and the suggestions."""

SAVE_NAME: Final = "ludo-save.json"
RECENT: Final = 20


class PlayerLeft(Exception):
    """The player left the game."""


def nobody(_match: Match) -> tuple[int, ...]:
    return ()


def taken_up(name: str) -> Match:
    """Return the match of a saved file. Refuses one without a human seat."""
    match = resume(readable(name), game_named)
    if not match.humans:
        raise RequestRefused("error-no-human", file=name)
    return match


class Session:
    """A terminal session.

    The person answers everything their seat may answer, except the questions of the `left` seats: their bots answer for
    themselves although the person could.
    """

    def __init__(
        self, console: LocalizedConsole, match: Match, make_view: ViewMaker, make_bots: BotMaker, left: Seats = nobody
    ) -> None:
        self.console = console
        self.make_view = make_view
        self.make_bots = make_bots
        self.left = left
        self.orders = Orders(RELAXED)
        self.commands: dict[str, Callable[[TypedLine], None]] = {
            "pass": self.run_pass,
            "auto": self.run_auto,
            "undo": self.run_undo,
            "hint": lambda _: self.console.draw(self.view.hint()),
            "odds": lambda typed: self.console.draw(self.view.odds_of(typed.rest)),
            "rules": self.run_rules,
            "log": self.run_log,
            "save": self.run_save,
            "resume": self.run_resume,
            "cards": lambda _: self.console.draw(self.view.hand()),
            "card": self.run_card,
            "board": lambda _: self.console.draw(self.view.board()),
            "help": lambda _: self.console.draw(self.view.help()),
            "quit": self.run_quit,
        }
        self.sit_down(match)

    def sit_down(self, match: Match) -> None:
        """Start or resume a match at its open question."""
        views = {seat: self.make_view(match, seat) for seat in match.humans}
        bots = self.make_bots(match)  # either may refuse the match
        self.match = match
        self.seat = match.humans[0]
        self.views = views
        self.view = views[self.seat]
        self.bots = bots
        self.heard = 0
        self.away: dict[int, tuple[int, Orders]] = {}  # log position and orders of the others at the keyboard
        self.drawn: Drawn | None = None
        self.lines: list[int] = []  # number of answers per line, to undo a whole line

    def run(self) -> None:
        """Play until the match ends or the player leaves."""
        try:
            while self.match.decision is not None:
                self.step()
            self.finish()
        except (EOFError, KeyboardInterrupt, PlayerLeft):
            self.show()
            self.show(self.console.say("play-left", file=SAVE_NAME))

    def step(self) -> None:
        """Get one answer from the seat that is asked."""
        decision = self.match.decision
        if decision is None:
            return
        waiting = self.match.waiting()
        people = [seat for seat in waiting if seat in self.views]
        if not people or waiting[0] in self.left(self.match):
            answer_as_bot(self.match, self.bots[waiting[0]](decision, searchable(self.match, (waiting[0],))))
            return
        if self.seat not in people:
            self.hand_over(people[0])
        now = self.view.situation()
        passing = self.view.passing()
        if now is not None and passing is not None and self.orders.will_pass_at(self.match, self.seat, now):
            self.match.answer(self.seat, passing, AUTO)
            return
        self.ask()

    def hand_over(self, seat: int) -> None:
        """Hand the keyboard to another person. Clears the screen unless both share all information."""
        shared = self.view.shares_with(seat)
        self.away[self.seat] = (self.heard, self.orders)
        self.heard, self.orders = self.away.pop(seat, (0, Orders(RELAXED)))
        self.seat, self.view = seat, self.views[seat]
        self.drawn = None
        self.lines = []
        if shared:
            return
        self.console.console.clear()
        self.show(self.console.say("play-hand-over", player=self.player(seat)), "bold")
        read_line(self.console, "> ")

    def player(self, seat: int) -> str:
        """Return a seat's hero and number, as `--seat` counts."""
        hero = hero_name(self.match.game.name, self.match.setup.heroes[seat], self.console.lang)
        return self.console.say("play-player", seat=str(seat), hero=hero)

    def ask(self) -> None:
        """Show what is new, then read one line."""
        now = (len(self.match.records), dict(self.match.suggestions))
        if self.drawn != now:
            self.draw()
            self.drawn = now
        line = read_line(self.console, "> ")
        try:
            self.run_line(line)
        except (LudoError, OSError) as error:
            self.show(sentence(error, self.console.say))

    def draw(self) -> None:
        self.tell_news()
        self.console.draw(self.view.strip())
        self.show(self.view.question(), "bold")
        menu = self.view.menu()
        for number, words in menu.lines():
            line = self.console.hanging(f"{number:>3} ", words)
            line.stylize("bold", 0, 3)
            self.show(line)
        for seat, action in self.match.suggestions.items():
            if seat != self.seat:
                self.show(self.console.indented(self.suggested(seat, action, menu)))

    def suggested(self, seat: int, action: int, menu: Menu) -> str:
        """Return the suggestion of another seat."""
        number = menu.number(action)
        label = self.match.game.verbs.spell(action) if number is None else menu.choices[number - 1].label
        hero = hero_name(self.match.game.name, self.match.setup.heroes[seat], self.console.lang)
        return self.console.say("play-suggested", hero=hero, answer=label if number is None else f"[{number}] {label}")

    def tell_news(self) -> None:
        self.show_lines(self.view.news(self.match.log[self.heard :]))
        self.heard = len(self.match.log)

    def show_lines(self, lines: list[str]) -> None:
        """Print log lines, apart from the question."""
        if lines:
            self.show()
        for line in lines:
            text = self.console.indented(line)
            text.stylize("dim")
            self.show(text)

    def run_line(self, line: str) -> None:
        """Handle a line: an answer or another command."""
        if not line.strip():
            self.drawn = None
            return
        answers = self.view.typed_answers(line)
        if answers is not None:
            self.give(answers)
            return
        typed = understand(line)
        if typed is None:
            raise RequestRefused("play-not-understood", text=line.strip())
        if not typed.word:
            self.answer(self.view.menu().action(int(typed.rest)), typed.rest)
        elif typed.word in self.commands:
            self.commands[typed.word](typed)
        else:
            self.answer(self.view.typed_answer(typed), line.strip())

    def answer(self, action: int | None, said: str) -> None:
        if action is None:
            raise RequestRefused("play-no-such-answer", text=said)
        self.give([action])

    def give(self, answers: list[int]) -> None:
        """Give the answers of one line, in order."""
        now = self.view.situation()
        passes = answers == [self.view.passing()]
        for answer in answers:
            self.match.answer(self.seat, answer)
        if now is not None:
            self.orders.note_answer()
        if now is not None and passes:
            self.orders.note_pass(now)
        self.lines.append(len(answers))

    def run_pass(self, typed: TypedLine) -> None:
        self.answer(self.view.passing(), typed.word)

    def run_auto(self, typed: TypedLine) -> None:
        """Alone, pass until something changes. With a word, change the setting, or hold the next window open."""
        if typed.rest:
            word = without_accents(typed.rest.lower())
            if word in STOP:
                self.orders.hold = True
                self.show(self.console.say("play-auto-stop"))
                return
            setting = SETTINGS.get(word)
            if setting is None:
                raise RequestRefused("play-auto-unknown", text=typed.rest)
            self.orders.setting = setting
            self.show(self.console.say(f"play-auto-{setting}"))
            return
        now, passing = self.view.situation(), self.view.passing()
        if now is None or passing is None:
            raise RequestRefused("play-auto-not-here")
        self.give([passing])
        self.orders.note_pass(now, until_change=True)

    def run_undo(self, _typed: TypedLine) -> None:
        """Undo the last line as a whole. Neither chance nor secrets can come between its answers."""
        try:
            for _ in range(self.lines[-1] if self.lines else 1):
                self.match.undo(self.seat)
        except UndoRefused as error:
            raise RequestRefused(f"play-undo-{error.barrier}") from error
        self.lines = self.lines[:-1]
        self.orders.passed = None

    def run_rules(self, typed: TypedLine) -> None:
        if not typed.rest:
            raise RequestRefused("play-rules-which", rule=self.view.example_rule)
        for rule in rules_under(typed.rest, self.console.lang):
            print_rule(rule, self.console)
            self.show()

    def run_log(self, typed: TypedLine) -> None:
        lines = self.view.news(self.match.log)
        most = int(typed.rest) if typed.rest.isdecimal() else RECENT
        self.show_lines(lines[-most:] if most else [])

    def run_save(self, typed: TypedLine) -> None:
        name = typed.rest or SAVE_NAME
        try:
            save(self.match, writable(name))
        except OSError as error:
            raise refusal(error, name) from error
        self.show(self.console.say("play-saved", file=name))

    def run_resume(self, typed: TypedLine) -> None:
        self.sit_down(taken_up(typed.rest or SAVE_NAME))
        self.heard = len(self.match.log)
        self.away = {seat: (self.heard, Orders(RELAXED)) for seat in self.views if seat != self.seat}
        self.show(self.console.say("play-resumed"))

    def run_card(self, typed: TypedLine) -> None:
        found = self.view.text_of(typed.rest)
        if found is None:
            raise RequestRefused("play-no-such-card", text=typed.rest)
        self.console.draw(found)

    def run_quit(self, _typed: TypedLine) -> None:
        raise PlayerLeft

    def finish(self) -> None:
        """Print the result and offer to save the replay."""
        self.tell_news()
        self.console.draw(self.view.board())
        for seat, view in self.views.items():
            said = view.result()
            if len(self.views) > 1:
                said = self.console.say("play-result", player=self.player(seat), result=said)
            self.show(said, "bold")
        self.show_epilogue()
        while name := read_line(self.console, self.console.say("play-keep-replay") + " ").strip():
            typed = understand(name)
            if typed is None or "." in name:
                self.keep_replay(name)
                return
            if typed.word == "quit":
                return
            self.show(self.console.say("play-keep-name"))

    def show_epilogue(self) -> None:
        try:
            left = self.view.epilogue()
        except (LudoError, OSError) as error:
            self.show(sentence(error, self.console.say))
            return
        if left is not None:
            self.show()
            self.console.draw(left)

    def keep_replay(self, name: str) -> None:
        try:
            record(self.match, writable(name))
            self.show(self.console.say("play-replay-saved", file=name))
        except (RequestRefused, OSError) as error:
            self.show(sentence(error, self.console.say))

    def show(self, drawn: Text | str = "", style: str = "") -> None:
        """Print text, wrapped only where its language allows."""
        if isinstance(drawn, str):
            drawn = self.console.hanging("", drawn)
            drawn.stylize(style)
        self.console.print(drawn)

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
from ludotheque.presentation.terminal.commands import Menu, Typed, understand, without_accents
from ludotheque.presentation.terminal.console import LocalizedConsole
from ludotheque.presentation.terminal.line_io import read_line, readable, refusal, writable
from ludotheque.presentation.terminal.view import TerminalView
from ludotheque.registry.discovery import game_named, hero_name

FaceMaker = Callable[[Match, int], TerminalView]
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
        self, console: LocalizedConsole, match: Match, make_face: FaceMaker, make_bots: BotMaker, left: Seats = nobody
    ) -> None:
        self.speaker = console
        self.make_face = make_face
        self.make_bots = make_bots
        self.left = left
        self.orders = Orders(RELAXED)
        self.obeyed: dict[str, Callable[[Typed], None]] = {
            "pass": self.obey_pass,
            "auto": self.obey_auto,
            "undo": self.obey_undo,
            "hint": lambda _: self.speaker.draw(self.face.hint()),
            "odds": lambda typed: self.speaker.draw(self.face.odds_of(typed.rest)),
            "rules": self.obey_rules,
            "log": self.obey_log,
            "save": self.obey_save,
            "resume": self.obey_resume,
            "cards": lambda _: self.speaker.draw(self.face.hand()),
            "card": self.obey_card,
            "board": lambda _: self.speaker.draw(self.face.board()),
            "help": lambda _: self.speaker.draw(self.face.help()),
            "quit": self.obey_quit,
        }
        self.sit_down(match)

    def sit_down(self, match: Match) -> None:
        """Start or resume a match at its open question."""
        faces = {seat: self.make_face(match, seat) for seat in match.humans}
        bots = self.make_bots(match)  # either may refuse the match
        self.match = match
        self.seat = match.humans[0]
        self.faces = faces
        self.face = faces[self.seat]
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
            self.show(self.speaker.say("play-left", file=SAVE_NAME))

    def step(self) -> None:
        """Get one answer from the seat that is asked."""
        decision = self.match.decision
        if decision is None:
            return
        waiting = self.match.waiting()
        people = [seat for seat in waiting if seat in self.faces]
        if not people or waiting[0] in self.left(self.match):
            answer_as_bot(self.match, self.bots[waiting[0]](decision, searchable(self.match, (waiting[0],))))
            return
        if self.seat not in people:
            self.hand_over(people[0])
        now = self.face.situation()
        passing = self.face.passing()
        if now is not None and passing is not None and self.orders.will_pass_at(self.match, self.seat, now):
            self.match.answer(self.seat, passing, AUTO)
            return
        self.ask()

    def hand_over(self, seat: int) -> None:
        """Hand the keyboard to another person. Clears the screen unless both share all information."""
        shared = self.face.shares_with(seat)
        self.away[self.seat] = (self.heard, self.orders)
        self.heard, self.orders = self.away.pop(seat, (0, Orders(RELAXED)))
        self.seat, self.face = seat, self.faces[seat]
        self.drawn = None
        self.lines = []
        if shared:
            return
        self.speaker.console.clear()
        self.show(self.speaker.say("play-hand-over", player=self.player(seat)), "bold")
        read_line(self.speaker, "> ")

    def player(self, seat: int) -> str:
        """Return a seat's hero and number, as `--seat` counts."""
        hero = hero_name(self.match.game.name, self.match.setup.heroes[seat], self.speaker.lang)
        return self.speaker.say("play-player", seat=str(seat), hero=hero)

    def ask(self) -> None:
        """Show what is new, then read one line."""
        now = (len(self.match.records), dict(self.match.suggestions))
        if self.drawn != now:
            self.draw()
            self.drawn = now
        line = read_line(self.speaker, "> ")
        try:
            self.obey(line)
        except (LudoError, OSError) as error:
            self.show(sentence(error, self.speaker.say))

    def draw(self) -> None:
        self.tell_news()
        self.speaker.draw(self.face.strip())
        self.show(self.face.question(), "bold")
        menu = self.face.menu()
        for number, words in menu.lines():
            line = self.speaker.hanging(f"{number:>3} ", words)
            line.stylize("bold", 0, 3)
            self.show(line)
        for seat, action in self.match.suggestions.items():
            if seat != self.seat:
                self.show(self.speaker.indented(self.suggested(seat, action, menu)))

    def suggested(self, seat: int, action: int, menu: Menu) -> str:
        """Return the suggestion of another seat."""
        number = menu.number(action)
        label = self.match.game.verbs.spell(action) if number is None else menu.choices[number - 1].label
        hero = hero_name(self.match.game.name, self.match.setup.heroes[seat], self.speaker.lang)
        return self.speaker.say("play-suggested", hero=hero, answer=label if number is None else f"[{number}] {label}")

    def tell_news(self) -> None:
        self.show_lines(self.face.news(self.match.log[self.heard :]))
        self.heard = len(self.match.log)

    def show_lines(self, lines: list[str]) -> None:
        """Print log lines, apart from the question."""
        if lines:
            self.show()
        for line in lines:
            text = self.speaker.indented(line)
            text.stylize("dim")
            self.show(text)

    def obey(self, line: str) -> None:
        """Handle a line: an answer or another command."""
        if not line.strip():
            self.drawn = None
            return
        answers = self.face.typed_answers(line)
        if answers is not None:
            self.give(answers)
            return
        typed = understand(line)
        if typed is None:
            raise RequestRefused("play-not-understood", text=line.strip())
        if not typed.word:
            self.answer(self.face.menu().action(int(typed.rest)), typed.rest)
        elif typed.word in self.obeyed:
            self.obeyed[typed.word](typed)
        else:
            self.answer(self.face.typed_answer(typed), line.strip())

    def answer(self, action: int | None, said: str) -> None:
        if action is None:
            raise RequestRefused("play-no-such-answer", text=said)
        self.give([action])

    def give(self, answers: list[int]) -> None:
        """Give the answers of one line, in order."""
        now = self.face.situation()
        passes = answers == [self.face.passing()]
        for answer in answers:
            self.match.answer(self.seat, answer)
        if now is not None:
            self.orders.note_answer()
        if now is not None and passes:
            self.orders.note_pass(now)
        self.lines.append(len(answers))

    def obey_pass(self, typed: Typed) -> None:
        self.answer(self.face.passing(), typed.word)

    def obey_auto(self, typed: Typed) -> None:
        """Alone, pass until something changes. With a word, change the setting, or hold the next window open."""
        if typed.rest:
            word = without_accents(typed.rest.lower())
            if word in STOP:
                self.orders.hold = True
                self.show(self.speaker.say("play-auto-stop"))
                return
            setting = SETTINGS.get(word)
            if setting is None:
                raise RequestRefused("play-auto-unknown", text=typed.rest)
            self.orders.setting = setting
            self.show(self.speaker.say(f"play-auto-{setting}"))
            return
        now, passing = self.face.situation(), self.face.passing()
        if now is None or passing is None:
            raise RequestRefused("play-auto-not-here")
        self.give([passing])
        self.orders.note_pass(now, until_change=True)

    def obey_undo(self, _typed: Typed) -> None:
        """Undo the last line as a whole. Neither chance nor secrets can come between its answers."""
        try:
            for _ in range(self.lines[-1] if self.lines else 1):
                self.match.undo(self.seat)
        except UndoRefused as error:
            raise RequestRefused(f"play-undo-{error.barrier}") from error
        self.lines = self.lines[:-1]
        self.orders.passed = None

    def obey_rules(self, typed: Typed) -> None:
        if not typed.rest:
            raise RequestRefused("play-rules-which", rule=self.face.example_rule)
        for rule in rules_under(typed.rest, self.speaker.lang):
            print_rule(rule, self.speaker)
            self.show()

    def obey_log(self, typed: Typed) -> None:
        lines = self.face.news(self.match.log)
        most = int(typed.rest) if typed.rest.isdecimal() else RECENT
        self.show_lines(lines[-most:] if most else [])

    def obey_save(self, typed: Typed) -> None:
        name = typed.rest or SAVE_NAME
        try:
            save(self.match, writable(name))
        except OSError as error:
            raise refusal(error, name) from error
        self.show(self.speaker.say("play-saved", file=name))

    def obey_resume(self, typed: Typed) -> None:
        self.sit_down(taken_up(typed.rest or SAVE_NAME))
        self.heard = len(self.match.log)
        self.away = {seat: (self.heard, Orders(RELAXED)) for seat in self.faces if seat != self.seat}
        self.show(self.speaker.say("play-resumed"))

    def obey_card(self, typed: Typed) -> None:
        found = self.face.text_of(typed.rest)
        if found is None:
            raise RequestRefused("play-no-such-card", text=typed.rest)
        self.speaker.draw(found)

    def obey_quit(self, _typed: Typed) -> None:
        raise PlayerLeft

    def finish(self) -> None:
        """Print the result and offer to save the replay."""
        self.tell_news()
        self.speaker.draw(self.face.board())
        for seat, face in self.faces.items():
            said = face.result()
            if len(self.faces) > 1:
                said = self.speaker.say("play-result", player=self.player(seat), result=said)
            self.show(said, "bold")
        self.show_epilogue()
        while name := read_line(self.speaker, self.speaker.say("play-keep-replay") + " ").strip():
            typed = understand(name)
            if typed is None or "." in name:
                self.keep_replay(name)
                return
            if typed.word == "quit":
                return
            self.show(self.speaker.say("play-keep-name"))

    def show_epilogue(self) -> None:
        try:
            left = self.face.epilogue()
        except (LudoError, OSError) as error:
            self.show(sentence(error, self.speaker.say))
            return
        if left is not None:
            self.show()
            self.speaker.draw(left)

    def keep_replay(self, name: str) -> None:
        try:
            record(self.match, writable(name))
            self.show(self.speaker.say("play-replay-saved", file=name))
        except (RequestRefused, OSError) as error:
            self.show(sentence(error, self.speaker.say))

    def show(self, drawn: Text | str = "", style: str = "") -> None:
        """Print text, wrapped only where its language allows."""
        if isinstance(drawn, str):
            drawn = self.speaker.hanging("", drawn)
            drawn.stylize(style)
        self.speaker.print(drawn)

"""Convert a typed order to answers, which are first tried on a copy of the match."""

from collections.abc import Sequence

from ludotheque.games.one_deck_dungeon.presentation.commands import UNSAID, TypedDie, TypedOrder, begins, typed_order
from ludotheque.games.one_deck_dungeon.presentation.menu import verb_of
from ludotheque.games.one_deck_dungeon.presentation.refusals import plain_refusal, why_not
from ludotheque.games.one_deck_dungeon.presentation.terminal_context import TerminalContext
from ludotheque.games.one_deck_dungeon.table.actions import ASK_ACT, ASK_PLACE, VERBS
from ludotheque.kernel.decisions import Decision
from ludotheque.kernel.drivers import AUTO
from ludotheque.kernel.errors import RequestRefused
from ludotheque.kernel.match import Match
from ludotheque.text.writer import name_of

BY_NUMBER = ("cover", "enter", "peril")
BY_NAME = ("use", "drink")
BY_SEAT = ("ability", "take_item", "take_skill")


class Reader:
    """Reads one line at one question."""

    def __init__(self, match: Match, seat: int, context: TerminalContext, line: str) -> None:
        self.match = match
        self.seat = seat
        self.context = context
        self.line = line

    def answers(self) -> list[int] | None:
        """Return the answers for a line, or `None` if it is not in the game's own words."""
        offered = {verb_of(action) for action in self.decision(self.match).options}
        said = typed_order(self.line, offered)
        if said is None:
            return None
        if said.verb:
            return self.chain([self.named(said)], said.dice)
        if self.decision(self.match).kind == ASK_ACT:
            return self.placed(said.dice)
        if "die" not in offered:
            raise plain_refusal(self.line)
        return self.chain([], said.dice)

    def decision(self, match: Match) -> Decision:
        if match.decision is None:
            raise plain_refusal(self.line)
        return match.decision

    def named(self, said: TypedOrder) -> int:
        """Return the single matching option; raise if it is ambiguous."""
        options = [action for action in self.decision(self.match).options if verb_of(action) == said.verb]
        found = [action for action in options if self.is_meant(action, said)]
        if len(found) > 1:
            raise RequestRefused(
                "delve-which-hero", text=self.line.strip(), example=f"{said.verb} 1:{said.name}".strip()
            )
        if not found:
            raise why_not(said, self.line, self.decision(self.match), self.context)
        return found[0]

    def is_meant(self, action: int, said: TypedOrder) -> bool:
        arguments = VERBS.arguments(action)
        if said.verb in BY_NUMBER:
            return arguments[0] == said.number - 1
        if said.verb in BY_SEAT and said.number != UNSAID:
            return arguments[0] == said.number - 1
        if said.verb in BY_SEAT:
            return begins(self.context.seat(arguments[0]), said.name)
        if said.verb in BY_NAME:
            seat, number = arguments
            sheet = (
                self.context.content.uses[number].definition
                if said.verb == "use"
                else self.context.content.potions[number].definition
            )
            return said.seat in (UNSAID, seat) and begins(name_of(sheet, self.context.lang), said.name)
        return not said.name

    def chain(self, first: list[int], dice: Sequence[TypedDie]) -> list[int]:
        """Return an action and the answers for its dice, each tried at its question; nothing is tried beyond a roll."""
        trial = self.match.fork()
        left = list(dice)
        given: list[int] = []
        for action in first:
            left = self.step(trial, action, left)
            given.append(action)
        while left:
            if trial.barrier > self.match.barrier:
                raise RequestRefused("delve-after-roll", dice=self.said(left))
            action = self.next_die(trial, left)
            left = self.step(trial, action, left)
            given.append(action)
        return given

    def step(self, trial: Match, action: int, left: list[TypedDie]) -> list[TypedDie]:
        """Give an answer in the trial; dice that are picked automatically count as named."""
        before = len(trial.tape)
        trial.answer(self.seat, action)
        entries = [entry.action for entry in trial.tape[before:] if entry.how == AUTO or entry.action == action]
        left = left[:]
        for seat, code in (VERBS.arguments(each) for each in entries if verb_of(each) == "die"):
            named = next((die for die in left if die.is_it(seat, code)), None)
            if named is not None:
                left.remove(named)
        return left

    def next_die(self, trial: Match, left: list[TypedDie]) -> int:
        """Return an option for one of the named dice; its owner must be clear."""
        options = [action for action in self.decision(trial).options if verb_of(action) == "die"]
        for die in left:
            found = [action for action in options if die.is_it(*VERBS.arguments(action))]
            if len({VERBS.arguments(action)[0] for action in found}) > 1:
                seats = sorted(VERBS.arguments(action)[0] for action in found)
                typed = self.said([die])
                raise RequestRefused(
                    "delve-whose-die", die=typed, first=f"{seats[0] + 1}:{typed}", second=f"{seats[1] + 1}:{typed}"
                )
            if found:
                return found[0]
        raise RequestRefused("delve-wrong-dice", dice=self.said(left))

    def said(self, dice: list[TypedDie]) -> str:
        return " ".join(f"{self.context.letters.letters[die.color]}{die.value}" for die in dice)

    def placed(self, dice: Sequence[TypedDie]) -> list[int]:
        """Cover the only box that dice without an action fit in step 4."""
        boxes = [action for action in self.decision(self.match).options if verb_of(action) == "cover"]
        chains = [(VERBS.arguments(action)[0] + 1, self.covering(action, dice)) for action in boxes]
        found = [(number, chain) for number, chain in chains if chain]
        if len(found) == 1:
            return found[0][1]
        if not found:
            raise RequestRefused("delve-no-box", dice=self.line.strip())
        numbers = ", ".join(str(number) for number, _ in found)
        raise RequestRefused("delve-which-box", dice=self.line.strip(), boxes=numbers, number=str(found[0][0]))

    def covering(self, action: int, dice: Sequence[TypedDie]) -> list[int]:
        """Return the answers that cover a box with exactly these dice; empty if they do not cover it."""
        try:
            chain = self.chain([action], dice)
        except RequestRefused as error:
            if error.key == "delve-whose-die":
                raise
            return []
        trial = self.match.fork()
        for answer in chain:
            trial.answer(self.seat, answer)
        return chain if trial.decision is None or trial.decision.kind != ASK_PLACE else []

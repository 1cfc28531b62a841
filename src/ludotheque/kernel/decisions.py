"""Questions, the answers that are legal, and how answers are spelled outside the engine."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.errors import IllegalAction

# An action is one whole number: the verb above, its argument below. Numbers are compared and stored by value for free.
ARGUMENT_BITS: Final = 50
ARGUMENT_MASK: Final = (1 << ARGUMENT_BITS) - 1

FIRST_ANSWER: Final = 0
FIRST_YES: Final = 1  # the first yes closes, otherwise all must decline (shared armor)


class Verb:
    """One kind of answer with the numbers it carries, each in so many bits."""

    def __init__(self, name: str, fields: tuple[tuple[str, int], ...]) -> None:
        self.name = name
        self.fields = fields


class Verbs:
    """All kinds of answer of a game, in the order of their codes."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.codes: dict[str, int] = {verb.name: code for code, verb in enumerate(verbs)}

    def spell(self, action: int) -> str:
        """The action as text that does not depend on the order of options."""
        verb = self.verbs[action >> ARGUMENT_BITS]
        values = self.arguments(action)
        return verb.name + (":" + ",".join(str(value) for value in values) if values else "")

    def arguments(self, action: int) -> list[int]:
        verb = self.verbs[action >> ARGUMENT_BITS]
        rest = action & ARGUMENT_MASK
        values: list[int] = []
        for _, bits in reversed(verb.fields):
            values.append(rest & ((1 << bits) - 1))
            rest >>= bits
        values.reverse()
        return values

    def action(self, name: str, *values: int) -> int:
        """The action of that verb with those numbers."""
        if name not in self.codes:
            raise IllegalAction(f"unknown verb {name!r}; allowed: {', '.join(self.codes)}")
        verb = self.verbs[self.codes[name]]
        if len(values) != len(verb.fields):
            wanted = ",".join(field for field, _ in verb.fields) or "nothing"
            raise IllegalAction(f"{name} takes {wanted}, got {len(values)} numbers")
        rest = 0
        for (field, bits), value in zip(verb.fields, values, strict=True):
            if not 0 <= value < 1 << bits:
                raise IllegalAction(f"{name}: {field} must lie between 0 and {(1 << bits) - 1}, is {value}")
            rest = rest << bits | value
        return self.codes[name] << ARGUMENT_BITS | rest

    def parse(self, text: str) -> int:
        """The action that was spelled so."""
        name, _, tail = text.partition(":")
        values: list[int] = []
        for part in tail.split(",") if tail else []:
            digits = part.strip()
            if not (digits.isascii() and digits.isdigit()) or len(digits) > 18:
                raise IllegalAction(f"{text!r}: {part!r} is not a whole number")
            values.append(int(digits))
        return self.action(name, *values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """Answers that cannot be listed, such as a flick: says why an action is outside, or nothing if it is inside."""

    def refusal(self, action: int) -> str:
        raise IllegalAction(f"{action} cannot be an answer to this question")

    def describe(self) -> dict[str, int]:
        """The bounds of the space, for screens and agents."""
        return {}

    def nth(self, number: int) -> int:
        """The answer inside that stands for a whole number, any at all; for players who know nothing better."""
        raise IllegalAction(f"no answer stands for {number}")


class Decision:
    """What is asked, of whom, and every legal answer."""

    def __init__(
        self,
        owner: i64,
        kind: i64,
        options: list[int],
        subject: i64 = 0,
        seats: tuple[int, ...] = (),
        closes: i64 = FIRST_ANSWER,
        space: Space | None = None,
        default: int = -1,
        rule: str = "",
    ) -> None:
        self.owner = owner  # who acts in simulation and environments
        self.kind = kind  # the game's own code of the question
        self.options = options
        self.subject = subject  # what it is about: a card, an ability, a point
        self.seats = seats  # who may answer besides the owner
        self.closes = closes
        self.space = space
        self.default = default  # what the clock answers; -1 is the first option
        self.rule = rule  # what says which answers there are, for those who give another one

    def refusal(self, action: int) -> str:
        """Why that action is no answer, or nothing if it is one."""
        if action in self.options:
            return ""
        if self.space is not None:
            return self.space.refusal(action)
        return f"that is not among the options ({self.rule})" if self.rule else "that is not among the options"

    def fallback(self) -> int:
        """The answer given when time runs out."""
        return self.default if self.default >= 0 else self.options[0]

    def may_answer(self, seat: int) -> bool:
        return seat == self.owner or seat in self.seats

"""Decisions, their legal answers, and the text form of answers."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.refusal import Refusal

# An action is one integer: the verb in the high bits, its argument in the low bits. Integers compare and store cheaply.
ARGUMENT_BITS: Final = 50
ARGUMENT_MASK: Final = (1 << ARGUMENT_BITS) - 1

FIRST_ANSWER: Final = 0
FIRST_YES: Final = 1  # the first yes closes the decision, otherwise all must decline (shared armor)


class Verb:
    """One kind of answer, with its numeric fields and the width of each in bits."""

    def __init__(self, name: str, fields: tuple[tuple[str, int], ...]) -> None:
        self.name = name
        self.fields = fields


class Verbs:
    """All kinds of answer in a game, in the order of their codes."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.codes: dict[str, int] = {verb.name: code for code, verb in enumerate(verbs)}

    def spell(self, action: int) -> str:
        """Return the action as text that does not depend on the order of options."""
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
        """Return the action for this verb and these numbers; raise `IllegalAction` if they do not fit."""
        if name not in self.codes:
            raise IllegalAction(Refusal("reason-verb", (), {"verb": name, "known": ", ".join(self.codes)}))
        verb = self.verbs[self.codes[name]]
        if len(values) != len(verb.fields):
            raise IllegalAction(taking(verb, len(values)))
        rest = 0
        for (field, bits), value in zip(verb.fields, values, strict=True):
            if not 0 <= value < 1 << bits:
                raise IllegalAction(beyond(verb, field, (1 << bits) - 1, value))
            rest = rest << bits | value
        return self.codes[name] << ARGUMENT_BITS | rest

    def parse(self, text: str) -> int:
        """Return the action for this text, the inverse of `spell`."""
        name, _, tail = text.partition(":")
        values: list[int] = []
        for part in tail.split(",") if tail else []:
            digits = part.strip()
            if not (digits.isascii() and digits.isdigit()) or len(digits) > 18:
                raise IllegalAction(Refusal("reason-verb-number", (), {"answer": text, "number": part}))
            values.append(int(digits))
        return self.action(name, *values)


def taking(verb: Verb, given: int) -> Refusal:
    """Return the refusal for a wrong number of arguments."""
    fields = ",".join([field for field, _ in verb.fields])
    named: dict[str, str | int] = {"verb": verb.name, "fields": fields, "count": len(verb.fields), "given": given}
    return Refusal("reason-verb-takes", (), named)


def beyond(verb: Verb, field: str, most: int, value: int) -> Refusal:
    """Return the refusal for a number outside the range of its field."""
    return Refusal("reason-verb-field", (), {"verb": verb.name, "field": field, "most": str(most), "value": str(value)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """Answers that cannot be listed, such as a flick. `refusal` returns why an action is outside, or None."""

    def refusal(self, action: int) -> Refusal | None:
        raise IllegalAction(Refusal("reason-not-listed"))

    def describe(self) -> dict[str, int]:
        """Return the bounds of the space, for screens and agents."""
        return {}

    def nth(self, number: int) -> int:
        """Return the answer for an arbitrary integer, for agents that choose at random."""
        raise IllegalAction(Refusal("reason-not-listed"))


class Decision:
    """A question, the seats that may answer it, and every legal answer."""

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
        waits: bool = False,
    ) -> None:
        self.owner = owner  # the seat that acts in simulation and environments
        self.kind = kind  # the game's own code for this kind of question
        self.options = options
        self.subject = subject  # what the question is about: a card, an ability, a point
        self.seats = seats  # seats that may answer besides the owner
        self.closes = closes
        self.space = space
        self.default = default  # the answer given on timeout; -1 is the first option
        self.rule = rule  # the rule that defines the legal answers, cited in refusals
        self.waits = waits  # a live match asks even if there is only one option, which ends what could be undone

    def refusal(self, action: int) -> Refusal | None:
        """Return why this action is not an answer, or None if it is one."""
        if action in self.options:
            return None
        if self.space is not None:
            return self.space.refusal(action)
        return Refusal("reason-not-listed", (self.rule,) if self.rule else ())

    def fallback(self) -> int:
        """Return the answer to give when time runs out."""
        return self.default if self.default >= 0 else self.options[0]

    def may_answer(self, seat: int) -> bool:
        return seat == self.owner or seat in self.seats

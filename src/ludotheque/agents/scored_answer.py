"""An answer with its value and the reason, as the players of all games return it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class ScoredAnswer:
    """An answer to a question, what it is worth in the unit of its game, and the message with the reason.

    `numbers` are the arguments of the reason. A game may derive a class with further arguments.
    """

    action: int
    value: float
    reason_key: str
    numbers: dict[str, float] = field(default_factory=dict)

"""What players of all games say of an answer: what it is worth, and why."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class ScoredAnswer:
    """An answer to a question, what it is worth in the unit of its game, and the message with the reason.

    `numbers` are what the reason speaks of. A game may derive its own, with what else its sentences need.
    """

    action: int
    value: float
    reason_key: str
    numbers: dict[str, float] = field(default_factory=dict)

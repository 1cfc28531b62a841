"""Reasons why something is not accepted, as plain values; `presentation` turns them into sentences."""


class Refusal:
    """The key of the message, the rules behind it, and the words and numbers that the message names."""

    def __init__(
        self,
        key: str,
        rules: tuple[str, ...] = (),
        arguments: dict[str, str | int] | None = None,
        cause: "Refusal | None" = None,
    ) -> None:
        self.key = key
        self.rules = rules  # rule ids of the rulebook, the most important one first
        self.arguments: dict[str, str | int] = {} if arguments is None else arguments
        self.cause = cause  # the refusal that this one reports; its sentence is the argument `reason` of the message

    def adding(self, name: str, value: str | int) -> "Refusal":
        """Return the same refusal with one more argument."""
        return Refusal(self.key, self.rules, {**self.arguments, name: value}, self.cause)

    def __str__(self) -> str:
        """Return key, rules and arguments, for programs."""
        words = [self.key, *self.rules, *[f"{name}={value}" for name, value in self.arguments.items()]]
        if self.cause is not None:
            words.append(f"({self.cause})")
        return " ".join(words)

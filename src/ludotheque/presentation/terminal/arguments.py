"""Names that a user gives on the command line."""

from collections.abc import Iterable

from ludotheque.presentation.error_messages import Refusal


def checked(what: str, name: str, known: Iterable[str]) -> str:
    """The name, if it is known; `what` picks the noun of the sentence."""
    if name not in known:
        raise Refusal("error-unknown", what=what, name=name, known=", ".join(known))
    return name

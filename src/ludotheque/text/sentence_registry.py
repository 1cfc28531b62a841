"""Which function says which type: one per type and language, found by the exact type."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Thing = TypeVar("Thing")
Voice = TypeVar("Voice")
Said = TypeVar("Said")


class Sayings(Generic[Voice, Said]):
    """The sayings of one language."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._by_type: dict[type, Callable[[Any, Voice], Said]] = {}  # Any: each function takes its own type

    def says(self, kind: type[Thing]) -> Callable[[Callable[[Thing, Voice], Said]], Callable[[Thing, Voice], Said]]:
        """Marks the function that says this type; a second one for the same type is a mistake."""

        def keep(function: Callable[[Thing, Voice], Said]) -> Callable[[Thing, Voice], Said]:
            if kind in self._by_type:
                raise ValueError(f"{self.name}: {kind.__name__} is said twice")
            self._by_type[kind] = function
            return function

        return keep

    def say(self, thing: object, voice: Voice) -> Said:
        """The saying for the thing's type; an unknown type raises."""
        function = self._by_type.get(type(thing))
        if function is None:
            raise LookupError(f"{self.name} has no words for {type(thing).__name__}")
        return function(thing, voice)

    def knows(self, kind: type) -> bool:
        """Whether the type can be said."""
        return kind in self._by_type

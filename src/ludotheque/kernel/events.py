"""Events: what happened, filtered by what each viewer may know."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final

from ludotheque.kernel.errors import BrokenFile


@dataclass(frozen=True)
class Event:
    """Something observable. Subclasses are named in the past tense and carry plain values only.

    A game derives its events from its own base class with a prefix, which files put before the names of its events:
    `class DiceThroneEvent(Event, prefix="dice_throne")`. Prefixes and names are part of the file format.
    """

    PREFIX: ClassVar[str] = "kernel"
    NAMES: ClassVar[dict[str, type["Event"]]] = {}

    def __init_subclass__(cls, prefix: str = "") -> None:
        if prefix:
            cls.PREFIX = prefix
            return
        name = name_of(cls)
        if name in Event.NAMES:
            raise TypeError(f"there are two events {name}, and files could not tell them apart")
        Event.NAMES[name] = cls

    def seen_by(self, viewers: int) -> "Event":
        """Return the event without what these viewers may not know."""
        return self


def name_of(kind: type[Event]) -> str:
    """Return the name of a kind of event in files."""
    return f"{kind.PREFIX}.{kind.__name__}"


@dataclass(frozen=True)
class Undone(Event):
    """A seat took back its last answers."""

    seat: int
    answers: int


Shape = tuple[str, tuple[str, ...]]
SHAPES: Final[dict[type[Event], Shape]] = {}


def shape(cls: type[Event]) -> Shape:
    """Return the name of a kind of event in files, and its fields; cached, because a log has thousands of events."""
    found = SHAPES.get(cls)
    if found is None:
        found = SHAPES[cls] = (name_of(cls), tuple(field.name for field in fields(cls)))
    return found


def written(event: Event) -> list[Any]:  # JSON-ready values
    """Return the event in the form that replays store."""
    name, names = shape(type(event))
    return [name, *[getattr(event, field) for field in names]]


def read(raw: Any) -> Event:  # raw comes from a file
    """Return the event from the form that replays store."""
    if not isinstance(raw, list) or not raw or not isinstance(raw[0], str) or raw[0] not in Event.NAMES:
        raise BrokenFile(f"unknown event {raw!r:.80}")
    cls = Event.NAMES[raw[0]]
    _, names = shape(cls)
    if len(raw) - 1 != len(names):
        raise BrokenFile(f"event {raw[0]} has {len(raw) - 1} values instead of {len(names)}")
    return cls(*[tuple(value) if isinstance(value, list) else value for value in raw[1:]])

"""What happened, as each viewer may know it."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final

from ludotheque.kernel.errors import BrokenFile


@dataclass(frozen=True)
class Event:
    """Something observable. Subclasses are named in the past and carry plain values only."""

    NAMES: ClassVar[dict[str, type["Event"]]] = {}

    def __init_subclass__(cls) -> None:
        Event.NAMES[f"{cls.__module__.split('.')[-2]}.{cls.__name__}"] = cls

    def seen_by(self, viewers: int) -> "Event":
        """The event without what these viewers may not know."""
        return self


@dataclass(frozen=True)
class Undone(Event):
    """A seat took back its last answers."""

    seat: int
    answers: int


Shape = tuple[str, tuple[str, ...]]
SHAPES: Final[dict[type[Event], Shape]] = {}


def shape(cls: type[Event]) -> Shape:
    """The name of a kind of event in a file, and those of its fields; worked out once, for a log has thousands."""
    found = SHAPES.get(cls)
    if found is None:
        name = f"{cls.__module__.split('.')[-2]}.{cls.__name__}"
        found = SHAPES[cls] = (name, tuple(field.name for field in fields(cls)))
    return found


def written(event: Event) -> list[Any]:  # JSON-ready values
    """An event as it stands in a replay."""
    name, names = shape(type(event))
    return [name, *[getattr(event, field) for field in names]]


def read(raw: Any) -> Event:  # raw comes from a file
    """The event that was written so."""
    if not isinstance(raw, list) or not raw or not isinstance(raw[0], str) or raw[0] not in Event.NAMES:
        raise BrokenFile(f"unknown event {raw!r:.80}")
    cls = Event.NAMES[raw[0]]
    _, names = shape(cls)
    if len(raw) - 1 != len(names):
        raise BrokenFile(f"event {raw[0]} has {len(raw) - 1} values instead of {len(names)}")
    return cls(*[tuple(value) if isinstance(value, list) else value for value in raw[1:]])

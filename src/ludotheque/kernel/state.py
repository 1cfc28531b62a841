"""Plain data of a game: how it is copied, serialised and compared."""

import hashlib
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.errors import BrokenFile

T = TypeVar("T", bound="StatePart")


@mypyc_attr(allow_interpreted_subclasses=True)
class StatePart:
    """A piece of a state. FIELDS lists the constructor's arguments in order; PARTS the classes of nested pieces."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    PARTS: ClassVar[dict[str, Any]] = {}  # the class of each nested piece; mypyc cannot name the type of a class


def dump(value: Any) -> Any:  # plain data of any shape
    """Return a state as JSON-ready data: fields in order, nested parts likewise."""
    if isinstance(value, int):  # as most fields are
        return value
    if isinstance(value, StatePart):
        return [dump(getattr(value, name)) for name in type(value).FIELDS]
    if isinstance(value, (list, tuple)):
        if value and isinstance(value[0], int):
            return list(value)  # lists are homogeneous, and most hold numbers
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return [[key, dump(item)] for key, item in value.items()]
    return value


def load(cls: type[T], raw: Any) -> T:  # raw comes from a file
    """Return the part from the form that `dump` returned."""
    if not isinstance(raw, list) or len(raw) != len(cls.FIELDS):
        raise BrokenFile(f"{cls.__name__} should be a list of {len(cls.FIELDS)} fields: {', '.join(cls.FIELDS)}")
    values = [load_field(cls.PARTS.get(name), field) for name, field in zip(cls.FIELDS, raw, strict=True)]
    return cls(*values)


def load_field(part: Any, raw: Any) -> Any:  # a nested class or None, and the value from the file
    if part is None:
        return raw
    if part is dict:
        return dict(raw)
    if part is tuple:
        return [tuple(item) for item in raw]
    if isinstance(part, tuple):
        return None if raw is None else load(part[0], raw)
    return [load(part, item) for item in raw]


def digest(value: StatePart) -> str:
    """Return a digest of exactly this state."""
    return hashlib.blake2b(repr(dump(value)).encode(), digest_size=16).hexdigest()

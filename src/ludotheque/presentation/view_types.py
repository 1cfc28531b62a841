"""What the shapes of views have in common. A game describes the shape of its `view` by a `ViewPiece` of its own."""

from msgspec import Struct


class ViewPiece(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Part of a view."""


class CardSeen(ViewPiece, frozen=True):
    """A card on the table: its piece, and its face if the viewer knows it."""

    id: int
    card: str | None

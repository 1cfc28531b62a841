"""The tables, as the newest migration leaves them."""

from typing import Final

from sqlalchemy import CheckConstraint, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.types import TypeEngine

VERSION_TABLE: Final = "ludo_revision"  # of our own, beside those of other programs in the same database


def names() -> TypeEngine[str]:
    """Names are ordered by their bytes, so that both databases list rooms alike."""
    return Text().with_variant(Text(collation="C"), "postgresql")


METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", names(), primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("plan", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("host_digest", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("changed_at", Double, nullable=False),
    Index(None, "state", "id"),
)

# The unique (room, seq) is what decides between two who answer at once.
JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("room", names(), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    CheckConstraint("seq > 0", name="seq"),
    sqlite_with_rowid=False,
)

CHECKPOINTS: Final = Table(
    "checkpoints",
    METADATA,
    Column("room", names(), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("room", names(), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

# When somebody must look at a room even if nobody comes: a clock runs out, a bot is to move, whoever minded it is gone.
DUE: Final = Table(
    "due",
    METADATA,
    Column("room", names(), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "at"),
)

SUMMARIES: Final = Table(
    "summaries",
    METADATA,
    Column("room", names(), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

# A report outlives its room: it holds all that is needed to see the ruling again.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", names(), primary_key=True),
    Column("room", names(), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("words", Text, nullable=False),
    Column("tape", LargeBinary, nullable=False),
    Column("view", LargeBinary, nullable=False),
)

TABLES: Final = (ROOMS, JOURNAL, CHECKPOINTS, REPLAYS, DUE, SUMMARIES, REPORTS)  # no table before one it refers to

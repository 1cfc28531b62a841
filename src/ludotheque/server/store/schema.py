"""The tables, as of the newest migration."""

from typing import Final

from sqlalchemy import CheckConstraint, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text
from sqlalchemy.types import TypeEngine

VERSION_TABLE: Final = "ludo_revision"  # a name of its own, because other programs may use the same database


def names() -> TypeEngine[str]:
    """Return the column type for names. They are ordered by bytes, so that both databases list rooms alike."""
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

# The unique (room, seq) decides between concurrent answers.
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

# When a room must be checked without a request: a clock runs out, a bot is to move, or a lease expires.
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

# A report outlives its room and contains everything needed to reproduce the ruling.
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

# parents before the tables that refer to them
TABLES: Final = (ROOMS, JOURNAL, CHECKPOINTS, REPLAYS, DUE, SUMMARIES, REPORTS)

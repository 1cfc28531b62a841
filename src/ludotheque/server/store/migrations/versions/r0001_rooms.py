"""Rooms, their journals, snapshots and replays."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def names() -> TypeEngine[str]:
    return sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", names(), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("host_digest", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_state_id", "rooms", ["state", "id"])
    op.create_table(
        "journal",
        sa.Column("room", names(), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", "seq", name="pk_journal"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_journal_room", ondelete="CASCADE"),
        sa.CheckConstraint("seq > 0", name="ck_journal_seq"),
        sqlite_with_rowid=False,
    )
    kept_per_room("checkpoints", sa.Column("seq", sa.Integer, nullable=False), rules_version())
    kept_per_room("replays")


def rules_version() -> "sa.Column[int]":
    return sa.Column("rules_version", sa.Integer, nullable=False)


def kept_per_room(table: str, *columns: "sa.Column[int]") -> None:
    """Create a table with one row per room, deleted with the room."""
    op.create_table(
        table,
        sa.Column("room", names(), nullable=False),
        *columns,
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=f"fk_{table}_room", ondelete="CASCADE"),
    )

"""Due times and summaries of rooms that are not loaded."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def names() -> TypeEngine[str]:
    return sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    kept_per_room("due", sa.Column("at", sa.Double, nullable=False))
    op.create_index("ix_due_at", "due", ["at"])
    kept_per_room("summaries", sa.Column("content", sa.LargeBinary, nullable=False))


def kept_per_room(table: str, column: "sa.Column[float] | sa.Column[bytes]") -> None:
    """Create a table with one row per room, deleted with the room."""
    op.create_table(
        table,
        sa.Column("room", names(), nullable=False),
        column,
        sa.PrimaryKeyConstraint("room", name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name=f"fk_{table}_room", ondelete="CASCADE"),
    )

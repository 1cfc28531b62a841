"""Reports of wrong rulings."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.types import TypeEngine

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def names() -> TypeEngine[str]:
    return sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", names(), nullable=False),
        sa.Column("room", names(), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("tape", sa.LargeBinary, nullable=False),
        sa.Column("view", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )

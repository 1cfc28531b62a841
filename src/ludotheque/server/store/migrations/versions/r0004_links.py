"""Links that open a seat once: no table changes, but journals hold entries that earlier programs cannot read."""

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An earlier program refuses the database by its revision, rather than single rooms by their entries."""

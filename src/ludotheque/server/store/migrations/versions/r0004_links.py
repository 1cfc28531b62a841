"""One-time seat links. No table changes, but journals contain entries that earlier versions cannot read."""

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change only the revision, so that earlier versions refuse the database instead of single rooms."""

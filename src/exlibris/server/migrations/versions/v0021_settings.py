"""Settings that are kept with an account."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no account has any settings."""
    op.add_column("accounts", sa.Column("settings", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Remove it: settings stay in the browsers."""
    op.drop_column("accounts", "settings")

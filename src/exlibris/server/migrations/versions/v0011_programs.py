"""Programs that may play."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the relation."""
    op.create_table(
        "programs",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Remove it; programs need new tokens after that."""
    op.drop_table("programs")

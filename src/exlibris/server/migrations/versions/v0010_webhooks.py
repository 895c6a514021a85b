"""Where people are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the relation."""
    op.create_table(
        "webhooks",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("url", sa.String(600), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("webhooks")

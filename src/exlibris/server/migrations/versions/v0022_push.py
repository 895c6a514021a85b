"""Browsers that are pushed messages, and the key by which push services know the server."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the relations."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("secret", sa.String(1000), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("sign_in", sa.String(22), nullable=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"])


def downgrade() -> None:
    """Remove them: no browser is pushed anything any more."""
    op.drop_table("push_subscriptions")
    op.drop_table("server_keys")

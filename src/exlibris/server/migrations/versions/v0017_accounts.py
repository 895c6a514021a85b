"""Accounts, the browsers that are signed in to them, and return links of guests."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the relations."""
    op.create_table(
        "accounts",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded_name", sa.String(200), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("email", sa.String(254), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_accounts_folded_name", "accounts", ["folded_name"], unique=True)
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_sign_ins_token_hash", "sign_ins", ["token_hash"], unique=True)
    op.create_index("ix_sign_ins_session", "sign_ins", ["session"])
    op.create_table(
        "return_links",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_return_links_token_hash", "return_links", ["token_hash"], unique=True)


def downgrade() -> None:
    """Remove them; seats of accounts stay, but nobody can come back to them."""
    for name in ("return_links", "sign_ins", "accounts"):
        op.drop_table(name)

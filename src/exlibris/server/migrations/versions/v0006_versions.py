"""Versions of events, and the key of the request that opened a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

REQUEST_KEYS = "ix_game_tables_request_key"


def upgrade() -> None:
    """Add the columns. The events there are have the first meaning of their kind, and the tables no key."""
    op.add_column("table_events", sa.Column("version", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("game_tables", sa.Column("request_key", sa.String(64), nullable=True))
    op.create_index(REQUEST_KEYS, "game_tables", ["request_key"], unique=True)


def downgrade() -> None:
    """Remove the columns."""
    op.drop_index(REQUEST_KEYS, "game_tables")
    op.drop_column("game_tables", "request_key")
    op.drop_column("table_events", "version")

"""Seats that are drawn, and tables that the lobby shows."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

LISTED = "ix_game_tables_listed"


def upgrade() -> None:
    """Add the columns; at the tables there are, everybody keeps their seat, and no lobby shows them."""
    for name in ("draw_seats", "listed"):
        op.add_column("game_tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(LISTED, "game_tables", ["listed"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index(LISTED, "game_tables")
    op.drop_column("game_tables", "listed")
    op.drop_column("game_tables", "draw_seats")

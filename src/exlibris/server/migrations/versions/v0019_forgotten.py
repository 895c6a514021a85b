"""From which event on a table names nobody who is forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; at the tables there are, nobody is forgotten."""
    op.add_column("game_tables", sa.Column("forgotten", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("game_tables", "forgotten")

"""Tables at which the host decides who sits down, and events about earlier ones, as that decision is."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; at the tables there are, whoever has the link sits down."""
    op.add_column("game_tables", sa.Column("approval", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("table_events", sa.Column("about", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("table_events", "about")
    op.drop_column("game_tables", "approval")

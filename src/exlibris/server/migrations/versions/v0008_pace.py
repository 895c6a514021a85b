"""How much time people have, and when the server was up."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column and the relation; the tables there are have no clocks."""
    op.add_column("game_tables", sa.Column("pace", sa.JSON(), nullable=True))
    op.create_table(
        "server_runs",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("started", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("server_runs")
    op.drop_column("game_tables", "pace")

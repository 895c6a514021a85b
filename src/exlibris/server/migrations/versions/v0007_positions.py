"""Positions of tables, and lines of the list of tables: what is there already need not be replayed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

RELATIONS = ("table_positions", "listed_tables")


def upgrade() -> None:
    """Make the relations; they fill as tables are looked at."""
    for name in RELATIONS:
        op.create_table(
            name,
            sa.Column("table_id", sa.String(22), sa.ForeignKey("game_tables.id"), primary_key=True),
            sa.Column("number", sa.Integer(), nullable=False),
            sa.Column("code", sa.String(64), nullable=False),
            sa.Column("data", sa.LargeBinary(), nullable=False),
        )


def downgrade() -> None:
    """Remove them; the events say all that they said."""
    for name in RELATIONS:
        op.drop_table(name)

"""Tables and their events."""

import sqlalchemy as sa
from advanced_alchemy.types import DateTimeUTC
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the relations."""
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("created", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("ruleset", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("open_deal", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_tables"),
    )
    op.create_index("ix_game_tables_maker", "game_tables", ["maker"])
    op.create_index("ix_game_tables_finished", "game_tables", ["finished"])
    op.create_table(
        "table_events",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(40), nullable=True),
        sa.Column("holder", sa.String(64), nullable=True),
        sa.Column("created", DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_table_events_table_id_game_tables"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_table_events"),
    )
    op.create_index("ix_table_events_holder", "table_events", ["holder"])


def downgrade() -> None:
    """Remove the relations."""
    op.drop_table("table_events")
    op.drop_table("game_tables")

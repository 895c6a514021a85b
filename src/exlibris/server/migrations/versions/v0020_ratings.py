"""Ratings of accounts, and what of finished games they follow from."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

UNRATED = "ix_game_tables_rated"


def upgrade() -> None:
    """Add relations and columns; the tables there are will be looked at, and no account is shown."""
    op.add_column("game_tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(UNRATED, "game_tables", ["rated", "finished"])
    op.add_column("accounts", sa.Column("shown", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("family", sa.String(40), primary_key=True),
        sa.Column("pool", sa.String(10), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
    )
    op.create_table(
        "rated_seats",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("family", sa.String(40), nullable=False),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("lines", sa.JSON(), nullable=True),
        sa.Column("places", sa.JSON(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=True),
        sa.Column("sigma_before", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_rated_seats_table_id", "rated_seats", ["table_id", "seat"], unique=True)
    op.create_index("ix_rated_seats_session", "rated_seats", ["session"])


def downgrade() -> None:
    """Remove them: nobody has a rating any more."""
    op.drop_table("rated_seats")
    op.drop_table("ratings")
    op.drop_column("accounts", "shown")
    op.drop_index(UNRATED, "game_tables")
    op.drop_column("game_tables", "rated")

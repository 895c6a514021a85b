"""Evenings, on which several phones score a physical game."""

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of evenings and their seats."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("network", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("form", sa.JSON(), nullable=False),
        sa.Column("form_version", sa.Integer(), nullable=False),
    )
    op.create_index("ix_evenings_created", "evenings", ["created"])
    op.create_table(
        "evening_seats",
        sa.Column("evening_id", sa.String(22), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("writer", sa.String(16), nullable=True),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("draft", sa.JSON(), nullable=False),
    )

"""What people say at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the relation."""
    op.create_table(
        "chat_lines",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("game_tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(200), nullable=True),
        sa.Column("phrase", sa.String(20), nullable=True),
        sa.Column("removes", sa.Integer(), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Remove it with all that was said."""
    op.drop_table("chat_lines")

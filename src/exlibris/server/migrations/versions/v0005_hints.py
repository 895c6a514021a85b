"""Whether the coach may be asked at a table where people play from several browsers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the tables there are have not agreed on hints."""
    op.add_column("game_tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("game_tables", "hints")

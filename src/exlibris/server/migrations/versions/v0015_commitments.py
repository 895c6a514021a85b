"""What tables commit themselves to."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; the tables there are have promised nothing."""
    op.add_column("game_tables", sa.Column("commitment", sa.JSON(), nullable=True))


def downgrade() -> None:
    """Remove it: nobody can check the deals of these tables any more."""
    op.drop_column("game_tables", "commitment")

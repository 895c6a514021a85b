"""Evenings for which the inspector has been called."""

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the call to evenings; at those that are stored, the inspector has not been called."""
    op.add_column("evenings", sa.Column("called", sa.Boolean(), nullable=False, server_default=sa.false()))

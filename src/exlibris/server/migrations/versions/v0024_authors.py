"""By what readers know the writer of a line of chat: it stays when the line's session is another one."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

LINES = sa.table("chat_lines", *(sa.column(name, sa.String) for name in ("table_id", "session", "author")))


def upgrade() -> None:
    """Add the column, with what readers have been told so far, so that whom they have muted stays so."""
    op.add_column("chat_lines", sa.Column("author", sa.String(16), nullable=False, server_default=""))
    connection = op.get_bind()
    for table_id, session in connection.execute(sa.select(LINES.c.table_id, LINES.c.session).distinct()).all():
        own = (LINES.c.table_id == table_id, LINES.c.session == session)
        author = hashlib.sha256(f"chat {table_id} {session}".encode()).hexdigest()[:16]
        connection.execute(sa.update(LINES).where(*own).values(author=author))


def downgrade() -> None:
    """Remove it: it follows from the session again."""
    op.drop_column("chat_lines", "author")

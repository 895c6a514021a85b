"""A worked example of a later migration: webhooks get a column with their host, the rows there are as well."""

from urllib.parse import urlsplit

import sqlalchemy as sa
from alembic import op

from exlibris.server.storage.database import newest_revision

revision = "example"  # in the product the next one: "v2", "v3", …
down_revision = newest_revision()
branch_labels = None
depends_on = None

WEBHOOKS = sa.table("webhooks", *(sa.column(name, sa.String) for name in ("session", "url", "host")))


def upgrade() -> None:
    """Add the column, and fill it from the addresses."""
    op.add_column("webhooks", sa.Column("host", sa.String(200), nullable=False, server_default=""))
    connection = op.get_bind()
    for session, url in connection.execute(sa.select(WEBHOOKS.c.session, WEBHOOKS.c.url)).all():
        this = WEBHOOKS.c.session == session
        connection.execute(sa.update(WEBHOOKS).where(this).values(host=urlsplit(url).hostname))

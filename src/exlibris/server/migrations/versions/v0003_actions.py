"""Actions of version 2: the engine has room for more tiles, spaces and assistants, and numbers them anew."""

import sqlalchemy as sa
from alembic import op

from exlibris.engine.upgrades.actions_v1 import ACTIONS_2, upgraded_action

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

OLDER = {new: old for old, new in enumerate(ACTIONS_2)}
EVENTS = sa.table(
    "table_events", sa.column("table_id", sa.String), sa.column("number", sa.Integer), sa.column("action", sa.Integer)
)


def upgrade() -> None:
    """Renumber the action of every event."""
    renumber({old: upgraded_action(old) for old in range(len(ACTIONS_2))})


def renumber(numbers: dict[int, int]) -> None:
    """Give every event's action its new number, one row at a time, since the numbers overlap."""
    connection = op.get_bind()
    rows = connection.execute(sa.select(EVENTS).where(EVENTS.c.action.is_not(None))).all()
    changed = [
        {"of_table": row.table_id, "at": row.number, "new": numbers.get(row.action, row.action)}
        for row in rows
        if numbers.get(row.action, row.action) != row.action
    ]
    if changed:
        this_event = (EVENTS.c.table_id == sa.bindparam("of_table")) & (EVENTS.c.number == sa.bindparam("at"))
        connection.execute(sa.update(EVENTS).where(this_event).values(action=sa.bindparam("new")), changed)


def downgrade() -> None:
    """Give the actions their old numbers back; those of things that there were not then stay."""
    renumber({new: OLDER.get(new, new) for new in range(2000)})

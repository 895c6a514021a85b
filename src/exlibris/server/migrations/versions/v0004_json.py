"""JSON columns instead of texts that hold JSON, and the names that events and browsers' sessions have now."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

JSON_COLUMNS = ("seats", "variants", "ruleset")
EVENTS = sa.table("table_events", sa.column("kind", sa.String))


def upgrade() -> None:
    """Change the columns' types, and rename columns and a kind of event. Rows keep their values."""
    op.drop_index("ix_game_tables_maker", "game_tables")
    op.drop_index("ix_table_events_holder", "table_events")
    with op.batch_alter_table("game_tables") as tables:
        tables.alter_column("variants", server_default=None)
        tables.alter_column("maker", new_column_name="maker_session")
        for name in JSON_COLUMNS:
            tables.alter_column(name, type_=sa.JSON(), postgresql_using=f"{name}::json")
    with op.batch_alter_table("table_events") as events:
        events.alter_column("holder", new_column_name="session")
    op.create_index("ix_game_tables_maker_session", "game_tables", ["maker_session"])
    op.create_index("ix_table_events_session", "table_events", ["session"])
    rename_kind("take_back", "undo")


def rename_kind(old: str, new: str) -> None:
    """Give all events of one kind another name for it."""
    op.execute(sa.update(EVENTS).where(EVENTS.c.kind == old).values(kind=new))


def downgrade() -> None:
    """Change names and types back."""
    rename_kind("undo", "take_back")
    op.drop_index("ix_table_events_session", "table_events")
    op.drop_index("ix_game_tables_maker_session", "game_tables")
    with op.batch_alter_table("table_events") as events:
        events.alter_column("session", new_column_name="holder")
    with op.batch_alter_table("game_tables") as tables:
        for name in JSON_COLUMNS:
            tables.alter_column(name, type_=sa.Text())
        tables.alter_column("maker_session", new_column_name="maker")
        tables.alter_column("variants", server_default="[]")
    op.create_index("ix_table_events_holder", "table_events", ["holder"])
    op.create_index("ix_game_tables_maker", "game_tables", ["maker"])

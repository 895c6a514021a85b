"""Variants of a table's rulebook; the switches that rulesets have got since the first tables."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NEW_SWITCHES = {"mode": "multiplayer", "solo_level": 1, "solo_special": "two_of_seven"}
OLD_TIE_BREAKER = "shared_for_want_of_a_race"


def upgrade() -> None:
    """Add the column, and say in every ruleset what went without saying."""
    op.add_column("game_tables", sa.Column("variants", sa.Text(), nullable=False, server_default="[]"))
    tables = sa.table("game_tables", sa.column("id", sa.String), sa.column("ruleset", sa.Text))
    connection = op.get_bind()
    for table_id, ruleset in connection.execute(sa.select(tables.c.id, tables.c.ruleset)).all():
        newer = json.dumps(completed(json.loads(ruleset)))
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(ruleset=newer))


def completed(ruleset: dict[str, Any]) -> dict[str, Any]:
    """Return the ruleset of a table from when there was one rulebook, with the switches that came with the others."""
    kept = {key: value for key, value in ruleset.items() if key != "solo_libraries"}
    if kept.get("last_tie_breaker") == OLD_TIE_BREAKER:
        kept["last_tie_breaker"] = "no_race"
    return {**NEW_SWITCHES, **kept}


def downgrade() -> None:
    """Remove the column."""
    op.drop_column("game_tables", "variants")

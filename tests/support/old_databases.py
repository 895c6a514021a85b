"""Databases as older versions left them."""

from pathlib import Path

from sqlalchemy import create_engine, text

from exlibris.server.migrations import upgrade


def make_old_database(path: Path, ruleset: str) -> None:
    """Make a database as the first version left it, with a table of two bots."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(
            text(
                "INSERT INTO game_tables (id, created, maker, seats, preset, ruleset, seed, open_deal, finished)"
                " VALUES ('old-table', '2026-01-02 00:00:00', 'rita', :seats, 'first-en', :ruleset, :seed, 0, 0)"
            ),
            {"seats": '[["Rita", "random"], ["Eric", "greedy"]]', "ruleset": ruleset, "seed": bytes(32)},
        )
    engine.dispose()

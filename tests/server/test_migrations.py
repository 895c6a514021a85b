"""Each migration adds what it says, and taken back it leaves everything as it was."""

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, inspect, text

from exlibris.engine import preset
from exlibris.server.migrations import alembic_config, known_revisions, upgrade
from support.old_databases import make_old_database

Row = dict[str, Any]

LEFT = (
    "INSERT INTO table_events (table_id, number, kind, seat, created)"
    " VALUES ('old-table', 1, 'leave', 0, '2026-01-02 00:00:00')"
)
HOOK = "INSERT INTO webhooks (session, url, language, base, created) VALUES ('s', 'u', 'en', 'b', '2026-01-02')"
PROGRAM = "INSERT INTO programs (session, created) VALUES ('program-s', '2026-01-02')"
ACCOUNT = (
    "INSERT INTO accounts (session, name, folded_name, password, created)"
    " VALUES ('account-r', 'Rita', 'rita', 'h', '2026-01-02')"
)
SIGN_IN = (
    "INSERT INTO sign_ins (id, token_hash, session, device, created, seen)"
    " VALUES ('i', 'h', 'account-r', '', '2026-01-02', '2026-01-02')"
)
LINK = "INSERT INTO return_links (session, token_hash, created) VALUES ('guest', 'h', '2026-01-02')"
LINE = (
    "INSERT INTO chat_lines (table_id, number, seat, session, name, text, created)"
    " VALUES ('old-table', 1, 0, 's', 'Rita', 'Hello', '2026-01-02')"
)
RATED_SEAT = (
    "INSERT INTO rated_seats (table_id, seat, session, family, pool, listed, rank, size, places, mu, sigma, at)"
    " VALUES ('old-table', 0, 'account-r', 'first', 'people', 1, 1, 2, '[]', 25.0, 8.0, '2026-01-02')"
)
BROWSER = (
    "INSERT INTO push_subscriptions (endpoint, session, p256dh, auth, language, base, created)"
    " VALUES ('https://push.example', 's', 'p', 'a', 'en', 'b', '2026-01-02')"
)


@dataclass
class Step:
    """A migration: what rows have after it that they did not have before, and its new relations.

    `before` is stored before it, `after` with it.
    """

    revision: str
    columns: dict[str, Row] = field(default_factory=dict)
    relations: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


STEPS = (
    Step("0005", {"game_tables": {"hints": 0}}),
    Step("0006", {"game_tables": {"request_key": None}, "table_events": {"version": 1}}, before=(LEFT,)),
    Step(
        "0007",
        relations=("table_positions", "listed_tables"),
        after=tuple(
            f"INSERT INTO {one} (table_id, number, code, data) VALUES ('old-table', 3, 'x', x'00')"  # noqa: S608
            for one in ("table_positions", "listed_tables")
        ),
    ),
    Step(
        "0008",
        {"game_tables": {"pace": None}},
        ("server_runs",),
        after=("INSERT INTO server_runs (started, seen) VALUES ('2026-01-02', '2026-01-03')",),
    ),
    Step("0009", {"game_tables": {"draw_seats": 0, "listed": 0}}),
    Step("0010", relations=("webhooks",), after=(HOOK,)),
    Step("0011", relations=("programs",), before=(HOOK,), after=(PROGRAM,)),
    Step("0015", {"game_tables": {"commitment": None}}, after=("UPDATE game_tables SET commitment = '{}'",)),
    Step(
        "0017",
        relations=("accounts", "sign_ins", "return_links"),
        before=(PROGRAM,),
        after=(ACCOUNT, SIGN_IN, LINK),
    ),
    Step("0018", relations=("chat_lines",), before=(ACCOUNT,), after=(LINE,)),
    Step("0019", {"game_tables": {"forgotten": 0}}, before=(LINE,)),
    Step(
        "0020",
        {"game_tables": {"rated": 0}, "accounts": {"shown": 0}},
        ("ratings", "rated_seats"),
        before=(ACCOUNT,),
        after=("INSERT INTO ratings VALUES ('account-r', 'first', 'people', 25.0, 8.0, 1, 1)", RATED_SEAT),
    ),
    Step(
        "0021",
        {"accounts": {"settings": None}},
        before=(ACCOUNT,),
        after=("""UPDATE accounts SET settings = '{"pace": "slow"}'""",),
    ),
    Step(
        "0022",
        relations=("push_subscriptions", "server_keys"),
        before=(ACCOUNT,),
        after=(BROWSER, "INSERT INTO server_keys VALUES ('push', 'a secret')"),
    ),
    Step(
        "0023",
        {"game_tables": {"approval": 0}, "table_events": {"about": None}},
        before=(LEFT,),
        after=("UPDATE game_tables SET approval = 1", "UPDATE table_events SET about = 1"),
    ),
    Step(
        "0024",
        {"chat_lines": {"author": hashlib.sha256(b"chat old-table s").hexdigest()[:16]}},
        before=(LINE,),
        after=("UPDATE chat_lines SET author = 'another'",),
    ),
)
OLDEST = {"0001", "0002", "0003", "0004"}  # see test_store.py


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.revision)
def test_a_migration_adds_what_it_says_and_leaves_nothing_behind(step: Step, tmp_path: Path) -> None:
    path = tmp_path / "exlibris.sqlite"
    make_old_database(path, json.dumps(preset("first-en").to_json()))
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, step.revision)
        downgrade(connection)
        run(connection, step.before)
        before = contents(connection)
        upgrade(connection, step.revision)
        after = contents(connection)
        run(connection, step.after)
        assert all(contents(connection)[name] for name in step.relations)
        downgrade(connection)
        again = contents(connection)
    engine.dispose()
    expected = {name: [{**row, **step.columns.get(name, {})} for row in rows] for name, rows in before.items()}
    assert after == {**expected, **{name: [] for name in step.relations}}
    assert again == before


def test_every_migration_is_among_them() -> None:
    assert {step.revision for step in STEPS} == known_revisions() - OLDEST


def run(connection: Connection, statements: tuple[str, ...]) -> None:
    """Run the statements."""
    for one in statements:
        connection.execute(text(one))


def downgrade(connection: Connection) -> None:
    """Take the last migration back."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.downgrade(config, "-1")


def contents(connection: Connection) -> dict[str, list[Row]]:
    """Return the rows of each relation but Alembic's own."""
    names = set(inspect(connection).get_table_names()) - {"alembic_version"}
    return {
        name: [dict(row) for row in connection.execute(text(f"SELECT * FROM {name}")).mappings()]  # noqa: S608
        for name in names
    }

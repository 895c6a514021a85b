"""Opened tables as rows, and what lists say of them."""

from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Row, false, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from exlibris.engine import Commitment, EngineError, Ruleset
from exlibris.server.storage.events import EventRow
from exlibris.server.storage.models import TableRow
from exlibris.table.options import OpenedTable, Seat, TableOptions
from exlibris.table.public import ListedTable


class ListedId(NamedTuple):
    """A table that was opened for the lobby, with the hash of the request that opened it, and its network's tag."""

    table_id: str
    maker_session: str
    request_key: str | None
    network: str | None


async def read_table(db: AsyncConnection, table_id: str) -> OpenedTable | None:
    """Return the table of that id, None if there is none."""
    row = (await db.execute(select(TableRow.__table__).where(TableRow.id == table_id))).first()
    return opened_table(row) if row else None


def table_row(table: OpenedTable) -> TableRow:
    """Return the row that stores a table."""
    return TableRow(
        id=table.id,
        created=table.created,
        maker_session=table.maker_session,
        seats=[[seat.name, seat.player] for seat in table.seats],
        options=msgspec.to_builtins(table.options),
        ruleset=table.ruleset,
        seed=table.seed,
        open_deal=table.open_deal,
        from_file=table.from_file,
        request_key=table.request_key,
        network=table.network,
        listed=table.options.listed,
        commitment=table.commitment.to_json() if table.commitment else None,
        finished=False,
    )


def opened_table(row: Row[Any]) -> OpenedTable:
    """Return the table that a row stores."""
    return OpenedTable(
        id=row.id,
        created=row.created,
        maker_session=row.maker_session,
        seats=[Seat(name, player) for name, player in row.seats],
        options=msgspec.convert(row.options, TableOptions),
        ruleset=row.ruleset,
        seed=row.seed,
        open_deal=row.open_deal,
        from_file=row.from_file,
        request_key=row.request_key,
        network=row.network,
        commitment=Commitment.from_json(row.commitment) if row.commitment else None,
    )


def kept_line(row: Row[Any]) -> ListedTable | None:
    """Return what lists say of a table by a row with its `line`, `seats`, `ruleset` and `last` event's number.

    None if that is out of date, if anything is damaged, or if the rules are not known here.
    """
    try:
        line = msgspec.json.decode(row.line, type=ListedTable)
        msgspec.json.decode(row.seats, type=list[tuple[str, str]])
        return line if line.number == row.last and _is_known(row.ruleset) else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


@lru_cache
def _is_known(ruleset: str) -> bool:
    try:
        Ruleset.from_json(msgspec.json.decode(ruleset))
    except EngineError:
        return False
    return True


def touched(since: datetime) -> ColumnElement[bool]:
    """Return the condition that a table was opened since then, or that something has happened there."""
    at = select(EventRow.created).where(EventRow.table_id == TableRow.id)
    last = at.order_by(EventRow.number.desc()).limit(1).scalar_subquery()
    return or_(TableRow.created >= since, func.coalesce(last >= since, false()))


def players_in(seats: str) -> list[str]:
    """Return who plays by a column of seats: people, or bots by name; nobody if the row is damaged."""
    try:
        return [player for _, player in msgspec.json.decode(seats, type=list[tuple[str, str]])]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return []

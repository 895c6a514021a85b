"""Export of a person's data, read and sent in parts so that memory never holds all of it."""

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import httpx
import msgspec
from msgspec import convert
from sqlalchemy import Row, Select, Tuple, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.server.accounts import messages
from exlibris.server.accounts.leaving import named_by
from exlibris.server.accounts.passwords import SecondFactorRow
from exlibris.server.accounts.rows import AccountRow, settings_of
from exlibris.server.accounts.sign_ins import ReturnLinkRow, SignInRow
from exlibris.server.chat import ChatRow
from exlibris.server.notifications.rows import SubscriptionRow, WebhookRow
from exlibris.server.ratings import RatedSeatRow
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import EventRow, TableRow, entry_of
from exlibris.table.events import kind_of

Data = TypeVar("Data")
TABLES_AT_ONCE: Final = 20  # each with the person's events there
ROWS_AT_ONCE: Final = 200


async def personal_data(database: Database, session: str) -> AsyncIterator[bytes]:
    """Yield the person's `PersonalData` as JSON, in parts.

    It doesn't load tables, so a damaged one does no harm. It reads each part in a transaction of its own, so that a
    slow reader keeps none open.
    """
    about = await _fixed_data(database, session)
    yield msgspec.json.encode(about)[:-1]  # without the closing brace
    for name, parts in (
        ("tables", _tables_of(database, session)),
        ("chat", _chat_of(database, session)),
        ("ratings", _ratings_of(database, session)),
    ):
        yield f',"{name}":['.encode()
        is_first = True
        async for part in parts:
            if part:
                yield (b"" if is_first else b",") + msgspec.json.encode(part)[1:-1]
                is_first = False
        yield b"]"
    yield b"}"


async def _fixed_data(database: Database, session: str) -> dict[str, Any]:
    """Return the fields of `PersonalData` whose size does not grow with the number of games."""
    signed_in = select(SignInRow).where(SignInRow.session == session).order_by(SignInRow.created)
    pushed_to = select(SubscriptionRow).where(SubscriptionRow.session == session)
    async with database.reading() as db:
        account = await db.get(AccountRow, session)
        link = await db.get(ReturnLinkRow, session)
        factor = await db.get(SecondFactorRow, session)
        hook = await db.get(WebhookRow, session)
        return {
            "made": datetime.now(UTC),
            "account": _account_data(account) if account else None,
            "sign_ins": await _found(db, signed_in, messages.SignInData),
            "return_link_made": link.created if link else None,
            "return_link_used": link.used if link else None,
            "second_factor_made": factor.created if factor else None,
            "webhook": _notified_data(hook, hook.url) if hook else None,
            "push": [_notified_data(row, row.endpoint) for row in await db.scalars(pushed_to)],
        }


async def _found(db: AsyncSession, wanted: Select[Any], kind: type[Data]) -> list[Data]:
    """Return rows converted to `kind`, which takes only its own fields from them."""
    return [convert(row, kind, from_attributes=True) for row in await db.scalars(wanted)]


def _account_data(row: AccountRow) -> messages.AccountData:
    return messages.AccountData(
        name=row.name, email=row.email, created=row.created, shown=row.shown, settings=settings_of(row)
    )


def _notified_data(row: WebhookRow | SubscriptionRow, address: str) -> messages.NotifiedData:
    return messages.NotifiedData(host=httpx.URL(address).host, language=row.language, created=row.created)


async def _tables_of(database: Database, session: str) -> AsyncIterator[list[messages.TableData]]:
    columns = (
        TableRow.id, TableRow.created, TableRow.options, TableRow.maker_session, TableRow.finished,
    )  # fmt: skip
    place = tuple_(TableRow.created, TableRow.id)
    wanted = select(*columns).where(named_by(session))
    async for rows in _in_parts(database, wanted, place, TABLES_AT_ONCE):
        yield [
            messages.TableData(
                id=row.id,
                created=row.created,
                preset=row.options["preset"],
                variants=row.options["variants"],
                hosted=row.maker_session == session,
                over=row.finished,
                record=f"/api/tables/{row.id}/record",
                events=await events_of(database, session, row.id),
            )
            for row in rows
        ]


async def events_of(database: Database, session: str, table_id: str) -> list[messages.OwnEvent]:
    """Return the events of a table that name the person, in order."""
    wanted = select(EventRow.__table__).where(EventRow.table_id == table_id, EventRow.session == session)
    async with database.connected() as db:
        return [_own_event(row) for row in await db.execute(wanted.order_by(EventRow.number))]


async def _chat_of(database: Database, session: str) -> AsyncIterator[list[messages.ChatData]]:
    wanted = select(ChatRow.__table__).where(ChatRow.session == session, ChatRow.removes.is_(None))
    place = tuple_(ChatRow.table_id, ChatRow.number)
    async for rows in _in_parts(database, wanted, place, ROWS_AT_ONCE):
        yield [convert(row, messages.ChatData, from_attributes=True) for row in rows]


async def _ratings_of(database: Database, session: str) -> AsyncIterator[list[messages.RatedData]]:
    wanted = select(RatedSeatRow.__table__).where(RatedSeatRow.session == session)
    async for rows in _in_parts(database, wanted, tuple_(RatedSeatRow.id), ROWS_AT_ONCE):
        yield [convert(row, messages.RatedData, from_attributes=True) for row in rows]


async def _in_parts(
    database: Database, wanted: Select[Any], place: Tuple, most: int
) -> AsyncIterator[Sequence[Row[Any]]]:
    """Yield the rows by their unique `place`, in batches of `most`, each read in its own transaction."""
    begun: tuple[Any, ...] | None = None
    while True:
        after = wanted if begun is None else wanted.where(place > begun)
        async with database.connected() as db:
            rows = (await db.execute(after.order_by(*place.clauses).limit(most))).all()
        yield rows
        if len(rows) < most:
            return
        begun = tuple(getattr(rows[-1], str(column.key)) for column in place.clauses)


def _own_event(row: Row[Any]) -> messages.OwnEvent:
    try:
        event = entry_of(row).event
    except ValueError:
        return messages.OwnEvent(number=row.number, kind="unknown", seat=None, name=None, at=row.created)
    return messages.OwnEvent(
        number=row.number,
        kind=kind_of(event),
        seat=getattr(event, "seat", None),
        name=getattr(event, "name", None) or None,
        at=row.created,
    )

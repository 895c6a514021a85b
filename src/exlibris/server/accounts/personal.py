"""What the database has about a person, for them to take home."""

from datetime import UTC, datetime
from typing import Any, TypeVar

import httpx
from msgspec import convert
from sqlalchemy import Row, Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.server.accounts.accounts import AccountRow, settings_of
from exlibris.server.accounts.messages import (
    AccountData,
    ChatData,
    NotifiedData,
    OwnEvent,
    PersonalData,
    RatedData,
    SignInData,
    TableData,
)
from exlibris.server.accounts.second_factor import SecondFactorRow
from exlibris.server.accounts.sign_ins import ReturnLinkRow, SignInRow
from exlibris.server.accounts.traces import named_by
from exlibris.server.chat.lines import ChatRow
from exlibris.server.notifications.addressees import SubscriptionRow, WebhookRow
from exlibris.server.ratings.store import RatedSeatRow
from exlibris.server.storage.database import Database
from exlibris.server.storage.events import EventRow, entry_of
from exlibris.server.storage.models import TableRow
from exlibris.table.events import kind_of

Data = TypeVar("Data")


async def personal_data(database: Database, session: str) -> PersonalData:
    """Return all that is kept about a person. Tables are not loaded for it, and damaged ones do no harm."""
    signed_in = select(SignInRow).where(SignInRow.session == session).order_by(SignInRow.created)
    pushed_to = select(SubscriptionRow).where(SubscriptionRow.session == session)
    said = select(ChatRow).where(ChatRow.session == session, ChatRow.removes.is_(None))
    rated = select(RatedSeatRow).where(RatedSeatRow.session == session).order_by(RatedSeatRow.id)
    async with database.reading() as db:
        account = await db.get(AccountRow, session)
        link = await db.get(ReturnLinkRow, session)
        factor = await db.get(SecondFactorRow, session)
        hook = await db.get(WebhookRow, session)
        return PersonalData(
            made=datetime.now(UTC),
            account=account_data(account) if account else None,
            sign_ins=await found(db, signed_in, SignInData),
            return_link_made=link.created if link else None,
            return_link_used=link.used if link else None,
            second_factor_made=factor.created if factor else None,
            webhook=notified_data(hook, hook.url) if hook else None,
            push=[notified_data(row, row.endpoint) for row in await db.scalars(pushed_to)],
            tables=await tables_of(db, session),
            chat=await found(db, said.order_by(ChatRow.table_id, ChatRow.number), ChatData),
            ratings=await found(db, rated, RatedData),
        )


async def found(db: AsyncSession, wanted: Select[Any], kind: type[Data]) -> list[Data]:
    """Return what the rows say of the fields that the kind has, and nothing else of them."""
    return [convert(row, kind, from_attributes=True) for row in await db.scalars(wanted)]


def account_data(row: AccountRow) -> AccountData:
    """Return an account without its password's hash."""
    return AccountData(name=row.name, email=row.email, created=row.created, shown=row.shown, settings=settings_of(row))


def notified_data(row: WebhookRow | SubscriptionRow, address: str) -> NotifiedData:
    """Return where a person is told, without the address."""
    return NotifiedData(host=httpx.URL(address).host, language=row.language, created=row.created)


async def tables_of(db: AsyncSession, session: str) -> list[TableData]:
    """Return the tables of a person, the oldest first."""
    events = await events_of(db, session)
    columns = (
        TableRow.id, TableRow.created, TableRow.options, TableRow.maker_session, TableRow.finished,
    )  # fmt: skip
    rows = await db.execute(select(*columns).where(named_by(session)).order_by(TableRow.created))
    return [
        TableData(
            id=row.id,
            created=row.created,
            preset=row.options["preset"],
            variants=row.options["variants"],
            hosted=row.maker_session == session,
            over=row.finished,
            record=f"/api/tables/{row.id}/record",
            events=events.get(row.id, []),
        )
        for row in rows
    ]


async def events_of(db: AsyncSession, session: str) -> dict[str, list[OwnEvent]]:
    """Return what events say of a person, by table and in order."""
    wanted = select(EventRow.__table__).where(EventRow.session == session)
    events: dict[str, list[OwnEvent]] = {}
    for row in await db.execute(wanted.order_by(EventRow.table_id, EventRow.number)):
        events.setdefault(row.table_id, []).append(own_event(row))
    return events


def own_event(row: Row[Any]) -> OwnEvent:
    """Return what a row says of a person; of an event that can't be read here, that there is one."""
    try:
        event = entry_of(row).event
    except ValueError:
        return OwnEvent(number=row.number, kind="unknown", seat=None, name=None, at=row.created)
    return OwnEvent(
        number=row.number,
        kind=kind_of(event),
        seat=getattr(event, "seat", None),
        name=getattr(event, "name", None) or None,
        at=row.created,
    )

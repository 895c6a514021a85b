"""What the database has about a person, for them to take home."""

from datetime import UTC, datetime
from typing import Any

import httpx
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.server.accounts.accounts import AccountRow, settings_of
from exlibris.server.accounts.messages import (
    AccountData,
    ChatData,
    OwnEvent,
    PersonalData,
    PushData,
    RatedData,
    SignInData,
    TableData,
    WebhookData,
)
from exlibris.server.accounts.ownership import named_by
from exlibris.server.accounts.return_links import ReturnLinkRow
from exlibris.server.accounts.sign_ins import SignInRow
from exlibris.server.chat.lines import ChatRow
from exlibris.server.notifications.addressees import SubscriptionRow, WebhookRow
from exlibris.server.ratings.store import RatedSeatRow
from exlibris.server.storage.database import Database
from exlibris.server.storage.events import EventRow, entry_of
from exlibris.server.storage.models import TableRow
from exlibris.table.events import kind_of


class PersonalRows:
    """Reads the rows that name a person. Tables are not loaded for it, and damaged ones do no harm."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, session: str) -> PersonalData:
        """Return all that is kept about a person."""
        async with self._database.reading() as db:
            account = await db.get(AccountRow, session)
            link = await db.get(ReturnLinkRow, session)
            hook = await db.get(WebhookRow, session)
            return PersonalData(
                made=datetime.now(UTC),
                account=account_data(account) if account else None,
                sign_ins=await sign_ins_of(db, session),
                return_link_made=link.created if link else None,
                webhook=webhook_data(hook) if hook else None,
                push=await push_of(db, session),
                tables=await tables_of(db, session),
                chat=await chat_of(db, session),
                ratings=await ratings_of(db, session),
            )


def account_data(row: AccountRow) -> AccountData:
    """Return an account without its password's hash."""
    return AccountData(name=row.name, email=row.email, created=row.created, shown=row.shown, settings=settings_of(row))


async def sign_ins_of(db: AsyncSession, session: str) -> list[SignInData]:
    """Return the sign-ins of a person, without the hashes of their secrets."""
    rows = await db.scalars(select(SignInRow).where(SignInRow.session == session).order_by(SignInRow.created))
    return [SignInData(device=row.device, created=row.created, seen=row.seen) for row in rows]


async def push_of(db: AsyncSession, session: str) -> list[PushData]:
    """Return the browsers of a person that are pushed messages, without their addresses."""
    rows = await db.scalars(select(SubscriptionRow).where(SubscriptionRow.session == session))
    return [PushData(host=httpx.URL(row.endpoint).host, language=row.language, created=row.created) for row in rows]


def webhook_data(row: WebhookRow) -> WebhookData:
    """Return a webhook without its address."""
    return WebhookData(host=httpx.URL(row.url).host, language=row.language, created=row.created)


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


async def chat_of(db: AsyncSession, session: str) -> list[ChatData]:
    """Return what a person has said, in order at each table."""
    wanted = select(ChatRow).where(ChatRow.session == session, ChatRow.removes.is_(None))
    return [
        ChatData(
            table=row.table_id,
            number=row.number,
            seat=row.seat,
            name=row.name,
            text=row.text,
            phrase=row.phrase,
            at=row.created,
        )
        for row in await db.scalars(wanted.order_by(ChatRow.table_id, ChatRow.number))
    ]


async def ratings_of(db: AsyncSession, session: str) -> list[RatedData]:
    """Return the games by which somebody was rated, in that order."""
    wanted = select(RatedSeatRow).where(RatedSeatRow.session == session)
    return [
        RatedData(
            table=row.table_id,
            at=row.at,
            family=row.family,
            pool=row.pool,
            rank=row.rank,
            size=row.size,
            lines=row.lines,
            places=row.places,
            rating=row.mu,
            uncertainty=row.sigma,
        )
        for row in await db.scalars(wanted.order_by(RatedSeatRow.id))
    ]

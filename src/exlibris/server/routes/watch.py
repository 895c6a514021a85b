"""The WebSocket that tells a browser what is new at a table."""

import logging
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.handlers import send_websocket_stream
from litestar.params import FromQuery
from msgspec import Struct, structs

from exlibris.server.accounts.service import SIGNED_OUT, channel_of
from exlibris.server.chat.lines import CHAT_NEWS
from exlibris.server.chat.reader import ChatReader, chat_reader
from exlibris.server.databases.engines import is_postgres
from exlibris.server.dependencies import LogMark, Onlooker, TableId, TheChannels, TheSettings, TheStore, TheTables
from exlibris.server.errors import STORAGE_ERRORS, TableError, in_one_line
from exlibris.server.identity import caller_behind
from exlibris.server.language import spoken
from exlibris.server.messages import Pushed, SeatPresence
from exlibris.server.monitoring.metrics import CONNECTIONS
from exlibris.server.people.presence import Presence
from exlibris.server.present.table import presence_of
from exlibris.server.programs.bearer import NOT_LET_IN
from exlibris.server.share import links_over
from exlibris.server.store import Store
from exlibris.server.tables import Tables

UNKNOWN_TABLE = 4404
BAD_REQUEST = 4400
TRY_AGAIN_LATER = 1013
LONGEST_REASON = 123  # bytes
START = b"start"  # before any event: everything may be new
SIGNED_OUT_ELSEWHERE = (NOT_LET_IN, "This browser has been signed out.")
STORAGE_FAILED = (TRY_AGAIN_LATER, "The server can't reach its storage just now; try again soon.")

logger = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]


class Reader(Struct):
    """A browser that listens: `seen` is the number of the snapshot it has, `seat` the one it looks from.

    `sign_in` is the id of the browser's sign-in, if it has one. With `store` it is looked up before each message, as
    another process may have ended it.
    `chat` is None for those who are sent none.
    `ending` is the code and the reason with which the WebSocket is closed when nothing more can come.
    """

    onlooker: Onlooker
    table_id: str
    tables: Tables
    seat: int | None
    seen: int
    sign_in: str | None = None
    store: Store | None = None
    chat: ChatReader | None = None
    presence: list[SeatPresence] | None = None
    ending: tuple[int, str] | None = None

    async def is_signed_out(self) -> bool:
        """Tell whether another process has ended the browser's sign-in."""
        if self.store is None or self.sign_in is None:
            return False
        return not await self.store.sign_ins.is_in_force(self.sign_in)

    async def numbers(self) -> AsyncIterator[Pushed]:
        """Yield the table's number if it is new."""
        number = (await self.tables.known(self.table_id)).number_for(self.onlooker.session)
        if number != self.seen:
            self.seen = number
            yield Pushed(number=number)

    async def said(self) -> AsyncIterator[Pushed]:
        """Yield the lines of the chat that are new."""
        if self.chat and (lines := await self.chat.news(await self.tables.known(self.table_id))):
            yield Pushed(number=self.seen, chat=lines)

    async def snapshots(self) -> AsyncIterator[Pushed]:
        """Yield each new snapshot, so that moves can be followed one by one, then who is here if that is new."""
        while True:
            live = await self.tables.known(self.table_id)
            newest = live.number_for(self.onlooker.session)
            if newest <= self.seen:
                break
            then = self.onlooker.sees(live.right_after(self.seen, self.onlooker.session), self.seat)
            self.seen, self.onlooker = then.number, structs.replace(self.onlooker, log_mark=then.log.mark)
            self.presence = then.presence
            yield Pushed(number=then.number, snapshot=structs.replace(then, newest=newest))
        now = presence_of(live)
        if now != self.presence:
            self.presence = now
            yield Pushed(number=self.seen, presence=now)


@websocket("/ws/tables/{table_id:str}")
async def watch_table(
    socket: AnySocket,
    *,
    table_id: TableId,
    tables: TheTables,
    channels: TheChannels,
    store: TheStore,
    settings: TheSettings,
    language: FromQuery[str] = "en",
    log_mark: LogMark = "",
    seat: FromQuery[int | None] = None,
    after: FromQuery[int | None] = None,
) -> None:
    """Send what this browser may notice, now and as it happens: snapshots from one of its seats, or mere numbers.

    Snapshots are for those who name, with `after`, the number of the one that they have.
    """
    try:
        caller = caller_behind(socket)
        onlooker = Onlooker(
            session=caller.session,
            language=spoken(language),
            share_url=links_over(socket, settings).to(table_id),
            log_mark=log_mark,
        )
        live = await tables.load(table_id)
        chat = None if after is None else await chat_reader(store.chat, live, caller.session)
    except TableError as error:
        await socket.accept()  # or else the browser would not be told the code
        await socket.close(*refusal(error))
        return
    except STORAGE_ERRORS as error:
        log_failure(error)
        await socket.close(*STORAGE_FAILED)  # not accepted, so that the browser waits longer before each attempt
        return
    await socket.accept()
    last_seen = -1 if after is None else after
    elsewhere = store if is_postgres(settings.database) else None
    reader = Reader(onlooker, table_id, tables, seat, last_seen, caller.sign_in_id, elsewhere, chat)
    news = news_for(reader, channels, whole=after is not None)
    with present(live.presence, onlooker.session, lambda: tables.presences.on_change(table_id)):
        await send_websocket_stream(
            socket, news, close=False, send_handler=send, listen_for_disconnect=True, warn_on_data_discard=False
        )
    if reader.ending:
        await socket.close(*reader.ending)


def refusal(error: TableError) -> tuple[int, str]:
    """Return the code and the reason with which a WebSocket is closed: what is wrong, as far as its frame has room."""
    reason = error.detail.encode()[:LONGEST_REASON].decode(errors="ignore")
    return UNKNOWN_TABLE if error.status == 404 else BAD_REQUEST, reason


def log_failure(error: Exception) -> None:
    """Note that somebody could not be told what is new."""
    logger.error("a WebSocket is closed: the database fails: %s", in_one_line(error))


@contextmanager
def present(presence: Presence, session: str, tell: Callable[[], None]) -> Iterator[None]:
    """Count the browser as present meanwhile, and tell the others at the table."""
    if presence.arrive(session):
        tell()
    try:
        with CONNECTIONS.track_inprogress():
            yield
    finally:
        if presence.depart(session):
            tell()


async def send(socket: AnySocket, pushed: Pushed) -> None:
    """Send the message as JSON text."""
    await socket.send_json(pushed)


async def news_for(reader: Reader, channels: ChannelsPlugin, whole: bool) -> AsyncGenerator[Pushed, None]:
    """Yield what is new to the reader, at once and after each event: the `whole` snapshots, or their numbers."""
    async with channels.start_subscription(channels_for(reader)) as subscriber:
        events, event = aiter(subscriber.iter_events()), START
        while True:
            try:
                if await reader.is_signed_out():
                    reader.ending = SIGNED_OUT_ELSEWHERE
                    return
                async for pushed in news_of(event, reader, whole):
                    yield pushed
            except TableError as error:
                reader.ending = refusal(error)
                return
            except STORAGE_ERRORS as error:
                log_failure(error)
                reader.ending = STORAGE_FAILED
                return
            event = await anext(events)
            if event == SIGNED_OUT:
                reader.ending = SIGNED_OUT_ELSEWHERE
                return


def channels_for(reader: Reader) -> list[str]:
    """Return the channels that bring news for the reader: of the table, and of its sign-in if it has one."""
    return [reader.table_id, *([channel_of(reader.sign_in)] if reader.sign_in else [])]


async def news_of(event: bytes, reader: Reader, whole: bool) -> AsyncIterator[Pushed]:
    """Yield what is new to the reader by an event of the table's channel."""
    if event != CHAT_NEWS:
        async for pushed in reader.snapshots() if whole else reader.numbers():
            yield pushed
    if event in {START, CHAT_NEWS}:
        async for pushed in reader.said():
            yield pushed

"""The WebSocket that tells a browser what is new at a table, and over which it may act."""

import logging
from collections.abc import AsyncGenerator, Iterator
from contextlib import ExitStack, aclosing, contextmanager, suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from uvicorn.protocols.utils import ClientDisconnected

from exlibris.server.accounts.service import SIGNED_OUT, TheAccounts, channel_of
from exlibris.server.base.background import until_one_ends
from exlibris.server.base.metrics import CONNECTIONS
from exlibris.server.chat.lines import TheChat
from exlibris.server.chat.messages import chat_reader
from exlibris.server.kit.caller import network_behind
from exlibris.server.kit.dependencies import (
    LogMark,
    TableId,
    TheCaller,
    TheChannels,
    TheLinks,
    TheRequestLimit,
    TheSettings,
    TheTables,
    onlooker,
)
from exlibris.server.kit.errors import STORAGE_FAILED, status_of
from exlibris.server.kit.requests import spoken
from exlibris.server.kit.sockets import TheSockets
from exlibris.server.playing.acting import ActingDoor
from exlibris.server.playing.messages import Pushed
from exlibris.server.playing.reader import SIGNED_OUT_ELSEWHERE, START, Reader
from exlibris.server.programs.tokens import ThePrograms
from exlibris.server.running.tables import Tables
from exlibris.server.storage.engines import StorageError, in_one_line, is_postgres
from exlibris.table.errors import TableError
from exlibris.table.fold.live import LiveTable

UNKNOWN_TABLE = 4404
BAD_REQUEST = 4400
TRY_AGAIN_LATER = 1013
LONGEST_REASON = 123  # bytes
NO_STORAGE = (TRY_AGAIN_LATER, STORAGE_FAILED[1])

logger = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table_id:str}")
async def watch_table(
    socket: AnySocket,
    *,
    table_id: TableId,
    caller: TheCaller,
    links: TheLinks,
    tables: TheTables,
    channels: TheChannels,
    accounts: TheAccounts,
    programs: ThePrograms,
    chat: TheChat,
    settings: TheSettings,
    request_limit: TheRequestLimit,
    sockets: TheSockets,
    language: FromQuery[str] = "en",
    log_mark: LogMark = "",
    seat: FromQuery[int | None] = None,
    after: FromQuery[int | None] = None,
) -> None:
    """Send what this browser may notice, now and as it happens: snapshots from one of its seats, or mere numbers.

    Snapshots are for those who name, with `after`, the number of the one that they have. What is sent is answered.
    """
    with ExitStack() as here:
        try:
            who = onlooker(
                table_id=table_id, caller=caller, links=links, tables=tables, spoken=spoken(language), log_mark=log_mark
            )
            live = await tables.look_at(table_id)
            here.enter_context(sockets.place(network_behind(socket), watched_by(live, caller.session)))
            lines = None if after is None else await chat_reader(chat, live, caller.session)
        except (TableError, StorageError) as error:
            await refuse(socket, error)
            return
        await socket.accept()
        have = -1 if after is None else after
        sign_ins = programs if caller.is_program else accounts.sign_ins if is_postgres(settings.database) else None
        sign_in = caller.session if caller.is_program else caller.sign_in_id
        reader = Reader(who, table_id, tables, seat, have, sign_in, sign_ins, lines, after is not None)
        door = ActingDoor(socket, reader, caller, programs, accounts.sign_ins, request_limit)
        here.enter_context(present(live, caller.session, tables))
        with suppress(WebSocketDisconnect, ClientDisconnected):
            await until_one_ends(tell_news(socket, reader, channels), door.answer_all())
    if reader.ending:
        await socket.close(*reader.ending)


def watched_by(live: LiveTable, session: str) -> str | None:
    """Return the table's id if the browser with that session only watches there."""
    is_spectator = session != live.opened.maker_session and not live.seats_of(session)
    return live.opened.id if is_spectator else None


async def refuse(socket: AnySocket, error: Exception) -> None:
    """Close a WebSocket that has not been opened.

    Where it may be opened later it is not accepted, so that the browser waits longer before each attempt; otherwise the
    browser is told the code, which takes an open one.
    """
    if not isinstance(error, TableError):
        log_failure(error)
        await socket.close(*NO_STORAGE)
    elif status_of(error) == HTTP_429_TOO_MANY_REQUESTS:
        await socket.close(TRY_AGAIN_LATER, error.detail)
    else:
        await socket.accept()
        await socket.close(*refusal(error))


def refusal(error: TableError) -> tuple[int, str]:
    """Return the code and the reason with which a WebSocket is closed: what is wrong, as far as its frame has room."""
    reason = error.detail.encode()[:LONGEST_REASON].decode(errors="ignore")
    return UNKNOWN_TABLE if status_of(error) == 404 else BAD_REQUEST, reason


def log_failure(error: Exception) -> None:
    """Log that a WebSocket is closed because of a database error."""
    logger.error("closed a WebSocket: database error: %s", in_one_line(error))


@contextmanager
def present(live: LiveTable, session: str, tables: Tables) -> Iterator[None]:
    """Count the browser as present meanwhile, and tell the others at the table."""
    presence, table_id = live.presence, live.opened.id
    if presence.arrive(session):
        tables.presences.on_change(table_id)
    try:
        with CONNECTIONS.track_inprogress():
            yield
    finally:
        if presence.depart(session, tables.now()):
            tables.presences.on_change(table_id)


async def tell_news(socket: AnySocket, reader: Reader, channels: ChannelsPlugin) -> None:
    """Send the reader what is new, at once and after each event, until nothing more can come."""
    async with channels.start_subscription(channels_for(reader)) as subscriber:
        events, event = aiter(subscriber.iter_events()), START
        while not reader.ending:
            await tell(socket, reader, event)
            if not reader.ending:
                event = await anext(events)


async def tell(socket: AnySocket, reader: Reader, event: bytes) -> None:
    """Send the reader what is new by an event. No snapshot stays in memory while the next event is awaited."""
    async with reader.lock, aclosing(news_for(event, reader)) as news:
        async for pushed in news:
            await socket.send_json(pushed)


async def news_for(event: bytes, reader: Reader) -> AsyncGenerator[Pushed, None]:
    """Yield what is new to the reader by an event of its channels; if nothing more can come, note that."""
    try:
        if event == SIGNED_OUT or await reader.is_signed_out():
            reader.ending = SIGNED_OUT_ELSEWHERE
            return
        async for pushed in reader.news(event):
            yield pushed
    except TableError as error:
        reader.ending = refusal(error)
    except StorageError as error:
        log_failure(error)
        reader.ending = NO_STORAGE


def channels_for(reader: Reader) -> list[str]:
    """Return the reader's channels: of the table, and of its sign-in or program if it has one."""
    return [reader.table_id, *([channel_of(reader.sign_in)] if reader.sign_in else [])]

"""The WebSocket that sends a table's news to a client and accepts its actions."""

import logging
from collections.abc import AsyncGenerator, Iterator
from contextlib import ExitStack, aclosing, contextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from msgspec import Struct
from prometheus_client import Gauge
from uvicorn.protocols.utils import ClientDisconnected

from exlibris.server.accounts.service import SIGNED_OUT, AccountService, channel_of
from exlibris.server.background import to_its_end, until_one_ends
from exlibris.server.chat import ChatLines, chat_reader
from exlibris.server.http.callers import Caller, network_behind
from exlibris.server.http.errors import INTERNAL, STORAGE_FAILED, TRY_AGAIN_LATER, status_of
from exlibris.server.http.handlers import LogMark, TableId, onlooker
from exlibris.server.http.limits import LoopTime, RequestLimit, Sockets
from exlibris.server.http.origins import Links, spoken
from exlibris.server.play.reader import SIGNED_OUT_ELSEWHERE, START, Pushed, Reader, SocketAnswer, SocketRequest
from exlibris.server.programs import ProgramTokens
from exlibris.server.storage.database import StorageError, in_one_line
from exlibris.server.tables.service import Tables
from exlibris.table.commands import NamedAct, UndoRequest, act, undo
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.table.routes import Wanted
from exlibris.table.snapshot import notated_position

PING: Final = b"{}"  # a client's check that the connection still works
LONGEST: Final = 2000  # bytes of a message; a longer message closes the WebSocket before it is inflated
UNKNOWN_TABLE = 4404
BAD_REQUEST = 4400
LONGEST_REASON = 123  # bytes
NO_STORAGE = (TRY_AGAIN_LATER, STORAGE_FAILED[1])
CONNECTIONS: Final = Gauge(
    "exlibris_connections", "WebSockets of browsers that have a table open", multiprocess_mode="livesum"
)
logger = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, Any]


class ActingDoor(Struct):
    """Answers the messages that a client sends over its `reader`'s WebSocket."""

    socket: WebSocket[Any, Any, Any]
    reader: Reader
    caller: Caller
    limit: RequestLimit
    loop_time: LoopTime

    async def answer_all(self) -> None:
        """Answer each message until the WebSocket closes or the sender is signed out."""
        while (message := await self.socket.receive())["type"] == "websocket.receive":
            sent = message.get("text") or message.get("bytes") or b""
            await self._answer_one(sent.encode() if isinstance(sent, str) else sent)
            if self.reader.ending:
                return

    async def _answer_one(self, sent: bytes) -> None:
        """Answer a message, unless it ends the connection. Keep no answer in memory while awaiting the next message."""
        async with self.reader.lock:
            answer = await self.loop_time.in_turn(network_behind(self.socket), partial(self._answer, sent))
            if not self.reader.ending:
                await self.socket.send_json(answer)

    async def _answer(self, sent: bytes) -> Pushed:
        """Return the answer to a message, even if it fails."""
        asked: SocketRequest | None = None
        try:
            await self.limit.count(self.socket)
            if await self.reader.is_signed_out():
                self.reader.ending = SIGNED_OUT_ELSEWHERE
            elif sent == PING:
                return Pushed(number=self.reader.seen, answer=SocketAnswer(id="ping", status=200))
            else:
                asked = _read(sent)
                return self._after(asked, await to_its_end(self._done(asked)))
        except TableError as error:
            return self._refusal(asked, error)
        except StorageError as error:
            logger.error("WebSocket request failed: database error: %s", in_one_line(error))
            return self._refusal(asked, TableError(*STORAGE_FAILED))
        except Exception:
            logger.exception("WebSocket request failed")
            return self._refusal(asked, TableError(*INTERNAL))
        return Pushed(number=self.reader.seen)

    async def _done(self, asked: SocketRequest) -> Table:
        session = self.caller.session
        command: Wanted = partial(undo, wanted=UndoRequest(seat=asked.seat, number=asked.number), session=session)
        if asked.action is not None:
            wanted = NamedAct(seat=asked.seat, action=asked.action, number=asked.number)
            command = partial(act, wanted=wanted, session=session)
        work = self.reader.tables.change(self.reader.table_id, command)  # runs in a task of its own
        return await self.loop_time.counted(network_behind(self.socket), work)

    def _after(self, asked: SocketRequest, live: Table) -> Pushed:
        if self.reader.whole:
            then = self.reader.after(live, asked.seat, asked.number)
            return Pushed(number=then.number, snapshot=then, answer=SocketAnswer(id=asked.id, status=200))
        position = notated_position(live, self.caller.session, asked.seat)
        self.reader.seen = position.number
        return Pushed(number=position.number, answer=SocketAnswer(id=asked.id, status=200, position=position))

    def _refusal(self, asked: SocketRequest | None, error: TableError) -> Pushed:
        request_id = asked.id if asked else None
        answer = SocketAnswer(id=request_id, status=status_of(error), code=error.code, detail=error.detail)
        return Pushed(number=self.reader.seen, answer=answer)


def _read(sent: bytes) -> SocketRequest:
    """Return the request in a message. Raises TableError."""
    try:
        asked = msgspec.json.decode(sent, type=SocketRequest)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad-request", f"{error}") from error
    if (asked.action is None) is not asked.undo:
        raise TableError("bad-request", "Send either `action` or `undo`.")
    return asked


@websocket("/ws/tables/{table_id:str}")
async def watch_table(
    socket: AnySocket,
    *,
    table_id: TableId,
    caller: NamedDependency[Caller],
    links: NamedDependency[Links],
    tables: NamedDependency[Tables],
    channels: NamedDependency[ChannelsPlugin],
    accounts: NamedDependency[AccountService],
    programs: NamedDependency[ProgramTokens],
    chat: NamedDependency[ChatLines],
    request_limit: NamedDependency[RequestLimit],
    loop_time: NamedDependency[LoopTime],
    sockets: NamedDependency[Sockets],
    language: FromQuery[str] = "en",
    log_mark: LogMark = "",
    seat: FromQuery[int | None] = None,
    after: FromQuery[int | None] = None,
) -> None:
    """Send a table's news to this client until it disconnects, and answer its messages.

    Clients that name the number of their snapshot with `after` get snapshots, seen from the given `seat`. Others only
    get numbers.
    """
    with ExitStack() as here:
        try:
            who = onlooker(
                table_id=table_id, caller=caller, links=links, tables=tables, spoken=spoken(language), log_mark=log_mark
            )
            live = await tables.look_at(table_id)
            here.enter_context(sockets.place(network_behind(socket), _watched_by(live, caller.session)))
            lines = None if after is None else await chat_reader(chat, live, caller.session)
        except (TableError, StorageError) as error:
            await _refuse(socket, error)
            return
        await socket.accept()
        have, sign_in = -1 if after is None else after, caller.session if caller.is_program else caller.sign_in_id
        sign_ins = programs if caller.is_program else accounts.sign_ins
        reader = Reader(who, table_id, tables, seat, have, sign_in, sign_ins, lines, after is not None)
        door = ActingDoor(socket, reader, caller, request_limit, loop_time)
        here.enter_context(_present(live, caller.session, tables))
        with suppress(WebSocketDisconnect, ClientDisconnected):
            await until_one_ends(_tell_news(socket, reader, channels, loop_time), door.answer_all())
    if reader.ending:
        await socket.close(*reader.ending)


def _watched_by(live: Table, session: str) -> str | None:
    is_spectator = session != live.opened.maker_session and not live.seats_of(session)
    return live.opened.id if is_spectator else None


async def _refuse(socket: AnySocket, error: Exception) -> None:
    """Close a WebSocket that was not opened.

    If a later attempt can succeed, don't accept it, so that the browser waits longer before each attempt. Otherwise
    accept it first, since browsers only see the code of an accepted WebSocket.
    """
    if not isinstance(error, TableError):
        _log_failure(error)
        await socket.close(*NO_STORAGE)
    elif status_of(error) == HTTP_429_TOO_MANY_REQUESTS:
        await socket.close(TRY_AGAIN_LATER, error.detail)
    else:
        await socket.accept()
        await socket.close(*refusal(error))


def refusal(error: TableError) -> tuple[int, str]:
    """Return the code and reason for closing a WebSocket; the reason is cut to fit into its frame."""
    reason = error.detail.encode()[:LONGEST_REASON].decode(errors="ignore")
    return UNKNOWN_TABLE if status_of(error) == 404 else BAD_REQUEST, reason


def _log_failure(error: Exception) -> None:
    logger.error("closed a WebSocket: database error: %s", in_one_line(error))


@contextmanager
def _present(live: Table, session: str, tables: Tables) -> Iterator[None]:
    """Count the browser as present during the block, and notify the others at the table."""
    presence, table_id = live.presence, live.opened.id
    if presence.arrive(session):
        tables.presences.on_change(table_id)
    try:
        with CONNECTIONS.track_inprogress():
            yield
    finally:
        if presence.depart(session, tables.now()):
            tables.presences.on_change(table_id)


async def _tell_news(socket: AnySocket, reader: Reader, channels: ChannelsPlugin, loop_time: LoopTime) -> None:
    heard = [reader.table_id, *([channel_of(reader.sign_in)] if reader.sign_in else [])]
    async with channels.start_subscription(heard) as subscriber:
        events, event, network = aiter(subscriber.iter_events()), START, network_behind(socket)
        while not reader.ending:
            await loop_time.in_turn(network, partial(_tell, socket, reader, event))
            if not reader.ending:
                event = await anext(events)


async def _tell(socket: AnySocket, reader: Reader, event: bytes) -> None:
    """Send the client the news of an event. Keep no snapshot in memory while awaiting the next event."""
    async with reader.lock, aclosing(_news_for(event, reader)) as news:
        async for pushed in news:
            await socket.send_json(pushed)


async def _news_for(event: bytes, reader: Reader) -> AsyncGenerator[Pushed, None]:
    """Yield the news of an event for the client; set `reader.ending` if the connection is to end."""
    try:
        is_elsewhere = reader.tables.is_shared and await reader.is_signed_out()  # another process may have ended it
        if event == SIGNED_OUT or is_elsewhere:
            reader.ending = SIGNED_OUT_ELSEWHERE
            return
        async for pushed in reader.news(event):
            yield pushed
    except TableError as error:
        reader.ending = refusal(error)
    except StorageError as error:
        _log_failure(error)
        reader.ending = NO_STORAGE

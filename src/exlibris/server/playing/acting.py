"""The door for actions over a table's WebSocket: each message is answered as the same request over HTTP is."""

import logging
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket
from msgspec import Struct

from exlibris.server.accounts.sign_ins import SignIns
from exlibris.server.base.background import to_its_end
from exlibris.server.kit.caller import Caller
from exlibris.server.kit.counters import RequestLimit
from exlibris.server.kit.errors import INTERNAL, STORAGE_FAILED, status_of
from exlibris.server.playing.messages import Pushed, SocketAnswer, SocketRequest
from exlibris.server.playing.reader import SIGNED_OUT_ELSEWHERE, Reader
from exlibris.server.programs.tokens import ProgramTokens
from exlibris.server.storage.engines import StorageError, in_one_line
from exlibris.table.commands import NamedAct, UndoRequest, act, undo
from exlibris.table.errors import TableError
from exlibris.table.live import LiveTable
from exlibris.table.onlooker import notated_position
from exlibris.table.routes import Wanted

PING: Final = b"{}"  # asks whether the connection still stands
LONGEST: Final = 2000  # bytes of a message; a longer one closes the WebSocket before it is inflated

logger = logging.getLogger(__name__)


class ActingDoor(Struct):
    """Answers what a browser or a program sends over the WebSocket by which its `reader` listens."""

    socket: WebSocket[Any, Any, Any]
    reader: Reader
    caller: Caller
    programs: ProgramTokens
    sign_ins: SignIns
    limit: RequestLimit

    async def answer_all(self) -> None:
        """Answer each message until the WebSocket is closed or the sender is signed out."""
        while (message := await self.socket.receive())["type"] == "websocket.receive":
            sent = message.get("text") or message.get("bytes") or b""
            await self._answer_one(sent.encode() if isinstance(sent, str) else sent)
            if self.reader.ending:
                return

    async def _answer_one(self, sent: bytes) -> None:
        """Answer a message, unless that ends it. No answer stays in memory while the next message is awaited."""
        async with self.reader.lock:
            answer = await self._answer(sent)
            if not self.reader.ending:
                await self.socket.send_json(answer)

    async def _answer(self, sent: bytes) -> Pushed:
        """Return the answer to a message; whatever goes wrong is answered, too."""
        asked: SocketRequest | None = None
        try:
            await self.limit.count(self.socket)
            if not await self._is_let_in():
                self.reader.ending = SIGNED_OUT_ELSEWHERE
            elif sent == PING:
                return Pushed(number=self.reader.seen, answer=SocketAnswer(id="ping", status=200))
            else:
                asked = read(sent)
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

    async def _is_let_in(self) -> bool:
        """Return whether the program's token or the browser's sign-in is still good: it may have ended since."""
        if self.caller.is_program:
            return await self.programs.knows(self.caller.token)
        return self.reader.sign_in is None or await self.sign_ins.is_in_force(self.reader.sign_in)

    async def _done(self, asked: SocketRequest) -> LiveTable:
        """Do what is asked, as over HTTP, and return the table. Raises TableError."""
        session = self.caller.session
        command: Wanted = partial(undo, wanted=UndoRequest(seat=asked.seat, number=asked.number), session=session)
        if asked.action is not None:
            wanted = NamedAct(seat=asked.seat, action=asked.action, number=asked.number)
            command = partial(act, wanted=wanted, session=session)
        return await self.reader.tables.change(self.reader.table_id, command)

    def _after(self, asked: SocketRequest, live: LiveTable) -> Pushed:
        """Return what the seat sees after its request: a snapshot, or the position for readers without snapshots."""
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


def read(sent: bytes) -> SocketRequest:
    """Return what a message asks for. Raises TableError."""
    try:
        asked = msgspec.json.decode(sent, type=SocketRequest)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad-request", f"{error}") from error
    if (asked.action is None) is not asked.undo:
        raise TableError("bad-request", "Send either `action` or `undo`.")
    return asked

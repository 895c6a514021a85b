"""The reader behind a table's WebSocket, and the messages in both directions."""

from asyncio import Lock
from collections.abc import AsyncIterator
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct, field, structs

from exlibris.server.accounts.sign_ins import SignIns
from exlibris.server.chat import CHAT_NEWS, ChatLine, ChatReader
from exlibris.server.programs import NOT_LET_IN, ProgramTokens
from exlibris.server.tables.service import Tables
from exlibris.table.clocks import ServerLoad
from exlibris.table.live import Table
from exlibris.table.public import SeatPresence, presence_of
from exlibris.table.snapshot import NotatedPosition, Onlooker, Snapshot, eyes

MessageId: TypeAlias = int | Annotated[str, Meta(max_length=100)]
SIGNED_OUT_ELSEWHERE: Final = (NOT_LET_IN, "This browser has been signed out, or the token was revoked.")
START: Final = b"start"  # sent first, when everything may be new


class SocketRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request over the WebSocket: take an `action`, given by number or name, or `undo` the seat's last action.

    `number` is the snapshot's or position's number, as in `Act`. The answer repeats the `id`, which means nothing else.
    """

    id: MessageId
    seat: int
    number: int
    action: int | Annotated[str, Meta(max_length=200)] | None = None
    undo: bool = False


class SocketAnswer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to the request with that `id` (null if it was unreadable): a status and error as over HTTP.

    `position` is the game afterwards, for clients that don't get snapshots.
    """

    id: MessageId | None
    status: int
    code: str | None = None
    detail: str | None = None
    position: NotatedPosition | None = None


class Pushed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message over the WebSocket: the table's newest number, with the snapshot for clients that asked for snapshots.

    The snapshot's log continues the log of the previous or any later snapshot. Clients with snapshots also get every
    change of `presence` and `load`, with the number that they have, and every new `chat` line. The sender of a request
    gets an `answer`, together with the snapshot afterwards, which is not sent again.
    """

    number: int
    snapshot: Snapshot | None = None
    presence: list[SeatPresence] | None = None
    load: ServerLoad | None = None
    chat: list[ChatLine] = []
    answer: SocketAnswer | None = None


class Reader(Struct):
    """A client of a table's WebSocket: `seen` is the number of its snapshot, `seat` the seat whose view it gets.

    `sign_in` is the id of the browser's sign-in, if any, or a program's session, in force according to `sign_ins`.
    `chat` is None for clients without chat. If `whole`, the client gets snapshots, otherwise only their numbers.
    `ending` holds the code and reason for closing the WebSocket.
    Messages are created and sent while holding the `lock`, so that they stay in order and none is repeated.
    """

    onlooker: Onlooker
    table_id: str
    tables: Tables
    seat: int | None
    seen: int
    sign_in: str | None
    sign_ins: SignIns | ProgramTokens
    chat: ChatReader | None
    whole: bool
    presence: list[SeatPresence] | None = None
    load: ServerLoad = ServerLoad()
    ending: tuple[int, str] | None = None
    lock: Lock = field(default_factory=Lock)

    async def is_signed_out(self) -> bool:
        """Return True if the browser's sign-in has ended, or the program's token was revoked."""
        return self.sign_in is not None and not await self.sign_ins.is_in_force(self.sign_in)

    async def numbers(self) -> AsyncIterator[Pushed]:
        """Yield the table's number if it is new."""
        number = (await self.tables.known(self.table_id)).number_for(self.onlooker.session)
        if number != self.seen:
            self.seen = number
            yield Pushed(number=number)

    async def said(self) -> AsyncIterator[Pushed]:
        """Yield new chat lines."""
        if self.chat and (lines := await self.chat.news(await self.tables.known(self.table_id))):
            yield Pushed(number=self.seen, chat=lines)

    async def snapshots(self) -> AsyncIterator[Pushed]:
        """Yield each new snapshot, so that the client can show moves one by one; then presence and load if changed."""
        while True:
            live = await self.tables.known(self.table_id)
            then = self.onlooker.next(live, self.seat, self.seen)
            if then is None:
                break
            self._take(then)
            yield Pushed(number=then.number, snapshot=then)
        now = presence_of(live)
        if now != self.presence:
            self.presence = now
            yield Pushed(number=self.seen, presence=now)
        if live.load != self.load:
            self.load = live.load
            yield Pushed(number=self.seen, load=live.load)

    async def news(self, event: bytes) -> AsyncIterator[Pushed]:
        """Yield the messages caused by an event on the table's channel."""
        if event != CHAT_NEWS:
            async for pushed in self.snapshots() if self.whole else self.numbers():
                yield pushed
        if event in {START, CHAT_NEWS}:
            async for pushed in self.said():
                yield pushed

    def after(self, live: Table, seat: int, number: int) -> Snapshot:
        """Return the snapshot after an event from one of the client's seats, and note that the client has it."""
        then = self.onlooker.sees_after(live, seat, number)
        if then.number > self.seen and then.you == eyes(live, self.onlooker.session, self.seat):
            self._take(then)
        return then

    def _take(self, then: Snapshot) -> None:
        self.seen, self.onlooker = then.number, structs.replace(self.onlooker, log_mark=then.log.mark)
        self.presence, self.load = then.presence, then.load or ServerLoad()

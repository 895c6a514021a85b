"""A browser that listens at a table, and what is sent over its WebSocket in both directions."""

from asyncio import Lock
from collections.abc import AsyncIterator
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct, field, structs

from exlibris.server.accounts.sign_ins import SignIns
from exlibris.server.chat import CHAT_NEWS, ChatLine, ChatReader
from exlibris.server.programs import NOT_LET_IN, ProgramTokens
from exlibris.server.tables.service import Tables
from exlibris.table.live import Table
from exlibris.table.onlooker import NotatedPosition, Onlooker
from exlibris.table.presence import ServerLoad
from exlibris.table.public import SeatPresence, presence_of
from exlibris.table.snapshot import Snapshot, eyes

MessageId: TypeAlias = int | Annotated[str, Meta(max_length=100)]
SIGNED_OUT_ELSEWHERE: Final = (NOT_LET_IN, "This browser has been signed out, or the token taken back.")
START: Final = b"start"  # before any event: everything may be new


class SocketRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request over the WebSocket: an `action`, by its number or name, or to `undo` the seat's last one.

    `number` is that of the snapshot or position, as in `Act`; the answer has the same `id`, which means nothing else.
    """

    id: MessageId
    seat: int
    number: int
    action: int | Annotated[str, Meta(max_length=200)] | None = None
    undo: bool = False


class SocketAnswer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer to the request of that `id`, null if none could be read: status and refusal as over HTTP.

    `position` is the game after it, for those who are not sent snapshots.
    """

    id: MessageId | None
    status: int
    code: str | None = None
    detail: str | None = None
    position: NotatedPosition | None = None


class Pushed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is sent over the WebSocket: the number of what is new, and for those who named theirs the snapshot itself.

    Its log is for a reader who has the snapshot that was sent before, or any later one. They are also told of every
    change of `presence` and `load`, with the number that they have, and get each new line of the `chat`. The sender of
    a request gets an `answer`, with the snapshot after what they did, which does not come again.
    """

    number: int
    snapshot: Snapshot | None = None
    presence: list[SeatPresence] | None = None
    load: ServerLoad | None = None
    chat: list[ChatLine] = []
    answer: SocketAnswer | None = None


class Reader(Struct):
    """A browser that listens: `seen` is the number of the snapshot it has, `seat` the one it looks from.

    `sign_in` is the id of the browser's sign-in, if it has one, or a program's session. With `sign_ins` it is looked up
    before each message, as another process may have ended it.
    `chat` is None for readers without chat. If `whole`, snapshots are sent, otherwise only their numbers.
    `ending` is the code and the reason with which the WebSocket is closed when nothing more can come.
    Messages are made and sent while holding the `lock`, so that nothing comes twice or in the wrong order.
    """

    onlooker: Onlooker
    table_id: str
    tables: Tables
    seat: int | None
    seen: int
    sign_in: str | None = None
    sign_ins: SignIns | ProgramTokens | None = None
    chat: ChatReader | None = None
    whole: bool = True
    presence: list[SeatPresence] | None = None
    load: ServerLoad = ServerLoad()
    ending: tuple[int, str] | None = None
    lock: Lock = field(default_factory=Lock)

    async def is_signed_out(self) -> bool:
        """Return whether the browser's sign-in has been ended, or the program's token taken back."""
        if self.sign_ins is None or self.sign_in is None:
            return False
        return not await self.sign_ins.is_in_force(self.sign_in)

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
        """Yield each new snapshot, so that moves can be followed one by one, then who is here and the load if new."""
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
        """Yield what is new by an event of the table's channel."""
        if event != CHAT_NEWS:
            async for pushed in self.snapshots() if self.whole else self.numbers():
                yield pushed
        if event in {START, CHAT_NEWS}:
            async for pushed in self.said():
                yield pushed

    def after(self, live: Table, seat: int, number: int) -> Snapshot:
        """Return the table right after an event, as one of the browser's seats sees it; the reader then has it."""
        then = self.onlooker.sees_after(live, seat, number)
        if then.number > self.seen and then.you == eyes(live, self.onlooker.session, self.seat):
            self._take(then)
        return then

    def _take(self, then: Snapshot) -> None:
        self.seen, self.onlooker = then.number, structs.replace(self.onlooker, log_mark=then.log.mark)
        self.presence, self.load = then.presence, then.load or ServerLoad()

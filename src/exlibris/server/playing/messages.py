"""What is sent over a table's WebSocket, in both directions."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from exlibris.server.chat.messages import ChatLine
from exlibris.table.onlooker import NotatedPosition
from exlibris.table.presence import ServerLoad
from exlibris.table.public import SeatPresence
from exlibris.table.snapshot import Snapshot

MessageId: TypeAlias = int | Annotated[str, Meta(max_length=100)]


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

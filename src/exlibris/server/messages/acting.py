"""What is sent to the server over a table's WebSocket, and how it answers."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from exlibris.server.messages.programs import NotatedPosition

MessageId: TypeAlias = int | Annotated[str, Meta(max_length=100)]


class SocketRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request over the WebSocket: to `act`, by an action's number or name, or to `undo` the seat's last action.

    `at` is the number of the snapshot or position, as in `Act`; the answer has the same `id`, which means nothing else.
    """

    id: MessageId
    seat: int
    at: int
    act: int | Annotated[str, Meta(max_length=200)] | None = None
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

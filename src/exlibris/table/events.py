"""Tables as they were opened, and the events that have happened there since."""

from datetime import datetime
from typing import Final, Literal, get_args

from msgspec import Struct

Kind = Literal[
    "claim", "release", "action", "undo",
    "leave", "replace", "overtime", "return", "resign", "vote", "agree", "disagree", "end", "fill", "rematch",
    "transfer", "host", "ask", "withdraw", "decline", "reassign",
]  # fmt: skip
VERSIONS: Final[dict[str, int]] = dict.fromkeys(get_args(Kind), 1)  # the newest meaning of each kind of event
ASKING: Final[tuple[Kind, ...]] = ("ask", "withdraw", "decline", "reassign")  # about requests to sit down
STAND_INS: Final[tuple[Kind, ...]] = ("leave", "replace", "overtime", "resign", "fill")  # a bot decides from then on


class TableEvent(Struct, frozen=True, kw_only=True):
    """Something that happened at a table; `number` counts from 1 without gaps.

    A claim has the `name` that somebody sits down under and their browser's `session`, an action its `action`; a vote
    has the `session` that votes about `seat`. When a bot takes over a seat, `name` is the bot's; a rematch has the new
    table's id there. By a transfer the seat belongs to another `session` from then on, under that `name` if there is
    one; "host" says whose the table is from then on. Where the host decides who sits down, "ask" is a request to do so,
    and later events are `about` the number of that one: "withdraw", "decline", and "reassign", by which all requests of
    whoever made it are another `session`'s. Who gives up a seat is the `session` of its release, None if the host
    removes them. `version` says which meaning of its kind an event has, so that a server without that meaning doesn't
    play on as if it were nothing.
    `at` is when it happened, None before it is stored.
    """

    number: int
    kind: Kind
    seat: int
    action: int | None = None
    name: str | None = None
    session: str | None = None
    about: int | None = None
    version: int = 1
    at: datetime | None = None


def check_known(event: TableEvent) -> None:
    """Raise ValueError for an event of a kind, or with a meaning, that this server doesn't have."""
    if event.version > VERSIONS.get(event.kind, 0):
        raise ValueError(
            f"event {event.number} is {event.kind!r} in version {event.version}, made with a newer Ex Libris"
        )

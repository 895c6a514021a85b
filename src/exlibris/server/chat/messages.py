"""Chat: what is sent, and what everybody at a table reads."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from exlibris.server.chat.lines import StoredLine
from exlibris.table.fold.live import LiveTable
from exlibris.table.options import PRINTABLE

Phrase = Literal["hello", "luck", "nice", "thanks", "oops", "moment", "turn", "played", "again", "bye"]
LineText = Annotated[str, Meta(max_length=200, pattern=PRINTABLE)]


class NewLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line from one of the browser's seats: a text, or a phrase that each reads in their own language."""

    seat: int
    text: LineText = ""
    phrase: Phrase | None = None


class ChatLine(Struct, frozen=True, kw_only=True):
    """A line as everybody reads it. One with `removes` takes away the line of that number, and says nothing else.

    `author` is the same for all lines that one person writes at this table, also after they have signed in, and tells
    nothing else of them.
    """

    number: int
    author: str
    name: str
    seat: int | None
    yours: bool
    text: str | None
    phrase: str | None
    removes: int | None
    at: str


def chat_line(live: LiveTable, line: StoredLine, session: str) -> ChatLine:
    """Return a line for a browser; the seat is the one on which its writer sits now, None if they have left."""
    own = [seat for seat, one in enumerate(live.occupants) if one.session == line.session]
    named = [seat for seat in own if live.occupants[seat].name == line.name]
    return ChatLine(
        number=line.number,
        author=line.author,
        name=line.name,
        seat=next(iter([*named, *own]), None),
        yours=line.session == session,
        text=line.text,
        phrase=line.phrase,
        removes=line.removes,
        at=line.created.isoformat(timespec="seconds"),
    )

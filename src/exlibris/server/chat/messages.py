"""What is said at a table as each browser reads it, and the reader that is sent the new lines."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from exlibris.server.chat.lines import ChatLines, ChatRow
from exlibris.table.commands import is_read_by
from exlibris.table.live import LiveTable
from exlibris.table.names import is_program
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


def chat_line(live: LiveTable, line: ChatRow, session: str) -> ChatLine:
    """Return a line for a browser; the seat is the one on which its writer sits now, None if they have left."""
    own = [seat for seat, occupant in enumerate(live.occupants) if occupant.session == line.session]
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


class ChatReader(Struct):
    """Somebody who listens; `seen` is the number of the last line that they have been sent or may ask for."""

    lines: ChatLines
    session: str
    seen: int

    async def news(self, live: LiveTable) -> list[ChatLine]:
        """Return the lines that are new."""
        if not is_read_by(live, self.session):
            return []
        lines = await self.lines.after(live.opened.id, self.seen)
        self.seen = max([self.seen, *(line.number for line in lines)])
        return [chat_line(live, line, self.session) for line in lines]


async def chat_reader(lines: ChatLines, live: LiveTable, session: str) -> ChatReader | None:
    """Return a reader of all that is said from now on; None for a program, which is told nothing."""
    return None if is_program(session) else ChatReader(lines, session, await lines.newest(live.opened.id))

"""A browser that hears what is said at a table."""

from msgspec import Struct

from exlibris.server.chat.lines import ChatLines
from exlibris.server.chat.messages import ChatLine, chat_line
from exlibris.table.commands.checks import is_read_by
from exlibris.table.fold.live import LiveTable
from exlibris.table.sessions import is_program


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

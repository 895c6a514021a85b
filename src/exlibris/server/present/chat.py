"""Lines of chat as a browser reads them."""

from exlibris.server.chat.lines import StoredLine
from exlibris.server.live import LiveTable
from exlibris.server.messages.chat import ChatLine


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

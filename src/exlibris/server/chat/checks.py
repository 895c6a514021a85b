"""Who may chat, and what may be removed."""

from exlibris.server.chat.lines import StoredLine
from exlibris.server.chat.messages import NewLine
from exlibris.table.commands.checks import check_player, has_chat
from exlibris.table.errors import TableError
from exlibris.table.fold.live import LiveTable
from exlibris.table.sessions import is_program


def check_person(session: str) -> None:
    """Raise TableError for a program."""
    if is_program(session):
        raise TableError("programs-do-not-chat", "Programs play; they neither read nor write in the chat.")


def check_may_write(live: LiveTable, new: NewLine, session: str) -> None:
    """Raise TableError unless a person writes from their own seat, and somebody else is there to read it."""
    check_person(session)
    check_player(live, new.seat, session)
    if not has_chat(live):
        raise TableError("nobody-to-chat-with", "Nobody else is at this table.")
    if (new.phrase is None) == (not new.text.strip()):
        raise TableError("bad-request", "A line has either a text or a phrase.")


def found(line: StoredLine | None) -> StoredLine:
    """Return the line. Raises TableError if there is none, or no longer."""
    if line is None or not (line.text or line.phrase):
        raise TableError("line-not-found", "There is no such line.")
    return line


def check_may_remove(live: LiveTable, line: StoredLine, session: str) -> None:
    """Raise TableError unless the line is the browser's own, or it hosts the table."""
    if session not in (line.session, live.opened.maker_session):
        raise TableError("not-yours", "You can remove your own lines; the host can remove all.")

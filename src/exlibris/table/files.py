"""Tables as files, to move a table with only one person to another server or page; and text files."""

from datetime import datetime

import msgspec
from msgspec import Struct, structs

from exlibris.content.text_files import NotTextError, TextFile, read_text_file
from exlibris.table.commands import check_host
from exlibris.table.errors import TableError
from exlibris.table.events import MOST_EVENTS, MOST_LOGGED, Carry, StoredEvent, session_of
from exlibris.table.live import Table, begun, replay
from exlibris.table.names import check_name, check_person_name
from exlibris.table.options import HUMAN, OpenedTable

BAD_TABLE = "bad-table"
MOST_IN_FILE = MOST_EVENTS + 1000  # a game at a table with MOST_EVENTS can still be played to its end
MOST_LOGGED_IN_FILE = MOST_LOGGED + 1000


class TableFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as a file: its opening, with the seed, and all its events."""

    opened: OpenedTable
    entries: list[StoredEvent]


class Arrival(Struct, frozen=True):
    """A table imported from a file, reassigned to its new host."""

    opened: OpenedTable
    entries: list[StoredEvent]
    is_finished: bool


def carry(live: Table, session: str) -> Carry | None:
    """Return the event for exporting the table as a file; None if its deal is no longer secret.

    The file reveals the deal, so the game is no longer rated. Raises TableError unless the host asks, the game has
    begun, and no one else plays: other people would play against a host who knows all cards.
    """
    check_host(live, session)
    if live.status == "waiting":
        raise TableError("not-begun", "There is nothing to save before the game begins.")
    if any(occupant.session not in {None, session} for occupant in live.occupants):
        raise TableError("others-play", "Other people play at this table: its file would show you their cards.")
    return None if live.is_finished or live.is_open_deal else Carry()


def arrived(sent: bytes, session: str, at: datetime, table_id: str | None = None) -> Arrival:
    """Return the table in an uploaded file, with all its people reassigned to `session`, its new host.

    Its deal counts as open, since the file contains the seed, and the table's page says so; the lobby does not list it.
    It was opened `at` that time, and keeps its id by default. Raises TableError if it can't be played here.
    """
    try:
        file = msgspec.json.decode(read(sent).text, type=TableFile)
        if len(file.entries) > MOST_IN_FILE:
            raise TableError(BAD_TABLE, f"This file has {len(file.entries)} events; the limit is {MOST_IN_FILE}.")
        opened = structs.replace(
            file.opened,
            id=table_id or file.opened.id,
            created=at,
            maker_session=session,
            options=structs.replace(file.opened.options, listed=False),
            open_deal=True,
            from_file=True,
            request_key=None,
            network=None,
        )
        entries = [_of_session(entry, session) for entry in file.entries]
        live = begun(opened)
        replay(live, entries)
    except TableError:
        raise
    except Exception as error:  # the file may contain anything
        raise TableError(BAD_TABLE, f"This file does not contain a valid table: {error}") from error
    if len(live.history) > MOST_LOGGED_IN_FILE:
        raise TableError(BAD_TABLE, f"This log has {len(live.history)} lines; the limit is {MOST_LOGGED_IN_FILE}.")
    if live.number != len(entries):
        raise TableError(BAD_TABLE, f"This file does not contain a valid table: event {live.number + 1} is missing.")
    named = [(seat.name, seat.player) for seat in opened.seats] + [(one.name, one.player) for one in live.occupants]
    for name, player in named:
        check = check_person_name if player == HUMAN else check_name
        check(name)
    return Arrival(opened, entries, live.is_finished)


def _of_session(entry: StoredEvent, session: str) -> StoredEvent:
    is_of_somebody = session_of(entry.event) is not None
    return structs.replace(entry, event=structs.replace(entry.event, session=session)) if is_of_somebody else entry


class FileBytes(Struct, frozen=True):
    """The content of a file, in Base64."""

    data: bytes


class FileText(Struct, frozen=True):
    """The text of a file, with line feeds as line ends."""

    text: str


def read_file(data: FileBytes) -> FileText:
    """Return the text of a text file; other files are refused."""
    return FileText(read(data.data).text)


def read(data: bytes) -> TextFile:
    """Return the text of a file with its encoding. Raises TableError if the bytes are not text."""
    try:
        return read_text_file(data)
    except NotTextError as error:
        raise TableError("not-text", f"This file is not text: {error}.") from error

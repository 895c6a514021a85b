"""A table made of its stored events."""

from collections.abc import Container
from typing import Final

from exlibris.table.errors import TableError
from exlibris.table.events import Entry
from exlibris.table.fold.clocks import Uptime
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.presence import Presence
from exlibris.table.options import OpenedTable

NEWEST: Final = 60  # events, more than there are checkpoints: what may be taken back soon


class UnreadableTable(TableError):
    """Raised for a table that can't go on here; its events stay as they are."""

    def __init__(self, opened: OpenedTable, error: Exception) -> None:
        super().__init__("table-unreadable", f"This table can't be replayed: {error}")
        self.opened = opened


def replay(live: LiveTable, entries: list[Entry]) -> None:
    """Apply the events that the table does not have yet.

    Args:
        live: The table; changed, up to the failing event if there is one.
        entries: Events in order; those that the table has are skipped.

    Raises:
        UnreadableTable: If the events do not make a game.
    """
    try:
        for newer, entry in zip(range(len(entries) - 1, -1, -1), entries, strict=True):
            if entry.number == live.number + 1:  # another task may have been quicker
                live.take(entry, is_old=newer >= NEWEST)
    except Exception as error:  # whatever the events make the engine do
        raise UnreadableTable(live.opened, error) from error


def begun(
    opened: OpenedTable,
    presence: Presence | None = None,
    uptime: Uptime | None = None,
    bots: Container[str] | None = None,
) -> LiveTable:
    """Return a table before its first event.

    Args:
        opened: The table's options, with its secret seed.
        presence: Who has the table open; nobody by default.
        uptime: When the server was up, for the clocks; always by default.
        bots: The names of those that can play; all by default.

    Raises:
        UnreadableTable: If its rules or components are not known here.
    """
    try:
        live = LiveTable(opened, presence, uptime)
    except Exception as error:
        raise UnreadableTable(opened, error) from error
    live.bots = bots
    return live

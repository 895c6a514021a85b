"""What the browser keeps of tables: for each its opening, its events, and the line of the list of tables."""

from collections.abc import Awaitable
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from exlibris.table.errors import TableError
from exlibris.table.options import OpenedTable
from exlibris.table.public import ListedTable

Returned = TypeVar("Returned")
STORAGE: Final = "browser-storage"  # the code of a refusal for what the browser can't keep


async def stored(work: Awaitable[Returned]) -> Returned:
    """Return what the storage returns. Raises TableError if the browser's storage fails, such as when it is full."""
    try:
        return await work
    except Exception as error:
        raise TableError(STORAGE, f"The storage of this browser failed: {error}") from error


class Storage(Protocol):
    """The browser's storage, which all tabs share; everything in it is text, so that it crosses into Python and back.

    What has been awaited is kept even if the tab is killed then.
    """

    async def lines(self) -> str:
        """Return a `KeptLine` for each table as a JSON list, in any order."""

    async def table(self, table_id: str, after: int) -> str:
        """Return a `TableFile` with the entries behind that number, in order, as JSON; "" if there is no such table."""

    async def create(self, table_id: str, opened: str, entries: str) -> None:
        """Keep a new table and its first entries, a JSON list of their texts: all of it or nothing."""

    async def append(self, table_id: str, number: int, entry: str) -> bool:
        """Keep an entry; return False if there is one of that number, or no such table."""

    async def note(self, table_id: str, line: str) -> None:
        """Keep what the list says of a table, if it is there."""

    async def delete(self, table_id: str) -> None:
        """Forget a table."""


class KeptTable(Struct, frozen=True):
    """What is kept of a table: its opening, and its events, which another version may have written."""

    opened: OpenedTable
    entries: msgspec.Raw


class KeptLine(Struct, frozen=True):
    """What the list of tables is made of: the number of a table's last event, and its line, which may be older."""

    id: str
    number: int
    line: ListedTable | None


def text_of(kept: object) -> str:
    """Return what is kept as text."""
    return msgspec.json.encode(kept).decode()

"""The browser's storage of tables: for each table its opening, its events, and its line in the list of tables."""

from collections.abc import Awaitable
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from exlibris.table.errors import TableError
from exlibris.table.options import OpenedTable
from exlibris.table.public import ListedTable

Returned = TypeVar("Returned")
STORAGE: Final = "browser-storage"  # the code of the error if the browser can't store something


async def stored(work: Awaitable[Returned]) -> Returned:
    """Return the result of a storage call. Raises TableError if it fails, such as when the storage is full."""
    try:
        return await work
    except Exception as error:
        raise TableError(STORAGE, f"This browser's storage failed: {error}") from error


class Storage(Protocol):
    """The browser's storage, shared by all tabs; its values are texts, which can cross into Python and back.

    Once a write has been awaited, its data survive even if the tab is killed.
    """

    async def lines(self) -> str:
        """Return a `KeptLine` for each table as a JSON list, in any order."""

    async def table(self, table_id: str, after: int) -> str:
        """Return a `TableFile` with the entries after that number, in order, as JSON; "" for an unknown table."""

    async def create(self, table_id: str, opened: str, entries: str) -> None:
        """Store a new table and its first entries, a JSON list of their texts; all or nothing."""

    async def append(self, table_id: str, number: int, entry: str) -> bool:
        """Store an entry; return False if the table has an entry with that number, or does not exist."""

    async def note(self, table_id: str, line: str) -> None:
        """Store a table's line for the list, if the table exists."""

    async def delete(self, table_id: str) -> None:
        """Delete a table."""


class KeptTable(Struct, frozen=True):
    """A stored table: its opening, and its events, which another version may have written."""

    opened: OpenedTable
    entries: msgspec.Raw


class KeptLine(Struct, frozen=True):
    """A table in the stored list: the number of its last event, and its line, which may be older."""

    id: str
    number: int
    line: ListedTable | None


def text_of(kept: object) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(kept).decode()

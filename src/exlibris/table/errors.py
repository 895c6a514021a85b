"""Refusals of tables: a stable code, and a sentence for people."""

from typing import Final

NO_TABLE: Final = "table-not-found"
CLOSED: Final = "table-closed"
UNREADABLE: Final = frozenset({"table-damaged", "table-unreadable", CLOSED})  # the events are there, but make no game


class TableError(Exception):
    """Raised for a request that can't be met; carries a stable code, and a sentence that says what is wrong.

    `wait` is the number of seconds after which the same request may be met, None if that is not known.
    """

    def __init__(self, code: str, detail: str, wait: int | None = None) -> None:
        super().__init__(code, detail, wait)  # all, so that worker processes can hand it over
        self.code = code
        self.detail = detail
        self.wait = wait

    def __str__(self) -> str:
        return self.detail


def no_table(table_id: str) -> TableError:
    """Return the error for a table that is not there."""
    return TableError(NO_TABLE, f"There is no table {table_id!r}.")

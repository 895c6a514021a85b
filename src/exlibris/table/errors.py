"""Errors for refused requests: a stable code, its HTTP status, and a sentence for people."""

from typing import Final

from msgspec import Struct

NO_TABLE: Final = "table-not-found"
CLOSED: Final = "table-closed"
UNREADABLE: Final = frozenset({"table-damaged", "table-unreadable", CLOSED})  # the events exist but can't be replayed
_CODES: Final = {
    400: """
        bad-deal bad-deck bad-record bad-request bad-setup bad-sheet bad-table not-text unknown-bot unknown-eyes
        unknown-language unknown-preset
    """,
    403: """
        asked-too-often hints-not-allowed no-hints-today not-host not-playing replay-not-open seat-not-yours
        table-closed
    """,
    404: """
        catalog-not-found lesson-not-found moment-not-found puzzle-not-found request-not-found rules-not-found
        seat-not-found table-not-found
    """,
    409: """
        already-asking already-seated computer-plays day-not-played deal-not-shared decide-first game-begun game-on
        game-over name-at-table no-open-seat nobody-seated nobody-to-replace not-begun not-flipping not-over
        not-your-turn nothing-to-undo one-try others-play request-answered seat-not-taken seat-taken seed-with-guests
        stale still-deciding still-here table-differs
    """,
    410: "table-damaged table-unreadable",
    422: """
        ambiguous-action-name illegal-action invalid-action-name lesson-over off-script reserved-name
        unclear-line unclear-name
    """,
    429: "too-many-ask",
    500: "internal",
    501: "needs-server",
    503: "worker-died",
    507: "browser-storage",
}
STATUS_OF: Final = {code: status for status, codes in _CODES.items() for code in codes.split()}


class Fault(Struct, frozen=True):
    """What is wrong with a value of the request, and the keys and indexes that lead to the value."""

    place: list[str | int]
    what: str


class TableError(Exception):
    """A refused request, with a stable code and a sentence that explains it.

    `wait` is the number of seconds after which the same request may succeed, None if unknown. `fault` is the part of
    the request that is refused, where only a part is.
    """

    def __init__(self, code: str, detail: str, wait: int | None = None, fault: Fault | None = None) -> None:
        super().__init__(code, detail, wait, fault)  # all arguments, so that worker processes can pickle it
        self.code = code
        self.detail = detail
        self.wait = wait
        self.fault = fault

    def __str__(self) -> str:
        return self.detail


def no_table(table_id: str) -> TableError:
    """Return the error for a table that does not exist."""
    return TableError(NO_TABLE, f"There is no table {table_id!r}.")

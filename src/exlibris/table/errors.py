"""Refusals of tables: a stable code, its HTTP status, and a sentence for people."""

from typing import Final

NO_TABLE: Final = "table-not-found"
CLOSED: Final = "table-closed"
UNREADABLE: Final = frozenset({"table-damaged", "table-unreadable", CLOSED})  # the events are there, but make no game
_CODES: Final = {
    400: """
        bad-deck bad-record bad-request bad-setup bad-sheet bad-table not-text two-identities unknown-bot unknown-eyes
        unknown-language unknown-preset
    """,
    401: "unknown-token",
    403: """
        account-closed asked-too-often blocked code-needed foreign-origin hints-not-allowed
        metrics-not-allowed muted no-program not-host not-playing not-yours programs-do-not-chat
        replay-not-open seat-not-yours table-closed wrong-code wrong-credentials wrong-password
    """,
    404: """
        catalog-not-found lesson-not-found line-not-found moment-not-found player-not-found puzzle-not-found
        request-not-found rules-not-found seat-not-found table-not-found unknown-link
    """,
    409: """
        already-asking already-seated computer-plays decide-first game-begun game-on game-over has-account
        has-second-factor name-at-table name-taken no-account no-mail no-open-seat nobody-seated
        nobody-to-chat-with nobody-to-replace not-begun not-flipping not-over not-signed-in not-your-turn
        nothing-to-undo others-play request-answered seat-not-taken seat-taken seed-with-guests stale
        still-deciding still-here table-changed table-differs table-full
    """,
    410: "table-damaged table-unreadable",
    421: "foreign-host",
    422: """
        ambiguous-action-name bad-subscription bad-webhook illegal-action invalid-action-name lesson-over
        off-script reserved-name unclear-line unclear-name weak-password
    """,
    429: """
        stored-too-much too-many-ask too-many-attempts too-many-bot-tables too-many-network-open
        too-many-network-tables too-many-open-tables too-many-pages too-many-requests
        too-many-spectators too-many-tables too-much-queued
    """,
    500: "internal",
    501: "needs-server",
    503: """
        database-read-only database-unreachable mail-fails schema-mismatch stopping storage-failed
        takes-too-long worker-died workers-down
    """,
    507: "browser-storage",
}
STATUS_OF: Final = {code: status for status, codes in _CODES.items() for code in codes.split()}


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

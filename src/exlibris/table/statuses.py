"""The HTTP status of each refusal, by its code."""

from typing import Final

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

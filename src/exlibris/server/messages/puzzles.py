"""The daily puzzle."""

from msgspec import Struct

from exlibris.server.messages.snapshot import Snapshot


class DailyPuzzle(Struct, frozen=True, kw_only=True):
    """The puzzle of a day: its number, the table as its seat sees it, and how many choices differ."""

    day: str
    number: int
    snapshot: Snapshot
    choices: int


class PuzzleChoice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the actions that a puzzle offers."""

    action: int


class PuzzleVerdict(Struct, frozen=True, kw_only=True):
    """How good a choice was: its rank among those that differ, and what it costs against the best, in words.

    `best` is the best choice in words, `best_action` the action, `reasons` say why.
    """

    is_best: bool
    rank: int
    choices: int
    chosen: str
    cost: str
    best: str
    best_action: int
    reasons: list[str]

"""Looking back: the timeline of a game, and the table at one of its entries."""

from msgspec import Struct

from exlibris.server.messages.snapshot import ActionKind, ActionOption, LogLine, Result, RunningScore, Table
from exlibris.server.messages.view import Phase, View


class TimelineEntry(Struct, frozen=True, kw_only=True):
    """The table after `ply` actions, counted as these eyes may notice them; `seat` took the last one.

    `lines` tell what came of that action; entry 0 has none. Entries of one `turn` follow each other: a placement with
    all that it sets off, or what one seat does where a location is resolved.
    """

    ply: int
    round: int
    phase: Phase
    turn: int
    seat: int | None
    lines: list[LogLine]


class Replay(Struct, frozen=True, kw_only=True):
    """A game's timeline for one pair of eyes: a seat's number, "none" for a spectator's, "all" with all cards open.

    `allowed` are the eyes that this browser may look through now.
    """

    table: Table
    eyes: str
    allowed: list[str]
    entries: list[TimelineEntry]


class PastDecision(Struct, frozen=True, kw_only=True):
    """What a seat was asked, of how many options, and which it chose; `chosen` is null while it has not."""

    seat: int
    kind: ActionKind
    text: str
    rule_id: str
    tile: int | None
    options: int
    chosen: ActionOption | None


class ReplaySnapshot(Struct, frozen=True, kw_only=True):
    """The table after `ply` actions, as in TimelineEntry; `asked` is null if these eyes don't see the decision.

    `running` is the score of the seat that looks; with all cards open `running_by_seat` has that of every seat.
    """

    ply: int
    view: View
    asked: PastDecision | None
    waiting_for: list[int]
    running: RunningScore | None
    running_by_seat: list[RunningScore]
    result: Result | None

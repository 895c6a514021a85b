"""The past of a table: its log, and recent positions, so that undoing and following a game need no replay."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct

from exlibris.engine import EVERYBODY, NOBODY, Event, State

Line = TypeVar("Line")

TAKEN_BACK: Final = "take-back"  # the kind of event that replaces the events of undone actions
SEAT_NOTES: Final = (
    "seats-drawn", "seat-left", "seat-replaced", "seat-expired", "seat-stalled", "seat-substituted", "seat-back",
    "seat-resigned", "seat-timed-out",
)  # fmt: skip
END_NOTES: Final = ("end-proposed", "end-refused", "end-agreed", "end-host", "end-stalled")
CHECKPOINTS: Final = 40  # about one four-player round
RENDERED: Final = 50  # lines kept: readers at the table need the newest lines, newcomers need them all
NOTES: Final = frozenset(SEAT_NOTES + END_NOTES)  # kinds of events about people, which an undo keeps


class LogEvent(Struct, frozen=True, gc=False):
    """An event of the game and its number in the log, which the table never reuses."""

    n: int
    event: Event


class TableLog:
    """The events that the log shows, in order, and the lines rendered for readers.

    `last` is the highest event number so far, even if that event has been removed.
    """

    def __init__(self, events: list[LogEvent] | None = None, last: int = 0) -> None:
        self.events = events or []
        self.lines: dict[tuple[bool, str], dict[int, Any]] = {}
        """The newest lines: by whether they show secrets and by language, then by number."""
        self.last = last

    def add(self, events: Sequence[Event]) -> None:
        """Append events."""
        self.events += [LogEvent(n, event) for n, event in enumerate(events, start=self.last + 1)]
        self.last += len(events)

    def line(self, n: int, key: tuple[bool, str], rendered: Callable[[], Line]) -> Line:
        """Return the line of event `n` for all readers with that key; render it if it is not kept."""
        known = self.lines.setdefault(key, {})
        if n in known:
            line: Line = known[n]
            return line
        line = rendered()
        if n > self.last - RENDERED:
            known[n] = line
            if len(known) > RENDERED:
                del known[min(known)]
        return line

    def undo(self, kept: int, seat: int, round_number: int) -> None:
        """Cut the log to `kept` events, and add an event with the number of actions that the seat has undone there."""
        gone = self._cut(kept)
        if not gone:
            return
        if self.events and _is_undo_by(self.events[-1], seat):
            gone += self._cut(len(self.events) - 1)
        count = 1 + sum(entry.event.value for entry in gone if _is_undo_by(entry, seat))
        notes = [entry.event for entry in gone if entry.event.kind in NOTES]
        self.add([*notes, Event(TAKEN_BACK, round_number, seat, b"", EVERYBODY, 0, NOBODY, count, "")])

    def _cut(self, kept: int) -> list[LogEvent]:
        gone = self.events[kept:]
        del self.events[kept:]
        for lines in self.lines.values():
            for entry in gone:
                lines.pop(entry.n, None)
        return gone

    def up_to(self, length: int) -> "TableLog":
        """Return the log with only its first `length` events. It shares the rendered lines with this log."""
        earlier = TableLog(self.events[:length], self.last)
        earlier.lines = self.lines
        return earlier


def _is_undo_by(logged: LogEvent, seat: int) -> bool:
    return logged.event.kind == TAKEN_BACK and logged.event.seat == seat


class Checkpoint(Struct, frozen=True):
    """The table after a past event: its state, and the lengths of its log and action list at that time."""

    public: int
    own: list[int]
    state: State
    history_length: int
    action_count: int


class Checkpoints:
    """The last checkpoints of a table, oldest first."""

    def __init__(self) -> None:
        self._kept: deque[Checkpoint] = deque(maxlen=CHECKPOINTS)

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, checkpoint: Checkpoint) -> None:
        """Keep a checkpoint, and drop the oldest if there are too many."""
        self._kept.append(checkpoint)

    def first_with(self, is_later: Callable[[Checkpoint], bool]) -> Checkpoint | None:
        """Return the oldest checkpoint that `is_later`, or None; all newer ones must be later, too."""
        oldest = None
        for checkpoint in reversed(self._kept):
            if not is_later(checkpoint):
                break
            oldest = checkpoint
        return oldest

    def forget_after(self, actions: int) -> None:
        """Drop the checkpoints with more than `actions` actions: they contain undone ones."""
        kept = [checkpoint for checkpoint in self._kept if checkpoint.action_count <= actions]
        self._kept = deque(kept, maxlen=CHECKPOINTS)

    def last_until(self, actions: int) -> Checkpoint | None:
        """Return the newest checkpoint with at most `actions` actions, or None."""
        return next((kept for kept in reversed(self._kept) if kept.action_count <= actions), None)

    def state_after(self, actions: int) -> State | None:
        """Return the state after `actions` actions, None if it is not kept."""
        kept = self.last_until(actions)
        return kept.state if kept and kept.action_count == actions else None

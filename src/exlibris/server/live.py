"""A table in memory: its events replayed, and what each seat may have noticed of them."""

from collections import deque
from collections.abc import Sequence
from copy import copy
from typing import Final, Self

from msgspec import Struct

from exlibris.engine import EVERYBODY, NOBODY, SPECTATOR, Event, Record, Recorder, Ruleset, State, new_game
from exlibris.engine.undo import UndoEntry, is_last_of, undo_entry, undoable
from exlibris.server.messages import LogLine
from exlibris.server.messages.tables import Player, Status
from exlibris.server.table_events import OpenedTable, TableEvent


class Occupant(Struct):
    """Who sits on a seat; `session` is their browser's session id, None for a bot or an empty seat."""

    name: str
    player: Player
    session: str | None

    @property
    def taken(self) -> bool:
        """Whether a bot or a person sits on the seat."""
        return self.player != "human" or self.session is not None


class LogEvent(Struct, frozen=True):
    """An event of the game and its number in the log, which no other event of the table ever gets."""

    n: int
    event: Event


class Outcome(Struct, frozen=True):
    """What an action leads to: the state, what happened, and whether it can be undone."""

    state: State
    events: list[Event]
    undo_entry: UndoEntry


class Checkpoint(Struct, frozen=True):
    """The table after a past event: its state, and the lengths of its log and actions then."""

    public: int
    own: list[int]
    state: State
    history_length: int
    action_count: int


CHECKPOINTS: Final = 40  # for those who follow one move after the other; about a round of four
TAKEN_BACK: Final = "take-back"  # the kind of event that replaces those of undone actions


class LiveTable:
    """A table in memory after its event `number`. Only `take` changes it; its states are replaced, never changed."""

    def __init__(self, opened: OpenedTable) -> None:
        self.opened = opened
        self.ruleset = Ruleset.from_json(opened.ruleset)
        self.number = 0
        self.occupants = [Occupant(seat.name, seat.player, None) for seat in opened.seats]
        self.undo_entries: list[UndoEntry] = []  # the actions that have not been taken back
        self.bot_troubles: dict[int, str] = {}  # by seat: "missing" or "failed"
        self.state: State | None = None
        self.history: list[LogEvent] = []
        self.lines: dict[tuple[int | None, str], list[LogLine]] = {}  # of the log, by viewer and language
        self._history_before: list[int] = []  # by undo entry: the length of the history before it
        self._last_logged = 0  # the highest number of a log event so far, kept when events are cut off
        self._public = 0
        self._own = [0] * len(opened.seats)
        self._checkpoints: deque[Checkpoint] = deque(maxlen=CHECKPOINTS)
        self._begin_if_full()

    def take(self, event: TableEvent, outcome: Outcome | None = None) -> None:
        """Apply the table's next event. Raises EngineError or ValueError for one that makes no game.

        The `outcome` of an action is worked out unless it is known.
        """
        match event.kind:
            case "claim":
                self._sit(event)
            case "release":
                self._free(event.seat)
            case "action":
                self._act(event, outcome or self._acted(event))
            case "undo":
                self._undo(event)
        self.number = event.number

    def _sit(self, event: TableEvent) -> None:
        occupant = self.occupants[event.seat]
        occupant.name = event.name or occupant.name
        occupant.session = event.session
        self._public += 1
        self._begin_if_full()

    def _free(self, seat: int) -> None:
        opened = self.opened.seats[seat]
        self.occupants[seat] = Occupant(opened.name, opened.player, None)
        self._public += 1

    def _begin_if_full(self) -> None:
        if all(one.taken for one in self.occupants):
            self.begin(new_game(self.ruleset, len(self.occupants), self.opened.seed))

    def begin(self, state: State) -> None:
        """Start the game at this state."""
        self.state = state

    def outcome(self, event: TableEvent) -> Outcome | None:
        """Return what an action leads to, None for other events. The table stays as it is. Raises like `take`."""
        return self._acted(event) if event.kind == "action" else None

    def _acted(self, event: TableEvent) -> Outcome:
        before, action = self.playing(), event.action
        if action is None:
            raise ValueError(f"event {event.number} of table {self.opened.id} has no action")
        state, recorder = before.clone(), Recorder()
        state.recorder = recorder
        state.apply(action, event.seat)
        state.recorder = None
        events = recorder.take()
        return Outcome(state, events, undo_entry(before, state, events, event.seat, action))

    def _act(self, event: TableEvent, outcome: Outcome) -> None:
        before, self.state = self.playing(), outcome.state
        self.undo_entries.append(outcome.undo_entry)
        self._history_before.append(len(self.history))
        self._log(outcome.events)
        self._count(event.seat, before)

    def _undo(self, event: TableEvent) -> None:
        at = next((i for i, one in reversed(list(enumerate(self.undo_entries))) if one.seat == event.seat), -1)
        if at < 0 or not is_last_of(self.undo_entries, at):
            raise ValueError(f"event {event.number} of table {self.opened.id} takes back what is past")
        before, sealed = self.playing(), self.undo_entries[at].sealed
        if not sealed:
            self._forget_after(at)
        del self.undo_entries[at]
        self.state = self._remembered_after(at) or self.record().replay()
        self._log_undo(self._history_before.pop(at), event.seat)
        self._count(event.seat, before)

    def _forget_after(self, actions: int) -> None:
        """Forget the checkpoints that show what is being undone: those after more than so many actions."""
        kept = [checkpoint for checkpoint in self._checkpoints if checkpoint.action_count <= actions]
        self._checkpoints = deque(kept, maxlen=CHECKPOINTS)

    def _remembered_after(self, actions: int) -> State | None:
        """Return the state after so many actions, if those are all there are and it is remembered."""
        if len(self.undo_entries) != actions:
            return None
        found = (one.state for one in reversed(self._checkpoints) if one.action_count == actions)
        return next(found, None)

    def _count(self, seat: int, before: State) -> None:
        """Count an event: for the seat alone if flips were sealed before and still are, else for everybody."""
        if before.is_sealing_flips() and self.playing().is_sealing_flips():
            self._own[seat] += 1
        else:
            self._public += 1
            self._remember()

    def _remember(self) -> None:
        lines, actions = len(self.history), len(self.undo_entries)
        self._checkpoints.append(Checkpoint(self._public, self._own[:], self.playing(), lines, actions))

    def right_after(self, number: int, session: str) -> Self:
        """Return the table as it was one noticeable event after that number, or the oldest checkpoint since, or itself.

        That is a copy to look at. It shares the rendered lines of the log with this one.
        """
        for checkpoint in self._checkpoints:
            if checkpoint.public + self._unnoticed(checkpoint.own, session) > number:
                earlier = copy(self)
                earlier.rewind(checkpoint)
                return earlier
        return self

    def rewind(self, checkpoint: Checkpoint) -> None:
        """Set the table back to a checkpoint. Call this on copies only."""
        self.state = checkpoint.state
        self.history = self.history[: checkpoint.history_length]
        self.undo_entries = self.undo_entries[: checkpoint.action_count]
        self._history_before = self._history_before[: checkpoint.action_count]
        self._public, self._own = checkpoint.public, checkpoint.own

    def _log(self, events: Sequence[Event]) -> None:
        self.history += [LogEvent(n, event) for n, event in enumerate(events, start=self._last_logged + 1)]
        self._last_logged += len(events)

    def _log_undo(self, kept: int, seat: int) -> None:
        """Cut the history to a length, and add an event that says how many actions the seat has taken back there."""
        gone = self._cut(kept)
        if not gone:
            return
        if self.history and is_undo_by(self.history[-1], seat):
            gone += self._cut(len(self.history) - 1)
        count = 1 + sum(one.event.value for one in gone if is_undo_by(one, seat))
        here = self.playing().round.number
        self._log([Event(TAKEN_BACK, here, seat, b"", EVERYBODY, 0, NOBODY, count, "")])

    def _cut(self, kept: int) -> list[LogEvent]:
        """Cut the history and all rendered logs to a length, and return what was cut off."""
        gone = self.history[kept:]
        del self.history[kept:]
        for lines in self.lines.values():
            del lines[kept:]
        return gone

    def playing(self) -> State:
        """Return the state of the game. Raises ValueError if it has not begun."""
        if self.state is None:
            raise ValueError(f"the game at table {self.opened.id} has not begun")
        return self.state

    @property
    def status(self) -> Status:
        """Whether the table waits for people, is being played at, or is through."""
        if self.state is None:
            return "waiting"
        return "over" if self.state.is_over else "playing"

    def history_for(self, viewer: int | None, after: int = 0) -> list[LogEvent]:
        """Return the history after its first `after` events, as a seat (None: a spectator) may know it."""
        seat = SPECTATOR if viewer is None else viewer
        return [LogEvent(one.n, one.event.for_seat(seat)) for one in self.history[after:]]

    @property
    def actions(self) -> list[int]:
        """The actions of the game so far, without those taken back."""
        return [one.action for one in self.undo_entries]

    def seen_by(self, seat: int) -> int:
        """Return how much of the history the seat's player has certainly seen: up to its last action and what that did.

        That includes what its action made others do at once. For a seat that has not acted it is 0.
        """
        at = next((i for i, one in reversed(list(enumerate(self.undo_entries))) if one.seat == seat), -1)
        if at < 0:
            return 0
        return self._history_before[at + 1] if at + 1 < len(self.undo_entries) else len(self.history)

    def line_seen_by(self, viewer: int | None) -> int:
        """Return the number of the last log event that the viewer has certainly seen; 0 for a spectator."""
        seen = 0 if viewer is None else self.seen_by(viewer)
        return self.history[seen - 1].n if seen else 0

    def undoable(self, seat: int) -> int:
        """Return how many of its last actions the seat may undo."""
        return undoable(self.undo_entries, seat) if self.status == "playing" else 0

    def number_for(self, session: str | None) -> int:
        """Return the number of events that a browser may have noticed, the same for all of its seats.

        Other people's sealed choices don't count until the last one opens them all at once.
        """
        return self._public + self._unnoticed(self._own, session)

    def _unnoticed(self, own: list[int], session: str | None) -> int:
        """Return how many sealed choices only this browser could notice."""
        return sum(count for count, one in zip(own, self.occupants, strict=True) if session and one.session == session)

    @property
    def allows_hints(self) -> bool:
        """Whether seats may ask the coach: by the table's rules, or because all people play from one browser."""
        return self.opened.hints or len({one.session for one in self.occupants if one.session}) == 1

    def seats_of(self, session: str) -> list[int]:
        """Return the seats of a browser."""
        return [seat for seat, one in enumerate(self.occupants) if one.session == session]

    def pending(self) -> list[int]:
        """Return the seats that have to decide. Secret from other seats while flips are sealed."""
        return self.state.pending_seats() if self.state else []

    def record(self) -> Record:
        """Return the game so far as a record. Secret until the game is over: it has the seed."""
        return Record(self.ruleset, len(self.occupants), self.opened.seed, tuple(self.actions))


def is_undo_by(logged: LogEvent, seat: int) -> bool:
    """Tell whether the event says that the seat has taken something back."""
    return logged.event.kind == TAKEN_BACK and logged.event.seat == seat

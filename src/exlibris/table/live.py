"""A table in memory, replayed from its events, and the number of events that each browser may have noticed."""

from collections.abc import Container, Iterator
from copy import copy
from dataclasses import replace
from datetime import datetime
from typing import Final, NamedTuple, Self

from msgspec import Struct, structs

from exlibris.engine import EVERYBODY, NOBODY, Event, Record, Recorder, Ruleset, State, drawn_order, new_game
from exlibris.engine.notation.game_parts import outcome
from exlibris.engine.undo import UndoEntry, is_last_of, undo_entry, undoable
from exlibris.table.clocks import Clocks, Presence, ServerLoad, Stalls, Uptime
from exlibris.table.errors import TableError
from exlibris.table.events import Action, Claim, Fill, Host, Rename, Sign, StoredEvent, TableEvent, Transfer, Undo
from exlibris.table.history import Checkpoint, Checkpoints, LogEvent, TableLog
from exlibris.table.options import OpenedTable, Status
from exlibris.table.people import Admissions, Notes, Occupant, People

NEWEST: Final = 60  # events that may soon be undone; more than the number of checkpoints


class Outcome(Struct, frozen=True):
    """The result of an action: the new state, the engine's events, and whether the action can be undone."""

    state: State
    events: list[Event]
    undo_entry: UndoEntry


def outcome_of(before: State, event: Action, *, is_old: bool = False) -> Outcome:
    """Return the result of an action; `before` is not changed. Raises EngineError or ValueError.

    For an old action, leave open whether it was revealing, because that takes longer to find out than all the rest.
    """
    state, recorder = before.clone(), Recorder()
    state.recorder = recorder
    state.apply(event.action, event.seat)
    state.recorder = None
    if is_old:
        return Outcome(state, recorder.events, UndoEntry(event.seat, event.action, before.is_sealing_flips(), None))
    return Outcome(state, recorder.events, undo_entry(before, state, recorder, event.seat, event.action))


class FailedBot(NamedTuple):
    """A bot for which the table had to move at random, because it failed or was only too slow.

    `times`: how often. `slow_in_a_row`: how many of its last decisions took too long.
    """

    name: str | None
    was_slow: bool
    times: int = 1
    slow_in_a_row: int = 0


class Table:
    """A table in memory after its event `number`. Only `take` changes it; states are replaced, never mutated."""

    def __init__(self, opened: OpenedTable, presence: Presence | None = None, uptime: Uptime | None = None) -> None:
        self.opened = opened
        self.presence = presence or Presence(opened.created)
        self.ruleset = Ruleset.from_json(opened.ruleset)
        self.number = 0
        self.people = People(opened)
        pace = opened.options.pace
        seats, uptime = len(opened.seats), uptime or Uptime()
        self.clocks = Clocks(pace, seats, uptime) if pace else None
        self.stalls = None if pace else Stalls(seats, uptime)
        self.undo_entries: list[UndoEntry] = []  # actions that have not been undone
        self.bots: Container[str] | None = None  # names of the bots that can play here; None for all
        self.failed_bots: dict[int, FailedBot] = {}  # the last of each seat
        self.load = ServerLoad()
        self.state: State | None = None
        self.began: datetime | None = None  # time of the first event with the cards dealt
        self.ended: datetime | None = None
        self.log = TableLog()
        self.history_before: list[int] = []  # by undo entry: length of the history before it
        self.last_acts: dict[int, tuple[int, int | None]] = {}  # by seat: number seen, action or None (undo)
        self.public = 0
        self.own = [0] * seats
        self._checkpoints = Checkpoints()
        self._begin_if_full()

    def take(self, entry: StoredEvent, outcome: Outcome | None = None, *, is_old: bool = False) -> None:
        """Apply the next event.

        Args:
            entry: The event and its number, the one after `number`.
            outcome: The result of an action, if known; computed otherwise.
            is_old: Leave open whether the action was revealing until an undo depends on it.

        Raises:
            EngineError: If the action is not legal.
            ValueError: If the event is not possible at this table.
        """
        match entry.event:
            case Action() as event:
                self._act(event, outcome or outcome_of(self.playing(), event, is_old=is_old))
            case Undo() as event:
                self._undo(event)
            case Host(session=session):
                self.opened = structs.replace(self.opened, maker_session=session, network=None)
                self.public += 1
            case event:
                self._change_people(event, entry.number)
        self.number = entry.number
        if self.state:
            self.began = self.began or entry.at
            self.ended = (self.ended or entry.at) if self.is_finished else None
            self._count_time(entry, self.state)

    def _count_time(self, entry: StoredEvent, state: State) -> None:
        if self.clocks:
            self.clocks.take(entry, self.asked)
        if self.stalls:
            self.stalls.take(entry, self.asked, sealing=state.is_sealing_flips())

    def _change_people(self, event: TableEvent, number: int) -> None:
        notes = self.people.change(event, number)
        if isinstance(event, Transfer | Rename | Sign):
            self.log.lines.clear()  # they may contain the old name
        if self.state:
            self._tell(notes, self.state)
        self.public += 1
        if isinstance(event, Claim | Fill):
            self._begin_if_full()

    def _begin_if_full(self) -> None:
        if self.people.are_complete:
            recorder = Recorder()
            state = self._first_state(recorder)
            state.recorder = None
            if self.opened.options.draw_seats:
                self._draw_seats(state)
            self.people.end_admissions()
            self.log.add(recorder.take())
            self.begin(state)

    def _draw_seats(self, state: State) -> None:
        self._tell(self.people.draw_seats(drawn_order(self.opened.seed, len(self.occupants))), state)

    def _tell(self, notes: Notes, state: State) -> None:
        here = state.round.number
        self.log.add([Event(note.kind, here, note.seat, b"", EVERYBODY, 0, NOBODY, 0, "") for note in notes])

    def begin(self, state: State) -> None:
        """Start the game from this state."""
        self.state = state

    def outcome(self, event: TableEvent) -> Outcome | None:
        """Return the result of an action, None for other events; the table is not changed. Raises like `take`."""
        return outcome_of(self.playing(), event) if isinstance(event, Action) else None

    def is_finished_by(self, event: TableEvent, outcome: Outcome | None) -> bool:
        """Return whether the next event, with its outcome, finishes the game."""
        if outcome:
            return outcome.state.is_over
        return self.people.ends_by(event, self.number + 1)

    def _act(self, event: Action, outcome: Outcome) -> None:
        self._note_act(event.seat, event.action)
        before, self.state = self.playing(), outcome.state
        self.undo_entries.append(outcome.undo_entry)
        self.history_before.append(len(self.history))
        self.log.add(outcome.events)
        self._count(event.seat, before)
        if not before.is_sealing_flips():  # while flips are sealed, this would show that the seat has acted
            self.people.see(event.seat)

    def _note_act(self, seat: int, action: int | None) -> None:
        self.last_acts[seat] = self.number_for(self.occupants[seat].session), action

    def has_done(self, seat: int, number: int, action: int | None) -> bool:
        """Return whether the seat's last act was this action (None: an undo), when `number_for` was `number`."""
        return self.last_acts.get(seat) == (number, action)

    def state_before_act(self, seat: int, number: int) -> State | None:
        """Return the state in which the seat took its last action.

        Returns:
            The state, which is secret; None if `number_for` was not `number` then, after an undo, or if it is not kept.
        """
        seen, action = self.last_acts.get(seat, (None, None))
        if seen != number or action is None:
            return None
        at = self._last_act_of(seat)
        return self._checkpoints.state_after(at) if at else self._first_state()

    def _first_state(self, recorder: Recorder | None = None) -> State:
        return new_game(self.ruleset, len(self.occupants), self.opened.seed, recorder)

    def _undo(self, event: Undo) -> None:
        at = self._last_act_of(event.seat)
        if at < 0 or not is_last_of(self.undo_entries, at):
            raise ValueError(f"event {self.number + 1} undoes an action that can no longer be undone")
        self._note_act(event.seat, None)
        before, sealed = self.playing(), self.undo_entries[at].sealed
        if not sealed:
            self._checkpoints.forget_after(at)
        del self.undo_entries[at]
        self.state = self._state_after(len(self.undo_entries))
        self.log.undo(self.history_before.pop(at), event.seat, self.state.round.number)
        self._count(event.seat, before)

    def _state_after(self, actions: int) -> State:
        kept = self._checkpoints.last_until(actions)
        begun, state = (kept.action_count, kept.state) if kept else (0, self._first_state())
        if begun == actions:
            return state
        state = state.clone()
        for entry in self.undo_entries[begun:actions]:
            state.apply(entry.action, entry.seat)
        return state

    def _last_act_of(self, seat: int) -> int:
        entries = self.undo_entries
        return next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), -1)

    def _count(self, seat: int, before: State) -> None:
        """Count an event: for the seat alone if flips were sealed before and still are, else for all."""
        if before.is_sealing_flips() and self.playing().is_sealing_flips():
            self.own[seat] += 1
        else:
            self.public += 1
            self._checkpoints.add(self._checkpoint())

    def _checkpoint(self) -> Checkpoint:
        return Checkpoint(self.public, self.own[:], self.playing(), len(self.history), len(self.undo_entries))

    def right_after(self, number: int, session: str) -> Self:
        """Return the table as it was one noticeable event after the last one that a browser has seen.

        Args:
            number: The value of `number_for` that the browser has seen.
            session: The browser's session.

        Returns:
            A read-only copy that shares the log's rendered lines; if the next event is not kept, at the oldest
            checkpoint after it. The table itself if that is its current position.
        """
        then = self._checkpoints.first_with(
            lambda checkpoint: checkpoint.public + self._unnoticed(checkpoint.own, session) > number
        )
        if then is None or (then.state is self.state and then == self._checkpoint()):
            return self
        earlier = copy(self)
        earlier.rewind(then)
        return earlier

    def rewind(self, checkpoint: Checkpoint) -> None:
        """Reset the table to a checkpoint. Call this only on copies."""
        self.state = checkpoint.state
        self.log = self.log.up_to(checkpoint.history_length)
        self.undo_entries = self.undo_entries[: checkpoint.action_count]
        self.history_before = self.history_before[: checkpoint.action_count]
        self.public, self.own = checkpoint.public, checkpoint.own

    @property
    def checkpoint_count(self) -> int:
        """The number of checkpoints kept."""
        return len(self._checkpoints)

    @property
    def occupants(self) -> list[Occupant]:
        """The occupants by seat."""
        return self.people.occupants

    @property
    def admissions(self) -> Admissions:
        """The requests to sit down; empty once the game has begun."""
        return self.people.admissions

    @property
    def history(self) -> list[LogEvent]:
        """The events that the log shows."""
        return self.log.events

    def playing(self) -> State:
        """Return the state of the game. Raises ValueError if it has not begun."""
        if self.state is None:
            raise ValueError("the game has not begun")
        return self.state

    @property
    def status(self) -> Status:
        """The stage of the game: waiting for people, playing, over by the rules, or ended early by people."""
        if self.state is None:
            return "waiting"
        if self.state.is_over:
            return "over"
        return "ended" if self.people.ending else "playing"

    @property
    def is_finished(self) -> bool:
        """Whether the game is finished, so that it has no more secrets."""
        return self.status in ("over", "ended")

    @property
    def is_open_deal(self) -> bool:
        """Whether a player may have known all cards from the seed, so that the game is not rated."""
        return self.opened.open_deal or self.people.know_the_deal

    @property
    def actions(self) -> list[int]:
        """The actions of the game so far, without undone ones."""
        return [entry.action for entry in self.undo_entries]

    def seen_by(self, seat: int) -> int:
        """Return the number of history events that the seat has certainly seen: up to its last action's effects.

        This includes immediate effects on other seats. For a seat that has not acted, it is 0.
        """
        return self.act_seen_by(seat)[1]

    def act_seen_by(self, seat: int) -> tuple[int, int]:
        """Return where in the history the seat's last action begins and where its effects end."""
        at = self._last_act_of(seat)
        if at < 0:
            return 0, 0
        end = self.history_before[at + 1] if at + 1 < len(self.undo_entries) else len(self.history)
        return self.history_before[at], end

    def line_seen_by(self, viewer: int | None) -> int:
        """Return the number of the last log event that the viewer has certainly seen; 0 for a spectator."""
        seen = 0 if viewer is None else self.seen_by(viewer)
        return self.history[seen - 1].n if seen else 0

    def undoable(self, seat: int) -> int:
        """Return how many of its last actions the seat may undo."""
        may_act = self.status == "playing" and self.occupants[seat].stand_in is None
        return undoable(self.newest_acts(), seat) if may_act else 0

    def newest_acts(self) -> Iterator[UndoEntry]:
        """Yield the actions that have not been undone, newest first, each with whether it was revealing."""
        for at in range(len(self.undo_entries) - 1, -1, -1):
            entry = self.undo_entries[at]
            if entry.revealing is None:
                entry.revealing = self._was_revealing(at)
            yield entry

    def _was_revealing(self, at: int) -> bool | None:
        entry = self.undo_entries[at]
        return outcome_of(self._state_after(at), Action(entry.seat, entry.action)).undo_entry.revealing

    def number_for(self, session: str | None) -> int:
        """Return the number of events that a browser (None: a spectator) may have noticed, the same for all its seats.

        Other people's sealed choices count only after all choices are revealed.
        """
        return self.public + self._unnoticed(self.own, session)

    def _unnoticed(self, own: list[int], session: str | None) -> int:
        return sum(
            count
            for count, occupant in zip(own, self.occupants, strict=True)
            if session and occupant.session == session
        )

    @property
    def allows_hints(self) -> bool:
        """Whether seats may ask the coach: by the options or with all people in one browser; not in a day's deal."""
        people = {occupant.session for occupant in self.occupants if occupant.session}
        return not self.people.day and (self.opened.options.hints or len(people) == 1)

    def seats_of(self, session: str) -> list[int]:
        """Return the seats that a browser may look from."""
        return [seat for seat, occupant in enumerate(self.occupants) if occupant.belongs_to(session)]

    def pending(self) -> list[int]:
        """Return the seats that must decide. Secret from other seats while flips are sealed."""
        return self.state.pending_seats() if self.state and not self.people.ending else []

    @property
    def asked(self) -> list[int]:
        """The seats whose people must decide. Secret like `pending`."""
        return [seat for seat in self.pending() if seat in self.people.deciding]

    def has_run_out(self, seat: int, at: datetime) -> bool:
        """Return whether it is a seat's turn at a time and its clock has run out."""
        return self.clocks is not None and self.clocks.has_run_out(seat, at)

    def checkable_record(self) -> Record:
        """Return the record of a finished game with its commitment and result, for verification."""
        return replace(self.record(), commitment=self.opened.commitment, result=outcome(self.playing()))

    def record(self) -> Record:
        """Return the game so far as a record. Secret until the game is over: it contains the seed."""
        return Record(self.ruleset, len(self.occupants), self.opened.seed, tuple(self.actions), self.people.ending)


class UnreadableTable(TableError):
    """A table that can't be replayed here; its stored events are kept unchanged."""

    def __init__(self, opened: OpenedTable, error: Exception) -> None:
        super().__init__("table-unreadable", f"This table can't be replayed: {error}")
        self.opened = opened


def replay(live: Table, entries: list[StoredEvent]) -> None:
    """Apply the events that the table does not have yet.

    Args:
        live: The table; changed, in case of an error up to the failing event.
        entries: Events in order; events that the table already has are skipped.

    Raises:
        UnreadableTable: If the events do not make a game.
    """
    try:
        for newer, entry in zip(range(len(entries) - 1, -1, -1), entries, strict=True):
            if entry.number == live.number + 1:  # another task may have applied it already
                live.take(entry, is_old=newer >= NEWEST)
    except Exception as error:  # whatever the events make the engine do
        raise UnreadableTable(live.opened, error) from error


def begun(
    opened: OpenedTable,
    presence: Presence | None = None,
    uptime: Uptime | None = None,
    bots: Container[str] | None = None,
) -> Table:
    """Return a table before its first event; `bots` are the names of the bots that can play, all by default.

    Raises UnreadableTable if its rules or components are unknown here.
    """
    try:
        live = Table(opened, presence, uptime)
    except Exception as error:
        raise UnreadableTable(opened, error) from error
    live.bots = bots
    return live

"""What an action leads to, worked out before it is stored."""

from msgspec import Struct

from exlibris.engine import Event, Recorder, State
from exlibris.engine.undo import UndoEntry, undo_entry
from exlibris.table.events import Action


class Outcome(Struct, frozen=True):
    """What an action leads to: the state, what happened, and whether it can be undone."""

    state: State
    events: list[Event]
    undo_entry: UndoEntry


def outcome_of(before: State, event: Action, *, is_old: bool = False) -> Outcome:
    """Return what an action leads to; the state before it stays as it is. Raises EngineError or ValueError.

    Whether an old action was revealing is not worked out, as it takes longer than all the rest.
    """
    state, recorder = before.clone(), Recorder()
    state.recorder = recorder
    state.apply(event.action, event.seat)
    state.recorder = None
    if is_old:
        return Outcome(state, recorder.events, UndoEntry(event.seat, event.action, before.is_sealing_flips(), None))
    return Outcome(state, recorder.events, undo_entry(before, state, recorder, event.seat, event.action))

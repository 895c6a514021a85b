"""Timelines of games: every state, who acted, and the events of each action."""

from collections import OrderedDict
from collections.abc import Hashable, Sequence

from exlibris.engine import Event, IllegalAction, Record, Recorder, RecordError, new_game

MOST_ACTIONS = 6000  # of a record; games have about 400
MOST_KEPT = 15_000  # states of all games together, about 3 KB each, in every worker process
LEAST_COUNTED = 100  # of each timeline: it costs something even without any action


class Timeline:
    """A game taken apart: `states[k]` is the state after k actions, `actors[k]` the seat that takes the next one.

    `events[0]` are those of the setup, `events[k]` those of action k.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        recorder = Recorder()
        state = new_game(record.ruleset, record.seats, record.seed, recorder)
        state.recorder = None
        self.states = [state]
        self.actors: list[int] = []
        self.events: list[list[Event]] = [recorder.take()]
        self.extend(record.actions)

    def follow(self, record: Record) -> None:
        """Change the timeline to that of a later record of the same game, in which actions may have been undone."""
        old, new = self.record.actions, record.actions
        kept = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        del self.states[kept + 1 :], self.events[kept + 1 :], self.actors[kept:]
        self.record = record
        self.extend(new[kept:])

    def extend(self, actions: Sequence[int]) -> None:
        """Add a state for each of these actions. Raises RecordError, which names the first action that is not legal."""
        state, recorder = self.states[-1].clone(), Recorder()
        state.recorder = recorder
        for action in actions:
            actor = state.actor(action)
            try:
                state.apply(action)
            except IllegalAction as error:
                raise RecordError(f"actions[{len(self.actors)}]: {error}") from error
            self.actors.append(actor)
            self.events.append(recorder.take())
            self.states.append(state.clone())

    @property
    def last(self) -> int:
        """The number of actions."""
        return len(self.actors)

    @property
    def size(self) -> int:
        """How many states the timeline counts for in the cache."""
        return max(len(self.states), LEAST_COUNTED)

    @property
    def is_over(self) -> bool:
        """Whether the game is over, so that nothing about it is secret any more."""
        return self.states[-1].is_over

    def is_sealed(self, ply: int) -> bool:
        """Return whether action number `ply` was a flip that only its own seat could notice then."""
        return ply > 0 and self.states[ply - 1].is_sealing_flips() and self.states[ply].is_sealing_flips()


class TimelineCache:
    """The most recently used timelines, up to a total number of states."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._timelines: OrderedDict[Hashable, Timeline] = OrderedDict()
        self._most_kept = most_kept

    def of(self, key: Hashable, record: Record) -> Timeline:
        """Return the timeline of a record, made or extended as needed. Raises RecordError if it makes no game."""
        timeline = self._timelines.pop(key, None)
        if timeline is None:
            timeline = Timeline(record)
        elif timeline.record.actions != record.actions:
            timeline.follow(record)
        self._timelines[key] = timeline
        self._make_room()
        return timeline

    def _make_room(self) -> None:
        """Drop the timelines looked at longest ago while there are too many states; keep the newest."""
        kept = sum(timeline.size for timeline in self._timelines.values())
        while kept > self._most_kept and len(self._timelines) > 1:
            _, gone = self._timelines.popitem(last=False)
            kept -= gone.size

"""Games taken apart into their moments: every state that was, who acted, and what was told of it."""

from collections import OrderedDict
from collections.abc import Hashable, Sequence

from exlibris.engine import Event, IllegalAction, Record, Recorder, RecordError, State, new_game

MOST_ACTIONS = 6000  # of a record; games have about 400
MOST_KEPT = 60_000  # states of all games together, about 3 KB each
LEAST_COUNTED = 100  # a timeline counts as so many at least: it costs something even without any action


class Timeline:
    """A game's states: `states[k]` is what the first k actions made of it, `actors[k]` who takes the next one."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states = [new_game(record.ruleset, record.seats, record.seed)]
        self.actors: list[int] = []
        self.told: list[list[Event]] = [[]]
        self.extend(record.actions)

    def follow(self, record: Record) -> None:
        """The timeline is the record's, which has gone on since, or has had actions taken back."""
        kept = shared(self.record.actions, record.actions)
        del self.states[kept + 1 :], self.told[kept + 1 :], self.actors[kept:]
        self.record = record
        self.extend(record.actions[kept:])

    def extend(self, actions: Sequence[int]) -> None:
        """The timeline is so many moments longer. Raises RecordError naming the first action that is not legal."""
        state, recorder = self.states[-1].clone(), Recorder()
        state.recorder = recorder
        for action in actions:
            actor = actor_of(state, action)
            try:
                state.apply(action)
            except IllegalAction as error:
                raise RecordError(f"actions[{len(self.actors)}]: {error}") from error
            self.actors.append(actor)
            self.told.append(recorder.take())
            self.states.append(state.clone())

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.actors)

    @property
    def size(self) -> int:
        """How much of the room for timelines it takes up."""
        return max(len(self.states), LEAST_COUNTED)

    @property
    def is_over(self) -> bool:
        """Whether the game is, so that nothing about it is secret any more."""
        return self.states[-1].is_over

    def is_sealed(self, ply: int) -> bool:
        """Whether the moment was brought about by a flip that nobody but its seat could notice then."""
        return ply > 0 and self.states[ply - 1].is_sealing_flips() and self.states[ply].is_sealing_flips()


def shared(one: Sequence[int], other: Sequence[int]) -> int:
    """How many actions the two begin with together."""
    for i, (mine, yours) in enumerate(zip(one, other, strict=False)):
        if mine != yours:
            return i
    return min(len(one), len(other))


def actor_of(state: State, action: int) -> int:
    """The seat that takes the action; the first one pending for an action that isn't legal."""
    pending = state.pending_seats()
    if len(pending) > 1:
        return next((seat for seat in pending if action in state.legal_actions(seat)), pending[0])
    return next(iter(pending), -1)


class TimelineCache:
    """The timelines looked at last, as far as there is room for them."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._timelines: OrderedDict[Hashable, Timeline] = OrderedDict()
        self._most_kept = most_kept

    def of(self, key: Hashable, record: Record) -> Timeline:
        """The timeline of the record. Raises RecordError when it makes no game."""
        timeline = self._timelines.pop(key, None)
        if timeline is None:
            timeline = Timeline(record)
        elif timeline.record.actions != record.actions:
            timeline.follow(record)
        self._timelines[key] = timeline
        self._make_room()
        return timeline

    def _make_room(self) -> None:
        """The timelines looked at longest ago are gone, if there are too many; the newest stays."""
        kept = sum(timeline.size for timeline in self._timelines.values())
        while kept > self._most_kept and len(self._timelines) > 1:
            _, gone = self._timelines.popitem(last=False)
            kept -= gone.size

"""Replays: the timeline of a game, and the table at each of its entries as one viewer sees it."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from itertools import count
from typing import cast

from msgspec import Struct

from exlibris import engine
from exlibris.review import turns_of
from exlibris.table.actions import ActionKind, ActionOption, option_of
from exlibris.table.board import corner_of
from exlibris.table.form import FormView, result_of
from exlibris.table.public import TableInfo
from exlibris.table.sentences import LogLine, line_of
from exlibris.table.view import Phase, View, phase_of, view_of
from exlibris.table.worth import RunningScore, running_score, running_score_of
from exlibris.texts.sentences import Cast, decision_text

MOST_ACTIONS = 6000  # in a record; a game has about 400
MOST_KEPT = 15_000  # states of all games together, about 3 KB each, in every worker process
LEAST_COUNTED = 100  # states that every timeline counts for, because even an empty timeline takes memory


class Timeline:
    """The course of a game: `states[k]` is the state after k actions, `actors[k]` the seat that takes the next action.

    `events[0]` has the events of the setup, `events[k]` the events of action k.
    """

    def __init__(self, record: engine.Record) -> None:
        self.record = record
        recorder = engine.Recorder()
        state = engine.new_game(record.ruleset, record.seats, record.seed, recorder)
        state.recorder = None
        self.states = [state]
        self.actors: list[int] = []
        self.events: list[list[engine.Event]] = [recorder.take()]
        self.extend(record.actions)

    def follow(self, record: engine.Record) -> None:
        """Update the timeline to a later record of the same game, in which actions may have been undone."""
        old, new = self.record.actions, record.actions
        kept = next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        del self.states[kept + 1 :], self.events[kept + 1 :], self.actors[kept:]
        self.record = record
        self.extend(new[kept:])

    def extend(self, actions: Sequence[int]) -> None:
        """Add a state for each of these actions. Raises RecordError naming the first action that is not legal."""
        state, recorder = self.states[-1].clone(), engine.Recorder()
        state.recorder = recorder
        for action in actions:
            actor = state.actor(action)
            try:
                state.apply(action)
            except engine.IllegalAction as error:
                raise engine.RecordError(f"actions[{len(self.actors)}]: {error}") from error
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
        """Whether the game is over, so that it has no more secrets."""
        return self.states[-1].is_over

    def is_sealed(self, ply: int) -> bool:
        """Return whether action number `ply` was a sealed flip, which only its own seat could notice then."""
        return ply > 0 and self.states[ply - 1].is_sealing_flips() and self.states[ply].is_sealing_flips()


class TimelineCache:
    """The most recently used timelines, up to a total number of states."""

    def __init__(self, most_kept: int = MOST_KEPT) -> None:
        self._timelines: OrderedDict[Hashable, Timeline] = OrderedDict()
        self._most_kept = most_kept

    def of(self, key: Hashable, record: engine.Record) -> Timeline:
        """Return the timeline of a record, made or extended as needed. Raises RecordError if an action is not legal."""
        timeline = self._timelines.pop(key, None)
        if timeline is None:
            timeline = Timeline(record)
        elif timeline.record.actions != record.actions:
            timeline.follow(record)
        self._timelines[key] = timeline
        self._make_room()
        return timeline

    def _make_room(self) -> None:
        kept = sum(timeline.size for timeline in self._timelines.values())
        while kept > self._most_kept and len(self._timelines) > 1:
            _, gone = self._timelines.popitem(last=False)
            kept -= gone.size


class TimelineEntry(Struct, frozen=True, kw_only=True):
    """The table after `ply` of the actions that these eyes may notice; `seat` took the last of them.

    `lines` are the log lines of that action, for entry 0 those from the setup. Entries with the same `turn` are
    consecutive: a placement with its effects, or one seat's actions when a location is resolved.
    """

    ply: int
    round: int
    phase: Phase
    turn: int
    seat: int | None
    lines: list[LogLine]


class Replay(Struct, frozen=True, kw_only=True):
    """A game's timeline as seen by `eyes`: a seat's number, "none" for a spectator, or "all" to see all cards.

    `allowed` are the eyes that this browser may use now.
    """

    table: TableInfo
    eyes: str
    allowed: list[str]
    entries: list[TimelineEntry]


class PastDecision(Struct, frozen=True, kw_only=True):
    """A decision of a seat, its number of options, and the chosen option, which is null until the seat has chosen."""

    seat: int
    kind: ActionKind
    text: str
    rule_id: str
    tile: int | None
    options: int
    chosen: ActionOption | None


class ReplaySnapshot(Struct, frozen=True, kw_only=True):
    """The table after `ply` actions, as in TimelineEntry; `asked` is null if these eyes don't see the decision.

    `running` is the score of the viewing seat; if the eyes see all cards, `running_by_seat` has every seat's score.
    """

    ply: int
    view: View
    asked: PastDecision | None
    waiting_for: list[int]
    running: RunningScore | None
    running_by_seat: list[RunningScore]
    result: FormView | None


class Eyes(Struct, frozen=True):
    """The eyes that look at a game: a seat's, a spectator's, or (`is_open`) eyes that see all cards."""

    seat: int = engine.SPECTATOR
    is_open: bool = False

    def __str__(self) -> str:
        if self.is_open:
            return "all"
        return "none" if self.seat == engine.SPECTATOR else str(self.seat)

    def known(self, event: engine.Event) -> engine.Event:
        """Return the event as these eyes may know it."""
        return event if self.is_open else event.for_seat(self.seat)


class ReplaySession(Struct, frozen=True):
    """A timeline as seen by `eyes`, in one language; `names` are the names of the seats."""

    timeline: Timeline
    eyes: Eyes
    names: tuple[str, ...]
    language: str = "en"

    def plies(self) -> list[int]:
        """Return the plies that these eyes may notice: all but other seats' sealed flips."""
        timeline, seat = self.timeline, self.eyes.seat
        plies = range(timeline.last + 1)
        if timeline.is_over or self.eyes.is_open:
            return list(plies)
        return [ply for ply in plies if not timeline.is_sealed(ply) or timeline.actors[ply - 1] == seat]

    def players(self, state: engine.State) -> Cast:
        """Return the players in that state, for texts."""
        return Cast.of(state, self.names, self.language)

    def view(self, ply: int) -> engine.PlayerView:
        """Return what these eyes see at that ply. Use open eyes only for a game that is over."""
        state = self.timeline.states[ply]
        if self.eyes.is_open:
            return engine.open_view(state, self.actor(ply))
        return engine.player_view(state, self.eyes.seat)

    def actor(self, ply: int) -> int:
        """Return the seat that acts next, else a seat that must decide; SPECTATOR at the end."""
        if ply < self.timeline.last:
            return self.timeline.actors[ply]
        return next(iter(self.timeline.states[ply].pending_seats()), engine.SPECTATOR)


def replay_of(shown: ReplaySession, table: TableInfo, allowed: list[Eyes]) -> Replay:
    """Return the timeline as these eyes may see it."""
    return Replay(table=table, eyes=str(shown.eyes), allowed=[*map(str, allowed)], entries=entries_of(shown))


def entries_of(shown: ReplaySession) -> list[TimelineEntry]:
    """Return the timeline's entries with their log lines."""
    timeline = shown.timeline
    plies = shown.plies()
    turns = turns_of(timeline.states)
    players, numbers = shown.players(timeline.states[-1]), count(1)
    return [
        TimelineEntry(
            ply=at,
            round=timeline.states[ply].round.number,
            phase=phase_of(engine.player_view(timeline.states[ply], engine.SPECTATOR)),
            turn=turns[ply],
            seat=timeline.actors[ply - 1] if ply else None,
            lines=[line_of(next(numbers), shown.eyes.known(event), players) for event in timeline.events[ply]],
        )
        for at, ply in enumerate(plies)
    ]


def snapshots_of(shown: ReplaySession, first: int, most: int) -> Iterator[ReplaySnapshot]:
    """Yield up to `most` snapshots, beginning with number `first`."""
    plies = shown.plies()
    for at in range(first, min(first + most, len(plies))):
        yield _snapshot_at(shown, at, plies[at])


def _snapshot_at(shown: ReplaySession, at: int, ply: int) -> ReplaySnapshot:
    view, state = shown.view(ply), shown.timeline.states[ply]
    players = shown.players(state)
    return ReplaySnapshot(
        ply=at,
        view=view_of(view),
        asked=_asked_of(shown, ply, view.decision, players) if view.decision else None,
        waiting_for=view.pending,
        running=running_score(view),
        running_by_seat=[running_score_of(view, seat) for seat in range(len(view.hands))] if shown.eyes.is_open else [],
        result=result_of(state, players) if state.is_over else None,
    )


def _asked_of(shown: ReplaySession, ply: int, pending: engine.Decision, players: Cast) -> PastDecision:
    state = shown.timeline.states[ply]
    shelf = state.shelves[pending.seat]
    chosen = _choice_of(shown.timeline, ply, pending)
    return PastDecision(
        seat=pending.seat,
        kind=cast("ActionKind", pending.kind),
        text=decision_text(pending, players, state.stack[-1].count),
        rule_id=pending.rule_id,
        tile=pending.tile or None,
        options=len(pending.actions),
        chosen=None if chosen is None else option_of(chosen, pending, shelf, players, corner_of(shelf)),
    )


def _choice_of(timeline: Timeline, ply: int, pending: engine.Decision) -> int | None:
    answered = (after for after in range(ply, timeline.last) if timeline.actors[after] == pending.seat)
    after = next(answered, None)
    return None if after is None else timeline.record.actions[after]

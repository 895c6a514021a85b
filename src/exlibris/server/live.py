"""A table in memory: its events replayed, and what each seat may have noticed of them."""

from msgspec import Struct

from exlibris.engine import SPECTATOR, Record, Recorder, Ruleset, State, new_game
from exlibris.engine import Event as GameEvent
from exlibris.server.messages import LogLine
from exlibris.server.messages.tables import Player, Status
from exlibris.server.store import Event, OpenedTable


class Sitting(Struct):
    """Who sits on a seat; `holder` is the hash of a browser's secret, None for a bot or an empty seat."""

    name: str
    player: Player
    holder: str | None

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.player != "human" or self.holder is not None


class LiveTable:
    """A table as of its event `number`. Only `take` changes it."""

    def __init__(self, opened: OpenedTable) -> None:
        self.opened = opened
        self.ruleset = Ruleset.from_json(opened.ruleset)
        self.number = 0
        self.sittings = [Sitting(seat.name, seat.player, None) for seat in opened.seats]
        self.actions: list[int] = []
        self.state: State | None = None
        self.history: list[GameEvent] = []
        self.lines: dict[tuple[int | None, str], list[LogLine]] = {}  # of the log, by viewer and language
        self._public = 0
        self._own = [0] * len(opened.seats)
        self._recorder = Recorder()
        self._begin_if_full()

    def take(self, event: Event) -> None:
        """The table is one event further; the caller sees to the order."""
        if event.kind == "claim":
            self._sit(event)
        else:
            self._act(event)
        self.number = event.number
        self.history += self._recorder.take()

    def _sit(self, event: Event) -> None:
        sitting = self.sittings[event.seat]
        sitting.name = event.name or sitting.name
        sitting.holder = event.holder
        self._public += 1
        self._begin_if_full()

    def _begin_if_full(self) -> None:
        if all(one.taken for one in self.sittings):
            self.state = new_game(self.ruleset, len(self.sittings), self.opened.seed)
            self.state.recorder = self._recorder

    def _act(self, event: Event) -> None:
        state, action = self.playing(), event.action
        if action is None:
            raise ValueError(f"event {event.number} of table {self.opened.id} has no action")
        sealed = state.is_sealing_flips()
        state.apply(action, event.seat)
        self.actions.append(action)
        if sealed and state.is_sealing_flips():
            self._own[event.seat] += 1
        else:
            self._public += 1

    def playing(self) -> State:
        """The state of the game, which must have begun."""
        if self.state is None:
            raise ValueError(f"the game at table {self.opened.id} has not begun")
        return self.state

    @property
    def status(self) -> Status:
        """Whether the table waits for people, plays, or is through."""
        if self.state is None:
            return "waiting"
        return "over" if self.state.is_over else "playing"

    def history_for(self, viewer: int | None, after: int = 0) -> list[GameEvent]:
        """What has been told after the first so many events, as a seat (None: a spectator) may know it."""
        seat = SPECTATOR if viewer is None else viewer
        return [told.for_seat(seat) for told in self.history[after:]]

    def number_for(self, holder: str | None) -> int:
        """A count of the events that this browser may have noticed: the same for all of its seats.

        Other people's sealed choices don't count until the last one opens them all at once.
        """
        return self._public + sum(
            own for own, one in zip(self._own, self.sittings, strict=True) if holder and one.holder == holder
        )

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a browser holds."""
        return [seat for seat, one in enumerate(self.sittings) if one.holder == holder]

    def pending(self) -> list[int]:
        """The seats that have something to decide: nobody's business but theirs while flips are sealed."""
        return self.state.pending_seats() if self.state else []

    def record(self) -> Record:
        """The game so far as a record that replays anywhere."""
        return Record(self.ruleset, len(self.sittings), self.opened.seed, tuple(self.actions))

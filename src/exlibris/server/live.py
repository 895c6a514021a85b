"""A table in memory: its events replayed, and what each seat may have noticed of them."""

from msgspec import Struct

from exlibris.engine import SPECTATOR, Record, Recorder, Ruleset, State, describe_action, new_game
from exlibris.engine import Event as GameEvent
from exlibris.server.messages.tables import Status
from exlibris.server.store import Event, OpenedTable

SEALED_KINDS = frozenset({"flip", "ready"})
"""Kinds of action that nobody else may notice until all seats are through with theirs."""


class Sitting(Struct):
    """Who sits on a seat; `holder` is the hash of a browser's secret, None for a bot or an empty seat."""

    name: str
    player: str
    holder: str | None

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return self.player != "human" or self.holder is not None


class LiveTable:
    """A table as of its event `number`. Only `take` changes it."""

    def __init__(self, opened: OpenedTable) -> None:
        self.opened = opened
        self.number = 0
        self.sittings = [Sitting(seat.name, seat.player, None) for seat in opened.seats]
        self.actions: list[int] = []
        self.state: State | None = None
        self.history: list[tuple[int | None, GameEvent]] = []
        self._public = 0
        self._own = [0] * len(opened.seats)
        self._recorder = Recorder()
        self._begin_if_full()

    def take(self, event: Event) -> None:
        """The table is one event further; the caller sees to the order."""
        owner = self._act(event) if event.kind == "action" else self._sit(event)
        self.number = event.number
        self.history += [(owner, told) for told in self._recorder.take()]

    def _sit(self, event: Event) -> int | None:
        sitting = self.sittings[event.seat]
        sitting.name = event.name or sitting.name
        sitting.holder = event.holder
        self._public += 1
        self._begin_if_full()
        return None

    def _begin_if_full(self) -> None:
        if all(one.taken for one in self.sittings):
            ruleset = Ruleset.from_json(self.opened.ruleset)
            self.state = new_game(ruleset, len(self.sittings), self.opened.seed)
            self.state.recorder = self._recorder

    def _act(self, event: Event) -> int | None:
        """The seat that alone may notice the event, None when everybody may."""
        state, action = self.playing(), event.action
        if action is None:
            raise ValueError(f"event {event.number} of table {self.opened.id} has no action")
        state.apply(action, event.seat)
        self.actions.append(action)
        if is_sealed(action):
            self._own[event.seat] += 1
            if self._sealing():
                return event.seat
        self._public += 1
        return None

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

    def history_for(self, viewer: int | None) -> list[GameEvent]:
        """What has been told, as a seat (None: a spectator) may know it."""
        seat = SPECTATOR if viewer is None else viewer
        return [told.for_seat(seat) for owner, told in self.history if owner in (None, viewer)]

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
        """The seats that have something to decide: nobody's business but theirs while choices are sealed."""
        return [decision.seat for decision in self.state.decisions()] if self.state else []

    def waiting_for(self, viewer: int | None) -> list[int]:
        """The pending seats as far as a seat may know; of sealed choices it knows its own only."""
        pending = self.pending()
        if not self._sealing():
            return pending
        return [seat for seat in range(len(self.sittings)) if seat != viewer or seat in pending]

    def _sealing(self) -> bool:
        options = self.state.legal_actions(self.pending()[0]) if self.state and self.pending() else []
        return any(is_sealed(action) for action in options)

    def record(self) -> Record:
        """The game so far as a record that replays anywhere."""
        ruleset = Ruleset.from_json(self.opened.ruleset)
        return Record(ruleset, len(self.sittings), self.opened.seed, self.actions)


def is_sealed(action: int) -> bool:
    """Whether others may not notice this action yet."""
    return describe_action(action).kind in SEALED_KINDS

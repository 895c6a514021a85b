"""The table as a caller sees it: snapshots for people, positions in notation for programs."""

from collections.abc import Callable
from datetime import datetime
from random import Random
from typing import Final, Literal, cast

from msgspec import Struct, structs

from exlibris.engine import SPECTATOR, PlayerView, action_names, player_view, result
from exlibris.engine.undo import why_not
from exlibris.table.advice import hint_seconds
from exlibris.table.clocks import ServerLoad
from exlibris.table.commands import Act, check_hints, check_legal, check_owner, check_sealing, check_turn
from exlibris.table.decisions import Decision, decision_of
from exlibris.table.form import FormView, result_of
from exlibris.table.live import Table
from exlibris.table.options import Status
from exlibris.table.public import SeatPresence, TableInfo, presence_of, table_of
from exlibris.table.sentences import LogUpdate, Since, log_update, since_of, troubles_of
from exlibris.table.view import View, view_of
from exlibris.table.worth import BestFlips, RunningScore, Sources, hindsight_of, running_score, sources_of
from exlibris.texts.mentions import bare
from exlibris.texts.sentences import Cast

SHOWN_SECONDS: Final = 60.0  # at a decision, until snapshots show it


class SeatClock(Struct, frozen=True, kw_only=True):
    """The seconds that a seat has left and has used, and whether its clock runs.

    The values are null if they would reveal who has sealed flips.
    """

    seat: int
    left: float | None
    used: float | None
    running: bool | None


def clocks_of(live: Table, session: str, at: datetime) -> list[SeatClock]:
    """Return the clocks of all seats with people; empty at a table without a pace, or before the game."""
    if live.clocks is None or live.state is None:
        return []
    sealing = live.state.is_sealing_flips() and not live.is_finished
    people = [seat for seat, occupant in enumerate(live.occupants) if occupant.session]
    return [_clock_of(live, seat, at, hidden=sealing and seat not in live.seats_of(session)) for seat in people]


class SeatStall(Struct, frozen=True, kw_only=True):
    """The seconds that a seat's person has spent on their decision, if at least a minute.

    While flips are sealed, the number is the same for all seats.
    """

    seat: int
    seconds: float


def _stalls_of(live: Table, at: datetime) -> list[SeatStall]:
    """Return the seats that have been deciding for a minute at a table without a pace; all while flips are sealed.

    Shorter times are left out, so that snapshots soon after the same event are equal.
    """
    if live.stalls is None or live.status != "playing":
        return []
    seats = live.people.deciding if live.playing().is_sealing_flips() else live.asked
    spent = {seat: live.stalls.seconds(seat, at) for seat in seats}
    return [SeatStall(seat=seat, seconds=round(spent[seat], 1)) for seat in seats if spent[seat] >= SHOWN_SECONDS]


class UndoInfo(Struct, frozen=True, kw_only=True):
    """The number of your last actions that you may undo; if 0, `why` gives the reason."""

    count: int
    why: Literal["", "nothing", "seen", "moved"]


class Snapshot(Struct, frozen=True, kw_only=True):
    """A table after one of its events, as the seat `you` sees it, or a spectator if that is null.

    `newest` is the number of the table as it is now, greater than `number` if a past snapshot was requested.
    `hindsight` has each seat's best flips when the game is over.
    `since` sums up the log lines after number `seen`, which was the last line after your own last action.
    `presence` has the seats of people; so has `clocks`, at a table with a pace, as of the time of this answer.
    `stalls` has the seats that have been deciding for a minute at a table without a pace.
    `load` is the load of the server. `sources` has, by seat, the cards from which its shelf's points come.
    `troubles` has a sentence for each bot that is missing or has failed.
    """

    table: TableInfo
    number: int
    newest: int
    you: int | None
    view: View | None
    decision: Decision | None
    waiting_for: list[int]
    log: LogUpdate
    since: list[Since]
    seen: int
    result: FormView | None
    hindsight: list[BestFlips] | None
    running: RunningScore | None
    undo: UndoInfo | None
    troubles: list[str] = []
    presence: list[SeatPresence] = []
    clocks: list[SeatClock] = []
    stalls: list[SeatStall] = []
    load: ServerLoad | None = None
    sources: list[Sources] = []


def snapshot(
    live: Table,
    session: str,
    seat: int | None = None,
    share_url: str = "",
    language: str = "en",
    log_mark: str = "",
    *,
    at: datetime,
) -> Snapshot:
    """Return the table as a browser sees it from one of its seats.

    Args:
        live: The table; not changed.
        session: The browser's session.
        seat: The seat to look from; if None or another session's, the browser's own seat that must decide.
        share_url: The link to the table.
        language: The language of all texts.
        log_mark: The mark of the log that the reader has; "" for the whole log.
        at: The time at which the clocks are read.

    Returns:
        Only what this viewer may know; a spectator's snapshot if the browser has no seat.
    """
    viewer = eyes(live, session, seat)
    seen = _before_play(live, session, viewer, share_url, language, at)
    return seen if live.state is None else _in_play(seen, live, session, language, log_mark)


def _before_play(
    live: Table, session: str, viewer: int | None, share_url: str, language: str, at: datetime
) -> Snapshot:
    number = live.number_for(session)
    return Snapshot(
        table=table_of(live, session, share_url, language),
        number=number,
        newest=number,
        you=viewer,
        view=None,
        decision=None,
        waiting_for=[],
        log=LogUpdate(keep=0, lines=[], mark="", reader=""),
        since=[],
        seen=0,
        result=None,
        hindsight=None,
        running=None,
        undo=None,
        troubles=troubles_of(live, language),
        presence=presence_of(live),
        clocks=clocks_of(live, session, at),
        stalls=_stalls_of(live, at),
        load=live.load,
    )


def _in_play(seen: Snapshot, live: Table, session: str, language: str, log_mark: str) -> Snapshot:
    """Return the snapshot of a game that has begun; all of it comes from the viewer's own view."""
    view = player_view(live.playing(), SPECTATOR if seen.you is None else seen.you)
    players = cast_of(live, view, language)
    return structs.replace(
        seen,
        view=view_of(view),
        waiting_for=_awaited(live, session, view),
        decision=decision_of(view, players) if _is_asked(live, seen.you) else None,
        log=log_update(live, seen.you, players, log_mark),
        since=since_of(live, seen.you, players),
        seen=live.line_seen_by(seen.you),
        result=result_of(live.playing(), players) if view.is_over else None,
        hindsight=hindsight_of(live.playing()) if view.is_over else None,
        running=running_score(view),
        sources=[sources_of(view, number) for number in range(view.game.seats)],
        undo=None if seen.you is None else _undo_of(live, seen.you),
    )


def _is_asked(live: Table, seat: int | None) -> bool:
    """Return whether the seat's person may be asked: not once the game is over, or while a bot decides for them."""
    return not live.is_finished and seat in live.people.deciding


def _undo_of(live: Table, seat: int) -> UndoInfo:
    why = why_not(live.newest_acts(), seat)
    return UndoInfo(count=live.undoable(seat), why=cast("Literal['', 'nothing', 'seen', 'moved']", why))


def _awaited(live: Table, session: str, view: PlayerView) -> list[int]:
    if live.is_finished:
        return []
    done = [seat for seat in live.seats_of(session) if seat not in live.pending()]
    return [seat for seat in view.pending if seat not in done]


def cast_of(live: Table, view: PlayerView, language: str) -> Cast:
    """Return the players, for texts."""
    return Cast.of(view, [bare(occupant.name) for occupant in live.occupants], language)


def eyes(live: Table, session: str, seat: int | None) -> int | None:
    """Return the browser's own seat to look from, None for a spectator."""
    own = live.seats_of(session)
    if seat in own:
        return seat
    asked = [waiting for waiting in live.pending() if waiting in own]
    return next(iter(asked + own), None)


def _clock_of(live: Table, seat: int, at: datetime, hidden: bool) -> SeatClock:
    if live.clocks is None or hidden:
        return SeatClock(seat=seat, left=None, used=None, running=None)
    running = seat in live.clocks.state.running and not live.is_finished
    left, used = live.clocks.left(seat, at), live.clocks.used(seat, at)
    return SeatClock(seat=seat, left=round(left, 1), used=round(used, 1), running=running)


class Onlooker(Struct, frozen=True, kw_only=True):
    """A browser that looks at a table: its session, language, link to share, and the mark of the log that it has.

    `now` returns the time at which clocks are read.
    """

    session: str
    language: str
    share_url: str
    log_mark: str
    now: Callable[[], datetime]

    def sees(self, live: Table, seat: int | None) -> Snapshot:
        """Return the table as seen from the given seat of this browser; see `snapshot`."""
        return snapshot(live, self.session, seat, self.share_url, self.language, self.log_mark, at=self.now())

    def sees_after(self, live: Table, seat: int | None, number: int) -> Snapshot:
        """Return the table as it was one noticeable event after that number, or later if that is no longer kept."""
        then = live.right_after(number, self.session)
        return structs.replace(self.sees(then, seat), newest=live.number_for(self.session))

    def looks(self, live: Table, seat: int | None = None, after: int | None = None) -> Snapshot:
        """Return the table as it is now, or, with `after`, as it was one noticeable event after that number."""
        return self.sees(live, seat) if after is None else self.sees_after(live, seat, after)

    def next(self, live: Table, seat: int | None, seen: int) -> Snapshot | None:
        """Return the first snapshot after the number that this browser has seen, None if there is nothing new."""
        newest = live.number_for(self.session)
        if newest <= seen:
            return None
        return structs.replace(self.sees(live.right_after(seen, self.session), seat), newest=newest)

    def tries(self, live: Table, wanted: Act) -> tuple[PlayerView, int, Cast, Random]:
        """Return the arguments of `preview_of`. Raises TableError unless this browser's seat may take the action."""
        check_owner(live, wanted.seat, self.session)
        check_turn(live, wanted.seat, wanted.number)
        check_legal(live.playing(), wanted.seat, wanted.action)
        view = player_view(live.playing(), wanted.seat)
        luck = Random(f"{live.opened.id} {wanted.number} {wanted.action}")  # repeated requests get the same answer
        return view, wanted.action, cast_of(live, view, self.language), luck

    def flips(self, live: Table, seat: int) -> PlayerView:
        """Return the view of this browser's seat. Raises TableError unless it is choosing flips, with advice."""
        check_owner(live, seat, self.session)
        if live.people.day:
            check_hints(live)
        check_sealing(live, seat)
        return player_view(live.playing(), seat)

    def asks(self, live: Table, seat: int, number: int) -> tuple[PlayerView, Cast, int, float]:
        """Return the arguments of `hint_of`. Raises TableError unless the seat must decide and may ask the coach."""
        check_owner(live, seat, self.session)
        check_hints(live)
        check_turn(live, seat, number)
        view = player_view(live.playing(), seat)
        return view, cast_of(live, view, self.language), number, hint_seconds(live, seat, self.now())


class NamedAction(Struct, frozen=True, kw_only=True):
    """A legal action: its number in the action space, and its name in the notation, such as "place 14.1"."""

    action: int
    name: str


class NamedDecision(Struct, frozen=True, kw_only=True):
    """A seat's decision: the prompt, the rule that asks, and the legal actions in a fixed order."""

    seat: int
    prompt: str
    rule_id: str
    actions: list[NamedAction]


class NotatedPosition(Struct, frozen=True, kw_only=True):
    """A game as the seat `you` sees it, or a spectator if that is null; see `Snapshot` for `number`.

    `view` is the player view as text, which `exlibris.engine` can read; it is null before the game begins. `decision`
    is null if the seat has nothing to decide, `totals` until the game is over by the rules.
    """

    number: int
    status: Status
    you: int | None
    view: str | None
    decision: NamedDecision | None
    totals: list[int] | None


def notated_position(live: Table, session: str, seat: int | None) -> NotatedPosition:
    """Return the game as a caller sees it from the given seat, by default from its seat that must decide."""
    viewer = eyes(live, session, seat)
    view = None if live.state is None else player_view(live.state, SPECTATOR if viewer is None else viewer)
    return NotatedPosition(
        number=live.number_for(session),
        status=live.status,
        you=viewer,
        view=str(view) if view else None,
        decision=_named_decision(view) if view and _is_asked(live, viewer) else None,
        totals=[seat.total for seat in result(live.playing()).seats] if view and view.is_over else None,
    )


def _named_decision(view: PlayerView) -> NamedDecision | None:
    asked = view.decision
    if asked is None:
        return None
    actions = zip(asked.actions, action_names(view), strict=True)
    return NamedDecision(
        seat=asked.seat,
        prompt=asked.prompt,
        rule_id=asked.rule_id,
        actions=[NamedAction(action=action, name=name) for action, name in actions],
    )

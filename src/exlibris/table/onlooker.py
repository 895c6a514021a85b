"""The callers who look at a table, and their answers: snapshots for people, positions in notation for programs."""

from collections.abc import Callable
from datetime import datetime
from random import Random

from msgspec import Struct, structs

from exlibris.engine import SPECTATOR, PlayerView, action_names, player_view, result
from exlibris.table.advice import hint_seconds
from exlibris.table.commands import Act, check_hints, check_legal, check_owner, check_sealing, check_turn
from exlibris.table.live import Table
from exlibris.table.options import Status
from exlibris.table.snapshot import Snapshot, cast_of, eyes, is_asked, snapshot
from exlibris.texts.sentences import Cast


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
        decision=_named_decision(view) if view and is_asked(live, viewer) else None,
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

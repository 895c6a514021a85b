"""Positions as programs are told them: in the notation of the engine."""

from msgspec import Struct

from exlibris.engine import SPECTATOR, PlayerView, action_names, player_view, result
from exlibris.table.fold.live import LiveTable
from exlibris.table.options import Status
from exlibris.table.present.snapshot import eyes, is_asked


class NamedAction(Struct, frozen=True, kw_only=True):
    """A legal action: its number in the action space, and its name in the notation, such as "place 14.1"."""

    action: int
    name: str


class NamedDecision(Struct, frozen=True, kw_only=True):
    """What a seat is asked: the prompt and the rule that asks, and the legal actions in a fixed order."""

    seat: int
    prompt: str
    rule_id: str
    actions: list[NamedAction]


class NotatedPosition(Struct, frozen=True, kw_only=True):
    """A game as the seat `you` sees it, or a spectator if that is null; see `Snapshot` for `number`.

    `view` is the text of the player view: `exlibris.engine` reads it. It is null before the game begins. `decision` is
    null when the seat has nothing to decide. `totals` are there when the game is over by the rules.
    """

    number: int
    status: Status
    you: int | None
    view: str | None
    decision: NamedDecision | None
    totals: list[int] | None


def notated_position(live: LiveTable, session: str, seat: int | None) -> NotatedPosition:
    """Return the game as a caller sees it from one of its seats: the given one, or the one that is asked."""
    viewer = eyes(live, session, seat)
    view = None if live.state is None else player_view(live.state, SPECTATOR if viewer is None else viewer)
    return NotatedPosition(
        number=live.number_for(session),
        status=live.status,
        you=viewer,
        view=str(view) if view else None,
        decision=named_decision(view) if view and is_asked(live, viewer) else None,
        totals=[seat.total for seat in result(live.playing()).seats] if view and view.is_over else None,
    )


def named_decision(view: PlayerView) -> NamedDecision | None:
    """Return what the viewer is asked, None for nothing."""
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

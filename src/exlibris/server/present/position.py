"""Positions as programs are told them: in the notation of the engine."""

from exlibris.engine import SPECTATOR, PlayerView, action_names, player_view, result
from exlibris.server.live import LiveTable
from exlibris.server.messages.programs import NamedAction, NamedDecision, NotatedPosition
from exlibris.server.present.snapshot import eyes, is_asked


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
        totals=[one.total for one in result(live.playing()).seats] if view and view.is_over else None,
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

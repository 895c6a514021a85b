"""Queries about the progress of a game: its phase, the first step of a phase, the offers of the draft."""

from __future__ import annotations

from exlibris.engine.board import INSPECTION, OVER
from exlibris.engine.errors import SetupError
from exlibris.engine.frames import Frame, Step
from exlibris.engine.game import Game
from exlibris.engine.rounds import inspection
from exlibris.engine.rounds.cleanup import ROUND
from exlibris.engine.rounds.draft import OFFERED, ChooseOwnLibrary, TakeFromPool
from exlibris.engine.rounds.placement import PlaceAssistant
from exlibris.engine.rounds.solo import SOLO_ROUND
from exlibris.engine.sets import NOTHING
from exlibris.engine.state import State
from exlibris.engine.steps import Choice
from exlibris.engine.view import PlayerView


def phase(s: State | PlayerView) -> str:
    """Return the phase of the game, one of `board.PHASES`. Raises LookupError for a stack without a phase."""
    if s.is_over:
        return OVER
    for f in s.stack:
        if f.step is not None and f.step.phase:
            return f.step.phase
    raise LookupError("no unfinished step belongs to a phase")


def is_placing(s: State | PlayerView) -> bool:
    """Return whether the pending decision is where to place an assistant in Placement."""
    return len(s.stack) > 0 and isinstance(s.stack[-1].step, PlaceAssistant)


def is_searching(s: State | PlayerView) -> bool:
    """Return whether the pending seat searches the discard pile, and may therefore see all of it."""
    step = s.stack[-1].step if s.stack else None
    return isinstance(step, Choice) and step.shows_discard_pile()


def first_step(game: Game, phase: str) -> Step:
    """Return the step at which a phase begins.

    Args:
        game: The game, whose ruleset determines its phases.
        phase: A phase of a round, or INSPECTION.

    Raises:
        SetupError: If the game has no such phase.
    """
    if phase == INSPECTION:
        return inspection.INSPECTION
    step: Step | None = SOLO_ROUND if game.is_solo else ROUND
    while step is not None:
        if step.phase == phase:
            return step
        step = step.then
    raise SetupError(f"phase: no round of this game has {phase!r}")


def open_pool(view: PlayerView) -> bytes:
    """Return the numbers of the special assistants in the open pool (SETUP1-06, SETUP2-06, SOLO-03)."""
    draft = _draft(view)
    return draft.libraries if draft is not None and isinstance(draft.step, TakeFromPool) else NOTHING


def library_offer(view: PlayerView, seat: int) -> bytes:
    """Return the special assistants that a seat may choose from in the draft.

    These are its two libraries or, if all seats draft from an open pool, the pool in the seat's own turn (SETUP1-05).

    Args:
        view: The view of any seat, or a spectator's.
        seat: The choosing seat.

    Returns:
        Numbers of assistants.
    """
    draft = _draft(view)
    if draft is None:
        return NOTHING
    if isinstance(draft.step, ChooseOwnLibrary):
        return draft.libraries[OFFERED * seat : OFFERED * seat + OFFERED]
    return draft.libraries if seat == draft.seat else NOTHING


def _draft(view: PlayerView) -> Frame | None:
    for f in view.stack:
        if f.step is not None and isinstance(f.step, ChooseOwnLibrary | TakeFromPool):
            return f
    return None

"""Asking changes nothing: the options of a decision can be asked for again at any time, on a determinization too."""

from random import Random

import pytest

from exlibris.engine import (
    PRESETS,
    State,
    compose,
    determinize,
    new_game,
    player_view,
    problems,
    variants_of,
)
from exlibris.engine.effects import Choice

SOLO = [name for name in PRESETS if "solo" in variants_of(name)]
OTHERS = [(name, (), 2 + number % 3) for number, name in enumerate(PRESETS)]
GAMES = [*OTHERS, *[(name, ("solo",), 1) for name in SOLO]]
FEW = 40  # decisions between two determinizations


def check_asking(state: State) -> None:
    """Ask for all there is to ask for, for the options twice, and compare the whole state before and after."""
    before = state.key()
    step = state.pending_step()
    assert isinstance(step, Choice)
    first = step.offered(state, state.stack[-1])
    assert step.offered(state, state.stack[-1]) == first == state.options
    step.about(state, state.stack[-1])
    for seat in (None, *range(state.game.seats)):
        state.legal_actions(seat)
    state.decisions()
    problems(state)
    assert state.key() == before


@pytest.mark.parametrize(("preset", "variants", "seats"), GAMES)
def test_asking_again_changes_nothing(preset: str, variants: tuple[str, ...], seats: int) -> None:
    luck = Random(f"{preset} {seats}")
    state = new_game(compose(preset, variants), seats, luck.randbytes(32))
    while not state.is_over:
        check_asking(state)
        if state.ply % FEW == 0:
            check_asking(determinize(player_view(state, state.pending_seats()[0]), luck))
        state.apply_option(luck.choice(state.options))

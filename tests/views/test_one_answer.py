"""Whether a seat is asked tells nobody anything: how many options a step has is public, or it asks in any case."""

from random import Random

import pytest

from exlibris.engine import DONE_ACTION, PRESETS, SPECTATOR, State, compose, determinize, new_game, player_view
from support.examples import examples

GAMES = [(preset, seats) for preset in PRESETS for seats in (1, 2, 3, 4)]
EVERY = 7  # decisions between two that are looked at, besides those that are exempt


def others(state: State, seat: int) -> list[int]:
    return [viewer for viewer in range(SPECTATOR, state.game.seats) if viewer != seat]


def looks_alike(state: State, luck: Random) -> None:
    """Check that whoever looks on could not tell from a question asked or left out what it can't see."""
    f, step = state.stack[-1], state.pending_step()
    for viewer in others(state, f.seat):
        twin = determinize(player_view(state, viewer), luck)
        secret = step.is_secret(state, f)
        assert step.is_secret(twin, twin.stack[-1]) == secret
        assert secret or len(twin.options) == len(state.options), f"{step.prompt}, seen by {viewer}\n{state}"


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_others_know_how_many_options_a_seat_has_or_that_it_is_asked_in_any_case(preset: str, seats: int) -> None:
    luck = Random(f"{preset} {seats}")
    for _ in range(examples(9)):
        state = new_game(compose(preset, ["solo"] if seats == 1 else []), seats, luck.randbytes(32))
        while not state.is_over and not state.is_sealing_flips():
            may_end = DONE_ACTION in state.legal_actions()
            kind = state.pending_step().kind
            if not may_end and (kind == "card" or luck.randrange(EVERY) == 0):
                looks_alike(state, luck)
            state.apply_option(luck.choice(state.options))

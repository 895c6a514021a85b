"""Each question decides something: no two answers lead to the same position, but for those with a reason below."""

from random import Random

import pytest

from exlibris.engine import PRESETS, Eager, State, Uniform, compose, new_game

GAMES = [(preset, seats) for preset in PRESETS for seats in (1, 2, 3, 4)]
SAME = {
    "prompt-bet": "everybody hears the category; which cards are revealed is not known yet",
    "prompt-name-category": "everybody hears the category; what it finds lies in a hand, a pile or face down",
    "prompt-place": "everybody sees the place; that the assistant can do nothing there may be known only at the end",
}


def forward(state: State, action: int) -> State:
    """Return what an action leads to."""
    later = state.clone()
    later.apply(action)
    return later


def equal_answers(state: State) -> list[tuple[int, int]]:
    """Return pairs of a seat's actions that lead to equal states, and so to equal views of seats and spectators."""
    pairs = []
    for seat in state.pending_seats():
        first: dict[tuple[object, ...], int] = {}
        for action in state.legal_actions(seat):
            before = first.setdefault(forward(state, action).key(), action)
            if before != action:
                pairs.append((before, action))
    return pairs


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_two_answers_never_come_to_the_same(preset: str, seats: int) -> None:
    luck = Random(f"{preset} {seats}")
    for number in range(6):
        state = new_game(compose(preset, ["solo"] if seats == 1 else []), seats, luck.randbytes(32))
        policy = (Eager, Uniform)[number % 2](number)
        while not state.is_over:
            prompt = state.pending_step().prompt
            if prompt not in SAME:
                assert equal_answers(state) == [], f"{prompt}\n{state}"
            state.apply_option(state.options[policy.pick(state)])

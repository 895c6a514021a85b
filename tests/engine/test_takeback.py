"""What may be taken back: never what somebody has learned something by, never past another seat's action."""

import random

import pytest
from hypothesis import given, settings

from exlibris.engine import Recorder, State, compose, determinize, new_game, player_view, preset
from exlibris.engine.takeback import Deed, deed, is_last_of, takeable, why_not
from exlibris.engine.view import facts
from support.random_play import SEATS, SEEDS, fresh_game

WORLDS = 3
PRESETS = ("first-en", "first-pl", "first-cs", "first-fr", "revised-en")


def done(*letters: str) -> list[Deed]:
    """Deeds in short: "0" is seat 0's, "0!" revealed something, "0s" was sealed."""
    return [Deed(int(one[0]), 7, "s" in one, "!" in one) for one in letters]


@pytest.mark.parametrize(
    ("deeds", "seat", "count", "why"),
    [
        (done(), 0, 0, "nothing"),
        (done("0", "0"), 0, 2, ""),
        (done("1", "0"), 0, 1, ""),
        (done("0", "1"), 0, 0, "moved"),
        (done("0", "0!"), 0, 0, "seen"),
        (done("0!", "0"), 0, 1, ""),
        (done("0", "1!", "0"), 0, 1, ""),
        (done("0", "0!", "0s", "1s", "0s", "1s"), 0, 2, ""),
        (done("0", "0!", "1s"), 0, 0, "seen"),
        (done("0s", "1s!"), 0, 0, "moved"),
    ],
)
def test_a_seat_takes_back_its_last_actions_only(deeds: list[Deed], seat: int, count: int, why: str) -> None:
    assert (takeable(deeds, seat), why_not(deeds, seat)) == (count, why)


def test_what_others_seal_neither_stands_in_the_way_nor_shows() -> None:
    alone, watched = done("0!", "1s"), done("0!", "1s", "0s", "2s", "2s")
    assert (takeable(alone, 1), why_not(alone, 1)) == (takeable(watched, 1), why_not(watched, 1)) == (1, "")
    assert is_last_of(watched, 1)
    assert not is_last_of(done("1", "0"), 0)


@settings(max_examples=60)
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_an_action_that_goes_back_comes_out_alike_in_every_world_its_seat_thinks_possible(
    seats: int, seed: int, policy: int
) -> None:
    check_that_nothing_is_learned(fresh_game(seats, seed), random.Random(policy))


@pytest.mark.parametrize("name", PRESETS)
@settings(max_examples=12)
@given(seats=SEATS, seed=SEEDS)
def test_the_same_by_every_rulebook(name: str, seats: int, seed: int) -> None:
    rules = compose(name, (), {"language": "en"})
    luck = random.Random(seed)
    check_that_nothing_is_learned(new_game(rules, seats, luck.randbytes(32)), luck)


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
@settings(max_examples=20)
@given(seed=SEEDS)
def test_the_same_alone(name: str, seed: int) -> None:
    luck = random.Random(seed)
    check_that_nothing_is_learned(new_game(compose(name, ["solo"]), 1, luck.randbytes(32)), luck)


def check_that_nothing_is_learned(state: State, luck: random.Random) -> None:
    """A random game: whatever may be taken back showed its seat only what it could have worked out before."""
    recorder = Recorder()
    while not state.is_over:
        seat = luck.choice(state.pending_seats())
        action = luck.choice(state.legal_actions(seat))
        before = state.clone()
        state.recorder = recorder
        state.apply(action, seat)
        one = deed(before, state, recorder.take(), seat, action)
        if not one.revealing and luck.random() < 0.2:
            assert outcomes(before, action, seat, luck) == [facts(player_view(state, seat))] * WORLDS


def outcomes(before: State, action: int, seat: int, luck: random.Random) -> list[object]:
    """What the seat sees after its action, in worlds that agree with what it saw before."""
    worlds = [determinize(player_view(before, seat), luck) for _ in range(WORLDS)]
    for world in worlds:
        world.apply(action, seat)
    return [facts(player_view(world, seat)) for world in worlds]


def test_most_placements_and_all_shelving_inside_a_turn_can_go_back() -> None:
    """The rule is no use if nearly everything reveals something."""
    free = total = 0
    for seed in range(6):
        luck = random.Random(seed)
        state, recorder = new_game(preset("first-en"), 4, luck.randbytes(32)), Recorder()
        while not state.is_over:
            prompt = state.pending_step().prompt
            seat = luck.choice(state.pending_seats())
            action = luck.choice(state.legal_actions(seat))
            before = state.clone()
            state.recorder = recorder
            state.apply(action, seat)
            one = deed(before, state, recorder.take(), seat, action)
            if prompt in {"prompt-place", "prompt-put"}:
                total += 1
                free += not one.revealing
    assert free > total * 0.75

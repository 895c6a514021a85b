"""The policy of placements: promises first, what was worth most on average then."""

from exlibris.engine import State, is_placing
from exlibris.search import Lookahead, PlacementPolicy
from support.networks import some_network
from support.random_play import position, positions


def placing(seed: int = 9) -> State:
    """Return a position in which a seat has several placements to choose from."""
    return next(s for s in positions(position(2, seed, seed, 20), 3) if is_placing(s) and len(s.options) > 4)


def promises_of(state: State) -> list[float]:
    """Return what each option promises the seat that places."""
    seat = state.pending_seats()[0]
    lookahead = Lookahead(some_network(), state)
    return [lookahead.promise(state, seat, action) for action in state.legal_actions(seat)]


def test_at_first_the_placement_that_promises_most_is_taken() -> None:
    state = placing()
    promises = promises_of(state)
    assert Lookahead(some_network(), state).best_option(state) == state.options[promises.index(max(promises))]


def test_then_what_was_worth_most_on_average() -> None:
    state = placing()
    policy = PlacementPolicy(positions=2)
    first, second, third, *_ = state.options
    for gain in (0.0, 0.15):
        assert not policy.is_settled(state)
        policy.learn(state, bytes([first, second]), [gain, 0.1])
    assert policy.is_settled(state)
    assert Lookahead(some_network(), state, policy).best_option(state) != third, "which nobody has looked at"
    assert policy.best_of(state, bytes([first, second, third])) == second
    assert policy.best_of(state, bytes([first, third])) == first


def test_a_placement_that_is_known_to_be_bad_is_no_better_than_an_unknown_one() -> None:
    state = placing()
    policy = PlacementPolicy(positions=1)
    first, second, third, *_ = state.options
    policy.learn(state, bytes([first, second]), [0.0, 1.0])
    assert policy.best_of(state, bytes([first, third])) == third


def test_each_seat_and_each_round_has_its_own() -> None:
    state = placing()
    policy = PlacementPolicy(positions=1)
    policy.learn(state, state.options, [0.0] * len(state.options))
    other_seat = state.clone()
    other_seat.apply_option(Lookahead(some_network(), state).best_option(state))
    while not is_placing(other_seat):
        other_seat.apply_option(other_seat.options[-1])
    assert other_seat.pending_seats() != state.pending_seats()
    assert policy.is_settled(state)
    assert not policy.is_settled(other_seat)

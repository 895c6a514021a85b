"""Nothing dealt after the draft shows during it: two games that differ in that alone look equal, in every preset."""

import random

import msgspec
import pytest
from hypothesis import given, settings

from exlibris.engine import PRESETS, SEED_BYTES, SPECTATOR, Rng, State, compose, determinize, player_view
from exlibris.rl.observation import Observations
from exlibris.table.events import Action
from exlibris.table.live import Table, outcome_of
from exlibris.table.snapshot import snapshot
from support.examples import examples
from support.hidden import contents, with_rng
from support.random_play import SEEDS
from support.seating import after, opened
from support.times import NOW

GAMES = [(preset, seats) for preset in PRESETS for seats in (1, 2, 3, 4)]


def table_in_draft(preset: str, seats: int, seed: int) -> Table:
    """Return a table at the first choice of a draft; each seat is one browser's."""
    variants = ["solo"] if seats == 1 else ["drafted"] if preset == "revised-en" else []
    rules = compose(preset, variants)
    return after(*opened(seats, seed, [f"browser {seat}" for seat in range(seats)], rules))


def sent(live: Table, state: State) -> list[bytes]:
    """Return all bytes that the browsers at the table, and one that looks on, get of a position."""
    live.state = state
    browsers = [*[f"browser {seat}" for seat in range(state.game.seats)], "looks on"]
    return [msgspec.json.encode(snapshot(live, browser, 0, "http://a.example/b", at=NOW)) for browser in browsers]


def shown(state: State) -> list[object]:
    """Return the views of all, what is determinized of them, and what learners observe."""
    seats = range(SPECTATOR, state.game.seats)
    views = [player_view(state, seat) for seat in seats]
    deals = [determinize(view, random.Random(1)).key() for view in views]
    rows = Observations(state.game, 1)
    observed = []
    for seat in range(state.game.seats):
        rows.write(state, seat, 0)
        observed.append(bytes(rows.numbers))
    return [[contents(view) for view in views], deals, observed, state.decisions()]


@pytest.mark.parametrize(("preset", "seats"), GAMES)
@settings(max_examples=examples(8))
@given(seed=SEEDS, luck=SEEDS, policy=SEEDS)
def test_nothing_that_is_dealt_later_shows_in_the_draft(
    preset: str, seats: int, seed: int, luck: int, policy: int
) -> None:
    live = table_in_draft(preset, seats, seed)
    state = live.playing()
    twin = with_rng(state, Rng(random.Random(luck).randbytes(SEED_BYTES)))
    picks = random.Random(policy)
    while True:
        assert state.round.number == 0
        assert shown(state) == shown(twin)
        assert sent(live, state) == sent(live, twin)
        seat, action = state.pending_seats()[0], picks.choice(state.legal_actions())
        one, other = (outcome_of(each, Action(seat, action)) for each in (state, twin))
        state, twin = one.state, other.state
        if state.deal.is_dealt:
            break
        assert one.events == other.events
        assert one.undo_entry == other.undo_entry
    assert state.hands != twin.hands, "only now they differ"
    assert shown(state) != shown(twin)
    assert sent(live, state) != sent(live, twin)

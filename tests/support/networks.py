"""Networks with made-up weights, for tests that need none that plays well."""

import random
from typing import Any

from exlibris.engine import Deal, Round, State
from exlibris.search import FEATURES, HEADS, KINDS, PLACEMENT_INPUTS, Network, PlacementPolicy
from exlibris.search.feature_names import ADDED_INPUTS


def some_network(seed: int = 1, hidden: int = 8) -> Network:
    """Return a network with small random weights."""
    luck = random.Random(seed)

    def row(width: int) -> list[float]:
        return [luck.gauss(0, 0.05) for _ in range(width)]

    ours = [row(hidden) for name in FEATURES if not name.startswith("added.")]
    others = row(hidden), [row(hidden) for _ in HEADS], row(len(HEADS))
    return Network([*ours, *[row(hidden) for _ in ADDED_INPUTS]], *others)


def some_policy(seed: int = 1, hidden: int = 8) -> PlacementPolicy:
    """Return a placement policy with small random weights."""
    luck = random.Random(seed)

    def row(width: int) -> list[float]:
        return [luck.gauss(0, 0.05) for _ in range(width)]

    return PlacementPolicy(
        [row(hidden) for _ in PLACEMENT_INPUTS], row(hidden), [row(hidden) for _ in range(KINDS)], row(KINDS)
    )


def moved(things: list[Any]) -> list[Any]:
    """Return the things, each where the next one was."""
    return things[-1:] + things[:-1]


def turned(state: State) -> State:
    """Return a position between effects in which every seat has what the seat before it had."""
    twin = state.clone()
    seats = state.game.seats

    def moved_tokens(pairs: bytes) -> bytes:
        return bytes([(n + 2) % (2 * seats) if i % 2 == 0 else n for i, n in enumerate(pairs)])

    deal, r = state.deal, state.round
    twin.deal = Deal(deal.prominent, deal.banned, bytes(moved(list(deal.focus))), moved(deal.powers))
    twin.round = Round(
        r.number, (r.first + 1) % seats, r.permanent, r.temporary, r.stack, r.discarded, r.final, r.tiles
    )
    twin.hands = moved(state.hands)
    twin.shelves = moved(state.shelves)
    twin.visitors = [moved_tokens(pairs) for pairs in state.visitors]
    left = [state.unplaced >> 3 * seat & 7 for seat in range(seats)]
    twin.unplaced = sum(bits << 3 * seat for seat, bits in enumerate(moved(left)))
    twin.peeks = bytes([(n + 1) % seats if i % 2 else n for i, n in enumerate(state.peeks)])
    for frame in twin.stack:
        frame.seat = (frame.seat + 1) % seats
    return twin

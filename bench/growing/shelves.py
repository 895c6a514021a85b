"""What shelving, taking away, scoring, viewing and copying cost on shelves of up to 40 cards.

Games end long before a shelf has 40 cards, so the cards are dealt to one hand and shelved by the engine's own steps, at
random; taking away is by its steps as well.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any, Final

from exlibris.engine import State, form, new_game, player_view, playout, preset
from exlibris.engine.frames import STANDARD
from exlibris.engine.steps import ANY, effect
from exlibris.engine.verbs.discarding import DiscardOwn
from exlibris.engine.verbs.shelving import ShelveFromHand

SIZES: Final = (8, 16, 24, 32, 40)
SEATS: Final = 2
STATES: Final = 25  # shelves of each size
REPEATS: Final = 20  # of whatever changes nothing
SHELVE_ALL: Final = effect("bench_shelve_all", ShelveFromHand(ANY, ANY, "SHELF-10"))
TAKE_ALL: Final = effect("bench_take_all", DiscardOwn(ANY, ANY, "SHELF-07"))
MOST: Final = 2 * SIZES[-1]  # decisions between two sizes
Figures = dict[str, float]


def measure(seconds: float) -> list[dict[str, Any]]:
    """Return medians over as many passes as fit into that many CPU seconds."""
    luck = Random(4)
    passes: dict[int, list[Figures]] = {size: [] for size in SIZES}
    began = time.process_time()
    while not passes[SIZES[0]] or time.process_time() - began < seconds:
        for size, figures in one_pass(luck).items():
            passes[size].append(figures)
    return [{"cards": size} | medians(runs) for size, runs in passes.items()]


def medians(runs: list[Figures]) -> Figures:
    """Return the median of each figure."""
    return {name: median(run[name] for run in runs) for name in runs[0]}


def one_pass(luck: Random) -> dict[int, Figures]:
    """Return the figures of shelves that grow from nothing to the greatest size and shrink again."""
    states = [with_cards_in_hand(luck) for _ in range(STATES)]
    found: dict[int, Figures] = {}
    for size in SIZES:
        found[size] = {"shelving_per_second": rate(states, luck, size)} | on_shelves(states)
    for state in states:
        state.push(TAKE_ALL, 0, STANDARD, 0)
        state.run()
    for size, smaller in zip(reversed(SIZES), (*reversed(SIZES[:-1]), 0), strict=True):
        found[size]["taking_per_second"] = rate(states, luck, smaller)
    return found


def with_cards_in_hand(luck: Random) -> State:
    """Return a game whose first seat has to shelve forty cards, one after another."""
    state = new_game(preset("first-en"), SEATS, luck.randbytes(32))
    state.hands[0] = state.deck[state.dealt : state.dealt + SIZES[-1]]
    state.dealt += SIZES[-1]
    state.push(SHELVE_ALL, 0, STANDARD, 0)
    state.run()
    return state


def shelved(state: State) -> int:
    """Return the number of cards on the first seat's shelf."""
    return len(state.shelves[0].cards())


def rate(states: list[State], luck: Random, size: int) -> float:
    """Return decisions per second of random play until each shelf has `size` cards, else raise RuntimeError."""
    decisions = 0
    began = time.process_time()
    for state in states:
        seed = luck.getrandbits(32)
        until = decisions + MOST
        while shelved(state) != size:
            decisions += playout(state, seed + decisions, abs(size - shelved(state)))
            if decisions > until:
                raise RuntimeError(f"the shelf did not come to {size} cards: it has {shelved(state)}")
    return decisions / (time.process_time() - began)


def on_shelves(states: list[State]) -> Figures:
    """Return the microseconds of each call that looks at a shelf and changes nothing."""
    return {
        "form_us": microseconds(lambda state: form(state, state.flips), states),
        "view_us": microseconds(lambda state: player_view(state, 0), states),
        "clone_us": microseconds(State.clone, states),
    }


def microseconds(call: Callable[[State], object], states: list[State]) -> float:
    """Return the mean microseconds of a call."""
    began = time.process_time()
    for state in states:
        for _ in range(REPEATS):
            call(state)
    return 1e6 * (time.process_time() - began) / (len(states) * REPEATS)

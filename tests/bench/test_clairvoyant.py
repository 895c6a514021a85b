"""The search of bench/clairvoyant.py keeps the best line that it has found."""

import random

from clairvoyant import Search, lead_of
from exlibris.engine import State, compose, new_game
from exlibris.search import Lookahead, load_network
from exlibris.search.lookahead import is_only_counting_left

LAST = 8  # choices that are searched


def near_the_end() -> State:
    """Return a solo game that was played at random until a few choices before the flips."""
    luck = random.Random(3)
    state = new_game(compose("revised-en", ["solo"]), 1, bytes(32))
    passed = []
    while not is_only_counting_left(state):
        passed.append(state.clone())
        state.apply_option(luck.choice(state.options))
    return passed[-LAST]


def test_what_is_found_is_never_lost() -> None:
    state = near_the_end()
    network = load_network("solo")
    lookahead = Lookahead(network, state)
    usual = state.clone()
    while not is_only_counting_left(usual):
        usual.apply_option(lookahead.best_option(usual))
    found = Search(network, random.Random(1), tries=12).play(state)
    assert found is state
    assert is_only_counting_left(found)
    assert lead_of(found) >= lead_of(usual)

"""A finished game and its review, made once; to save time, only every 14th action is judged."""

import random
from functools import cache
from unittest.mock import patch

from exlibris.bots import Bot
from exlibris.bots.greedy import GreedyBot
from exlibris.engine import Record, State, new_game, player_view, preset
from exlibris.review import Review, ReviewedChoice, ReviewSoFar
from exlibris.review.choices import judged
from exlibris.search import Network

EVERY = 14
FEW = 4  # determinizations


@cache
def finished_record() -> Record:
    """Return a game of two computer players."""
    luck = random.Random(7)
    key = luck.randbytes(32)
    bots: list[Bot] = [GreedyBot(luck, 1), GreedyBot(luck, 1)]
    state = new_game(preset("first-en"), 2, key)
    actions = []
    while not state.is_over:
        seat = state.pending_seats()[0]
        actions.append(bots[seat].choose(player_view(state, seat), state.legal_actions(seat)))
        state.apply(actions[-1], seat)
    return Record(preset("first-en"), 2, key, tuple(actions))


def some_judged(s: State, seat: int, action: int, network: Network, seed: str, deals: int) -> ReviewedChoice | None:
    """Return how good an action was, for some of them, on few determinizations."""
    if s.ply % EVERY:
        return None
    return judged(s, seat, action, network, seed, min(deals, FEW))


@cache
def some_so_far() -> ReviewSoFar:
    """Return the complete review of the game as it is kept between two requests."""
    with patch("exlibris.review.walking.judged", some_judged):
        so_far = ReviewSoFar.of(finished_record(), "1", deals=FEW)
        so_far.go_on(finished_record())
    return so_far


def some_review() -> Review:
    """Return the review of the game."""
    return some_so_far().review()

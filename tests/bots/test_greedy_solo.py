"""Greedy against the Public Library."""

from __future__ import annotations

from hashlib import sha256

import pytest

from exlibris.bots import make_bot
from exlibris.engine import State, compose, new_game, player_view, result
from exlibris.search.solo import first_to_leave, value


def alone(game: int) -> State:
    return new_game(compose("first-en", ["solo"]), 1, sha256(b"alone %d" % game).digest())


def margin(state: State, bot: str, game: int) -> int:
    """Return by how many points the bot is ahead of the library in the end."""
    player = make_bot(bot, b"%d" % game)
    while not state.is_over:
        state.apply(player.choose(player_view(state, 0), state.legal_actions(0)), 0)
    form = result(state)
    assert form.library is not None
    return form.seats[0].total - form.library.total


@pytest.mark.slow
def test_greedy_does_much_better_alone_than_random() -> None:
    games = range(4)
    greedy = [margin(alone(game), "greedy", game) for game in games]
    random = [margin(alone(game), "random", game) for game in games]
    assert sum(greedy) > sum(random) + 30 * len(games)
    assert max(greedy) > 0


def test_locations_that_feed_the_library_leave_first() -> None:
    game = alone(1).game
    left, order = sorted(game.tiles), []
    while left:
        order.append(first_to_leave(game, left))
        left.remove(order[-1])
    assert order == [13, 2, 10, 14, 9, 11, 8, 18, 6, 4]


def test_what_the_library_holds_counts_against_the_player() -> None:
    state = alone(1)
    state.apply(state.legal_actions()[0])
    counts, banned = state.game.counts, state.deal.banned
    harmless = next(card for card in range(152) if sum(counts[card]) == 4 and not counts[card][banned])
    richer = state.clone()
    richer.discard = richer.discard + bytes([harmless])
    assert value(richer) < value(state)

"""Greedy against the Public Library."""

from __future__ import annotations

from hashlib import sha256

import pytest

from exlibris.bots import make_bot
from exlibris.content import load_locations
from exlibris.engine import State, compose, new_game, player_view, result
from exlibris.search.solo import FIRST_TO_LEAVE, first_to_leave, value


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
    assert sorted(FIRST_TO_LEAVE) == [tile.number for tile in load_locations() if tile.solo]
    assert first_to_leave([4, 6, 13, 18]) == 13
    assert first_to_leave([6, 4]) == 6


def test_what_the_library_holds_counts_against_the_player() -> None:
    state = alone(1)
    state.apply(state.legal_actions()[0])
    counts, banned = state.game.counts, state.deal.banned
    harmless = next(card for card in range(152) if sum(counts[card]) == 4 and not counts[card][banned])
    richer = state.clone()
    richer.discard = richer.discard + bytes([harmless])
    assert value(richer) < value(state)

"""Measure one game in CPU time on one core, after a warm-up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from peer_games.game import AnyPeer

POSITIONS: Final = 12  # copied, from as many games, early and late
COPIES: Final = 20  # of each position between two looks at the clock


def measure(peer: AnyPeer, seconds: float) -> dict[str, float | None]:
    """Return all figures, each from that many CPU seconds of work after a warm-up.

    A figure is None where the package does not support the measurement.
    """
    warm_up(peer)
    driven, driven_games, length = playing(peer, peer.drive, seconds)
    looped, looped_games = None, 0.0
    if peer.has_own_loop:
        looped, looped_games, length = playing(peer, peer.play, seconds)
    steps, per_step = stepping(peer, seconds)
    return {
        "decisions_per_game": length,
        "decisions_per_second": looped,  # setup and result not counted
        "decisions_per_second_driven": driven,
        "games_per_second": max(looped_games, driven_games),  # from setup to result
        "copy_us": copying(peer, int(length), seconds) if peer.has_copies else None,
        "steps_per_second": steps,  # setup included
        "decisions_per_step": per_step,  # more than 1 where other players move within a step
    }


def warm_up(peer: AnyPeer) -> None:
    """Do the work that happens only once, such as imports and filling caches."""
    for _ in range(2):
        peer.drive(peer.start())
        if peer.has_own_loop:
            peer.play(peer.start())
        peer.episode()


def rounds(seconds: float) -> Iterator[None]:
    """Yield until that many CPU seconds are spent, at least once."""
    began = time.process_time()
    while True:
        yield
        if time.process_time() - began >= seconds:
            return


def playing(peer: AnyPeer, play: Callable[[object], None], seconds: float) -> tuple[float, float, float]:
    """Return decisions per second of play alone, games per second with setup and result, decisions per game."""
    games = decisions = 0
    whole = inner = 0.0
    for _ in rounds(seconds):
        began = time.process_time()
        game = peer.start()
        playing_since = time.process_time()
        play(game)
        played = time.process_time()
        peer.result(game)
        whole += time.process_time() - began
        inner += played - playing_since
        games += 1
        decisions += peer.decisions(game)
    return decisions / inner, games / whole, decisions / games


def copying(peer: AnyPeer, length: int, seconds: float) -> float:
    """Return the mean microseconds for a copy of positions spread over a game, without the loop itself."""
    spent = 0.0
    copies = 0
    for number in range(POSITIONS):
        game = peer.start()
        peer.drive(game, length * number // POSITIONS)
        for _ in rounds(seconds / POSITIONS):
            spent += time_of(peer.copy, game) - time_of(lambda _: None, game)
            copies += COPIES
    return 1e6 * spent / copies


def time_of(call: Callable[[object], object], game: object) -> float:
    """Return the CPU seconds that some calls take."""
    began = time.process_time()
    for _ in range(COPIES):
        call(game)
    return time.process_time() - began


def stepping(peer: AnyPeer, seconds: float) -> tuple[float, float]:
    """Return steps per second of the environment, and decisions of all players per step."""
    steps = decisions = 0
    began = time.process_time()
    for _ in rounds(seconds):
        more, made = peer.episode()
        steps += more
        decisions += made
    return steps / (time.process_time() - began), decisions / steps

"""Measure one game in CPU time on one core, after a warm-up."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Final

from peer_games.game import AnyPeer

POSITIONS: Final = 12  # copied, from as many games, early and late
COPIES: Final = 20  # of each position between two looks at the clock


@dataclass(frozen=True)
class Figures:
    """The figures of one run; None where the package does not offer what is measured."""

    decisions_per_second: float | None  # in the package's own random playout, setup and result not counted
    decisions_per_second_driven: float  # legal actions and moves called from Python
    games_per_second: float  # from setup to result, by the quicker of the two
    decisions_per_game: float
    copy_us: float
    steps_per_second: float  # of the environment, setup included
    decisions_per_step: float  # more than 1 where other players move within a step


NAMES: Final = tuple(field.name for field in fields(Figures))


def pin(core: int) -> bool:
    """Bind this process to one core; return whether the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {core})
    return True


def measure(peer: AnyPeer, seconds: float) -> Figures:
    """Return all figures, each from that many CPU seconds of work after a warm-up."""
    warm_up(peer)
    driven, driven_games, length = playing(peer, peer.drive, seconds)
    looped, looped_games = None, 0.0
    if peer.has_own_loop:
        looped, looped_games, length = playing(peer, peer.play, seconds)
    steps, per_step = stepping(peer, seconds)
    return Figures(
        decisions_per_second=looped,
        decisions_per_second_driven=driven,
        games_per_second=max(looped_games, driven_games),
        decisions_per_game=length,
        copy_us=copying(peer, int(length), seconds),
        steps_per_second=steps,
        decisions_per_step=per_step,
    )


def warm_up(peer: AnyPeer) -> None:
    """Do everything that happens only once, such as imports and caches."""
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

"""Which placements seats take in rollouts: those that were worth most in the first positions that were looked at.

The network can hardly tell at once what a placement is worth, since its effect is still to come. To follow every
placement to the end of its effect is some thirty times as long. But a location that is good for a seat mostly stays so
until the round is over, whichever of its spaces is free.
"""

from __future__ import annotations

from typing import Final

from exlibris.engine import MOST_SEATS, Game, State, index_of, placed_space, tile_of

POSITIONS: Final = 4  # of a seat in a round, in which every placement is followed to the end of its effect
UNKNOWN: Final = -0.2  # what a placement that was possible in none of them is taken for


class PlacementPolicy:
    """What placements are worth to each seat in each round, on average, compared with the others in a position.

    Rollouts from determinizations of one view can share it: then only the first of them are slow.
    """

    __slots__ = ("_gains", "_looked", "_positions", "_times")

    _positions: int
    _looked: dict[int, int]  # by seat and round: positions so far
    _gains: dict[int, dict[int, float]]  # by seat and round, by kind: the sum of its gains over the average
    _times: dict[int, dict[int, int]]  # by seat and round, by kind: in how many positions it was possible

    def __init__(self, positions: int = POSITIONS) -> None:
        self._positions = positions
        self._looked = {}
        self._gains = {}
        self._times = {}

    def is_settled(self, s: State) -> bool:
        """Return whether enough positions of the seat that places were looked at in this round."""
        return self._looked.get(key_of(s), 0) >= self._positions

    def learn(self, s: State, options: bytes, promises: list[float]) -> None:
        """Take in what each of the options promises the seat that places in this position."""
        key = key_of(s)
        self._looked[key] = self._looked.get(key, 0) + 1
        gains = self._gains.setdefault(key, {})
        times = self._times.setdefault(key, {})
        average = sum(promises) / len(promises)
        for i in range(len(options)):
            kind = kind_of(s.game, options[i])
            gains[kind] = gains.get(kind, 0.0) + promises[i] - average
            times[kind] = times.get(kind, 0) + 1

    def best_of(self, s: State, options: bytes) -> int:
        """Return the option that was worth most to the seat that places."""
        gains = self._gains[key_of(s)]
        times = self._times[key_of(s)]
        best = options[0]
        most = UNKNOWN - 1.0
        for option in options:
            kind = kind_of(s.game, option)
            gain = gains[kind] / times[kind] if kind in gains else UNKNOWN
            if gain > most:
                best = option
                most = gain
        return best


def key_of(s: State) -> int:
    """Return a number for the round and the seat that places."""
    return s.round.number * MOST_SEATS + s.stack[-1].seat


def kind_of(game: Game, option: int) -> int:
    """Return a number for the placements that are as good as this one: to any space of a location with equal spaces."""
    space = placed_space(option)
    return option if game.spaces_differ[tile_of(space)] else option - index_of(space)

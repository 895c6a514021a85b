"""Examples: positions of played games as features, with the outcomes of the games; λ-returns."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from exlibris.engine import Form, State, is_placing, result
from exlibris.search import FEATURES, HEADS, LINES, Viewpoint

WITHIN_EFFECTS: Final = 0.35  # share of the decisions within an effect that become examples
SEATS_SHOWN: Final = 2  # seats from whose viewpoint a position between effects becomes an example
GREATEST: Final = 32767  # greatest value of a feature in an example

Features = NDArray[np.int16]
Targets = NDArray[np.float32]


@dataclass(frozen=True)
class Examples:
    """Rows of features, each with its targets (HEADS; a win shared by n seats counts 1/n) and its course.

    A course is one game from one seat's viewpoint, with its rows in the order of the game.
    """

    features: Features
    targets: Targets
    courses: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.features)

    @staticmethod
    def joined(parts: list[Examples]) -> Examples:
        """Return the examples of all parts, with their courses renumbered."""
        courses = []
        first = 0
        for part in parts:
            courses.append(part.courses + first)
            first += int(part.courses.max(initial=-1)) + 1
        return Examples(
            np.concatenate([part.features for part in parts]) if parts else _no_features(),
            np.concatenate([part.targets for part in parts]) if parts else np.zeros((0, len(HEADS)), np.float32),
            np.concatenate(courses) if parts else np.zeros(0, np.int32),
        )


def _no_features() -> Features:
    return np.zeros((0, len(FEATURES)), np.int16)


@dataclass
class ExampleCollector:
    """An observer of one game that collects its examples."""

    rng: Random
    rows: list[list[int]] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    targets: dict[int, list[float]] = field(default_factory=dict)  # by seat
    viewpoints: dict[int, Viewpoint] = field(default_factory=dict)

    def chosen(self, state: State, seat: int, action: int) -> None:  # noqa: ARG002 (an observer's signature)
        """Keep the position as an example: between effects for random seats, within effects sometimes for `seat`."""
        if is_placing(state) or state.is_sealing_flips():
            seats = range(state.game.seats)
            for shown in self.rng.sample(seats, min(SEATS_SHOWN, len(seats))):
                self._keep(state, shown)
        elif self.rng.random() < WITHIN_EFFECTS and state.deal.is_dealt:
            self._keep(state, seat)

    def _keep(self, state: State, seat: int) -> None:
        if seat not in self.viewpoints:
            self.viewpoints[seat] = Viewpoint(state.game, state.deal, seat)
        self.rows.append(self.viewpoints[seat].features(state))
        self.seats.append(seat)

    def ended(self, state: State) -> None:
        """Compute the targets."""
        form = result(state)
        self.targets = {seat: _targets_of(form, seat) for seat in range(state.game.seats)}

    def examples(self) -> Examples:
        """Return the game's examples."""
        features = np.array(self.rows, np.int32).clip(-GREATEST, GREATEST).astype(np.int16)
        targets = np.array([self.targets[seat] for seat in self.seats], np.float32)
        return Examples(features.reshape(-1, len(FEATURES)), targets, np.array(self.seats, np.int32))


def _targets_of(form: Form, seat: int) -> list[float]:
    """Return the outcome of a game for a seat, in the order of HEADS; the share of the win is last."""
    own = form.seats[seat]
    rivals = [column.total for i, column in enumerate(form.seats) if i != seat]
    best = form.library.total if form.library is not None else max(rivals)
    share = 1 / len(form.winners) if seat in form.winners else 0.0
    return [*[float(getattr(own, line)) for line in LINES], float(best), share]


LAMBDA: Final = 0.9  # weight of the rest of the course; the estimate of the next position has the remaining weight


def lambda_returns(targets: Targets, judgments: Targets, courses: NDArray[np.int32]) -> Targets:
    """Return new targets by row: the outcome mixed with the estimates (`judgments`) of later positions of its course.

    The outcome of a game depends on much luck after the position; mixing in later estimates reduces it. See Sutton and
    Barto, "Reinforcement Learning", chapter 12. The last row of a course keeps its target.
    """
    if not len(courses):
        return targets
    order = np.argsort(courses, kind="stable")
    numbers = courses[order]
    ends = np.flatnonzero(np.append(numbers[1:] != numbers[:-1], True))
    lengths = np.diff(ends, prepend=-1)
    judged = judgments[order]
    returns = targets[order]
    going_on = ends  # the ends of the courses with more than `back` rows
    following = returns[ends]
    for back in range(1, int(lengths.max(initial=0))):
        longer = lengths[np.searchsorted(ends, going_on)] > back
        going_on = going_on[longer]
        rows = going_on - back
        following = (1 - LAMBDA) * judged[rows + 1] + LAMBDA * following[longer]
        returns[rows] = following
    mixed = np.empty_like(targets)
    mixed[order] = returns
    return mixed

"""Combine runs: medians, and how many times as fast Ex Libris is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Final

from peer_games import OURS, PEERS
from peer_games.stopwatch import NAMES, Figures

COMPARED: Final = (
    "decisions_per_second",
    "decisions_per_second_driven",
    "games_per_second",
    "copy_us",
    "steps_per_second",
)
COSTS: Final = ("copy_us",)  # less is better
Ratios = dict[str, float | None]


@dataclass(frozen=True)
class Measured:
    """A game and its medians."""

    name: str
    version: str
    runs: int
    figures: Figures

    @property
    def title(self) -> str:
        """The name as it is shown."""
        return f"{PEERS[self.name].title} {self.version}"


def medians(runs: Sequence[Figures]) -> Figures:
    """Return the median of each figure; None where the package has none."""
    values: dict[str, Any] = {name: middle([getattr(run, name) for run in runs]) for name in NAMES}
    return Figures(**values)


def middle(values: Sequence[float | None]) -> float | None:
    """Return the median, or None if one of the values is None."""
    known = [value for value in values if value is not None]
    return median(known) if len(known) == len(values) else None


def ratios(ours: Figures, theirs: Figures) -> Ratios:
    """Return how many times as fast Ex Libris is, figure by figure; below 1 it is slower."""
    return {name: ratio(getattr(ours, name), getattr(theirs, name), name in COSTS) for name in COMPARED}


def ratio(ours: float | None, theirs: float | None, is_cost: bool) -> float | None:
    """Return the ratio of two figures, over 1 if ours has the higher rate or the lower cost."""
    if not ours or not theirs:
        return None
    return theirs / ours if is_cost else ours / theirs


def as_values(all_measured: Sequence[Measured]) -> list[dict[str, Any]]:
    """Return the comparison as JSON values; ratios only where Ex Libris itself was measured."""
    ours = own(all_measured)
    values = []
    for measured in all_measured:
        entry = PEERS[measured.name]
        value: dict[str, Any] = {"name": measured.name, "title": entry.title, "version": measured.version}
        value |= {"seats": entry.seats, "runs": measured.runs} | asdict(measured.figures)
        if ours and measured is not ours:
            value["times_as_fast"] = ratios(ours.figures, measured.figures)
        values.append(value)
    return values


def own(all_measured: Sequence[Measured]) -> Measured | None:
    """Return Ex Libris, if it is among them."""
    return next((measured for measured in all_measured if measured.name == OURS), None)

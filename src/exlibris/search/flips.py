"""The best flips of a seat that expects flips from its rivals, whose foci it can only guess from their shelves."""

from __future__ import annotations

from random import Random

from exlibris.engine import PlayerView, State, determinize, possible_foci
from exlibris.engine.analysis import best_flips
from exlibris.engine.scoring import form
from exlibris.search.estimates import expected_flips, points_by_head, sample_value
from exlibris.search.foci import focus_weights


def planned_flips(view: PlayerView) -> bytes:
    """Return the best further cards for the view's seat to flip, in reading order.

    For each combination of foci that the rivals may have, the best reply to their expected flips is a candidate. The
    candidate with the highest weighted mean value is returned.
    """
    possible = possible_foci(view)
    deals = [determinize(view, Random(0), foci) for foci in possible]
    expected = [expected_flips(s) for s in deals]
    plans = {best_flips(s, view.seat, flips) for s, flips in zip(deals, expected, strict=True)}
    weights = focus_weights(view, possible)
    values = {}
    for plan in sorted(plans):
        found = [_value(s, flips, view.seat, plan) for s, flips in zip(deals, expected, strict=True)]
        values[plan] = sum([weight * value for weight, value in zip(weights, found, strict=True)])
    return max(values, key=lambda plan: values[plan])


def _value(s: State, expected: list[bytes], seat: int, plan: bytes) -> float:
    flips = [*expected[:seat], s.flips[seat] + plan, *expected[seat + 1 :]]
    return sample_value(points_by_head(form(s, flips), seat))

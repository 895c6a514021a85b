"""How long the coach may think: trying actions on one determinization after the other until the time is over."""

from collections.abc import Callable, Sequence
from time import monotonic

from exlibris.engine import PlayerView
from exlibris.search import ActionEstimate, estimate_actions


class Patience:
    """Seconds from now on after which answers are made of what is there; None waits for all of it."""

    def __init__(self, seconds: float | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._end = None if seconds is None else clock() + seconds

    @property
    def is_over(self) -> bool:
        """Whether the time has passed."""
        return self._end is not None and self._clock() >= self._end


def estimated(
    view: PlayerView, actions: Sequence[int], seed: str, deals: int, horizon: str, patience: Patience
) -> list[ActionEstimate]:
    """Return estimates of the actions on `deals` determinizations, or on as many as there was time for, at least one.

    All actions meet the same determinizations, which depend on the seed alone.
    """
    samples: list[tuple[tuple[float, ...], ...]] = [() for _ in actions]
    for deal in range(deals):
        if deal and patience.is_over:
            break
        found = estimate_actions(view, actions, f"{seed} {deal}", 1, horizon)
        samples = [before + estimate.samples for before, estimate in zip(samples, found, strict=True)]
    return [ActionEstimate(action, every) for action, every in zip(actions, samples, strict=True)]

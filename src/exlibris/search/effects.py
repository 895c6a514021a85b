"""The value of a position after an effect: each action is carried out on a copy of the state."""

from __future__ import annotations

from random import Random
from typing import Final

from exlibris.engine import State, is_placing
from exlibris.search import solo
from exlibris.search.foci import finish_draft
from exlibris.search.shelf_values import Taste
from exlibris.search.valuation import Valuation

LONGEST_EFFECT: Final = 200  # decisions, more than any effect has; a longer effect counts as a dead end
DEAD_END: Final = -1000.0  # the value of a position whose effect does not end
DONE: Final = 255  # the option of DONE_ACTION, which ends a step; always the last
MOST_TRIED: Final = 10  # options tried for a later choice within the effect; a sample if there are more


class Effects:
    """Tries actions to the end of their effects.

    Args:
        rng: Draws the choices of other seats within the effect, and the sample where there are many options.
        taste: Weights of the lines of the form when a position is valued.
    """

    __slots__ = ("_rng", "_taste", "_valuation")

    _rng: Random
    _taste: Taste
    _valuation: Valuation

    def __init__(self, rng: Random, taste: Taste) -> None:
        self._rng = rng
        self._taste = taste
        self._valuation = Valuation(taste)

    def __reduce__(self) -> tuple[type[Effects], tuple[Random, Taste]]:
        return Effects, (self._rng, self._taste)  # pickle can't create a compiled object without its arguments

    def value_after(self, s: State, seat: int, action: int) -> float:
        """Return the points that the seat can expect once the effect of the action is over. Changes no state.

        Returns DEAD_END if the effect does not end within LONGEST_EFFECT decisions. Effects are never canceled.
        """
        after = s.clone()
        after.apply(action)
        finish_draft(after)
        for _ in range(LONGEST_EFFECT):
            if after.is_over or is_placing(after) or after.is_sealing_flips():
                return self._value(after, seat)
            self._step(after, seat)
        return DEAD_END

    def _step(self, s: State, seat: int) -> None:
        """Make one more choice within the effect: the seat looks one step ahead, other seats choose at random."""
        options = s.forward_options()
        if len(options) == 1 or s.stack[-1].seat != seat:
            s.apply_option(self._rng.choice(options))
            return
        options = self._some_of(options)
        values = [self._value(after_option(s, option), seat) for option in options]
        s.apply_option(options[values.index(max(values))])

    def _value(self, s: State, seat: int) -> float:
        return solo.value(s) if s.game.is_solo else self._valuation.of(s, seat)

    def _some_of(self, options: bytes) -> bytes:
        """Return the options, or a sample plus the last option, which ends the choice where the rules allow that."""
        if len(options) <= MOST_TRIED:
            return options
        return bytes(self._rng.sample(options, MOST_TRIED)) + options[-1:]


def after_option(s: State, option: int) -> State:
    """Return a new position: after the option and, if the seat may end the step before and after it, the step's end.

    Before that end, a network hopes for more, and a seat would go on as long as it can; a form lacks what the end
    brings, and a seat would stop too early.
    """
    after = s.clone()
    after.apply_option(option)
    if option != DONE and _may_end(s) and _may_end(after) and _is_same_step(s, after):
        after.apply_option(DONE)
    return after


def _may_end(s: State) -> bool:
    return len(s.options) > 0 and s.options[len(s.options) - 1] == DONE


def _is_same_step(s: State, after: State) -> bool:
    before, now = s.stack[-1], after.stack[-1]
    return now.seat == before.seat and now.next_prompt() == before.next_prompt()

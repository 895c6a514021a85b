"""Lookahead: the value of an action to a seat while every seat chooses by its immediate value."""

from __future__ import annotations

from typing import Final

from exlibris.engine import DONE_ACTION, NOBODY, State, is_placing
from exlibris.search.effects import DEAD_END, LONGEST_EFFECT, after_option
from exlibris.search.features import Viewpoint
from exlibris.search.foci import after_draft, finish_draft
from exlibris.search.network import Accumulator, Network
from exlibris.search.placements import PlacementPolicy

EFFECT: Final = "effect"  # horizons: how far an action is followed
ROUND: Final = "round"
MOST_CHOICES: Final = 24  # in one step, which is ended beyond that; a Wizard's shift of 40 cards would take seconds
LONGEST_ROUND: Final = 400  # decisions, more than a round has
UNKNOWN: Final = -2000.0  # value of an option that has not been followed yet
TIE: Final = 1e-9  # closer values are equal: rounding depends on the positions judged before
DIGITS: Final = 9  # to which a value is rounded for ranking; matches TIE
MOST_TRIED: Final = 10  # options tried for a later choice within the effect, evenly spread
MOST_PLANNED: Final = 4  # options of the highest immediate value that a planner follows
MOST_PLACED: Final = 3  # placements proposed by a policy that are followed to the end of their effects


class Evaluator:
    """Gives the value of positions to one seat, fastest when each resembles the previous position.

    Args:
        network: The network for this mode of play.
        viewpoint: The seat's viewpoint.
    """

    __slots__ = ("_accumulator", "viewpoint")

    viewpoint: Viewpoint

    def __init__(self, network: Network, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self._accumulator = Accumulator(network)

    def value(self, s: State) -> float:
        """Return the value of the position to the seat: the chance of winning plus a little for points."""
        return self._accumulator.value(self.viewpoint.seen(after_draft(s)))


class Lookahead:
    """Continues positions that have the same foci, with every seat choosing by its own evaluator.

    During the draft, seats choose at random because they can't know the deal.

    Args:
        network: The network for this mode of play.
        s: A position of the game, or a determinization; kept as `start`.
        policy: Proposes the placements that are followed to the end of their effects. Without a policy all placements
            are followed, which takes longer.
        proposals: How many placements a policy proposes.
    """

    __slots__ = ("_policy", "_proposals", "_seats", "start")

    def __init__(
        self, network: Network, s: State, policy: PlacementPolicy | None = None, proposals: int = MOST_PLACED
    ) -> None:
        deal = after_draft(s).deal
        self.start = s
        self._seats = [Evaluator(network, Viewpoint(s.game, deal, seat)) for seat in range(s.game.seats)]
        self._policy = policy
        self._proposals = proposals

    def value(self, s: State, seat: int) -> float:
        """Return the value of the position to the seat."""
        return self._seats[seat].value(s)

    def action_value(self, s: State, seat: int, action: int) -> float:
        """Return the value of an action to a seat.

        Args:
            s: The position, which is not changed.
            seat: The seat.
            action: A legal action.

        Returns:
            The value of the position at the end of the effect, or DEAD_END if the effect does not end.
        """
        after = s.clone()
        after.apply(action, seat)
        return self._at_the_end(after, seat)

    def followed(self, seat: int, action: int, horizon: str) -> State:
        """Return a new position: the start at the horizon, EFFECT or ROUND, after an action.

        For ROUND, the seat follows its best options to the end of the action's effect.
        """
        after = self.start.clone()
        after.apply(action, seat)
        if horizon == EFFECT:
            self.finish_effect(after)
            return after
        self.finish_effect(after, seat)
        return self.finish_round(after, self.start.round.number)

    def _at_the_end(self, s: State, seat: int) -> float:
        """Finish the effect and return the value of the position to the seat."""
        return self.value(s, seat) if self.finish_effect(s) else DEAD_END

    def finish_effect(self, s: State, planner: int = NOBODY) -> bool:
        """Choose for all seats until the next placement, the flips or the end of the game.

        Args:
            s: The position, which is changed.
            planner: A seat that follows its best immediate options to the end of the effect, which plays better but
                takes longer.

        Returns:
            False if the effect does not end within the limits.
        """
        finish_draft(s)
        known = UNKNOWN
        for _ in range(LONGEST_EFFECT):
            if is_placing(s) or is_only_counting_left(s):
                return True
            if s.stack[-1].count > MOST_CHOICES:
                if DONE_ACTION not in s.legal_actions():
                    break
                s.apply(DONE_ACTION)
                continue
            options = s.forward_options()
            if s.stack[-1].seat == planner and len(options) > 1:
                option, known = self._planned(s, tried(options), known)
            else:
                option = self._best_of(s, tried(options))
            s.apply_option(option)
        return False

    def finish_round(self, s: State, number: int) -> State:
        """Choose for all seats until the first placement of a later round, the flips or the end of the game.

        Args:
            s: The position; it may be left in any intermediate state.
            number: The number of the round.

        Returns:
            The position at that point.
        """
        finish_draft(s)
        for _ in range(LONGEST_ROUND):
            if is_only_counting_left(s) or (s.round.number != number and is_placing(s)):
                break
            s = self._chosen(s)
        return s

    def _chosen(self, s: State) -> State:
        """Return the position after the best option or, for a placement, at the end of its effect."""
        options = s.forward_options()
        if is_placing(s) and len(options) > 1:
            return self._best_followed(s, self._proposed(s, options))[2]
        s.apply_option(self._best_of(s, tried(options)))
        return s

    def best_option(self, s: State) -> int:
        """Return the best option for the seat to move.

        Placements are compared at the end of their effects (with a policy, only those it proposes), other options by
        the position right after them. Effects are never canceled. If there are many options, some are tried, but all
        placements.
        """
        options = s.forward_options()
        if is_placing(s) and len(options) > 1:
            return self._best_followed(s, self._proposed(s, options))[0]
        return self._best_of(s, tried(options))

    def _proposed(self, s: State, options: bytes) -> bytes:
        if self._policy is None:
            return options
        return self._policy.best(s, self._seats[s.stack[-1].seat].viewpoint, options, self._proposals)

    def _best_followed(self, s: State, options: bytes) -> tuple[int, float, State]:
        """Return the option with the best value at the end of its effect, that value, and that position."""
        followed = [self._followed(s, option) for option in options]
        best = first_best([value for value, _end in followed])
        value, end = followed[best]
        return options[best], value, end

    def _planned(self, s: State, options: bytes, known: float) -> tuple[int, float]:
        """Return the best option at the end of the effect, of those with the highest immediate values, and its value.

        `known`: the value at the end of the effect after the best immediate option, so that it need not be followed
        again, or UNKNOWN. When the previous choice of the effect was planned, this is the value found for it.
        """
        if len(options) <= MOST_PLANNED and known == UNKNOWN:
            option, value, _end = self._best_followed(s, options)
            return option, value
        at_once = self._values_at_once(s, options)
        followed = first_best(at_once) if known != UNKNOWN else len(at_once)
        planned = list(range(len(options)))
        if len(options) > MOST_PLANNED:
            planned = ranked(at_once)[:MOST_PLANNED]
        values = [known if i == followed else self._followed(s, options[i])[0] for i in planned]
        best = first_best(values)
        return options[planned[best]], values[best]

    def _followed(self, s: State, option: int) -> tuple[float, State]:
        """Return the option's value to the seat to move at the end of the effect, and that position."""
        end = s.clone()
        end.apply_option(option)
        return self._at_the_end(end, s.stack[-1].seat), end

    def _best_of(self, s: State, options: bytes) -> int:
        """Return the option with the highest immediate value to the seat to move."""
        if len(options) == 1:
            return options[0]
        return options[first_best(self._values_at_once(s, options))]

    def _values_at_once(self, s: State, options: bytes) -> list[float]:
        """Return the value to the seat to move after each option, and after the step's end if it may end."""
        evaluator = self._seats[s.stack[-1].seat]
        return [evaluator.value(after_option(s, option)) for option in options]


def is_only_counting_left(s: State) -> bool:
    """Return whether the game is over, or only the flips before the inspection are left."""
    return s.is_over or s.is_sealing_flips()


def first_best(values: list[float]) -> int:
    """Return the index of the highest value; of values within TIE, the first. There must be at least one."""
    best = 0
    for i in range(len(values)):
        if values[i] > values[best] + TIE:
            best = i
    return best


def ranked(values: list[float]) -> list[int]:
    """Return the indices of the values, highest first; values within TIE keep their order."""
    return sorted(range(len(values)), key=lambda i: -round(values[i], DIGITS))


def tried(options: bytes) -> bytes:
    """Return the options, or a spread of them plus the last, which ends the choice where the rules allow that."""
    count = len(options)
    if count <= MOST_TRIED:
        return options
    return bytes([options[i * count // MOST_TRIED] for i in range(MOST_TRIED)]) + options[-1:]

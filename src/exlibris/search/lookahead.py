"""Looking ahead: the value of an action to a seat, all seats choosing by the value at once."""

from __future__ import annotations

from typing import Final

from exlibris.engine import DONE_ACTION, NOBODY, State, is_placing
from exlibris.search.effects import DEAD_END, LONGEST_EFFECT
from exlibris.search.features import Viewpoint
from exlibris.search.foci import after_draft, finish_draft
from exlibris.search.network import Accumulator, Network
from exlibris.search.placements import PlacementPolicy

MOST_CHOICES: Final = 24  # in one step, which then has to end; a Wizard's shift of 40 cards would take seconds
LONGEST_ROUND: Final = 400  # decisions, more than a round has
UNKNOWN: Final = -2000.0  # of an option that has not been followed yet
TIE: Final = 1e-9  # values that differ by less are equal: sums are rounded, by what was judged before them
DIGITS: Final = 9  # of a value that is ranked, which make TIE
MOST_TRIED: Final = 10  # options of a later choice within the effect that are looked at, evenly spread
MOST_PLANNED: Final = 4  # of these, those of the highest value at once, that a planner follows
MOST_PLACED: Final = 3  # placements that a policy likes best, that are followed to the end of their effects


class Evaluator:
    """Gives positions their value to one seat, quickly to those that resemble the one before.

    Args:
        network: That of games such as this one.
        viewpoint: The seat's.
    """

    __slots__ = ("_accumulator", "viewpoint")

    viewpoint: Viewpoint

    def __init__(self, network: Network, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self._accumulator = Accumulator(network)

    def value(self, s: State) -> float:
        """Return what the position is worth to the seat: the chance to win, and a little for points."""
        return self._accumulator.value(self.viewpoint.seen(after_draft(s)))


class Lookahead:
    """Plays on in positions with the same foci, every seat choosing by its own evaluator.

    In the draft seats choose at random, since nobody knows what will be dealt.

    Args:
        network: That of games such as this one.
        s: A position of the game, or a determinization.
        policy: Proposes the placements that are followed to the end of their effects; without one, all are, which takes
            longer.
    """

    __slots__ = ("_policy", "_seats")

    def __init__(self, network: Network, s: State, policy: PlacementPolicy | None = None) -> None:
        deal = after_draft(s).deal
        self._seats = [Evaluator(network, Viewpoint(s.game, deal, seat)) for seat in range(s.game.seats)]
        self._policy = policy

    def value(self, s: State, seat: int) -> float:
        """Return what the position is worth to the seat."""
        return self._seats[seat].value(s)

    def action_value(self, s: State, seat: int, action: int) -> float:
        """Return the value of an action to a seat.

        Args:
            s: The position, which is not changed.
            seat: The seat.
            action: A legal one.

        Returns:
            The value of the position at the end of the effect, DEAD_END if the effect comes to no end.
        """
        after = s.clone()
        after.apply(action, seat)
        return self._at_the_end(after, seat)

    def _at_the_end(self, s: State, seat: int) -> float:
        """Finish the effect; return what the position is worth to the seat."""
        return self.value(s, seat) if self.finish_effect(s) else DEAD_END

    def finish_effect(self, s: State, planner: int = NOBODY) -> bool:
        """Let all seats choose until the next placement, the flips or the end of the game.

        Args:
            s: The position, which is changed.
            planner: A seat whose best options at once are each followed to the end of the effect, which plays better
                and takes longer.

        Returns:
            False if it stopped early, because the effect has no end in reach.
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
        """Let all seats choose until the first placement after a round, the flips or the end of the game.

        Args:
            s: The position, which may be left anywhere on the way.
            number: Of the round.

        Returns:
            The position then.
        """
        finish_draft(s)
        for _ in range(LONGEST_ROUND):
            if is_only_counting_left(s) or (s.round.number != number and is_placing(s)):
                break
            s = self._chosen(s)
        return s

    def _chosen(self, s: State) -> State:
        """Return the position after the best option, or where the effect of the best placement ends."""
        options = s.forward_options()
        if is_placing(s) and len(options) > 1:
            return self._best_followed(s, self._proposed(s, options))[2]
        s.apply_option(self._best_of(s, tried(options)))
        return s

    def best_option(self, s: State) -> int:
        """Return the option that is best for the seat that chooses.

        Placements are compared at the end of their effects, if there is a policy only those that it likes best; other
        options are compared by the position at once. No effect is called off. Of many options a part is tried, but all
        placements.
        """
        options = s.forward_options()
        if is_placing(s) and len(options) > 1:
            return self._best_followed(s, self._proposed(s, options))[0]
        return self._best_of(s, tried(options))

    def _proposed(self, s: State, options: bytes) -> bytes:
        if self._policy is None:
            return options
        return self._policy.best(s, self._seats[s.stack[-1].seat].viewpoint, options, MOST_PLACED)

    def _best_followed(self, s: State, options: bytes) -> tuple[int, float, State]:
        """Return the option after which the effect ends best, its value, and the position at that end."""
        followed = [self._followed(s, option) for option in options]
        best = first_best([value for value, _end in followed])
        value, end = followed[best]
        return options[best], value, end

    def _planned(self, s: State, options: bytes, known: float) -> tuple[int, float]:
        """Return which of the options of the highest value at once ends the effect best, and its value then.

        `known`: the value at the end of the effect after the best option at once, which saves following it, or UNKNOWN.
        Once a choice of the effect is planned, that is the value of the choice before it.
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
        """Return the option's value to the seat that chooses, and the position, at the end of the effect."""
        end = s.clone()
        end.apply_option(option)
        return self._at_the_end(end, s.stack[-1].seat), end

    def _best_of(self, s: State, options: bytes) -> int:
        """Return the option that is worth most at once to the seat that chooses."""
        if len(options) == 1:
            return options[0]
        return options[first_best(self._values_at_once(s, options))]

    def _values_at_once(self, s: State, options: bytes) -> list[float]:
        """Return what the position after each option is worth to the seat that chooses."""
        evaluator = self._seats[s.stack[-1].seat]
        values: list[float] = []
        for i in range(len(options)):
            after = s.clone()
            after.apply_option(options[i])
            values.append(evaluator.value(after))
        return values


def is_only_counting_left(s: State) -> bool:
    """Return whether the game is over, or only the flips before the inspection are left."""
    return s.is_over or s.is_sealing_flips()


def first_best(values: list[float]) -> int:
    """Return the index of the highest of at least one value, the first of those that are equal to it but for TIE."""
    best = 0
    for i in range(len(values)):
        if values[i] > values[best] + TIE:
            best = i
    return best


def ranked(values: list[float]) -> list[int]:
    """Return the indices of the values, the highest first; those that are equal but for TIE keep their order."""
    return sorted(range(len(values)), key=lambda i: -round(values[i], DIGITS))


def tried(options: bytes) -> bytes:
    """Return the options; of too many a part, and the last one, which ends the choice where that is allowed."""
    count = len(options)
    if count <= MOST_TRIED:
        return options
    return bytes([options[i * count // MOST_TRIED] for i in range(MOST_TRIED)]) + options[-1:]

"""Looking one effect ahead: what each action promises a seat once the effect that it begins is over."""

from __future__ import annotations

from typing import Final

from exlibris.engine import State, is_placing
from exlibris.search.features import Viewpoint
from exlibris.search.network import Network, Outlook

LONGEST_EFFECT: Final = 24  # decisions; an effect that goes on longer is judged as it stands
MOST_TRIED: Final = 10  # options of a later choice within the effect that are looked at, evenly spread


class Evaluator:
    """Judges positions from one seat's viewpoint. The first one is judged slowly, those that resemble it quickly."""

    __slots__ = ("_outlook", "viewpoint")

    viewpoint: Viewpoint

    def __init__(self, network: Network, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self._outlook = Outlook(network)

    def value(self, s: State) -> float:
        """Return what the position is worth to the seat: the chance to win, and a little for points."""
        return self._outlook.value(self.viewpoint.features(s))


class Lookahead:
    """Plays effects to their end in positions with the same foci, every seat choosing by its own evaluator."""

    __slots__ = ("_seats",)

    def __init__(self, network: Network, s: State) -> None:
        self._seats = [Evaluator(network, Viewpoint(s.game, s.deal, seat)) for seat in range(s.game.seats)]

    def value(self, s: State, seat: int) -> float:
        """Return what the position is worth to the seat."""
        return self._seats[seat].value(s)

    def promise(self, s: State, seat: int, action: int) -> float:
        """Return what the position will be worth to the seat at the end of the effect. Changes no state."""
        after = s.clone()
        after.apply(action, seat)
        self.finish_effect(after)
        return self.value(after, seat)

    def finish_effect(self, s: State) -> None:
        """Let all seats choose until the next placement, the flips or the end of the game."""
        for _ in range(LONGEST_EFFECT):
            if s.is_over or is_placing(s) or s.is_sealing_flips():
                return
            s.apply_option(self.best_option(s, tried(s.options)))

    def best_option(self, s: State, options: bytes) -> int:
        """Return the one of the options after which the position at once is worth most to the seat that chooses."""
        best = options[0]
        if len(options) == 1:
            return best
        evaluator = self._seats[s.stack[-1].seat]
        most = 0.0
        for i in range(len(options)):
            after = s.clone()
            after.apply_option(options[i])
            value = evaluator.value(after)
            if i == 0 or value > most:
                best = options[i]
                most = value
        return best


def tried(options: bytes) -> bytes:
    """Return the options; of too many a part, and the last one, which ends the choice where that is allowed."""
    count = len(options)
    if count <= MOST_TRIED:
        return options
    return bytes([options[i * count // MOST_TRIED] for i in range(MOST_TRIED)]) + options[-1:]

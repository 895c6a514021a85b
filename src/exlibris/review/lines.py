"""Lines of play: how a seat could have gone on after an action, as far as that doesn't depend on what it can't see."""

from random import Random
from typing import Final

from exlibris.engine import PlayerView, State, action_name, determinize, is_placing
from exlibris.search import Lookahead, Network

TRIES: Final = 3  # determinizations in which the line has to be the same
LONGEST: Final = 12  # actions


def line_of_play(view: PlayerView, action: int, network: Network, seed: str) -> tuple[str, ...]:
    """Return the names of the action and of what would best follow within its effect."""
    rng = Random(f"line {seed}")
    lines = [_line(determinize(view, rng), view.seat, action, network) for _ in range(TRIES)]
    return tuple(common_beginning(lines))


def _line(s: State, seat: int, action: int, network: Network) -> list[str]:
    """Return the line in one determinization, which it changes; it ends where another seat has to choose."""
    lookahead = Lookahead(network, s)
    names = [action_name(s, action, seat)]
    s.apply(action, seat)
    while len(names) < LONGEST and not (s.is_over or is_placing(s) or s.is_sealing_flips()):
        if s.pending_seats() != [seat]:
            break
        option = lookahead.best_option(s)
        before = s.clone()
        s.apply_option(option)
        names.append(_name_of(before, option, seat))
    return names


def _name_of(s: State, option: int, seat: int) -> str:
    return action_name(s, s.legal_actions(seat)[s.options.index(option)], seat)


def common_beginning(lines: list[list[str]]) -> list[str]:
    """Return what all lines begin with."""
    shared = []
    for names in zip(*lines, strict=False):
        if len(set(names)) > 1:
            break
        shared.append(names[0])
    return shared

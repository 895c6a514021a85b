"""Nothing is offered that leads nowhere: from each option the effect can be carried out without calling it off."""

from random import Random

import pytest

from exlibris.engine import PRESETS, State, compose, is_placing, new_game
from exlibris.search import Lookahead, load_network, load_policy
from support.examples import examples

SEARCHED = 2000  # positions; where there is an end, it is found after few


def game(preset: str, seats: int, luck: Random) -> State:
    return new_game(compose(preset, ["solo"] if seats == 1 else []), seats, luck.randbytes(32))


def is_carried_out(s: State) -> bool:
    """Return whether no effect is unfinished."""
    return s.is_over or s.is_sealing_flips() or is_placing(s)


def after(s: State, option: int) -> State:
    later = s.clone()
    later.apply_option(option)
    return later


def can_be_carried_out(s: State) -> bool:
    """Return whether some choices, none of which calls anything off, lead to the end of the effect."""
    if is_carried_out(s):
        return True
    ways = [(s, option) for option in s.forward_options()]
    for _ in range(SEARCHED):
        if not ways:
            return False
        later = after(*ways.pop())  # the last option first, which often ends a choice
        if is_carried_out(later):
            return True
        ways += [(later, option) for option in later.forward_options()]
    raise AssertionError(f"no end in reach\n{s}")


def check(s: State) -> None:
    """Check each option of a decision."""
    for option in s.options:
        assert can_be_carried_out(after(s, option)), f"option {option}\n{s}"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_option_of_a_random_game_leads_nowhere(preset: str, seats: int) -> None:
    for seed in range(examples(6)):
        luck = Random(f"{preset} {seats} {seed}")
        s = game(preset, seats, luck)
        while not (s.is_over or s.is_sealing_flips()):
            check(s)
            s.apply_option(luck.choice(s.options))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [1, 4])
def test_no_option_of_a_learned_game_leads_nowhere(preset: str, seats: int) -> None:
    s = game(preset, seats, Random(f"{preset} {seats}"))
    mode = s.game.ruleset.mode
    lookahead = Lookahead(load_network(mode), s, load_policy(mode))
    while not (s.is_over or s.is_sealing_flips()):
        check(s)
        s.apply_option(lookahead.best_option(s))

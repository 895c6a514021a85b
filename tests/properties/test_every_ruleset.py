"""The same properties for every rulebook, each variant that it describes, and pairs of variants."""

import random
from contextlib import suppress
from itertools import combinations

import pytest

from exlibris.engine import (
    PRESETS,
    Record,
    Ruleset,
    SetupError,
    State,
    compose,
    new_game,
    problems,
    result,
    variants_of,
)
from support.random_play import check_deals

CHECKED = 5  # decisions between two checks of the whole state; test_every_preset.py checks after each action
STRIDE = 53  # decisions between two copies


def rulesets(name: str) -> list[Ruleset]:
    """Return the rulebook as printed, with each of its variants, and with each two that go together."""
    variants = variants_of(name)
    found = [compose(name), *(compose(name, [variant]) for variant in variants)]
    for pair in combinations(variants, 2):
        with suppress(SetupError):
            found.append(compose(name, pair))
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_random_games_by_every_ruleset_are_sound_and_end(name: str) -> None:
    for number, ruleset in enumerate(rulesets(name)):
        for seats in seats_for(ruleset, number):
            seed = random.Random(number).randbytes(32)
            state = new_game(ruleset, seats, seed)
            actions = played_soundly(state, random.Random(number))
            assert state.round.number <= ruleset.round_limit
            replayed = Record.from_json(Record(ruleset, seats, seed, actions).to_json()).replay()
            assert replayed.key() == state.key()
            assert result(replayed) == result(state)


def seats_for(ruleset: Ruleset, number: int) -> list[int]:
    """Return all numbers of players for the rulebook as printed, one of them in turn for its variants."""
    if ruleset.is_solo:
        return [1]
    return [2, 3, 4] if number == 0 else [2 + number % 3]


def played_soundly(state: State, luck: random.Random) -> tuple[int, ...]:
    """Play to the end with checks on the way; return the actions."""
    actions: list[int] = []
    while not state.is_over:
        if state.ply % CHECKED == 0:
            assert problems(state) == []
        if state.ply % STRIDE == 0:
            assert State.from_text(state.to_text()).key() == state.key()
            check_deals(state, luck)
        seat = luck.choice(state.pending_seats())
        actions.append(luck.choice(state.legal_actions(seat)))
        state.apply(actions[-1], seat)
    assert problems(state) == []
    return tuple(actions)

"""A state's fields: listed once, what follows from the list is current, and states compare by what they are."""

import subprocess
import sys
from pathlib import Path

import pytest

from exlibris.engine import PRESETS, Recorder, State, compose, new_game, player_view, playout, preset
from exlibris.engine.fields import EVERYBODY, FIELDS, FLAG, IN_PART, NOBODY, REGISTERS
from exlibris.engine.frames import STANDARD, Frame
from support.attributes import field_names

SCRIPT = Path(__file__).parents[2] / "scripts/generate_fields.py"


def state_at(ply: int, seed: int = 7) -> State:
    state = new_game(preset("first-en"), 3, bytes([seed]) * 32)
    playout(state, 3, ply)
    return state


def test_every_field_of_a_state_is_listed() -> None:
    assert {field.name for field in FIELDS} == set(field_names(state_at(0)))


def test_a_view_has_no_field_that_nobody_sees() -> None:
    names = set(field_names(player_view(state_at(0), 0)))
    assert not {field.name for field in FIELDS if field.seen_by == NOBODY} & names
    assert {field.name for field in FIELDS if field.seen_by in {EVERYBODY, IN_PART}} <= names


def test_every_register_of_a_frame_is_written_and_copied() -> None:
    frame = Frame.new(None, 1, STANDARD, 2)
    assert set(field_names(frame)) == {"step", "seat", "power", "tile", *[register.name for register in REGISTERS]}
    for n, register in enumerate(REGISTERS, 1):
        setattr(frame, register.name, bytes([n]) if register.is_set else register.numbers == FLAG or n)
    assert frame.copy().facts() == frame.facts()
    blank = Frame.new(None, 1, STANDARD, 2)
    for register in REGISTERS:
        changed = frame.copy()
        setattr(changed, register.name, getattr(blank, register.name))
        assert changed.facts() != frame.facts(), register.name


def test_what_is_generated_is_current() -> None:
    assert subprocess.run([sys.executable, SCRIPT, "--check"], check=False).returncode == 0


@pytest.mark.parametrize("name", PRESETS)
def test_a_copy_equals_its_original_until_one_goes_on(name: str) -> None:
    state = new_game(preset(name), 2, bytes(32))
    while not state.is_over:
        copy = state.clone()
        copy.recorder = Recorder()
        assert copy == state
        assert hash(copy) == hash(state)
        playout(copy, state.ply, 1)
        assert copy != state
        playout(state, state.ply, 7)


def test_states_of_other_deals_differ() -> None:
    assert state_at(30) == state_at(30)
    assert state_at(30) != state_at(30, seed=8)
    assert len({state_at(30), state_at(30), state_at(31)}) == 2


def test_a_state_says_in_a_line_where_it_is() -> None:
    assert repr(state_at(6)).startswith("<State: first-en, 3 seats, round 1, placement, ply 6, seat ")
    solo = new_game(compose("first-en", ["solo"]), 1, bytes(32))
    assert repr(solo) == "<State: first-en, 1 seats, round 0, draft, ply 0, seat 0: prompt-library>"
    playout(solo, 1)
    assert repr(solo) == "<State: first-en, 1 seats, round 5, over>"
    assert player_view(solo, 0).is_over

"""A state's fields and a frame's registers: copied, compared, saved and shown as they are listed."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import pytest

from exlibris.engine import (
    PRESETS,
    Deal,
    PlayerView,
    Recorder,
    State,
    compose,
    game_of,
    new_game,
    player_view,
    playout,
    preset,
)
from exlibris.engine.fields import EVERYBODY, FLAG, IN_PART, REGISTERS
from exlibris.engine.frames import STANDARD, Frame, Step
from exlibris.engine.shelf import CELLS, NO_CARD, settled
from exlibris.engine.view import copy_public
from support.attributes import field_names

# What a field holds
NUMBER: Final = "number"  # an int or a bool
SET: Final = "set"  # bytes
SETS: Final = "sets"  # a list of bytes, changed in place
SHARED: Final = "shared"  # a list of bytes, never changed but replaced
SHELVES: Final = "shelves"
FRAMES: Final = "frames"
DEAL: Final = "deal"
ROUND: Final = "round"
DECK: Final = "deck"  # of which the first `dealt` cards are gone
DEALT: Final = "dealt"
RNG: Final = "rng"
GAME: Final = "game"
RECORDER: Final = "recorder"  # no part of the game

NOBODY: Final = "nobody"  # sees it


class Field(NamedTuple):
    """One field of a state."""

    name: str
    holds: str
    seen_by: str


FIELDS: Final = (
    Field("game", GAME, EVERYBODY),
    Field("deal", DEAL, IN_PART),
    Field("round", ROUND, IN_PART),
    Field("rng", RNG, NOBODY),
    Field("deck", DECK, IN_PART),
    Field("dealt", DEALT, NOBODY),
    Field("discard", SET, IN_PART),
    Field("hands", SETS, IN_PART),
    Field("shelves", SHELVES, EVERYBODY),
    Field("pools", SETS, IN_PART),
    Field("shown", SET, EVERYBODY),
    Field("peeks", SET, IN_PART),
    Field("visitors", SETS, EVERYBODY),
    Field("unplaced", NUMBER, EVERYBODY),
    Field("places", SET, EVERYBODY),
    Field("fresh", SET, EVERYBODY),
    Field("flips", SHARED, IN_PART),
    Field("ready", NUMBER, IN_PART),
    Field("stack", FRAMES, IN_PART),
    Field("options", SET, NOBODY),
    Field("ply", NUMBER, IN_PART),
    Field("is_over", NUMBER, EVERYBODY),
    Field("recorder", RECORDER, NOBODY),
)


def state_at(ply: int, seed: int = 7) -> State:
    state = new_game(preset("first-en"), 3, bytes([seed]) * 32)
    playout(state, 3, ply)
    return state


# By what a field holds, another value for it.
CHANGED: dict[str, Callable[[Any], Any]] = {
    NUMBER: lambda number: not number if isinstance(number, bool) else number + 1,
    DEALT: lambda dealt: dealt + 1,
    SET: lambda numbers: numbers + b"\1\1",
    DECK: lambda cards: cards + b"\1",
    SETS: lambda sets: [*sets[:-1], sets[-1] + b"\1\1"],
    SHARED: lambda sets: [*sets[:-1], sets[-1] + b"\1\1"],
    SHELVES: lambda shelves: [*shelves[:-1], settled(NO_CARD * CELLS, b"", b"")],
    FRAMES: lambda frames: [*frames, filled_frame(frames[0].step)],
    DEAL: lambda deal: Deal(deal.banned, deal.prominent, deal.focus, deal.powers, -1, b"", 0),
    ROUND: lambda r: r.led_by(r.first + 1),
    RNG: lambda rng: rng.below(2)[1],
    GAME: lambda _: game_of(preset("first-fr"), 3),
}


def filled_frame(step: Step | None = None) -> Frame:
    """Return a frame with something else in every register."""
    frame = Frame.new(step, 1, STANDARD, 2)
    for at, register in enumerate(REGISTERS, 1):
        n = 1 + at % 13  # of which there are categories, assistants and tiles
        setattr(frame, register.name, bytes([n]) if register.is_set else register.numbers == FLAG or n)
    return frame


def test_every_field_of_a_state_is_listed() -> None:
    assert {field.name for field in FIELDS} == set(field_names(state_at(0)))


@pytest.mark.parametrize("field", [field for field in FIELDS if field.holds != RECORDER], ids=lambda field: field.name)
def test_every_field_is_copied_compared_and_saved(field: Field) -> None:
    state = state_at(40)
    changed = state.clone()
    setattr(changed, field.name, CHANGED[field.holds](getattr(state, field.name)))
    assert changed != state
    assert changed.clone() == changed
    assert changed.to_text() != state.to_text()


def test_a_copy_shares_no_list_that_is_changed_in_place() -> None:
    state = state_at(40)
    copy = state.clone()
    for field in FIELDS:
        if field.holds in {SETS, SHELVES, FRAMES}:
            assert getattr(copy, field.name) is not getattr(state, field.name), field.name
    assert not {id(frame) for frame in copy.stack} & {id(frame) for frame in state.stack}


def test_a_view_has_no_field_that_nobody_sees() -> None:
    names = set(field_names(player_view(state_at(0), 0)))
    assert not {field.name for field in FIELDS if field.seen_by == NOBODY} & names
    assert {field.name for field in FIELDS if field.seen_by in {EVERYBODY, IN_PART}} <= names


def test_what_everybody_sees_goes_from_a_state_to_a_view_and_back() -> None:
    state, view, back = state_at(40), PlayerView(), State()
    public = [field.name for field in FIELDS if field.seen_by == EVERYBODY]
    copy_public(state, view)
    copy_public(view, back)
    for to in (view, back):
        assert [field.name for field in FIELDS if hasattr(to, field.name)] == public
        assert all(getattr(to, name) == getattr(state, name) for name in public)


def test_every_register_of_a_frame_is_copied_compared_and_saved() -> None:
    state = state_at(40)
    frame = filled_frame(state.stack[-1].step)
    assert set(field_names(frame)) == {"step", "seat", "power", "tile", *[register.name for register in REGISTERS]}
    state.stack.append(frame)
    assert frame.copy().facts() == frame.facts()
    blank = Frame.new(frame.step, 1, STANDARD, 2)
    for register in REGISTERS:
        changed = frame.copy()
        setattr(changed, register.name, getattr(blank, register.name))
        assert changed.facts() != frame.facts(), register.name
        other = state.clone()
        other.stack[-1] = changed
        assert other.to_text() != state.to_text(), register.name


def test_a_view_hides_cards_of_those_registers_that_say_so() -> None:
    state = state_at(40)
    card = state.hands[0].translate(None, state.shown)[0]
    frame = Frame.new(None, 0, STANDARD, 2)
    for register in REGISTERS:
        setattr(frame, register.name, bytes([card, card]) if register.is_set else register.numbers == FLAG or card)
    state.stack.insert(0, frame)
    seen = player_view(state, 1).stack[0]
    hidden = [register for register in REGISTERS if getattr(seen, register.name) != getattr(frame, register.name)]
    assert hidden == [register for register in REGISTERS if register.seen_by == IN_PART]


@pytest.mark.parametrize("name", PRESETS)
def test_a_copy_equals_its_original_until_one_goes_on(name: str) -> None:
    state = new_game(preset(name), 2, bytes(32))
    while not state.is_over:
        copy = state.clone()
        copy.recorder = Recorder()
        assert copy == state
        assert copy.key() == state.key()
        playout(copy, state.ply, 1)
        assert copy != state
        playout(state, state.ply, 7)


def test_states_of_other_deals_differ() -> None:
    assert state_at(30) == state_at(30)
    assert state_at(30) != state_at(30, seed=8)
    assert len({state_at(ply).key() for ply in (30, 30, 31)}) == 2


def test_a_state_is_no_key_but_has_one_that_stays() -> None:
    state = state_at(30)
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)
    values = {state.key(): "before"}
    state.apply(state.legal_actions()[0])
    assert state.key() not in values
    assert values[state_at(30).key()] == "before"


def test_a_state_says_in_a_line_where_it_is() -> None:
    assert repr(state_at(6)).startswith("<State: first-en, 3 seats, round 1, placement, ply 6, seat ")
    solo = new_game(compose("first-en", ["solo"]), 1, bytes(32))
    assert repr(solo) == "<State: first-en, 1 seats, round 0, draft, ply 0, seat 0: prompt-library>"
    playout(solo, 1)
    assert repr(solo) == "<State: first-en, 1 seats, round 5, over>"
    assert player_view(solo, 0).is_over

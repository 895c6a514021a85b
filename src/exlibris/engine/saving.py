"""States as JSON values, complete and secret, for storage and for pickle."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any, Final

from exlibris.engine.deal import Deal, Round
from exlibris.engine.errors import RecordError
from exlibris.engine.fields import DEAL, FIELDS, FRAMES, NUMBER, REGISTERS, ROUND, SET, SETS, SHARED, SHELVES
from exlibris.engine.frames import Frame
from exlibris.engine.game import Game, game_of
from exlibris.engine.rng import Rng
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.shelf import Shelf, settled
from exlibris.engine.state import State
from exlibris.engine.steps import STEPS

STATE_VERSION: Final = 1


def to_json(s: State) -> dict[str, Any]:
    """Return a state as JSON values, without the recorder.

    Args:
        s: The state. All its secrets are in the result.
    """
    data: dict[str, Any] = {
        "version": STATE_VERSION,
        "ruleset": s.game.ruleset.to_json(),
        "seats": s.game.seats,
        "seed": s.rng.seed.hex(),
        "drawn": s.rng.at,
        "deck": list(s.deck[s.dealt :]),
    }
    for field in FIELDS:
        if field.holds in WRITTEN:
            data[field.name] = WRITTEN[field.holds](getattr(s, field.name))
    return data


def from_json(data: dict[str, Any]) -> State:
    """Return the state that `to_json` wrote, which plays on exactly as the original would.

    Args:
        data: What `to_json` returned, perhaps read from a file.

    Raises:
        RecordError: For a state of another STATE_VERSION, whose steps may differ.
    """
    if data.get("version") != STATE_VERSION:
        raise RecordError(f"version: state version {data.get('version')!r} is not ours (expected {STATE_VERSION})")
    s = State()
    s.game = game_of(Ruleset.from_json(data["ruleset"]), data["seats"])
    s.rng = Rng(bytes.fromhex(data["seed"]), data["drawn"])
    s.deck = bytes(data["deck"])
    s.dealt = 0
    s.recorder = None
    for field in FIELDS:
        if field.holds in READ:
            setattr(s, field.name, READ[field.holds](s.game, data[field.name]))
    return s


def _deal(deal: Deal) -> dict[str, Any]:
    return {
        "prominent": deal.prominent,
        "banned": deal.banned,
        "focus": list(deal.focus),
        "powers": [power.key for power in deal.powers],
        "library_focus": deal.library_focus,
        "clues": list(deal.clues),
        "revealed": deal.revealed,
    }


def _deal_from(game: Game, data: dict[str, Any]) -> Deal:
    return Deal(
        data["prominent"],
        data["banned"],
        bytes(data["focus"]),
        [game.power_of(key) for key in data["powers"]],
        data["library_focus"],
        bytes(data["clues"]),
        data["revealed"],
    )


def _round(r: Round) -> list[Any]:
    return [
        r.number, r.first, list(r.permanent), list(r.temporary), list(r.stack), list(r.discarded), r.final
    ]  # fmt: skip


def _round_from(data: list[Any]) -> Round:
    number, first, permanent, temporary, stack, discarded, final = data
    return Round(number, first, bytes(permanent), bytes(temporary), bytes(stack), bytes(discarded), final)


def _shelf(shelf: Shelf) -> dict[str, Any]:
    return {
        "cells": {str(cell): shelf.grid[cell] for cell in shelf.cells()},
        "face_down": list(shelf.face_down),
        "tombs": list(shelf.tombs),
    }


def _shelf_from(data: dict[str, Any]) -> Shelf:
    grid = bytearray([255]) * 255
    for cell, card in data["cells"].items():
        grid[int(cell)] = card
    return settled(bytes(grid), bytes(data["face_down"]), bytes(data["tombs"]))


def _frame(f: Frame) -> dict[str, Any]:
    """Return a frame as JSON values, without registers that hold nothing."""
    data: dict[str, Any] = {
        "step": f.step.name if f.step is not None else None, "seat": f.seat, "power": f.power.key, "tile": f.tile
    }  # fmt: skip
    unset = Frame.new(None, f.seat, f.power, f.tile)
    for register in REGISTERS:
        value: Any = getattr(f, register.name)
        if value != getattr(unset, register.name):
            data[register.name] = list(value) if register.is_set else value
    return data


def _frame_from(game: Game, data: dict[str, Any]) -> Frame:
    step = STEPS[data["step"]] if data["step"] is not None else None
    f = Frame.new(step, data["seat"], game.power_of(data["power"]), data["tile"])
    for register in REGISTERS:
        name = register.name
        if name in data:
            setattr(f, name, bytes(data[name]) if register.is_set else data[name])
    return f


# By what a field holds, how it is written and read. `to_json` itself writes game, rng and deck.
WRITTEN: Final[dict[str, Callable[[Any], Any]]] = {
    NUMBER: lambda value: value,
    SET: list,
    SETS: lambda sets: [list(members) for members in sets],
    SHARED: lambda sets: [list(members) for members in sets],
    SHELVES: lambda shelves: [_shelf(shelf) for shelf in shelves],
    FRAMES: lambda frames: [_frame(f) for f in frames],
    DEAL: _deal,
    ROUND: _round,
}
READ: Final[dict[str, Callable[[Game, Any], Any]]] = {
    NUMBER: lambda _, data: data,
    SET: lambda _, data: bytes(data),
    SETS: lambda _, data: [bytes(members) for members in data],
    SHARED: lambda _, data: [bytes(members) for members in data],
    SHELVES: lambda _, data: [_shelf_from(shelf) for shelf in data],
    FRAMES: lambda game, data: [_frame_from(game, frame) for frame in data],
    DEAL: _deal_from,
    ROUND: lambda _, data: _round_from(data),
}


def _pickled(s: State) -> tuple[object, tuple[object]]:
    return from_json, (to_json(s),)


copyreg.pickle(State, _pickled)  # type: ignore[arg-type]  # by its JSON; `copy` uses this, too

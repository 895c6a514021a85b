"""A state as JSON values and back: everything, secrets included, for stores and for pickle."""

from __future__ import annotations

from typing import Any, Final

from exlibris.engine.errors import RecordError
from exlibris.engine.game import Game, game_of
from exlibris.engine.luck import Luck
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.shelf import Shelf, settled
from exlibris.engine.state import Deal, Round, State
from exlibris.engine.steps import NUMBERS, SETS, STEPS, Frame, Power

STATE_VERSION: Final = 2  # 1: frames with `number` and `notes`


def to_json(s: State) -> dict[str, Any]:
    """Return the whole state as JSON values; secret."""
    return {
        "version": STATE_VERSION,
        "ruleset": s.game.ruleset.to_json(),
        "seats": s.game.seats,
        "seed": s.luck.seed.hex(),
        "luck": s.luck.at,
        "deal": _deal(s.deal),
        "round": _round(s.round),
        "deck": list(s.deck[s.dealt :]),
        "discard": list(s.discard),
        "hands": [list(hand) for hand in s.hands],
        "shelves": [_shelf(shelf) for shelf in s.shelves],
        "pools": [list(pool) for pool in s.pools],
        "shown": list(s.shown),
        "peeks": list(s.peeks),
        "visitors": [list(there) for there in s.visitors],
        "unplaced": s.unplaced,
        "places": list(s.places),
        "fresh": list(s.fresh),
        "flips": [list(flips) for flips in s.flips],
        "ready": s.ready,
        "stack": [_frame(f) for f in s.stack],
        "options": list(s.options),
        "ply": s.ply,
        "is_over": s.is_over,
    }


def from_json(data: dict[str, Any]) -> State:
    """Return the state that `to_json` wrote; it goes on exactly as the other would.

    Raises RecordError for a state saved by another version, whose steps may be others.
    """
    if data.get("version") != STATE_VERSION:
        raise RecordError(f"version: state version {data.get('version')!r} is not ours (expected {STATE_VERSION})")
    s = State()
    s.game = game_of(Ruleset.from_json(data["ruleset"]), data["seats"])
    s.luck = Luck(bytes.fromhex(data["seed"]), data["luck"])
    s.deal = _deal_from(s.game, data["deal"])
    number, first, permanent, temporary, stack, discarded, final = data["round"]
    s.round = Round(number, first, bytes(permanent), bytes(temporary), bytes(stack), bytes(discarded), final)
    s.deck = bytes(data["deck"])
    s.dealt = 0
    s.discard = bytes(data["discard"])
    s.hands = [bytes(hand) for hand in data["hands"]]
    s.shelves = [_shelf_from(shelf) for shelf in data["shelves"]]
    s.pools = [bytes(pool) for pool in data["pools"]]
    s.shown = bytes(data["shown"])
    s.peeks = bytes(data["peeks"])
    s.visitors = [bytes(there) for there in data["visitors"]]
    s.unplaced = data["unplaced"]
    s.places = bytes(data["places"])
    s.fresh = bytes(data["fresh"])
    s.flips = [bytes(flips) for flips in data["flips"]]
    s.ready = data["ready"]
    s.stack = [_frame_from(s.game, frame) for frame in data["stack"]]
    s.options = bytes(data["options"])
    s.ply = data["ply"]
    s.is_over = data["is_over"]
    s.recorder = None
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
        [_power(game, key) for key in data["powers"]],
        data["library_focus"],
        bytes(data["clues"]),
        data["revealed"],
    )


def _round(r: Round) -> list[Any]:
    return [
        r.number, r.first, list(r.permanent), list(r.temporary), list(r.stack), list(r.discarded), r.final
    ]  # fmt: skip


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
    """A frame as JSON values, registers that are not set left out."""
    data: dict[str, Any] = {
        "step": f.step.name if f.step is not None else None, "seat": f.seat, "power": f.power.key, "tile": f.tile
    }  # fmt: skip
    unset = Frame(None, f.seat, f.power, f.tile)
    for name in NUMBERS:
        if getattr(f, name) != getattr(unset, name):
            data[name] = getattr(f, name)
    for name in SETS:
        if getattr(f, name):
            data[name] = list(getattr(f, name))
    return data


def _frame_from(game: Game, data: dict[str, Any]) -> Frame:
    step = STEPS[data["step"]] if data["step"] is not None else None
    f = Frame(step, data["seat"], _power(game, data["power"]), data["tile"])
    for name in NUMBERS:
        if name in data:
            setattr(f, name, data[name])
    for name in SETS:
        if name in data:
            setattr(f, name, bytes(data[name]))
    return f


def _power(game: Game, key: str) -> Power:
    for power in game.powers:
        if power.key == key:
            return power
    raise KeyError(key)

"""Positions: a `State` built from a few words."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from exlibris.content.load import assistant_keys, load_assistants, load_locations
from exlibris.engine import Game, Recorder, Ruleset, State, build_position, game_of, preset, special_left

QUIET = ("automaton", "bookworm", "mummy", "wizard")  # special assistants that leave others alone
CARD_KEYS = ("cube", "mummy", "witch", "wizard")  # those of the revised edition (ASST2-G02)
NOTHING: Mapping[int, str] = MappingProxyType({})


class Position(NamedTuple):
    """The words of a position.

    `tiles`: "1 6 / 10 14", permanent and temporary ones; tiles named elsewhere, and the Hut, are permanent.
    `on`: cards on tiles; `at`: who stands on a tile (0: at home), the longest present first: "0 1*" for a standard
    assistant of seat 0 and the special one of seat 1, "0@2" for the second space of the tile, else the first free.
    `left`: the assistants a seat has yet to place, "ss*" at most; those neither left nor standing are at home.
    Without it all that stand nowhere are left. Special assistants not in `powers` are quiet ones.
    `deck`: top card first, the other cards after them; with `deck_size` no more than that, the rest being discarded.
    `discard`: top card last. `phase`: where the game goes on, see `board.PHASES`. `turn`: the seat that acts, unless
    given the `first`. In solo there is one seat, all tiles are temporary, and `library_focus`, `clues`
    ("monster spells") and how many are `revealed` may be given.
    """

    seats: int
    hand: Mapping[int, str] = NOTHING
    shelf: Mapping[int, str] = NOTHING
    tiles: str = ""
    on: Mapping[int, str] = NOTHING
    at: Mapping[int, str] = NOTHING
    left: Mapping[int, str] = NOTHING
    powers: Mapping[int, str] = NOTHING
    deck: str = ""
    discard: str = ""
    deck_size: int | None = None
    first: int = 0
    turn: int | None = None
    prominent: str = ""
    banned: str = ""
    focus: Mapping[int, str] = NOTHING
    round_number: int = 2
    final: str = ""
    phase: str = "placement"
    tile_stack: str = ""
    tile_discard: str = ""
    ruleset: Ruleset = preset("first-en")
    seed: bytes = bytes(range(32))
    library_focus: str = ""
    clues: str = ""
    revealed: int = 0


def build(p: Position, recorder: Recorder) -> State:
    """Return the state of the position at its first decision; the recorder hears what happens until then.

    Locations and assistants that the position names are in the game even if the ruleset lacks them.
    """
    rules = ruleset_with(p.ruleset, {*p.tiles.split(), *map(str, [*p.at, *p.on])}, [*p.powers.values()])
    by_seat = {
        "hand": p.hand, "shelf": p.shelf, "left": p.left, "focus": p.focus,
        "assistant": powers_of(game_of(rules, p.seats), p.powers),
    }  # fmt: skip
    pieces = {key: {seat: of[seat] for seat in of if seat < p.seats} for key, of in by_seat.items()}
    given = {
        key: text
        for key in ("tiles", "tile_stack", "tile_discard", "final", "prominent", "banned", "clues", "deck", "discard")
        if (text := getattr(p, key))
    }
    given |= {"library": p.library_focus} if p.library_focus else {}
    numbers = {"round": p.round_number, "first": p.first, "turn": p.first if p.turn is None else p.turn}
    numbers |= {"revealed": p.revealed} if p.revealed else {}
    numbers |= {} if p.deck_size is None else {"deck_size": p.deck_size}
    return build_position(
        rules, p.seats, recorder, seed=p.seed.hex(), phase=p.phase, on=p.on, at=p.at, **given, **numbers, **pieces
    )


def ruleset_with(ruleset: Ruleset, tiles: Collection[str], powers: Collection[str]) -> Ruleset:
    """Return the ruleset with the locations of these numbers and the assistants of these keys."""
    more = {
        "locations": {one.key: one.version for one in load_locations() if str(one.number) in tiles},
        "assistants": {one.key: one.version for one in load_assistants() if one.key in powers},
    }
    if all(ruleset.version(key) for keys in more.values() for key in keys):
        return ruleset
    data = ruleset.to_json()
    components = {**data["components"], **{kind: {**keys, **data["components"][kind]} for kind, keys in more.items()}}
    return Ruleset.from_json({**data, "components": components})


def powers_of(game: Game, given: Mapping[int, str]) -> Mapping[int, str]:
    """Return the key of each seat's special assistant, quiet ones where none is given."""
    if not special_left(game.assistants, 0):
        return {}
    taken = given.values()
    quiet = [key for key in QUIET if key not in taken and assistant_keys().index(key) + 1 in game.libraries]
    quiet += [key for key in CARD_KEYS if key not in (*taken, *quiet)]
    return {seat: given[seat] if seat in given else quiet.pop(0) for seat in range(game.seats)}

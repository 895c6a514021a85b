"""Golden games: what is written down of a game, so that any change in its course, order of actions or form shows."""

import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

from exlibris.engine import Record, State, result
from support.corpus import position_hash
from support.random_play import fresh_game

FOLDER = Path(__file__).resolve().parents[1] / "golden"
EVERY = 25  # actions between two hashes
# Seats and seed. Together these games ask in every step of the first edition that random play reaches.
GAMES = [(2, 74), (2, 99), (3, 11), (3, 45), (4, 67), (4, 124)]


def file_of(seats: int, seed: int) -> Path:
    """Return the path of that game's file."""
    return FOLDER / f"{seats}-seats-{seed}.json"


def random_record(seats: int, seed: int) -> Record:
    """Return the record of a whole random game."""
    return played(fresh_game(seats, seed), random.Random(seed))


def played(state: State, rng: random.Random) -> Record:
    """Play a new game to its end at random; any pending seat may act. Return its record."""
    ruleset, seats, seed = state.game.ruleset, state.game.seats, state.rng.seed
    actions: list[int] = []
    while not state.is_over:
        seat = rng.choice(state.pending_seats())
        actions.append(rng.choice(state.legal_actions(seat)))
        state.apply(actions[-1], seat)
    return Record(ruleset, seats, seed, tuple(actions))


def written_down(record: Record) -> dict[str, Any]:
    """Return the record with hashes of the state and of all legal actions at every 25th action, and the form.

    The hash of a state is of what can be observed in it: how the engine keeps it may change.
    """
    states: list[str] = []
    choices: list[str] = []
    state = Record(record.ruleset, record.seats, record.seed, ()).replay()
    offered = sha256()
    for ply, action in enumerate((*record.actions, None)):
        offered.update(json.dumps([state.legal_actions(seat) for seat in range(record.seats)]).encode())
        if ply % EVERY == 0:
            states.append(position_hash(state))
            choices.append(offered.hexdigest()[:8])
        if action is not None:
            state.apply(action)
    return {
        "record": json.loads(record.to_json()),
        "states": states,
        "choices": choices,
        "form": form_of(state),
    }


def form_of(state: State) -> dict[str, Any]:
    """Return the form in short: lines of each seat, who won and by what."""
    end = result(state)
    lines = [[seat.b1, seat.b2, seat.b3, seat.b4, seat.b5, seat.total] for seat in end.seats]
    return {"seats": lines, "winners": list(end.winners), "decided_by": end.decided_by, "ended_by": end.ended_by}

"""Recorded games as transitions for learning: observation, legal actions, action and reward."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import polars as pl

from exlibris.data.tables import write_table
from exlibris.engine import Record, game_of, result
from exlibris.rl import Observations, rewards_of, to_seen

RECORDS: Final = 100  # games per file
SCHEMA: Final[dict[str, Any]] = {
    "game": pl.String,
    "ply": pl.UInt16,
    "actor": pl.UInt8,
    "observation": pl.Binary,
    "legal": pl.List(pl.UInt16),
    "action": pl.UInt16,
    "reward": pl.Float64,
    "ended": pl.Boolean,
}


def write_file(named: Sequence[tuple[str, Record]], path: Path, reward: str) -> int:
    """Write the transitions of named games to a file; return the number of transitions."""
    rows = [row for name, record in named for row in transitions_of(name, record, reward)]
    write_table(pl.DataFrame(rows, schema=SCHEMA, orient="row"), path)
    return len(rows)


def transitions_of(name: str, record: Record, reward: str) -> list[dict[str, Any]]:
    """Return a row for each choice among several actions; in a finished game, each seat's last row has the reward.

    Raises ImpossibleGame for a record with an illegal action.
    """
    observations = Observations(game_of(record.ruleset, record.seats), 1)
    rows: list[dict[str, Any]] = []
    last: dict[int, dict[str, Any]] = {}
    *before, end = record
    for state, action in zip(before, record.actions, strict=True):
        seat = state.actor(action)
        legal = state.legal_actions(seat)
        if len(legal) > 1 and action in legal:
            observations.write(state, seat, 0)
            seen = dict(zip(legal, to_seen(state, seat, legal), strict=True))
            last[seat] = {
                "game": name,
                "ply": state.ply,
                "actor": seat,
                "observation": bytes(observations.numbers),
                "legal": sorted(seen.values()),
                "action": seen[action],
                "reward": 0.0,
                "ended": False,
            }
            rows.append(last[seat])
    if end.is_over:
        rewards = rewards_of(result(end), reward)
        for seat, row in last.items():
            row |= {"reward": rewards[seat], "ended": True}
    return rows

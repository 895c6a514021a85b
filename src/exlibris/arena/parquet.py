"""Write the games of a contest as a Parquet table with one row per seat and game."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import polars as pl

from exlibris.arena.results import PlayedGame
from exlibris.sim import LINES

SCHEMA: dict[str, Any] = {
    "matchup": pl.String,
    "level": pl.UInt8,
    "deal": pl.UInt32,
    "rotation": pl.UInt8,
    "seat": pl.UInt8,
    "player": pl.String,
    "win": pl.Float64,
    "rank": pl.UInt8,
    **dict.fromkeys(LINES, pl.Int16),
    "library": pl.Int16,
    "rounds": pl.UInt8,
    "plies": pl.UInt16,
    "decisions": pl.UInt16,
    "ms": pl.Float64,
    "median_ms": pl.Float64,
}


def write_parquet(games: Iterable[PlayedGame], path: Path) -> None:
    """Write the games to the file."""
    pl.DataFrame(list(_rows(games)), schema=SCHEMA, orient="row").write_parquet(path)


def _rows(games: Iterable[PlayedGame]) -> Iterator[dict[str, Any]]:
    for game in games:
        matchup, deal, rotation = game.fixture
        for number, seat in enumerate(game.seats):
            figures = asdict(seat)
            yield {
                "matchup": str(matchup),
                "level": matchup.level,
                "deal": deal,
                "rotation": rotation,
                "seat": number,
                **figures.pop("form"),
                **figures,
                "library": game.library,
                "rounds": game.rounds,
                "plies": game.plies,
            }

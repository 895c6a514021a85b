#!/usr/bin/env python3
"""Find daily puzzles in games of computer players and write src/exlibris/puzzles/daily.json.

The same seed and number find the same puzzles; with --again those of the package come first, if they still are.
Two processes need about an hour for a hundred, compiled some minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, count, islice
from pathlib import Path

import typer

from exlibris.puzzles import Puzzle, puzzles
from exlibris.puzzles.collection import FILE, puzzles_to_json
from exlibris.puzzles.mining import looked_at_again, mined

FOLDER = Path(__file__).parent.parent / "src" / "exlibris" / "puzzles"
AT_ONCE = 64  # games given to the processes at a time


def found(seed: str, jobs: int) -> Iterator[Puzzle]:
    """Yield puzzles, in the order of their games."""
    with ProcessPoolExecutor(jobs) as pool:
        for first in count(0, AT_ONCE):
            games = [f"{seed}{number}" for number in range(first, first + AT_ONCE)]
            yield from (puzzle for puzzle in pool.map(mined, games) if puzzle is not None)


def still_good(jobs: int) -> Iterator[Puzzle]:
    """Yield the package's puzzles that are puzzles by today's network, too."""
    with ProcessPoolExecutor(jobs) as pool:
        yield from (puzzle for puzzle in pool.map(looked_at_again, puzzles()) if puzzle is not None)


def main(number: int = 120, seed: str = "a", jobs: int = 2, out: Path = FOLDER / FILE, again: bool = False) -> None:
    """Write a number of puzzles, from games whose seeds begin with the seed, into a file.

    `again`: those of the package come first, as far as today's network agrees.
    """
    kept: list[Puzzle] = []
    known = still_good(jobs) if again else iter(())
    for puzzle in islice(chain(known, found(seed, jobs)), number):
        kept.append(puzzle)
        sys.stderr.write(f"{len(kept)} of {number}: game {puzzle.seed}, {len(puzzle.choices)} choices\n")
        made = f"scripts/mine_puzzles.py --number {len(kept)} --seed {seed}"
        out.write_text(puzzles_to_json(kept, made), encoding="utf-8")  # so that it may be stopped


if __name__ == "__main__":
    typer.run(main)

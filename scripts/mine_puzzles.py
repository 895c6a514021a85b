#!/usr/bin/env python3
"""Find daily puzzles in games of computer players and write src/exlibris/puzzles/daily.json.

The same seed and number find the same puzzles. Two processes need about an hour for a hundred, compiled some minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from pathlib import Path

from exlibris.puzzles import Puzzle
from exlibris.puzzles.collection import FILE, puzzles_to_json
from exlibris.puzzles.mining import mined

FOLDER = Path(__file__).parent.parent / "src" / "exlibris" / "puzzles"
AT_ONCE = 64  # games given to the processes at a time


def found(seed: str, jobs: int) -> Iterator[Puzzle]:
    """Yield puzzles, in the order of their games."""
    with ProcessPoolExecutor(jobs) as pool:
        for first in count(0, AT_ONCE):
            games = [f"{seed}{number}" for number in range(first, first + AT_ONCE)]
            yield from (puzzle for puzzle in pool.map(mined, games) if puzzle is not None)


def main() -> None:
    """Write as many puzzles as are asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--number", type=int, default=120, help="how many puzzles")
    parser.add_argument("--seed", default="a", help="where the games' seeds begin")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--out", type=Path, default=FOLDER / FILE, help="the file to write")
    chosen = parser.parse_args()
    puzzles: list[Puzzle] = []
    for puzzle in islice(found(chosen.seed, chosen.jobs), chosen.number):
        puzzles.append(puzzle)
        sys.stderr.write(f"{len(puzzles)} of {chosen.number}: game {puzzle.seed}, {len(puzzle.choices)} choices\n")
        made = f"scripts/mine_puzzles.py --number {len(puzzles)} --seed {chosen.seed}"
        chosen.out.write_text(puzzles_to_json(puzzles, made), encoding="utf-8")  # so that it may be stopped


if __name__ == "__main__":
    main()

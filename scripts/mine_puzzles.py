#!/usr/bin/env python3
"""Find daily puzzles in games of computer players and write src/exlibris/puzzles/daily.json.

The same seed and number of games find the same puzzles. Whole weeks are selected in which each day has a puzzle of its
grade. Compiled, a game takes about ten seconds of CPU and has two puzzles.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import typer
from puzzle_mining import by_weekday, looked_at_again, mined, puzzles_to_json

from exlibris.puzzles import Puzzle, puzzles
from exlibris.puzzles.puzzle import FILE

FOLDER = Path(__file__).parent.parent / "src" / "exlibris" / "puzzles"


def main(games: int = 100, seed: str = "b", jobs: int = 2, out: Path = FOLDER / FILE, again: bool = False) -> None:
    """Write the puzzles of `games` games, whose seeds begin with the seed, into a file.

    `again`: keep the built-in puzzles first, as far as today's network agrees.
    """
    found: list[Puzzle] = []
    with ProcessPoolExecutor(jobs) as pool:
        if again:
            found += [puzzle for puzzle in pool.map(looked_at_again, puzzles()) if puzzle is not None]
        for number, more in enumerate(pool.map(mined, [f"{seed}{number}" for number in range(games)]), 1):
            found += more
            chosen = by_weekday(found)
            sys.stderr.write(f"{number} of {games} games: {len(found)} puzzles, {len(chosen)} in whole weeks\n")
            made = f"scripts/mine_puzzles.py --games {number} --seed {seed}"
            out.write_text(
                puzzles_to_json(chosen, made), encoding="utf-8"
            )  # after each game, so that a stop loses little


if __name__ == "__main__":
    typer.run(main)

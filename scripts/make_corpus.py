#!/usr/bin/env python3
"""Play the games of a release and write them to tests/corpus, once and for all.

Run it with the released code (a checkout of its commit with its own environment), never with changed code: the corpus
is what that code played. Existing files are never overwritten; a release with new rules adds a file.

    python scripts/make_corpus.py RELEASE
"""

from __future__ import annotations

import json
import lzma
import random
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from exlibris.engine import PRESETS, Record, Ruleset, compose, new_game  # noqa: E402

TRIES, MANY_TRIES = 24, 400  # games of which the one is kept that asks the most steps not asked before


def plans() -> Iterator[tuple[str, Ruleset, int, int]]:
    """Yield name, ruleset, seats and tries of each game: some players and one alone by each preset, and a rare case."""
    for number, name in enumerate(PRESETS):
        seats = 2 + number % 3
        yield f"{name}/{seats}", compose(name), seats, TRIES
        yield f"{name}/solo", compose(name, ["solo"], {"solo_level": number + 2}), 1, TRIES
    yield "rarities", compose("first-en", switches={"gambling_den_names": "assistant"}), 2, MANY_TRIES


def played(name: str, ruleset: Ruleset, seats: int) -> tuple[Record, set[str]]:
    """Play a random game to its end, the same one for the same name; return it with the steps that asked."""
    rng = random.Random(f"corpus {name}")
    seed = rng.randbytes(32)
    state = new_game(ruleset, seats, seed)
    actions: list[int] = []
    steps: set[str] = set()
    while not state.is_over:
        steps.add(state.pending_step().name)
        seat = rng.choice(state.pending_seats())
        actions.append(rng.choice(state.legal_actions(seat)))
        state.apply(actions[-1], seat)
    return Record(ruleset, seats, seed, tuple(actions)), steps


def main() -> int:
    """Play and write the games; return the exit code."""
    from support.corpus import described, file_of

    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    file = file_of(sys.argv[1])
    if file.exists():
        print(f"{file.relative_to(ROOT)}: exists; a corpus is never overwritten")
        return 2
    asked: set[str] = set()
    games = []
    for name, ruleset, seats, tries in plans():
        found = [played(f"{name} {number}", ruleset, seats) for number in range(tries)]
        record, steps = max(found, key=lambda game: len(game[1] - asked))
        asked |= steps
        games.append(described(name, record).to_json())
    file.write_bytes(lzma.compress(json.dumps(games).encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{file.relative_to(ROOT)}: {len(games)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Play the games of a release and write them to tests/corpus, once and for all.

Run it with the released code (a checkout of its commit with its own environment), never with changed code.

    python scripts/make_corpus.py RELEASE
"""

import json
import lzma
import random
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from exlibris.engine import PRESETS, Ruleset, compose, new_game  # noqa: E402

TRIES, MANY_TRIES = 24, 400  # games of which the one with most new prompts is kept


def plans() -> Iterator[tuple[str, Ruleset, int, int]]:
    """Yield name, ruleset, seats and tries of each game: some players and one alone by each preset, and a rare case."""
    for number, name in enumerate(PRESETS):
        seats = 2 + number % 3
        yield f"{name}/{seats}", compose(name), seats, TRIES
        yield f"{name}/solo", compose(name, ["solo"], {"solo_level": number + 2}), 1, TRIES
    yield "rarities", compose("first-en", switches={"gambling_den_names": "assistant"}), 2, MANY_TRIES


def main(release: str) -> None:
    """Play and write the games."""
    from support.corpus import described, file_of, prompts_of
    from support.golden import played

    games = []
    seen: set[str] = set()
    for name, ruleset, seats, tries in plans():
        rng = random.Random(f"corpus {name}")
        records = [played(new_game(ruleset, seats, rng.randbytes(32)), rng) for _ in range(tries)]
        best = max(records, key=lambda record: len(prompts_of(record)[0] - seen))
        seen |= prompts_of(best)[0]
        games.append(described(name, best).to_json())
    with file_of(release).open("xb") as file:  # never overwritten
        file.write(lzma.compress(json.dumps(games).encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main(sys.argv[1])

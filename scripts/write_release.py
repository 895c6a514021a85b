#!/usr/bin/env python3
"""Write what later versions must read of a release: games, tables, a database, forms, a deck, the public names.

Run it with the released code (a checkout of its commit with its own environment), never with changed code. It writes
into tests/compatibility/RELEASE, once and for all.

    python scripts/write_release.py RELEASE
"""

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from exlibris.content import as_own_deck  # noqa: E402
from exlibris.engine import PRESETS, Ruleset, compose, new_game  # noqa: E402
from support.corpus import CorpusGame, played_game, prompts_of  # noqa: E402
from support.golden import played  # noqa: E402
from support.public_names import public_names, written  # noqa: E402
from support.released import path_of, write_packed  # noqa: E402
from support.released_forms import FORMS, scored  # noqa: E402
from support.released_tables import write_database, write_page  # noqa: E402

TRIES, MANY_TRIES = 24, 400  # games of which the one with most new prompts is kept


def plans() -> Iterator[tuple[str, Ruleset, int, int]]:
    """Yield name, ruleset, seats and tries of each game: some players and one alone by each preset, and a rare case."""
    for number, name in enumerate(PRESETS):
        seats = 2 + number % 3
        yield f"{name}/{seats}", compose(name), seats, TRIES
        yield f"{name}/solo", compose(name, ["solo"], {"solo_level": number + 2}), 1, TRIES
    yield "rarities", compose("first-en", switches={"gambling_den_names": "assistant"}), 2, MANY_TRIES


def games() -> Iterator[CorpusGame]:
    """Yield whole random games, described at each position."""
    seen: set[str] = set()
    for name, ruleset, seats, tries in plans():
        rng = random.Random(f"corpus {name}")
        records = [played(new_game(ruleset, seats, rng.randbytes(32)), rng) for _ in range(tries)]
        best = max(records, key=lambda record: len(prompts_of(record)[0] - seen))
        seen |= prompts_of(best)[0]
        yield played_game(name, best)


def main(release: str) -> None:
    """Write the files of a release."""
    path_of(release, "").mkdir()  # never overwritten
    write_packed(release, "games.json", json.dumps([game.to_json() for game in games()]).encode())
    with tempfile.TemporaryDirectory() as folder:
        write_packed(release, "database.sqlite3", write_database(release, Path(folder)))
    write_packed(release, "page.json", asyncio.run(write_page()))
    forms = [{"name": name, "given": given, "scored": scored(given)} for name, given in FORMS.items()]
    write_packed(release, "forms.json", json.dumps(forms).encode())
    path_of(release, "deck.tsv").write_text(as_own_deck("en", "My deck").text(), encoding="utf-8")
    path_of(release, "names.txt").write_text(written(public_names()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])

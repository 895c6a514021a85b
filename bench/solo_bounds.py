"""How far a solo deal can be won at most, whatever is known of the deck and of all luck to come: linear programs.

python bench/solo_bounds.py --deals 100 --page docs/solo.md
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from statistics import mean
from typing import Annotated, Final

import typer
from rich.progress import track

from exlibris.arena.page import replace
from exlibris.engine import State, compose, library_offer, new_game, player_view
from exlibris.search import after_draft
from report import in_markdown
from solo_program import Most, Program

TO_WIN: Final = 1 - 1e-6  # points ahead (SOLO-31), less the solver's tolerance
LEVELS: Final = (1, 4, 7)
HEADS: Final = ("level", "assistant", "deals", "lost", "lead", "least", "own", "library", "shelved", "dealt")


def new_deal(preset: str, level: int, seed: str) -> State:
    """Return a solo game before its first decision."""
    return new_game(compose(preset, ["solo"], {"solo_level": level}), 1, sha256(seed.encode()).digest())


def bounds(state: State) -> dict[str, Most]:
    """Return the best solution with each special assistant on offer."""
    keys = [state.game.powers[number].key for number in library_offer(player_view(state, 0), 0)]
    dealt = after_draft(state)  # the same deal whatever is chosen
    return {key: Program(dealt, key).most() for key in keys}


def row(level: int, name: str, found: list[Most]) -> list[str]:
    """Return a line of the table."""
    lost = sum(most.lead < TO_WIN for most in found)
    lead, *others = (mean(values) for values in zip(*found, strict=True))
    figures = f"{lead:+.1f}", f"{min(most.lead for most in found):+.1f}", *(f"{x:.1f}" for x in others)
    return [str(level), name, str(len(found)), str(lost), *figures]


def rows(preset: str, level: int, deals: int, seed: str) -> list[list[str]]:
    """Return the lines of a level: for the best assistant on offer, and for each."""
    found = [bounds(new_deal(preset, level, f"{seed} {n}")) for n in track(range(deals), f"{preset} {level}")]
    keys = sorted({key for by_key in found for key in by_key})
    each = [row(level, key, [by_key[key] for by_key in found if key in by_key]) for key in keys]
    return [row(level, "any on offer", [max(by_key.values()) for by_key in found]), *each]


def main(
    deals: Annotated[int, typer.Option(min=1)] = 100,
    seed: str = "docs",
    preset: str = "first-en",
    page: Annotated[Path | None, typer.Option(help="Write the table into this page's section `bounds-PRESET`.")] = None,
) -> None:
    """Print for an edition how far deals can be won at most."""
    table = in_markdown(HEADS, [line for level in LEVELS for line in rows(preset, level, deals, seed)])
    print(table)
    if page:
        command = f"python bench/solo_bounds.py --deals {deals} --seed {seed} --preset {preset} --page {page}"
        replace(page, f"bounds-{preset}", f"\n\n{table}\n\n```sh\n{command}\n```\n\n")


if __name__ == "__main__":
    typer.run(main)

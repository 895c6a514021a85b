"""The comparison for people: on a terminal, or as a table in Markdown for the documentation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from peer_games import PEERS
from peer_games.comparison import COMPARED, Measured, Ratios, own, ratios

HEADS: Final = {
    "decisions_per_second": "decisions/s inside",
    "decisions_per_second_driven": "decisions/s driven",
    "games_per_second": "games/s",
    "copy_us": "copy µs",
    "steps_per_second": "env steps/s",
}
NOTES: Final = (
    "18x: Ex Libris is 18 times as fast; below 1x it is slower. Inside: the package's own loop of random play, without "
    "setup and result (RLCard has none). Driven: legal actions and moves called from Python. Games/s: setup, play and "
    "result. Copy: of a game under way. Env steps: through the environment for learning, what an agent sees included."
)
OUR_ENVIRONMENT: Final = "Ex Libris has no environment package yet: its steps are view, legal actions, apply."


def figure(value: float | None) -> str:
    """A number with three or more digits that matter."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}" if value >= 10 else f"{value:.2f}"


def times(value: float | None) -> str:
    """A ratio."""
    return "" if value is None else f"{value:,.0f}x" if value >= 10 else f"{value:.2g}x"


def cells(measured: Measured, compared: Ratios, between: str) -> list[str]:
    """Name, seats, decisions in a game, and each figure with its ratio."""
    figures = [
        f"{figure(getattr(measured.figures, name))}{between}{times(compared.get(name))}".strip() for name in COMPARED
    ]
    length = f"{measured.figures.decisions_per_game:,.0f}"
    return [measured.title, str(PEERS[measured.name].seats), length, *figures]


def rows(all_measured: Sequence[Measured], between: str) -> list[list[str]]:
    """One for each game."""
    ours = own(all_measured)
    return [
        cells(measured, ratios(ours.figures, measured.figures) if ours and measured is not ours else {}, between)
        for measured in all_measured
    ]


def heads() -> list[str]:
    """The names of the columns."""
    return ["game", "seats", "decisions a game", *(HEADS[name] for name in COMPARED)]


def on_terminal(all_measured: Sequence[Measured]) -> Table:
    """The table with the ratio below each figure; a word a line in the heads, to be narrow."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, head in enumerate(heads()):
        table.add_column(head.replace(" ", "\n"), justify="right" if number else "left", no_wrap=number > 0)
    for row in rows(all_measured, "\n"):
        table.add_row(*row)
    return table


def in_markdown(all_measured: Sequence[Measured]) -> str:
    """The same for a page."""
    lines = [heads(), ["---", *["---:"] * (len(heads()) - 1)], *rows(all_measured, " ")]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def notes(all_measured: Sequence[Measured]) -> list[str]:
    """What one must know to read the table."""
    within = [
        f"A step of {measured.title} contains {measured.figures.decisions_per_step:.1f} decisions, "
        "for the other players move within it."
        for measured in all_measured
        if measured.figures.decisions_per_step > 1.05
    ]
    return [NOTES, *([OUR_ENVIRONMENT] if own(all_measured) else []), *within]

"""The comparison for people: on a terminal, or as a table in Markdown for the documentation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table

from peer_games import PEERS
from peer_games.comparison import COMPARED, Measured, Ratios, own, ratios
from showing import figure, in_markdown, on_terminal, times

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


def cells(measured: Measured, compared: Ratios, both: str) -> list[str]:
    """Return name, seats, decisions in a game, and each figure; `both` formats a figure with its ratio."""
    figures = [
        both.format(figure(getattr(measured.figures, name)), times(compared[name]))
        if compared.get(name)
        else figure(getattr(measured.figures, name))
        for name in COMPARED
    ]
    length = f"{measured.figures.decisions_per_game:,.0f}"
    return [measured.title, str(PEERS[measured.name].seats), length, *figures]


def rows(all_measured: Sequence[Measured], both: str) -> list[list[str]]:
    """Return one row for each game."""
    ours = own(all_measured)
    return [
        cells(measured, ratios(ours.figures, measured.figures) if ours and measured is not ours else {}, both)
        for measured in all_measured
    ]


def heads() -> list[str]:
    """Return the names of the columns."""
    return ["game", "seats", "decisions a game", *(HEADS[name] for name in COMPARED)]


def for_people(all_measured: Sequence[Measured]) -> Table:
    """Return the table with the ratio below each figure."""
    return on_terminal(heads(), rows(all_measured, "{}\n{}"))


def for_a_page(all_measured: Sequence[Measured]) -> str:
    """Return the table in Markdown."""
    return in_markdown(heads(), rows(all_measured, "{} ({})"))


def notes(all_measured: Sequence[Measured]) -> list[str]:
    """Return the notes that one needs to read the table."""
    within = [
        f"A step of {measured.title} contains {measured.figures.decisions_per_step:.1f} decisions, "
        "for the other players move within it."
        for measured in all_measured
        if measured.figures.decisions_per_step > 1.05
    ]
    return [NOTES, *([OUR_ENVIRONMENT] if own(all_measured) else []), *within]

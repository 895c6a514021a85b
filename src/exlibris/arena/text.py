"""Figures as words and cells, the same in the terminal, in reports and in sections of Markdown pages."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from exlibris.arena.contest import LADDER_TABLE, LEVELS
from exlibris.arena.intervals import Wins
from exlibris.arena.standings import MatchupFigures, PlayerFigures, Standings

# Heads and rows; the first column is text, the others are figures.
Table = tuple[tuple[str, ...], list[tuple[str, ...]]]

NEGATIVE: Final = re.compile(r"(?<=[ (])-(?=\d)")

# The share of wins that a step of the ladder should reach against the step below, by the number of seats.
TARGETS: Final[Mapping[int, float]] = {2: 0.60, LADDER_TABLE: 0.45}
LINE_NAMES: Final[Mapping[str, str]] = {
    "b1": "stability",
    "b2": "Prominent Works",
    "b3": "Banned Books",
    "b4": "variety",
    "b5": "focus",
    "total": "total",
}
NOTES: Final[Mapping[str, str]] = {
    "games": (
        "Every deal is played once in each seating. Wins shared by n players count 1/n to each. The 95% "
        "intervals count the games of a deal as one observation."
    ),
    "solo": "A game is won with strictly more points than the Public Library. The intervals are 95% Wilson intervals.",
    "times": (
        "Milliseconds are CPU time for a decision with more than one legal action; “median ms” is the median of the "
        "games' medians."
    ),
}


def percent(wins: Wins) -> str:
    """Return a share such as "62% (58 to 66)"."""
    return f"{100 * wins.share:.0f}% ({100 * wins.low:.0f} to {100 * wins.high:.0f})" if wins.games else "-"


def _player_table(standings: Standings) -> Table:
    heads = ("player", "rating", "wins per seat", "seats", *LINE_NAMES, "ms", "median ms")
    return heads, [player_row(figures) for figures in standings.players]


def player_row(figures: PlayerFigures) -> tuple[str, ...]:
    """Return the cells of a player."""
    rating = figures.rating
    return (
        figures.player,
        f"{rating.skill:z.1f} ({rating.low:z.1f} to {rating.high:z.1f})" if rating else "-",
        percent(figures.wins),
        f"{figures.wins.games:,}",
        *(f"{figures.form[line]:z.1f}" for line in LINE_NAMES),
        *(f"{ms:.1f}" if ms >= 1 else f"{ms:.3f}" for ms in (figures.ms, figures.median_ms)),
    )


def _matchup_table(standings: Standings) -> Table:
    heads = ("matchup", "player", "games won", "games", "deals")
    rows: list[tuple[str, ...]] = [
        (str(figures.matchup), player, percent(wins), f"{wins.games:,}", f"{wins.deals:,}")
        for figures in standings.matchups
        for player, wins in figures.wins.items()
    ]
    return heads, rows


def _ladder_table(standings: Standings) -> Table:
    heads = ("seats", "player", "against", "games won", "threshold met", "games", "deals", "lead in points")
    return heads, [_ladder_row(figures) for figures in standings.matchups]


def _ladder_row(figures: MatchupFigures) -> tuple[str, ...]:
    player, *others = figures.players
    seats, wins = len(others) + 1, figures.wins[player]
    rest = f"{len(others)} x {others[0]}" if len(others) > 1 else others[0]
    target = f"{100 * TARGETS[seats]:.0f}%: {'yes' if wins.share >= TARGETS[seats] else 'no'}"
    return (
        str(seats),
        player,
        rest,
        percent(wins),
        target,
        f"{wins.games:,}",
        f"{wins.deals:,}",
        f"{figures.margin:+z.1f}",
    )


def _solo_table(standings: Standings) -> Table:
    players = [figures.player for figures in standings.players]
    found = {(figures.players[0], figures.level): figures for figures in standings.matchups}
    heads = ("level", *(f"{player}: {what}" for player in players for what in ("won", "total", "lead")))
    return heads, [
        (str(level), *(cell for player in players for cell in _solo_cells(found[player, level], player)))
        for level in LEVELS
    ]


def _solo_cells(figures: MatchupFigures, player: str) -> tuple[str, str, str]:
    wins = figures.wins[player]
    if not wins.games:
        return "-", "-", "-"
    won = f"{wins.share * wins.games:,.0f} of {wins.games:,}: {percent(wins)}"
    return won, f"{figures.total:.1f}", f"{figures.margin:+z.1f}"


def tables_of(standings: Standings) -> list[tuple[str, Table]]:
    """Return the tables that show the standings, with their titles."""
    if standings.format == "solo":
        return [("Solo, by level", _solo_table(standings)), ("Players", _player_table(standings))]
    if standings.format == "ladder":
        return [("Steps", _ladder_table(standings)), ("Players", _player_table(standings))]
    return [("Players", _player_table(standings)), ("Matchups", _matchup_table(standings))]


def notes_of(standings: Standings) -> list[str]:
    """Return the sentences that belong under the tables."""
    return [NOTES["solo" if standings.format == "solo" else "games"], NOTES["times"]]


class PageError(Exception):
    """A page without the marks of a section; the message names it."""


def write_section(standings: Standings, command: str, path: Path, section: str) -> None:
    """Write the standings between the section's marks in the page. Raises PageError if they are missing."""
    replace_section(path, section, section_of(standings, command))


def replace_section(path: Path, section: str, text: str) -> None:
    """Write a text between the section's marks in the page. Raises PageError if they are missing."""
    before, after = parts_of(path, section)
    path.write_text(before + text + after, encoding="utf-8")


def parts_of(path: Path, section: str) -> tuple[str, str]:
    """Return the page's text before and after the section, both with its mark. Raises PageError."""
    start, end = (f"<!-- [{edge}:{section}] -->" for edge in ("start", "end"))
    before, found, rest = path.read_text("utf-8").partition(start)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise PageError(f"{path}: there is no {start} with {end} after it")
    return before + start, end + after


def section_of(standings: Standings, command: str) -> str:
    """Return tables and the command as Markdown; figures are rounded as in JSON first, so that both agree.

    The page explains its figures itself, once for all sections.
    """
    standings = Standings.from_json(standings.to_json())
    parts = [markdown(table) for _, table in tables_of(standings)]
    parts += [f"{standings.games:,} games under `{standings.preset}`:"]
    return "\n\n" + "\n\n".join([*parts, f"```sh\n{command}\n```"]) + "\n\n"


def markdown(table: Table) -> str:
    """Return the table as Markdown with figures right-aligned and minus signs."""
    heads, rows = table
    edges = ["---", *["---:"] * (len(heads) - 1)]
    text = "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in (heads, edges, *rows)
    )
    return NEGATIVE.sub("\N{MINUS SIGN}", text)

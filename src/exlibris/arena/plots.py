"""Plots of standings as SVG without external references, for embedding in a page."""

import re
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from exlibris.arena.contest import LEVELS
from exlibris.arena.standings import MatchupFigures, Standings
from exlibris.arena.text import LINE_NAMES

INK: Final = "#010203"  # placeholder for the page's text color; used for nothing else in a plot
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "exlibris",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    **dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK),
}
COLORS: Final = ("#3b6ea5", "#b0563b", "#5f8f4e", "#8a63a6", "#c29a2f", "#4a9c9c", "#a04d72", "#777777")
WIDTH, ROW, MARGIN = 8.0, 0.34, 1.1  # inches
MOST_MATCHUPS: Final = 60  # in a plot; the table has all


def plots_of(standings: Standings) -> list[tuple[str, str]]:
    """Return titles and SVG elements of the plots; none before the first game."""
    if not standings.games:
        return []
    if standings.format == "solo":
        found: list[tuple[str, Callable[[], Figure]]] = [("Games won, by level", lambda: _levels(standings))]
    else:
        found = [("Ratings", lambda: _ratings(standings)), ("Games won", lambda: _shares(standings.matchups))]
    found += [("Mean form", lambda: _forms(standings)), ("Milliseconds per decision", lambda: _times(standings))]
    with rc_context(STYLE):
        return [(title, svg(make(), f"plot{number}-")) for number, (title, make) in enumerate(found)]


def svg(figure: Figure, prefix: str) -> str:
    """Return the figure as an SVG element in the page's colors; its ids begin with the prefix."""
    out = StringIO()
    figure.savefig(out, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    text = re.sub(r'(\bid="|url\(#|href="#)', rf"\1{prefix}", text)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r'\1 aria-hidden="true"', text, count=1)
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    return text.replace(INK, "currentColor")


def rows_of(names: Sequence[str], row: float = ROW) -> tuple[Figure, Axes]:
    """Return a figure with a row for each name, `row` inches high, the first on top."""
    figure = Figure(figsize=(WIDTH, row * len(names) + MARGIN))
    axes = figure.add_subplot()
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(max(len(names), 1) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", alpha=0.25)
    axes.set_axisbelow(True)
    return figure, axes


def _ratings(standings: Standings) -> Figure:
    rated = [(figures.player, figures.rating) for figures in standings.players if figures.rating]
    figure, axes = rows_of([player for player, _ in rated])
    for row, (_, rating) in enumerate(rated):
        draw_interval(axes, row, rating.low, rating.skill, rating.high)
    axes.set_xlabel("OpenSkill rating (Plackett-Luce), 95%")
    return figure


def _shares(matchups: Sequence[MatchupFigures]) -> Figure:
    """Return the share of wins of the first player in each matchup, with the even share for comparison."""
    shown = matchups[:MOST_MATCHUPS]
    figure, axes = rows_of([str(figures.matchup) for figures in shown])
    for row, figures in enumerate(shown):
        wins = figures.wins[figures.players[0]]
        draw_interval(axes, row, wins.low, wins.share, wins.high)
        even = 1 / len(figures.players)
        axes.plot([even, even], [row - 0.35, row + 0.35], color=INK, linestyle=":")
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f}%")
    axes.set_xlabel("games won by the first player named, 95%; dotted: an even share")
    return figure


def draw_interval(axes: Axes, row: float, low: float, value: float, high: float, color: str = COLORS[0]) -> None:
    """Draw a value with its interval into a row."""
    axes.plot([low, high], [row, row], color=color, linewidth=2)
    axes.plot(value, row, "o", color=color, clip_on=False)


def _levels(standings: Standings) -> Figure:
    """Return each player's share of wins at each level of solo games."""
    figure = Figure(figsize=(WIDTH, 3.6))
    axes = figure.add_subplot()
    for number, player in enumerate(figures.player for figures in standings.players):
        own = [figures.wins[player] for figures in standings.matchups if figures.players[0] == player]
        color = COLORS[number % len(COLORS)]
        axes.plot(LEVELS, [wins.share for wins in own], "o-", color=color, label=player)
        axes.fill_between(
            LEVELS, [wins.low for wins in own], [wins.high for wins in own], color=color, alpha=0.15, linewidth=0
        )
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f}%")
    axes.set_xlabel("level; shaded: 95%")
    axes.legend(frameon=False)
    return figure


def _forms(standings: Standings) -> Figure:
    """Return the mean lines of the form as stacked bars; Banned Books are left of zero."""
    lines = [line for line in LINE_NAMES if line != "total"]
    figure, axes = rows_of([figures.player for figures in standings.players])
    ends = {True: [0.0] * len(standings.players), False: [0.0] * len(standings.players)}
    for line, color in zip(lines, COLORS, strict=False):
        points = [figures.form[line] for figures in standings.players]
        left = [ends[value >= 0][row] for row, value in enumerate(points)]
        axes.barh(range(len(points)), points, left=left, height=0.6, color=color, label=LINE_NAMES[line])
        for row, value in enumerate(points):
            ends[value >= 0][row] += value
    axes.set_xlabel("points")
    axes.legend(frameon=False, ncols=3, loc="lower left", bbox_to_anchor=(0, 1))
    return figure


def _times(standings: Standings) -> Figure:
    """Return the mean CPU milliseconds for a decision, on a logarithmic scale."""
    figure, axes = rows_of([figures.player for figures in standings.players])
    values = [max(figures.ms, 1e-4) for figures in standings.players]
    axes.plot(values, range(len(values)), "o", color=COLORS[0])
    axes.set_xscale("log")
    axes.set_xlim(min(values) / 3, max(values) * 3)
    axes.set_xlabel("CPU milliseconds, logarithmic")
    return figure

"""The report on simulated games: plots and tables as one HTML file, or tables as sections of a page."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from matplotlib import rc_context
from matplotlib.figure import Figure

from exlibris.arena.plots import COLORS, INK, STYLE, draw_interval, rows_of, svg
from exlibris.arena.report import heading, page_of, paragraph, plot_html, table_html
from exlibris.arena.text import PageError, Table, markdown, replace_section
from exlibris.data.estimates import Estimate
from exlibris.data.questions import FEWEST, Finding, written
from exlibris.data.tables import Played, TablesError

START: Final = re.compile(r"<!-- \[start:([\w-]+)\] -->")
NOTE: Final = "The 95% intervals count each game as one observation."


def named(games: Sequence[Played]) -> dict[str, Played]:
    """Return the games by player. Raises TablesError if they can't be compared."""
    kinds = {(tables.seats, tables.plan["ruleset"]["preset"]) for tables in games}
    if len(kinds) > 1:
        listed = " and ".join(f"of {seats} players by {preset}" for seats, preset in sorted(kinds))
        raise TablesError(f"games {listed} can't be compared side by side")
    if games[0].seats == 1:
        raise TablesError(f"{games[0].folder}: solo games, which the report does not cover")
    players = [tables.player for tables in games]
    return {
        tables.player if players.count(tables.player) == 1 else f"{tables.player} ({tables.folder.name})": tables
        for tables in games
    }


def html_of(played: dict[str, Played], findings: Iterable[Finding], command: str) -> str:
    """Return the report as HTML."""
    parts = [paragraph(NOTE)]
    with rc_context(STYLE):
        for number, finding in enumerate(findings):
            title, note = finding.question.title, finding.question.note
            plot = svg(_plot_of(finding), f"plot{number}-")
            parts += [heading(title), paragraph(note), plot_html(title, plot), table_html(_table_of(finding), title)]
    return page_of("Ex Libris: what wins in simulated games", _summary_of(played), command, parts)


def _summary_of(played: dict[str, Played]) -> str:
    first = next(iter(played.values()))
    games = ", ".join(f"{one.games:,} with {player}" for player, one in played.items())
    seeds = ", ".join(dict.fromkeys(str(one.plan["seed"]) for one in played.values()))
    return f"Games for {first.seats} players under {first.plan['ruleset']['preset']} (seed {seeds}): {games}."


def _plot_of(finding: Finding) -> Figure:
    """Return a plot of estimates and intervals: a row for each name, with the players below each other."""
    step = 0.8 / len(finding.players)
    figure, axes = rows_of(list(finding.figures), 0.14 + 0.16 * len(finding.players))
    for row, found in enumerate(finding.figures.values()):
        for number, player in enumerate(finding.players):
            if player in found:
                one = found[player]
                at = row + step * (number - (len(finding.players) - 1) / 2)
                draw_interval(axes, at, one.low, one.value, one.high, COLORS[number % len(COLORS)])
    for number, player in enumerate(finding.players):
        axes.plot([], [], "o-", color=COLORS[number % len(COLORS)], label=player)
    even = finding.even if finding.question.share else 0.0
    if even is not None:
        axes.axvline(even, color=INK, linestyle=":")
    if finding.question.share:
        axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.3g}%")
    axes.set_xlabel(("share of the cases counted" if finding.question.share else "points") + ", 95%")
    axes.legend(frameon=False, ncols=4, loc="lower left", bbox_to_anchor=(0, 1))
    return figure


def _table_of(finding: Finding) -> Table:
    share = finding.question.share
    rows = [
        (name, *(_cell(found.get(player), share) for player in finding.players))
        for name, found in finding.figures.items()
    ]
    return ("", *finding.players), rows


def _cell(found: Estimate | None, share: bool) -> str:
    if found is None:
        return "-"
    low, high = (f"{100 * end:.1f}" if share else written(end, 1) for end in (found.low, found.high))
    return f"{_value(found, share)} ({low} to {high})"


def _value(found: Estimate, share: bool) -> str:
    return f"{100 * found.value:.1f}%" if share else written(found.value, 1)


def _answer_of(finding: Finding) -> str:
    """Return one or two sentences about the significant figures of the last player."""
    player, share = finding.players[-1], finding.question.share
    found = {name: one[player] for name, one in finding.figures.items() if player in one}
    shown = {name: one for name, one in found.items() if one.games >= FEWEST}
    if not shown:
        return f"The games of {player} are still too few to say anything."
    values = {name: _value(one, share) for name, one in sorted(shown.items(), key=lambda item: -item[1].value)}
    if share and finding.even is None:
        return f"Most: {_named(values, list(values)[:3])}." + (
            f" Least: {_named(values, list(values)[-2:])}." if len(values) > 5 else ""
        )
    level = finding.even or 0.0
    known = f"an even share of {100 * level:.0f}%" if share else "0"
    more = _named(values, [name for name in values if shown[name].low > level][:3])
    less = _named(values, [name for name in reversed(values) if shown[name].high < level][:3])
    if not more and not less:
        return f"The games of {player} show no difference yet: every interval includes {known}."
    return (
        f"In games of {player}, these differ most (and significantly) from {known}. "
        f"Above: {more or 'none'}. Below: {less or 'none'}."
    )


def _named(values: dict[str, str], names: list[str]) -> str:
    return ", ".join(f"{name} ({values[name]})" for name in names)


def write_sections(path: Path, played: dict[str, Played], findings: Iterable[Finding]) -> None:
    """Write each finding for which a page has a section, and the summary in the section `games`.

    Raises PageError if the page has no section `games`, or a section without a finding.
    """
    found = {finding.question.key: finding for finding in findings}
    for section in START.findall(path.read_text("utf-8")):
        if section in found:
            finding = found[section]
            replace_section(path, section, f"\n\n{_answer_of(finding)}\n\n{markdown(_table_of(finding))}\n\n")
        elif section != "games":
            raise PageError(f"{path}: there are no figures for the section {section}")
    replace_section(path, "games", f"\n\n{_summary_of(played)} {NOTE}\n\n")


def to_json(finding: Finding) -> dict[str, dict[str, list[float]]]:
    """Return, by name and player, the value, its interval, and the numbers of observations and games."""
    return {
        name: {player: [one.value, one.low, one.high, one.observations, one.games] for player, one in found.items()}
        for name, found in finding.figures.items()
    }

"""The standings as a self-contained HTML file with plots."""

from collections.abc import Iterable
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from exlibris.arena.plots import plots_of
from exlibris.arena.standings import Standings
from exlibris.arena.text import Table, notes_of, tables_of

PAGE: Final = Template("""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 0 auto; padding: 1rem; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
figure { margin: 0; overflow-x: auto; }
svg { width: 100%; min-width: 34rem; height: auto; display: block; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
pre { overflow-x: auto; padding: 0.6rem; background: #8882; }
</style>
</head>
<body>
<h1>$title</h1>
<p>$summary</p>
<pre><code>$command</code></pre>
$body
</body>
</html>
""")


def write_report(standings: Standings, command: str, path: Path) -> None:
    """Write the report to the file."""
    path.write_text(html_of(standings, command), encoding="utf-8")


def html_of(standings: Standings, command: str) -> str:
    """Return the report."""
    count = len(standings.players)
    summary = (
        f"{standings.games:,} games with {count} player{'' if count == 1 else 's'}, {standings.format}, "
        f"rules of {standings.preset}, seed {standings.seed}."
    )
    tables = [heading(title) + table_html(table, title) for title, table in tables_of(standings)]
    plots = [heading(title) + plot_html(title, plot) for title, plot in plots_of(standings)]
    notes = [paragraph(note) for note in notes_of(standings)]
    return page_of(f"Ex Libris arena: {standings.format}", summary, command, [*tables, *notes, *plots])


def page_of(title: str, summary: str, command: str, parts: Iterable[str]) -> str:
    """Return a page with these parts, which are HTML."""
    body = "\n".join(parts)
    return PAGE.substitute(title=escape(title), summary=escape(summary), command=escape(command), body=body)


def heading(title: str) -> str:
    """Return a heading."""
    return f"<h2>{escape(title)}</h2>\n"


def paragraph(text: str) -> str:
    """Return a paragraph."""
    return f"<p>{escape(text)}</p>"


def table_html(table: Table, title: str) -> str:
    """Return the table, which can be scrolled with the keyboard on a narrow page."""
    heads, rows = table
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in heads)
    body = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    opened = f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}">'
    return f"{opened}<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"


def plot_html(title: str, plot: str) -> str:
    """Return the plot, an SVG element, as a figure."""
    opened = f'<figure tabindex="0" role="img" aria-label="Plot: {escape(title)}">'
    return f"{opened}{plot}</figure>"

"""The standings as a section of a page in Markdown, between two marks, so that a command can replace it."""

from pathlib import Path

from exlibris.arena.standings import Standings
from exlibris.arena.text import Table, notes_of, tables_of


class PageError(Exception):
    """A page that has no place for the section; the message says which."""


def write(standings: Standings, command: str, path: Path, section: str) -> None:
    """Put the standings between the section's marks of the page. Raises PageError where they are not."""
    replace(path, section, section_of(standings, command))


def replace(path: Path, section: str, text: str) -> None:
    """Put a text between the section's marks of the page. Raises PageError where they are not."""
    before, after = parts_of(path, section)
    path.write_text(before + text + after, encoding="utf-8")


def parts_of(path: Path, section: str) -> tuple[str, str]:
    """Return the page up to the section, its first mark included, and from its last mark on. Raises PageError."""
    start, end = (f"<!-- [{edge}:{section}] -->" for edge in ("start", "end"))
    before, found, rest = path.read_text("utf-8").partition(start)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise PageError(f"{path}: there is no {start} with {end} behind it")
    return before + start, end + after


def section_of(standings: Standings, command: str) -> str:
    """Return tables, notes and the command as Markdown; figures are rounded as in JSON first, so that both agree."""
    standings = Standings.from_json(standings.to_json())
    parts = [markdown(table) for _, table in tables_of(standings)]
    parts += [*notes_of(standings), f"{standings.games} games by the rules of `{standings.preset}`:"]
    return "\n\n" + "\n\n".join([*parts, f"```sh\n{command}\n```"]) + "\n\n"


def markdown(table: Table) -> str:
    """Return the table as Markdown, figures to the right."""
    heads, rows = table
    edges = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in (heads, edges, *rows)
    )

"""Print a form as a table on the terminal."""

import sys
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from exlibris.forms.lines import Cell, Row, Sheet

WIDE: Final = 400  # columns if the output is not a terminal, so that no line is wrapped


def print_sheet(sheet: Sheet) -> None:
    """Print the form to standard output, without styles if that is not a terminal."""
    console = Console()
    if console.is_terminal:
        console.print(_page(sheet, _fitting(sheet, console)))
        return
    piped = Console(width=WIDE)
    with piped.capture() as capture:
        piped.print(_page(sheet, _table(sheet, workings=True)))
    sys.stdout.write("".join(f"{line.rstrip()}\n" for line in capture.get().splitlines()))


def _page(sheet: Sheet, table: Table | Group) -> Group:
    return Group(Text(sheet.title, "bold"), Text(sheet.facts), "", table, "", Text(sheet.verdict))


def _fitting(sheet: Sheet, console: Console) -> Table | Group:
    table = _table(sheet, workings=True)
    if Measurement.get(console, console.options, table).maximum < console.width:
        return table
    return Group(_table(sheet, workings=False), "", _workings(sheet))


def _table(sheet: Sheet, workings: bool) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(Text(sheet.number), no_wrap=True)
    table.add_column("", no_wrap=True)
    for column, (name, library) in enumerate(sheet.heads):
        head = Text(name, "bold green" if column in sheet.leaders else "bold")
        if library and workings:
            head.append(f"\n{library}", "dim")
        table.add_column(head)
    for row, after in zip(sheet.rows, [*sheet.rows[1:], None], strict=True):
        ends = after is not None and after.section[:1] != row.section[:1]
        table.add_row(*_line(row, workings), end_section=ends, style="bold" if row.section == "C" else "")
    return table


def _line(row: Row, workings: bool) -> list[Text]:
    label = Text(row.label)
    if row.note:
        label.append(f" ({row.note})", "dim")
    return [Text(row.section), label, *[_cell(cell, workings) for cell in row.cells]]


def _cell(cell: Cell, workings: bool) -> Text:
    text = Text(f"{cell.value:>3}")
    if cell.working and workings:
        text.append(f"  {cell.working}", "dim")
    return text


def _workings(sheet: Sheet) -> Table:
    workings = Table.grid(padding=(0, 2))
    for row in sheet.rows:
        if row.category or not any(cell.working for cell in row.cells):
            continue
        sections = [row.section] + [""] * (len(row.cells) - 1)
        for section, (name, _), cell in zip(sections, sheet.heads, row.cells, strict=True):
            workings.add_row(*(Text(word, "dim") for word in (section, name, cell.working)))
    return workings

"""The layout of a form on an A4 page, in millimeters; SVG and PDF draw the same items."""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import wrap
from typing import Final, Literal

from exlibris.forms.lines import Cell, Row, Sheet

CARD: Final = "#fbf6e9"
INK: Final = "#2a2118"
SOFT_INK: Final = "#5d4f3d"
RULE: Final = "#cdbd9c"
BRASS: Final = "#a87b1e"
BRASS_WASH: Final = "#f3e1b0"
SEAL: Final = "#9e2b25"

COLORS: Final = {
    "corrupted": "#5b3a8c",
    "fantastical": "#b23a6f",
    "historic": "#9a6a12",
    "monster": "#3c7a34",
    "reference": "#2b5f9e",
    "spells": "#b4501b",
}

MARK_BOX: Final = 24  # side of the square that the marks are drawn in
MARKS: Final = {
    "corrupted": (
        "M1 12C5 5 19 5 23 12 19 19 5 19 1 12ZM12 7.2A4.8 4.8 0 1 0 12 16.8 4.8 4.8 0 1 0 12 "
        "7.2ZM12 9.7A2.3 2.3 0 1 1 12 14.3 2.3 2.3 0 1 1 12 9.7Z"
    ),
    "fantastical": "M16.5 2.2A10.2 10.2 0 1 0 21.6 17.4 8.6 8.6 0 1 1 16.5 2.2Z",
    "historic": (
        "M4 1.5H20V5H18.4C18.4 8.6 15.6 10 14.2 12 15.6 14 18.4 15.4 18.4 19H20V22.5H4V19H5.6C5.6 "
        "15.4 8.4 14 9.8 12 8.4 10 5.6 8.6 5.6 5H4Z"
    ),
    "monster": (
        "M3.2 4.3Q5.6 1 8 3.8C9.4 10.3 8 16.8 4 21.9 5.6 15.9 5.1 9.4 3.2 4.3ZM9.6 2.9Q12 0.1 14.4 2.4C15.8 "
        "9.4 14.4 17.3 10.4 23.3 12 16.3 11.5 8.9 9.6 2.9ZM16 4.3Q18.4 1 20.6 3.8C22 10.3 "
        "20.6 15.9 17.2 21 18.4 15.4 17.9 9.4 16 4.3Z"
    ),
    "reference": "M2 6H12V10H22V18.5H18.5V14H16.5V17H13.5V14H12V18H2ZM5 9V15H9V9Z",
    "spells": ("M8 1.5H16V4H14.8V9.2L21.6 19.4C22.6 21 21.8 22.5 20 22.5H4C2.2 22.5 1.4 21 2.4 19.4L9.2 9.2V4H8Z"),
}


WIDTH: Final = 210.0
HEIGHT: Final = 297.0
MARGIN: Final = 15.0
RIGHT: Final = WIDTH - MARGIN
LABELS: Final = MARGIN + 9.5  # after the sections
COLUMNS: Final = MARGIN + 70
MOST_WIDE: Final = 50.0  # of a column
LETTER: Final = 0.52  # mean width of a letter as a share of the font size, estimated generously
WIDE: Final = frozenset("MWmw@%&ÆæŒœЖЮФШЩжюфшщΜΩω")  # letters nearly twice as wide
SMALL: Final = 2.6
NORMAL: Final = 3.7
LARGE: Final = 5.0
UNCUT: Final = 16  # letters of a word that gets smaller rather than another line
HEAD: Final = 7.0  # of the box of a name, above the base line of one that has a single line
UNBROKEN: Final = "\N{NO-BREAK SPACE}"

Align = Literal["left", "right"]


@dataclass(frozen=True)
class Text:
    """A line of text; x, y is the point where its baseline begins or ends, `size` is in millimeters."""

    x: float
    y: float
    text: str
    size: float = NORMAL
    color: str = INK
    bold: bool = False
    serif: bool = False
    align: Align = "left"


@dataclass(frozen=True)
class Box:
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    color: str


@dataclass(frozen=True)
class Mark:
    """The mark of a category; x, y is its top left corner."""

    x: float
    y: float
    size: float
    category: str


Item = Text | Box | Mark


def _rule(x: float, y: float, width: float, color: str = RULE, thickness: float = 0.2) -> Box:
    """Return a horizontal line centered on `y`."""
    return Box(x, y - thickness / 2, width, thickness, color)


def layout(sheet: Sheet) -> list[Item]:
    """Return all items on the page, lowest layer first."""
    width = min(MOST_WIDE, (RIGHT - COLUMNS) / len(sheet.heads))
    items = list(_title(sheet))
    y = 48.0
    items += _heads(sheet, y, width)
    y += 9
    section = ""
    for row in sheet.rows:
        if row.section != section and row.section not in ("B2", "B3", "B4", "B5"):
            items.append(_rule(MARGIN, y, RIGHT - MARGIN, SOFT_INK, 0.35))
            y += 0.6
        height = _height(row, width)
        items += _row(row, y, height, width, repeated=row.section == section)
        y += height
        section = row.section
    items.append(_rule(MARGIN, y, RIGHT - MARGIN, SOFT_INK, 0.35))
    return items + list(_foot(sheet, y))


def _title(sheet: Sheet) -> Iterator[Item]:
    yield _rule(MARGIN, 15, RIGHT - MARGIN, INK, 1.1)
    yield _rule(MARGIN, 16.8, RIGHT - MARGIN, INK, 0.35)
    yield Text(MARGIN, 27, sheet.title, 6.6, serif=True, bold=True)
    yield Text(RIGHT, 36, sheet.number, 6.6, SEAL, serif=True, bold=True, align="right")
    yield Text(MARGIN, 35, sheet.facts, NORMAL, SOFT_INK)


def _heads(sheet: Sheet, y: float, width: float) -> Iterator[Item]:
    for column, (name, library) in enumerate(sheet.heads):
        x = COLUMNS + column * width
        if column in sheet.leaders:
            yield Box(x, y - HEAD, width - 1.5, HEAD + 7, BRASS_WASH)
            yield _rule(x, y + 7, width - 1.5, BRASS, 0.7)
        size, lines = _head(name, width - 4.5)
        first = y if len(lines) == 1 else y - HEAD + 0.6 + size  # room for the marks of capitals
        for i, line in enumerate(lines):
            yield Text(x + 1.5, first + i * size, line, size, serif=True, bold=True)
        yield Text(x + 1.5, y + 4.7, library, _fitting(library, SMALL, width - 3), SOFT_INK)


def _head(name: str, width: float) -> tuple[float, list[str]]:
    """Return the size and lines of a name: one line, or smaller ones that end above the name of the library."""
    letters = int(width / (LARGE * LETTER))
    if _letters(name) <= letters:
        return LARGE, [name]
    whole = min(UNCUT, max(map(len, name.split())))
    lines = wrap(name, max(letters, whole, -(-len(name) * 3 // 5)))
    size = _fitting(max(lines, key=_letters), LARGE * 0.75, width)
    return min(size, (HEAD + 1.6) / (len(lines) + 0.25)), lines


def _row(row: Row, y: float, height: float, width: float, repeated: bool) -> Iterator[Item]:
    total = row.section == "C"
    base = y + 5.8
    if not total:
        yield _rule(MARGIN, y + height, RIGHT - MARGIN)
    if not repeated:
        yield Text(MARGIN, base, row.section, NORMAL, SEAL, bold=True)
    x = LABELS
    if row.category:
        yield Mark(x, base - 3.4, 4.0, row.category)
        x += 5.5
    room = COLUMNS - 6 - x - len(row.note) * SMALL * LETTER
    yield Text(x, base, row.label, _fitting(row.label, NORMAL, room), bold=total)
    if row.note:
        yield Text(COLUMNS - 2, base, row.note, SMALL, SEAL, align="right")
    for column, cell in enumerate(row.cells):
        yield from _cell(row, cell, COLUMNS + column * width, base, width)


def _cell(row: Row, cell: Cell, x: float, base: float, width: float) -> Iterator[Item]:
    if row.section in ("A1", ""):
        for i, line in enumerate(_wrapped(_listed(cell.value), width)):
            yield Text(x + 1.5, base + i * 3.4, line, SMALL if row.section == "A1" else NORMAL)
        return
    yield Text(x + 9, base, _typeset(cell.value), 5.0 if row.section == "C" else 4.3, bold=True, align="right")
    if row.category:
        yield Text(x + 11, base, cell.working, SMALL, SOFT_INK)
        return
    for i, line in enumerate(_wrapped(_typeset(cell.working), width)):
        yield Text(x + 1.5, base + 4 + i * 3.2, line, SMALL, SOFT_INK)


def _height(row: Row, width: float) -> float:
    if row.section in ("A1", ""):
        return 8.6 + 3.4 * (max(len(_wrapped(_listed(cell.value), width)) for cell in row.cells) - 1)
    if row.category:
        return 8.2
    return 9.0 + 3.2 * max(len(_wrapped(cell.working, width)) for cell in row.cells)


def _foot(sheet: Sheet, y: float) -> Iterator[Item]:
    for line in wrap(sheet.verdict, int((RIGHT - MARGIN) / (4.6 * 0.45))):
        y += 8
        yield Text(MARGIN, y, line, 4.6, serif=True)
    yield _rule(RIGHT - 60, HEIGHT - 28, 60, SOFT_INK, 0.25)
    yield Text(RIGHT - 60, HEIGHT - 24, sheet.signature, SMALL, SOFT_INK)
    yield Text(MARGIN, HEIGHT - 15, sheet.imprint, SMALL, SOFT_INK)


def _fitting(text: str, size: float, width: float) -> float:
    return min(size, width / max(1.0, _letters(text)) / LETTER)


def _letters(text: str) -> float:
    return len(text) + 0.8 * sum(letter in WIDE for letter in text)


def _wrapped(text: str, width: float) -> list[str]:
    return wrap(text, max(8, int((width - 3) / (SMALL * LETTER)))) or [""]


def _listed(text: str) -> str:
    """Return the text so that lines break only after commas, never within a name."""
    return text.replace(" ", UNBROKEN).replace(f",{UNBROKEN}", ", ")


def _typeset(text: str) -> str:
    return text.replace("- ", "\N{MINUS SIGN} ").replace("-", "\N{MINUS SIGN}")

"""Files of the real world: what programs make of a text with tabs between its cells, and files that are no text."""

from collections.abc import Callable
from typing import Final


def quoted(text: str, separator: str) -> str:
    """Return the lines with that separator, cells quoted as Excel does: those with a separator, a comma or a quote."""
    cells = [line.split("\t") for line in text.splitlines()]
    return "\r\n".join(separator.join(map(cell_of, row)) for row in cells) + "\r\n"


def cell_of(cell: str) -> str:
    return '"' + cell.replace('"', '""') + '"' if set(cell) & set(',;"') else cell


WRITERS: Final[dict[str, Callable[[str, str], bytes]]] = {
    "Excel CSV": lambda text, page: quoted(text, ";").encode(page),
    "Excel CSV UTF-8": lambda text, _: quoted(text, ",").encode("utf-8-sig"),
    "Excel Unicode text": lambda text, _: quoted(text, "\t").encode("utf-16"),
    "LibreOffice CSV": lambda text, _: quoted(text, ",").replace("\r\n", "\n").encode(),
    "Notepad ANSI": lambda text, page: text.replace("\n", "\r\n").encode(page),
    "old Mac": lambda text, _: text.replace("\n", "\r").encode(),
}
BINARIES: Final = (
    b"PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00",  # a workbook of Excel
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
    b"%PDF-1.7\n%\xb5\xb5\xb5\xb5\n\x00\x01",
    b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",  # an old workbook
    b"\xff\xfea",  # half a character
    b"\x00" * 20,
)

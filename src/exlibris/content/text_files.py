"""Text files as Excel, LibreOffice, Numbers, Notepad and PowerShell write them."""

from __future__ import annotations

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import dataclass
from typing import Final

# With their common names. Of two code pages that fit equally well, the first is used.
CODE_PAGES: Final = {
    "cp1250": "Windows-1250",
    "cp1252": "Windows-1252",
    "iso8859_2": "ISO 8859-2",
    "mac_latin2": "Mac Central European",
    "mac_roman": "Mac Roman",
}
MARKS: Final = {BOM_UTF8: "utf-8", BOM_UTF16_LE: "utf-16-le", BOM_UTF16_BE: "utf-16-be"}
SIGNS: Final = "\u00a0\u202f„“”\u2018\u2019«»–—…•°§"
ALPHABETS: Final = tuple(
    frozenset(letters + letters.upper() + SIGNS)
    for letters in ("ąćęłńóśźż", "áčďéěíňóřšťúůýž", "àâæçéèêëîïôœùûüÿ")  # English borrows from all of them
)
CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0e-\x1f\x7f]")
SEVERAL: Final = 4  # in UTF-16, at least one byte in four is zero


class NotTextError(ValueError):
    """Bytes that are not text; the message names the first invalid byte."""

    def __init__(self, place: int) -> None:
        super().__init__(f"byte {place}: not text")


@dataclass(frozen=True)
class TextFile:
    """The text of a file, with line feeds at the ends of lines, and the common name of its encoding."""

    text: str
    coding: str

    @property
    def is_guess(self) -> bool:
        """Whether other encodings could give another text for the same bytes."""
        return self.coding in CODE_PAGES.values()


def read_text_file(data: bytes) -> TextFile:
    """Return the text of a file: UTF-8, UTF-16, or else the code page with the fewest letters foreign to our languages.

    A general detector, charset-normalizer, is worse at telling Windows-1250 from 1252 in files with few lines.
    Raises NotTextError if the bytes are not text.
    """
    mark = next((mark for mark in MARKS if data.startswith(mark)), b"")
    coding = MARKS.get(mark) or _unmarked(data)
    try:
        text = data.removeprefix(mark).decode(coding)
    except UnicodeDecodeError as error:
        raise NotTextError(len(mark) + error.start) from error
    if found := CONTROL.search(text):
        raise NotTextError(len(mark) + len(text[: found.start()].encode(coding)))
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    return TextFile(lines, CODE_PAGES.get(coding) or coding.upper().removesuffix("-LE").removesuffix("-BE"))


def _unmarked(data: bytes) -> str:
    for coding, zeros in (("utf-16-le", data[1::2]), ("utf-16-be", data[::2])):
        if zeros.count(0) * SEVERAL > len(data):
            return coding
    try:
        data.decode()
    except UnicodeDecodeError:
        fitting = {coding: foreign for coding in CODE_PAGES if (foreign := _foreign(data, coding)) is not None}
        return min(fitting, key=fitting.__getitem__, default="utf-8")
    return "utf-8"


def _foreign(data: bytes, coding: str) -> int | None:
    """Count the letters foreign to the best-fitting language; return None if the encoding can't decode the bytes."""
    try:
        beyond_ascii = [sign for sign in data.decode(coding) if not sign.isascii()]
    except UnicodeDecodeError:
        return None
    return min(sum(sign not in alphabet for sign in beyond_ascii) for alphabet in ALPHABETS)

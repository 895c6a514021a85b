"""The check of names that tables, score sheets and games as text share.

It rejects invisible characters, except those inside an emoji, and piles of combining marks (UTS 39).
"""

import unicodedata
from itertools import pairwise
from typing import Final

UNCLEAR: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})  # categories: controls, formats, unassigned
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
TEXT_STYLES: Final = range(0xFE00, 0xFE0F)  # variation selectors; the last, for emoji, is EMOJI_STYLE
OTHER_STYLES: Final = range(0xE0100, 0xE01F0)
EMOJI_STYLE: Final = "\ufe0f"
JOINER: Final = "\u200d"
MOST_MARKS: Final = 4  # above and below a letter


def is_unseen(sign: str) -> bool:
    """Return whether a character has no width; within words and emoji such characters may occur singly."""
    return sign != EMOJI_STYLE and (sign in BLANK or unicodedata.category(sign) in UNCLEAR)


def has_piles(text: str) -> bool:
    """Return whether a letter of a text has too many marks above and below."""
    decomposed = unicodedata.normalize("NFD", text)
    marks = "".join("x" if unicodedata.category(sign) in {"Mn", "Me"} else " " for sign in decomposed)
    return "x" * (MOST_MARKS + 1) in marks


def has_invisible(name: str) -> bool:
    """Return whether a name has invisible characters, or piles of marks."""
    return has_piles(name) or any(_is_invisible(sign, before) for before, sign in pairwise(f" {name}"))


def _is_invisible(sign: str, before: str) -> bool:
    """Return whether a character is invisible after the character `before`; parts of an emoji are visible."""
    if sign in {EMOJI_STYLE, JOINER}:
        return not (before == EMOJI_STYLE or unicodedata.category(before) in {"So", "Sk"})
    is_style = ord(sign) in TEXT_STYLES or ord(sign) in OTHER_STYLES
    return is_style or sign in BLANK or unicodedata.category(sign) in UNCLEAR

"""Read the file, or standard input, that a command is given."""

import sys
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 10_000_000  # far more than any record, form or ruleset has
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


class Unreadable(Exception):
    """A file that can't be read; the message says why."""


def read(file: str, otherwise: str) -> bytes:
    """Return the contents of the file, "-" being standard input. Raises Unreadable, with `otherwise` if malformed."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from error
    if len(data) > MOST_BYTES:
        raise Unreadable(f"{otherwise}: longer than {MOST_BYTES} bytes")
    if not data.strip():
        raise Unreadable(f"{otherwise}: empty")
    return data.removeprefix(BYTE_ORDER_MARK)


def name_of(file: str) -> str:
    """Return the name that errors use for the file."""
    return "standard input" if file == "-" else file

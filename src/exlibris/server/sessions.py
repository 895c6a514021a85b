"""Sessions: hashes of the secrets by which browsers and programs are known. A program's says that it is one."""

import hashlib
from typing import Final

PREFIX: Final = "program-"
LENGTH: Final = 64


def browser_session(token: str) -> str:
    """Return the session of the browser with this secret."""
    return hashed(token)


def program_session(token: str) -> str:
    """Return the session of the program with this token."""
    return f"{PREFIX}{hashed(token)}"[:LENGTH]


def is_program(session: str | None) -> bool:
    """Tell whether a session is a program's."""
    return session is not None and session.startswith(PREFIX)


def hashed(token: str) -> str:
    """Return the hash of a secret, in hexadecimal digits."""
    return hashlib.sha256(token.encode()).hexdigest()

"""Sessions: the ids by which tables know who plays, made of secrets by hashing.

A program's and an account's say what they are.
"""

import hashlib
import secrets
from typing import Final

PROGRAM_PREFIX: Final = "program-"
ACCOUNT_PREFIX: Final = "account-"
NOBODY_PREFIX: Final = "nobody-"
SIGN_IN_PREFIX: Final = "in."  # of the secret of a browser that is signed in: a guest's has no dot
LENGTH: Final = 64


def browser_session(token: str) -> str:
    """Return the session of the guest's browser with this secret."""
    return hashed(token)


def program_session(token: str) -> str:
    """Return the session of the program with this token."""
    return f"{PROGRAM_PREFIX}{hashed(token)}"[:LENGTH]


def account_session(secret: str) -> str:
    """Return the session of a new account made of random characters, which need not be kept."""
    return f"{ACCOUNT_PREFIX}{hashed(secret)}"[:LENGTH]


def nobodys_session() -> str:
    """Return a new session that is nobody's, for the seats of somebody who is forgotten."""
    return f"{NOBODY_PREFIX}{secrets.token_hex(16)}"


def is_nobody(session: str) -> bool:
    """Return whether a session is that of somebody who is forgotten."""
    return session.startswith(NOBODY_PREFIX)


def is_program(session: str | None) -> bool:
    """Return whether a session is a program's."""
    return session is not None and session.startswith(PROGRAM_PREFIX)


def is_account(session: str) -> bool:
    """Return whether a session is an account's."""
    return session.startswith(ACCOUNT_PREFIX)


def hashed(token: str) -> str:
    """Return the hash of a secret, in hexadecimal digits."""
    return hashlib.sha256(token.encode()).hexdigest()

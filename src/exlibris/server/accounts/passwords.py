"""Passwords hashed, compared and judged, in worker processes: each takes tens of milliseconds of a core, and memory."""

import re
import unicodedata
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from zxcvbn import zxcvbn
from zxcvbn.frequency_lists import FREQUENCY_LISTS

HASHER: Final = PasswordHasher()  # the second profile that RFC 9106 recommends: 64 MiB, three passes
LEAST: Final = 10**8  # passwords that would be tried before one, as zxcvbn guesses
LEAST_TOGETHER: Final = 10**6  # before its words, written together
MOST_AROUND: Final = 8  # signs and digits before and after a common password
FAMOUS: Final = frozenset({"correcthorsebatterystaple", "correctbatteryhorsestaple", "correcthorsebattery"})
SIGNS_JUDGED: Final = 40  # of a password; to judge long ones takes long
# What somebody would try first here: the product, and the words of its rulebooks.
_WORDS: Final = """
    exlibris libris library librarian librarians shelf shelves book books game boardgame rulebook assistant assistants
    prominent works banned inspection inspector mayor village bibliotheque bibliothecaire livre livres etagere jeu
    biblioteka bibliotekarz ksiazka ksiazki polka gra knihovna knihovnik kniha knihy police hra
    monsters reference historical fairy potions spells corrupted alchemist snowman wizard witch gnome trash golem
"""


def hashed(password: str) -> str:
    """Return a hash of a password, with a salt of its own."""
    return HASHER.hash(normal(password))


def fits(known: str | None, password: str) -> bool:
    """Return whether a hash is of this password; None is of no password, and takes as long."""
    try:
        return HASHER.verify(known or decoy(), normal(password))
    except VerifyMismatchError:
        return False


def decoy() -> str:
    """Return what looks like a hash and is that of no password."""
    costs = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    salt, digest = (b64encode(bytes(size)).decode().rstrip("=") for size in (16, HASHER.hash_len))
    return f"$argon2id$v=19${costs}${salt}${digest}"


def normal(password: str) -> str:
    """Return a password in the form in which it is hashed, however the keyboard codes its letters."""
    return unicodedata.normalize("NFKC", password)


def is_guessed(password: str, name: str, year: int) -> bool:
    """Return whether a password contains the name or is among those tried first in that year."""
    if name.casefold().strip() in password.casefold() or is_common(password):
        return True
    near = [str(one) for one in range(year - 2, year + 2)]
    known = [name, *name.split(), *_WORDS.split(), *near]
    together = re.sub(r"[\s._-]", "", password)
    return tries(password, known) < LEAST or tries(together, known) < LEAST_TOGETHER


def is_common(password: str) -> bool:
    """Return whether a password is one of the commonest, but for capital letters, spaces and a few signs around it.

    The list is zxcvbn's, of 30,000 from leaks; its estimate alone trusts a year and two exclamation marks too much.
    """
    whole = re.sub(r"[\s._-]", "", normal(password).casefold())
    core = re.sub(r"^[^a-z]+|[^a-z]+$", "", whole)
    return whole in common() or (core in common() and len(whole) - len(core) <= MOST_AROUND)


@cache
def common() -> frozenset[str]:
    """Return the commonest passwords, and phrases that are known as passwords."""
    return frozenset(FREQUENCY_LISTS["passwords"]) | FAMOUS


def tries(password: str, known: Sequence[str]) -> int:
    """Return how many passwords would be tried before this one by somebody who tries what is `known` first."""
    return int(zxcvbn(password[:SIGNS_JUDGED], user_inputs=known)["guesses"]) if password else 0

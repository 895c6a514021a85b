"""Who plays: names that people choose, and the sessions by which a table knows its players."""

import hashlib
import json
import re
import secrets
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from confusable_homoglyphs.categories import unique_aliases

from exlibris.content.names import EMOJI_STYLE, JOINER, has_invisible, has_piles, is_unseen
from exlibris.table.errors import TableError

DIGITS: Final = "0123456789 "
AS_LETTERS: Final = str.maketrans("013457", "oieast")
MOST_UNSEEN: Final = 1  # characters in a row
FLAG_TAGS: Final = re.compile("[\U000e0020-\U000e007f]+(?<=\U000e007f)")  # in flags of regions
# In the four languages, each written together: the server, its operator, and computers.
RESERVED: Final = """
    server theserver admin administrator theadmin moderator operator theoperator system sysadmin root exlibris
    computer thecomputer bot support
    serwer komputer administratorka operatorka moderatorka
    počítač správce provozovatel hostitelserveru
    serveur leserveur ordinateur lordinateur administrateur modérateur exploitant
"""
TIMES: Final = 3  # to replace characters: what stands for one may itself be written with such
OF_ALL_SCRIPTS: Final = frozenset({"COMMON", "INHERITED"})
MIXED: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
PROGRAM_PREFIX: Final = "program-"
ACCOUNT_PREFIX: Final = "account-"
NOBODY_PREFIX: Final = "nobody-"
SIGN_IN_PREFIX: Final = "in."  # of the secret of a browser that is signed in: a guest's has no dot
LENGTH: Final = 64


def check_name(name: str) -> None:
    """Raise TableError for a name with invisible characters or with scripts that don't belong together."""
    if has_invisible(name):
        detail = "This name has invisible characters, or too many marks above a letter."
        raise TableError("unclear-name", f"name: {detail}")
    if _is_mixed(name):
        raise TableError("unclear-name", "name: Its letters are of scripts that don't belong together.")


def check_person_name(name: str) -> None:
    """Raise TableError for a name that can't be read, or that would pass for the server, its operator or a computer."""
    check_name(name)
    if any(plain(like) in reserved() for like in (name, name.rstrip(DIGITS), name.translate(AS_LETTERS))):
        raise TableError("reserved-name", "name: People would take you for the server or a computer; choose another.")


def plain(name: str) -> str:
    """Return the letters that a name looks like, without marks, signs and spaces."""
    decomposed = unicodedata.normalize("NFKD", skeleton(folded(name)))
    return "".join(sign for sign in decomposed if unicodedata.category(sign).startswith("L"))


@cache
def reserved() -> frozenset[str]:
    """Return the letters of all reserved names."""
    return frozenset(map(plain, RESERVED.split()))


def check_line(line: str) -> None:
    """Raise TableError for a line of chat with piles of marks, or with runs of invisible characters."""
    shown = FLAG_TAGS.sub("", line)
    unseen = "".join("x" if is_unseen(sign) else " " for sign in shown)
    if has_piles(shown) or "x" * (MOST_UNSEEN + 1) in unseen:
        raise TableError("unclear-line", "text: This line has invisible characters, or too many marks above a letter.")


def _is_mixed(name: str) -> bool:
    """Return whether a name has letters of several scripts, but for Latin ones among Chinese, Japanese or Korean."""
    scripts = unique_aliases(name) - OF_ALL_SCRIPTS
    return len(scripts) > 1 and not any(scripts <= together for together in MIXED)


def are_alike(name: str, other: str) -> bool:
    """Return whether two names may be taken for each other."""
    return folded(name) == folded(other) or skeleton(name) == skeleton(other)


def folded(name: str) -> str:
    """Return a name as it is looked up: names that differ only in case or in the coding of letters are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def skeleton(name: str) -> str:
    """Return what a name looks like: two names with the same skeleton may be taken for each other."""
    drawn = "".join(sign for sign in name if sign not in {EMOJI_STYLE, JOINER})
    for _ in range(TIMES):
        drawn = "".join(prototypes().get(sign, sign) for sign in unicodedata.normalize("NFKD", drawn))
    return " ".join(unicodedata.normalize("NFKD", drawn).split())


@cache
def prototypes() -> Mapping[str, str]:
    """Return for each character that looks like another what stands for all that look so.

    The table of the package has for each character all that it may be confused with, in both directions. Those that
    look alike form a star around the one that stands for them, or are written with several characters, as "rn" for "m".
    """
    stored = files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8")
    likes = {bare(sign): [bare(other["c"]) for other in others] for sign, others in json.loads(stored).items()}
    return {sign: _centre_of(sign, likes) for sign in likes if len(sign) == 1}


def _centre_of(sign: str, likes: Mapping[str, list[str]]) -> str:
    """Return what stands for a character and all that look like it."""
    others = likes[sign]
    written = [other for other in others if len(other) > 1]
    if written:
        return min(written)
    if len(others) > 1:
        return sign
    [other] = others
    return other if len(likes.get(other, ())) > 1 else min(sign, other)


def bare(text: str) -> str:
    """Return a text of the table without the marks of direction that it has around what is written from the right."""
    return text.strip("\u200e")


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

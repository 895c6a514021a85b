"""The names that people choose, and the session ids by which a table knows its players."""

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
MOST_UNSEEN: Final = 1  # invisible characters in a row
FLAG_TAGS: Final = re.compile("[\U000e0020-\U000e007f]+(?<=\U000e007f)")  # in emoji flags of regions
# Words for the server, its operator and computers in the four languages, without spaces.
RESERVED: Final = """
    server theserver admin administrator theadmin moderator operator theoperator system sysadmin root exlibris
    computer thecomputer bot support
    serwer komputer administratorka operatorka moderatorka
    počítač správce provozovatel hostitelserveru
    serveur leserveur ordinateur lordinateur administrateur modérateur exploitant
"""
TIMES: Final = 3  # rounds of replacing characters, since a replacement may itself be replaceable
OF_ALL_SCRIPTS: Final = frozenset({"COMMON", "INHERITED"})
MIXED: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
PROGRAM_PREFIX: Final = "program-"
ACCOUNT_PREFIX: Final = "account-"
NOBODY_PREFIX: Final = "nobody-"
SIGN_IN_PREFIX: Final = "in."  # of a signed-in browser's secret; a guest's secret has no dot
LENGTH: Final = 64


def check_name(name: str) -> None:
    """Raise TableError for a name with invisible characters or a mix of unrelated scripts."""
    if has_invisible(name):
        detail = "This name has invisible characters, or too many marks above a letter."
        raise TableError("unclear-name", f"name: {detail}")
    if _is_mixed(name):
        raise TableError("unclear-name", "name: This name mixes letters from unrelated scripts.")


def check_person_name(name: str) -> None:
    """Raise TableError for an invalid name, or one that could pass for the server, its operator or a computer."""
    check_name(name)
    if any(_plain(like) in _reserved() for like in (name, name.rstrip(DIGITS), name.translate(AS_LETTERS))):
        raise TableError("reserved-name", "name: It could pass for the server or a computer; choose another name.")


def _plain(name: str) -> str:
    """Return the letters that a name looks like, without marks, symbols and spaces."""
    decomposed = unicodedata.normalize("NFKD", skeleton(folded(name)))
    return "".join(sign for sign in decomposed if unicodedata.category(sign).startswith("L"))


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(_plain, RESERVED.split()))


def check_line(line: str) -> None:
    """Raise TableError for a chat line with stacked marks or runs of invisible characters."""
    shown = FLAG_TAGS.sub("", line)
    unseen = "".join("x" if is_unseen(sign) else " " for sign in shown)
    if has_piles(shown) or "x" * (MOST_UNSEEN + 1) in unseen:
        raise TableError("unclear-line", "text: This line has invisible characters, or too many marks above a letter.")


def _is_mixed(name: str) -> bool:
    scripts = unique_aliases(name) - OF_ALL_SCRIPTS
    return len(scripts) > 1 and not any(scripts <= together for together in MIXED)


def are_alike(name: str, other: str) -> bool:
    """Return whether two names may be mistaken for each other."""
    return folded(name) == folded(other) or skeleton(name) == skeleton(other)


def folded(name: str) -> str:
    """Return a name for comparison: names that differ only in case or Unicode form become equal."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def skeleton(name: str) -> str:
    """Return a name with each character replaced by its prototype: names with equal skeletons look the same."""
    drawn = "".join(sign for sign in name if sign not in {EMOJI_STYLE, JOINER})
    for _ in range(TIMES):
        drawn = "".join(prototypes().get(sign, sign) for sign in unicodedata.normalize("NFKD", drawn))
    return " ".join(unicodedata.normalize("NFKD", drawn).split())


@cache
def prototypes() -> Mapping[str, str]:
    """Return, for each confusable character, the prototype that stands for it and its look-alikes.

    The package's table lists the look-alikes of each character, in both directions. A group of look-alikes forms a star
    around its prototype, or has a prototype of several characters, such as "rn" for "m".
    """
    stored = files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8")
    likes = {_bare(sign): [_bare(other["c"]) for other in others] for sign, others in json.loads(stored).items()}
    return {sign: _center_of(sign, likes) for sign in likes if len(sign) == 1}


def _center_of(sign: str, likes: Mapping[str, list[str]]) -> str:
    """Return the prototype of a character and its look-alikes."""
    others = likes[sign]
    written = [other for other in others if len(other) > 1]
    if written:
        return min(written)
    if len(others) > 1:
        return sign
    [other] = others
    return other if len(likes.get(other, ())) > 1 else min(sign, other)


def _bare(text: str) -> str:
    """Return a text of the package's table without the direction marks around right-to-left text."""
    return text.strip("\u200e")


def browser_session(token: str) -> str:
    """Return the session id of the guest's browser with this secret."""
    return hashed(token)


def program_session(token: str) -> str:
    """Return the session id of the program with this token."""
    return f"{PROGRAM_PREFIX}{hashed(token)}"[:LENGTH]


def account_session(secret: str) -> str:
    """Return the session id of a new account, made from a random secret that need not be kept."""
    return f"{ACCOUNT_PREFIX}{hashed(secret)}"[:LENGTH]


def nobodys_session() -> str:
    """Return a new session id that belongs to no one, for the seats of an erased person."""
    return f"{NOBODY_PREFIX}{secrets.token_hex(16)}"


def is_nobody(session: str) -> bool:
    """Return whether a session id stands for an erased person."""
    return session.startswith(NOBODY_PREFIX)


def is_program(session: str | None) -> bool:
    """Return whether a session id is a program's."""
    return session is not None and session.startswith(PROGRAM_PREFIX)


def is_account(session: str) -> bool:
    """Return whether a session id is an account's."""
    return session.startswith(ACCOUNT_PREFIX)


def hashed(token: str) -> str:
    """Return the SHA-256 of a secret, in hexadecimal digits."""
    return hashlib.sha256(token.encode()).hexdigest()

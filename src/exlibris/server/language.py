"""The language in which somebody wants to be answered."""

from litestar.params import FromQuery

from exlibris.server.errors import TableError
from exlibris.texts import LANGUAGES


def spoken(language: FromQuery[str] = "en") -> str:
    """The language asked for, if there are texts in it, else TableError."""
    if language not in LANGUAGES:
        detail = f"language: there are no texts in {language!r}, only in {', '.join(LANGUAGES)}."
        raise TableError(400, "unknown-language", detail)
    return language

"""The language in which somebody wants to be answered."""

from litestar.params import FromQuery

from exlibris.table.errors import TableError
from exlibris.texts import LANGUAGES


def spoken(language: FromQuery[str] = "en") -> str:
    """Return the language that a request asks for. Raises TableError if there are no texts in it."""
    if language not in LANGUAGES:
        detail = f"language: there are no texts in {language!r}, only in {', '.join(LANGUAGES)}."
        raise TableError("unknown-language", detail)
    return language

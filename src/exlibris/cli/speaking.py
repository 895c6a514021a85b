"""The language that a command prints its form in."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from exlibris.forms.words import Say


class Language(StrEnum):
    """Return the languages that there are texts in."""

    EN = "en"
    PL = "pl"
    CS = "cs"
    FR = "fr"


Spoken = Annotated[Language, typer.Option("--language", help="The language of the form.")]


def speaker(language: Language) -> Say:
    """Return what renders messages in that language."""
    from exlibris.texts import text

    return partial(text, language=language.value)

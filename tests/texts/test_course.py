"""The catalog of what happens at the table beyond the rules: complete, used, and whole in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest

import exlibris.table
from exlibris.table.history import NOTES, TAKEN_BACK
from exlibris.table.public import EndReason
from exlibris.texts import text
from support.catalogs import COMPLETE, message_ids

ARGUMENTS: dict[str, str | int] = {
    "player": "Rita",
    "players": "Rita and Eric",
    "value": 2,
    "count": 2,
    "first": "takes M 3",
    "next": "shelves M 3",
    "phrase": "takes M 3",
    "phrases": "takes M 3",
    "at": "at home",
    "assistant": "the Witch",
    "places": "at home",
    "cards": "M 3",
    "card": "M 3",
    "card2": "A 1",
    "category": "Monsters",
    "other": "Eric",
}


def used_ids() -> set[str]:
    """Return the messages that the table asks for by name."""
    sources = "".join(path.read_text("utf-8") for path in Path(exlibris.table.__file__).parent.rglob("*.py"))
    named = {*re.findall(r'"((?:since|ended)-[a-z]+)"', sources)}
    return {f"log-{kind}" for kind in (TAKEN_BACK, *NOTES)} | {f"ended-{why}" for why in get_args(EndReason)} | named


@pytest.mark.parametrize("language", COMPLETE)
def test_every_message_is_there_and_used(language: str) -> None:
    assert set(message_ids("course", language)) == used_ids()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_message_renders(language: str) -> None:
    for name in message_ids("course", language):
        line = text(name, ARGUMENTS, language)
        assert line
        assert "{" not in line
        assert line == line.strip()

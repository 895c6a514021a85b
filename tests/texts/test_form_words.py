"""The words under the form: only a sum without line B2 says so."""

import re
from pathlib import Path

import pytest

from support.catalogs import COMPLETE

TEXTS = Path(__file__).parents[2] / "src/exlibris/texts"


def words(language: str, name: str) -> str:
    """Return a message of one line of the client's catalog."""
    found = re.search(rf"^{name} = (.+)$", (TEXTS / language / "client.ftl").read_text("utf-8"), re.MULTILINE)
    assert found, name
    return found[1]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_sum_says_that_it_lacks_b2_only_if_it_does(language: str) -> None:
    assert "B2" in words(language, "form-sum-solo")
    assert "B2" not in words(language, "form-sum")


@pytest.mark.parametrize("language", COMPLETE)
def test_nobody_is_told_to_click_who_may_be_tapping(language: str) -> None:
    where = [line for line in (TEXTS / language / "client.ftl").read_text("utf-8").splitlines() if "where-" in line]
    assert len(where) > 8
    assert [line for line in where if re.search(r"\b(click|klik|cliqu|tap)", line, re.IGNORECASE)] == []


def test_no_choice_ends_with_more_before_there_was_any() -> None:
    """ "Discard nothing more" was offered before anything had been discarded; one word must fit before and after."""
    sources = {path: path.read_text("utf-8") for path in TEXTS.rglob("*.ftl")}
    more = re.compile(r"^    \.done = .*(nothing more|nic więcej|už nic|ne plus rien)", re.MULTILINE)
    assert [str(path) for path, source in sources.items() if more.search(source)] == []

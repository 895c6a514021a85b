"""A person plays alone against the Public Library, by clicking, to the end of form S-42a."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.clicking import INSPECTION, PATIENCE, Clicker, form, forward, open_with_seed, unfold_choices
from exlibris.engine import Record, result

pytestmark = pytest.mark.usefixtures("hurried")

LIBRARY = -1  # the column of the form that is no seat's
LAST = 5  # SOLO-05: the rounds of a solo game
LINES = ("b1", "b2", "b3", "b4", "b5", "total")


def open_solo(page: Page, seed: str) -> None:
    """Set up a solo game at the first level on the home page."""
    unfold_choices(page)
    page.get_by_role("checkbox", name="Solo").check()
    expect(page.get_by_label("Level")).to_have_value("1")
    page.get_by_label("Name at seat 1").fill("Zoe")
    open_with_seed(page, seed)


def record(page: Page) -> Record:
    """Download the record of the game and return it."""
    with page.expect_download() as download:
        page.get_by_text("Download the record").click()
    return Record.from_json(Path(download.value.path()).read_text(encoding="utf-8"))


def test_solo_game(page: Page) -> None:
    open_solo(page, "alone")
    clicker = Clicker(page, seed=5)
    assert not clicker.play(4), "over before it began"
    public = page.get_by_role("region", name="Public Library")
    expect(public).to_contain_text("Level 1 of 7")
    expect(page.locator(".area-brand")).to_contain_text("of 5 ·")
    forward(page, INSPECTION)
    assert clicker.play()

    end = result(record(page).replay())
    assert end.library is not None
    columns = form(page)
    assert columns[0] == {line: getattr(end.seats[0], line) for line in LINES}
    assert columns[LIBRARY] == {line: getattr(end.library, line) for line in LINES[1:]}
    expect(page.get_by_role("region", name="Private versus public")).to_contain_text("S-42a")
    headline = page.get_by_role("heading", level=1)
    expect(headline).to_contain_text("outshines" if end.winners else "wins: no license")


def test_advice_keeps_its_promise(page: Page) -> None:
    open_solo(page, "advice 2")
    forward(page, LAST, kind="flip")
    page.locator("[data-advice]").click()
    promise = page.get_by_text(re.compile(r"for a total of (\d+), as far as you can see"))
    expect(promise).to_be_visible(timeout=PATIENCE)  # a worker process has to start first
    promised = re.search(r"of (\d+), as", promise.inner_text())
    assert promised
    page.get_by_role("button", name=re.compile("^Flip")).click()
    page.get_by_role("button", name="Advice").click()  # it is there again when all cards are turned
    expect(page.get_by_text("No flip needed")).to_be_visible()
    page.locator("[data-kind='ready']").click()
    page.locator("[data-line='total']").first.wait_for()
    own = form(page)[0]
    assert own["total"] - own["b2"] == int(promised.group(1))

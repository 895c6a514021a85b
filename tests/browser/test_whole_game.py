"""A game goes on after a reload and a restart, and is passed on between two people at one screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.clicking import (
    BOARD,
    CURTAIN,
    READY,
    Clicker,
    fill_in_new_table,
    hurry,
    open_table,
)
from browser.conftest import watched
from browser.serving import Serving

MOST_CLICKS = 30  # until the device is passed on


def situation(page: Page) -> tuple[str, list[str]]:
    """Return what is asked and what may be clicked, as shown on the screen."""
    page.locator(READY).first.wait_for()
    prompt = page.locator("[role=status]").first.inner_text()
    return prompt, page.locator("[data-action]").evaluate_all("all => all.map(e => e.dataset.action)")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Serving]:
    """Run a server that only one test uses, so that it may be stopped."""
    with Serving(tmp_path, impatient=True) as serving:
        yield serving


def test_a_game_goes_on_after_a_reload_and_a_restart(browser: Browser, own: Serving) -> None:
    with watched(browser, own, reduced_motion="reduce") as page:
        hurry(page)
        fill_in_new_table(page, "you", "random", "random", seed="a whole game")
        assert not Clicker(page, seed=4).play(5), "over before the reload"
        page.keyboard.press("Escape")  # the question which assistant goes there does not outlast the page

        before = situation(page)
        page.reload()
        assert situation(page) == before

        own.restart()
        assert situation(page) == before


def test_pass_and_play(page: Page) -> None:
    hurry(page)
    open_table(page, "you", "person", "random", seed="pass and play")
    clicker = Clicker(page, seed=7)
    passed = set[str]()
    while len(passed) < 2:
        assert clicker.clicks < MOST_CLICKS
        page.locator(READY).first.wait_for()
        if page.locator(CURTAIN).count():
            passed.add(page.locator(f"{CURTAIN} h1").inner_text())
            expect(page.locator(BOARD)).to_have_count(0)
            assert "Your hand" not in page.content()
        clicker.step()
    assert passed == {"Pass the device to Player 1", "Pass the device to Player 2"}

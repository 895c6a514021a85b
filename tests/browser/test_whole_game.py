"""A game is passed on between two people at one screen."""

from playwright.sync_api import Page, expect

from browser.clicking import (
    BOARD,
    CURTAIN,
    READY,
    Clicker,
    hurry,
    open_table,
)

MOST_CLICKS = 30  # until the device is passed on


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

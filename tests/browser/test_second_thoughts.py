"""Taking back, what choices are worth, and names in the log, by pointer and by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.clicking import BOARD, CURTAIN, HAND_OVER, Clicker, forward, open_table

pytestmark = pytest.mark.usefixtures("hurried")

UNDO = "[data-undo]"
FREE = f"{UNDO}[aria-disabled='false']"
NAMES = ".log ol [data-name]"


def number(page: Page) -> int:
    """Return how far the table on the screen has come."""
    return int(page.locator(BOARD).get_attribute("data-number") or 0)


def last_line(page: Page) -> Locator:
    return page.locator(".log ol li").last


def play_until(page: Page, wanted: str, seed: int) -> None:
    """Click at random until the screen shows what is wanted."""
    clicker = Clicker(page, seed)
    for _ in range(150):
        clicker.page.locator(f"[data-asked='true'], {CURTAIN}, {HAND_OVER}").first.wait_for()
        if page.locator(wanted).count() and not page.locator(CURTAIN).count():
            return
        clicker.step()
    raise AssertionError(f"there never was {wanted}")


def test_what_was_done_goes_back_by_key_and_by_button(page: Page) -> None:
    open_table(page, "you", "person", seed="second thoughts")
    play_until(page, FREE, 3)
    before = number(page)
    page.keyboard.press("Control+z")
    page.wait_for_function("n => Number(document.querySelector('[data-asked]').dataset.number) > n", arg=before)
    expect(last_line(page)).to_contain_text("takes back")
    while page.locator(FREE).count():
        now = number(page)
        page.locator(UNDO).click()
        page.wait_for_function("n => Number(document.querySelector('[data-asked]').dataset.number) > n", arg=now)
    expect(page.locator("li", has_text="takes back")).to_have_count(1)
    page.locator(UNDO).click(force=True)
    expect(page.locator(".read")).to_be_visible()


def curtain(page: Page) -> str:
    """Return what the curtain says, which hides the table and the hand."""
    page.locator(CURTAIN).wait_for()
    expect(page.locator(BOARD)).to_have_count(0)
    assert "Your hand" not in page.content()
    return page.locator(f"{CURTAIN} h1").inner_text()


def test_between_two_players_what_was_done_goes_back_without_showing_a_hand(page: Page) -> None:
    open_table(page, "you", "person", seed="between two")
    clicker = Clicker(page, 1)
    asked = {curtain(page)}
    clicker.step()
    first = page.locator("[data-asked='true'] .area-prompt [role=status]").inner_text()
    clicker.step()
    page.locator(HAND_OVER).wait_for()
    expect(page.locator(".area-hand .hand")).to_be_visible()  # what the last action brought is still to be seen
    expect(page.locator(FREE)).to_be_visible()
    clicker.step()
    asked.add(curtain(page))
    assert asked == {"Pass the device to Player 1", "Pass the device to Player 2"}
    page.locator(CURTAIN).get_by_role("button", name="take that back").click()
    expect(page.get_by_role("button", name="take that back")).to_have_count(0)
    expect(page.locator(CURTAIN)).to_be_visible()
    expect(page.locator(".area-hand")).to_have_count(0)
    clicker.step()
    expect(page.locator("[data-asked='true'] .area-prompt [role=status]")).to_have_text(first)


def test_a_free_place_says_what_it_is_worth_and_the_form_shows_the_lines(page: Page) -> None:
    open_table(page, "you", "greedy", seed="worth it 3")
    forward(page, 2, kind="cell")
    cell = page.locator(".free[data-kind='cell']").first
    said = re.search(r"\W\d+", cell.locator(".worth").inner_text().removeprefix("★"))
    assert said
    points = said[0]
    assert points in cell.locator(".unseen").inner_text() or points == "±0"
    cell.hover()
    change = page.locator(".form .sum .change [aria-hidden]")
    if points == "±0":
        expect(change).to_have_count(0)
    else:
        expect(change).to_have_text(points)


def test_names_in_the_log_are_one_stop_and_explain_themselves(page: Page) -> None:
    open_table(page, "you", "greedy", "greedy", seed="names")
    forward(page, 2)
    page.locator(f"{NAMES}[data-card]").first.wait_for()
    assert page.locator(f"{NAMES}[tabindex='0']").count() == 1
    page.locator(f"{NAMES}[tabindex='0']").focus()
    page.keyboard.press("Home")
    expect(page.locator(NAMES).first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(NAMES).nth(1)).to_be_focused()
    page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )  # scrolling hides hints
    page.keyboard.press("Enter")
    expect(page.locator(".read")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".read")).to_have_count(0)

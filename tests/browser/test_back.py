"""The browser's Back closes what is open over the page, and otherwise leads to the page before, by one press."""

import json

from playwright.sync_api import Page, expect

from browser.clicking import PHONE, open_table
from browser.test_offline import SHEET

HOME = "/"


def open_dialog(page: Page) -> None:
    """Open the dialog for posting the result of the scoring sheet."""
    page.get_by_role("button", name="Post the result").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def go_to_score(page: Page) -> None:
    page.add_init_script(f"localStorage.setItem('exlibris-score', {json.dumps(json.dumps(SHEET))})")
    page.goto(HOME)
    page.locator("a[href='/score']").first.click()
    page.wait_for_url("**/score")


def test_back_closes_a_dialog_and_then_leaves_the_page(page: Page) -> None:
    go_to_score(page)
    for _ in range(2):
        open_dialog(page)
        page.go_back()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.url.endswith("/score")
    page.go_back()
    expect(page.get_by_role("heading", name="Ex Libris", level=1)).to_be_visible()
    page.go_forward()
    page.wait_for_url("**/score")


def test_a_dialog_closed_by_its_button_leaves_nothing_to_go_back_from(page: Page) -> None:
    go_to_score(page)
    for way in ("Close", "Escape"):
        open_dialog(page)
        if way == "Escape":
            page.keyboard.press(way)
        else:
            page.get_by_role("button", name=way).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="Ex Libris", level=1)).to_be_visible()
    assert page.url.endswith(HOME)


def test_a_link_that_is_followed_after_a_dialog_is_one_step(page: Page) -> None:
    go_to_score(page)
    open_dialog(page)
    page.get_by_role("button", name="Close").click()
    page.locator("a[href='/']").first.click()  # at once: a step back under way would undo it
    expect(page.get_by_role("heading", name="Ex Libris", level=1)).to_be_visible()
    page.go_back()
    page.wait_for_url("**/score")
    page.go_back()
    expect(page.get_by_role("heading", name="Ex Libris", level=1)).to_be_visible()


def test_back_closes_the_list_of_keys_over_a_sheet_first(page: Page) -> None:
    page.set_viewport_size(PHONE)
    open_table(page, "you", "random", seed="back")
    address = page.url
    page.locator(".area-tabs .sheet").click()
    sheet = page.locator(".area-side.open")
    expect(sheet).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    assert page.url == address

"""The built client comes up in a real browser."""

from playwright.sync_api import Page, expect

from browser.serving import Serving


def test_home_page_comes_up(page: Page, serving: Serving) -> None:
    page.goto(serving.url)
    expect(page).to_have_title("Ex Libris")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

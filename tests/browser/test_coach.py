"""The coach at the table: asked by a key, heard by a screen reader, on a phone, too."""

from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.clicking import DESKTOP, PHONE, forward, hurry, open_table


def test_a_hint_says_what_to_do_and_what_else(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    hurry(page)
    open_table(page, "you", "greedy", seed="coach")
    forward(page, 2, kind="space")
    page.keyboard.press("c")
    panel = page.get_by_role("region", name="Hint")
    best = panel.get_by_role("heading", level=2)
    expect(best).to_be_visible(timeout=20_000)
    panel.locator("summary").first.click()
    panel.locator("summary").last.click()
    panel.get_by_role("combobox").select_option(index=1)
    expect(panel.get_by_role("table")).to_have_count(2, timeout=20_000)
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(panel).not_to_be_visible()

    page.get_by_role("button", name="Hint").click()
    panel.get_by_role("button", name="Do that").click()
    expect(panel).not_to_be_visible()


def test_who_waits_for_a_busy_server_is_told_how_many_come_before(page: Page) -> None:
    page.set_viewport_size(PHONE)
    hurry(page)
    open_table(page, "you", "greedy", seed="coach")
    forward(page, 2, kind="space")
    page.route("**/seats/*/hint?*", lambda _: None)  # is never answered
    page.route("**/api/queue*", lambda route: route.fulfill(json={"requests": 2, "reviews": None}))
    page.keyboard.press("c")
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_text("2 requests are ahead of yours.")).to_be_visible()
    assert complaints(page) == []

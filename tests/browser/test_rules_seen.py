"""What the rules see on a shelf: the thread through the cards and its break, the rectangle, the cards of a line."""

import re

from playwright.sync_api import Page, expect

from browser.component_page import show

# Marks and letters of cards that something drawn over the shelf covers.
COVERED = """(shelf) => {
    const over = [...shelf.querySelectorAll(".thread, .break b, .size b")].map((e) => e.getBoundingClientRect());
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [...shelf.querySelectorAll(".cell .marks, .cell .letter")]
        .filter((e) => over.some((box) => meets(box, e.getBoundingClientRect()))).map((e) => e.textContent);
}"""
# By line, how many cards the made-up table counts for it.
COUNTED = {"B1": 9, "B2": 2, "B3": 2, "B4": 2, "B5": 2}


def test_the_thread_breaks_where_a_card_is_misfiled_and_says_why(page: Page, components: str) -> None:
    show(page, components, "shelves")
    shelf = page.locator("figure", has_text="three rows").first
    expect(shelf.locator(".thread")).to_have_count(3)
    expect(shelf.locator(".break .whole").first).to_have_text("B4 after B2")
    card = shelf.get_by_role("button", name="B4:").first
    expect(card).to_have_accessible_name(re.compile("B4 stands after B2"))
    card.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("the inspector would flip it")
    assert shelf.evaluate(COVERED) == []


def test_a_line_of_the_form_shows_the_cards_that_it_counts(page: Page, components: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    show(page, components, "table", state="others")
    expect(page.locator(".size:not(.cover)")).to_have_text("\u00a08\u00a0+2")
    cards = page.locator(".counted")
    for line, count in COUNTED.items():
        button = page.get_by_role("button", name=re.compile(rf"^{line} ")).first
        button.hover()
        expect(cards).to_have_count(count)
        page.mouse.move(1, 1)
        expect(cards).to_have_count(0)
    page.keyboard.press("Tab")
    last = page.get_by_role("button", name=re.compile("^B5 ")).first
    last.focus()
    expect(cards).to_have_count(COUNTED["B5"])
    expect(page.locator(".form [role=status]")).to_contain_text("counts")
    last.click()
    page.keyboard.press("Tab")
    page.mouse.move(1, 1)
    expect(cards).to_have_count(COUNTED["B5"])
    last.click()
    expect(cards).to_have_count(COUNTED["B5"])  # still pointed at
    page.mouse.move(1, 1)
    expect(cards).to_have_count(0)


def test_a_line_of_an_opponents_form_shows_the_cards_on_that_shelf(page: Page, components: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, components, "table", state="others")
    page.get_by_role("button", name="Others").click()
    page.locator(".mini-shelf").first.click()
    read = page.locator(".read.shelf")
    read.get_by_role("button", name=re.compile("^B2 ")).click()
    expect(page.locator(".mini-shelf .lit")).to_have_count(COUNTED["B2"])
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Form and log").click()
    page.get_by_role("button", name=re.compile("^B4 ")).last.click()
    expect(page.locator(".area-shelf .counted")).to_have_count(COUNTED["B4"])
    show(page, components, "shelves")
    expect(page.locator(".cell.lit")).to_have_count(8)  # one of them is face down


def test_an_opened_shelf_of_three_rows_and_its_form_are_whole_on_a_broad_tablet(page: Page, components: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 768})
    show(page, components, "table", state="space", worst="1")
    page.locator(".area-others .mini-shelf").first.click()
    read = page.locator(".read.shelf")
    expect(read.get_by_role("button", name=re.compile("^B4 "))).to_be_visible()
    assert read.evaluate("read => read.scrollHeight <= read.clientHeight")

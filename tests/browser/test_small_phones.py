"""The smallest phones that are still in use, upright and on their side; and opponents' panels on large screens."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.clicking import INSPECTION, forward, hurry, open_table
from browser.component_page import resize, show
from browser.test_readable import BARS
from browser.test_sizes import PROMPT, TOO_SMALL, TOO_WIDE
from browser.zones import zones

UPRIGHT: tuple[ViewportSize, ...] = ({"width": 360, "height": 640}, {"width": 375, "height": 667})
ON_THEIR_SIDE: tuple[ViewportSize, ...] = ({"width": 640, "height": 360}, {"width": 667, "height": 375})
SMALL_PHONES = (*UPRIGHT, *ON_THEIR_SIDE)
TABLET: ViewportSize = {"width": 820, "height": 1180}
LARGE: tuple[ViewportSize, ...] = ({"width": 1280, "height": 800}, {"width": 1440, "height": 900})
# Spaces and cards that stick out of their tile.
STICKS_OUT = """() => [...document.querySelectorAll(".area-town .tile")].flatMap((tile) => {
    const { left, right } = tile.getBoundingClientRect();
    return [...tile.querySelectorAll("button, h3, .text")]
        .map((e) => [e.getBoundingClientRect(), e.ariaLabel ?? e.textContent])
        .filter(([box]) => box.width > 0 && (box.left < left - 1 || box.right > right + 1)).map(([, name]) => name);
})"""
# What of the opponents' panels is not drawn whole.
CUT_SEATS = """() => [...document.querySelectorAll(".seat")].flatMap((seat) => {
    const frame = seat.closest(".area-others, .frame, body").getBoundingClientRect();
    const outer = seat.getBoundingClientRect();
    return [...seat.querySelectorAll("header *, .facts > *, .mini-shelf")].filter((e) => {
        const box = e.getBoundingClientRect();
        return box.width > 1 && (e.scrollWidth > Math.ceil(box.width) + 1 || box.right > outer.right + 1 ||
            box.bottom > outer.bottom + 1 || box.bottom > frame.bottom + 1);
    }).map((e) => e.textContent);
})"""
# What of the forms can be read only after scrolling sideways, or runs out of its cell.
CUT_FORM = """() => [...document.querySelectorAll(".form .scroll, .form th, .form td, .tallies, .tallies td")]
    .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
# No word is parted that does not fit.
WHOLE_WORDS = "* { overflow-wrap: normal !important; hyphens: none !important }"


def test_every_question_leaves_room_for_the_table(page: Page) -> None:
    hurry(page)
    open_table(page, "you", "random", "random", "random", seed="a small phone")
    for turn, kind in ((2, "cell"), (3, "space"), (INSPECTION, "flip")):
        forward(page, turn, kind=kind)
        for screen in SMALL_PHONES:
            resize(page, screen)
            assert page.evaluate(TOO_WIDE) == [], (kind, screen)
            assert page.evaluate(TOO_SMALL) == [], (kind, screen)
            assert page.evaluate(STICKS_OUT) == [], (kind, screen)
            expect(page.locator(PROMPT)).to_be_in_viewport(ratio=1)
            assert page.evaluate(BARS) < 0.25, (kind, screen)
        resize(page, TABLET)
        assert page.evaluate(TOO_WIDE) == page.evaluate(TOO_SMALL) == [], kind
    for screen in LARGE:
        resize(page, screen)
        areas = zones(page)
        assert areas["shelf"][3] > areas["town"][3], screen
        assert page.evaluate(CUT_SEATS) == [], screen


def test_no_name_beside_tokens_and_notes_is_cut(page: Page, components: str) -> None:
    page.set_viewport_size(LARGE[0])
    show(page, components, "people")
    seats = page.locator(".seat")
    expect(page.locator(".seat .standing")).to_have_count(2)
    # As wide as at a table at this size, and about the longest name that people give themselves.
    seats.evaluate_all("all => all.forEach((e) => (e.style.width = '13rem'))")
    page.locator(".seat h2").evaluate_all("all => all.forEach((e) => (e.textContent = 'Wilhelmina von Hohenlohe'))")
    assert page.evaluate(CUT_SEATS) == []


def test_the_form_of_four_fits(page: Page, components: str) -> None:
    show(page, components, "end")
    page.add_style_tag(content=WHOLE_WORDS)
    # As long as any word of a number's working, in all languages.
    page.locator(".form td > span").evaluate_all("all => all.forEach((e) => (e.textContent = 'zabalsamowane'))")
    rows = page.get_by_role("rowheader").count()
    for screen in UPRIGHT:
        page.set_viewport_size(screen)
        assert page.evaluate(CUT_FORM) == []
        expect(page.get_by_role("rowheader")).to_have_count(rows)  # drawn otherwise, it is still read out as a table


@pytest.mark.parametrize("path", ["/", "/score", "/learn", "/rules"])
def test_the_other_pages_fit(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("h1").first.wait_for()
    for screen in SMALL_PHONES:
        page.set_viewport_size(screen)
        assert page.evaluate(TOO_WIDE) == []
        if path == "/":
            expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)


def test_back_closes_the_sheet_and_escape_one_thing_after_the_other(page: Page) -> None:
    hurry(page)
    page.set_viewport_size(UPRIGHT[1])
    open_table(page, "you", "random", seed="one at a time")
    forward(page, 1, kind="space")
    address, sheet = page.url, page.locator(".area-side.open")
    opener = page.locator(".area-tabs .sheet")
    opener.click()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    assert page.url == address
    page.locator("[data-spot='piece:standard']:visible").first.click()
    picked = page.locator(".picked:visible")
    expect(picked).not_to_have_count(0)
    opener.click()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(picked).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    assert page.url == address

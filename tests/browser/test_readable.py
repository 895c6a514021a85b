"""What the table says can be read whole: what tiles do, what a placement brings, and long summaries."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.clicking import DESKTOP, INSPECTION, PHONE, forward, open_table
from browser.component_page import resize, show
from browser.readable import BOTS, SCREENS, YOU, incomplete, rounds

pytestmark = pytest.mark.usefixtures("hurried")

FOUR: dict[str, Any] = {"seats": [YOU, *BOTS]}
SOLO: dict[str, Any] = {"seats": [YOU], "variants": ["solo"], "level": 1}
OUTLOOK = ".notes .outlook"
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 820, "height": 1180}
BROAD_TABLET: ViewportSize = {"width": 1024, "height": 768}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SMALL_WINDOW: ViewportSize = {"width": 1100, "height": 700}
READABLE = 12  # pixels
FINGER = 44  # pixels
REAL = 70  # pixels of a card with spines
SMALLEST_LETTER = """() => Math.min(...[...document.querySelectorAll(".mini b")]
    .filter((e) => e.getClientRects().length > 0).map((e) => parseFloat(getComputedStyle(e).fontSize)))"""
# The share of the height that bars across the screen take.
BARS = """() => [".area-prompt", ".area-tabs", ".area-signs"]
    .map((area) => document.querySelector(area).getBoundingClientRect())
    .filter(({ width, height }) => width > height).reduce((sum, { height }) => sum + height, 0) / innerHeight"""


@pytest.mark.parametrize(("wanted", "number"), [(FOUR, 4), (SOLO, 1)], ids=["four", "solo"])
def test_every_tile_says_what_it_does_at_every_width(page: Page, wanted: dict[str, Any], number: int) -> None:
    assert list(rounds(page, wanted, range(number, number + 1), "every word")) == [number]
    for name, screen in SCREENS.items():
        resize(page, screen)
        count, cut = incomplete(page)
        assert count >= 6
        assert cut == [], f"{name} wide"


def test_the_whole_tile_answers_and_a_placement_says_its_effect(page: Page) -> None:
    assert list(rounds(page, FOUR, range(2, 3), "pointing")) == [2]
    tile = page.locator(".tile:has(.stool.legal)").first
    effect = tile.locator(".summary").text_content() or "no effect"
    box = tile.locator(".text").bounding_box()
    assert box
    page.mouse.move(box["x"] + 5, box["y"] + 3)
    page.mouse.move(box["x"] + 8, box["y"] + 5)
    expect(page.locator(".read")).to_contain_text(effect)
    tile.locator(".stool.legal").first.hover()
    expect(page.locator(OUTLOOK)).to_contain_text(effect)
    page.locator(".library .stool.legal").first.hover()
    expect(page.locator(OUTLOOK)).to_contain_text("draw a card or shelve one")


def test_a_tap_on_the_picture_of_a_tile_shows_the_cards_that_lie_there(page: Page, components: str) -> None:
    page.set_viewport_size(PHONE)
    show(page, components, "table", state="slot")
    page.locator(".tile .cards:not(.asked) .target").first.click(force=True)
    card = page.locator(".read").get_by_role("button").first
    letter = card.locator(".unseen").inner_text()[0]
    card.click()
    expect(page.locator(".read").get_by_role("heading")).to_have_text(re.compile(rf"^{letter}\d+, number"))


def test_assistants_that_share_a_space_are_explained_together(page: Page, components: str) -> None:
    show(page, components, "table", state="space", worst="1")
    together = page.locator(".several").first
    names = re.findall(r"\((.+?)\)", str(together.get_attribute("aria-label")))
    assert len(names) == 2
    together.hover()
    for name in names:
        expect(page.locator(".desk")).to_contain_text(name)


def test_a_long_summary_shows_that_it_goes_on(page: Page, components: str) -> None:
    show(page, components, "side")
    summary = page.locator("aside details ul")
    expect(summary).not_to_have_attribute("data-more", "")
    page.add_style_tag(content="aside details ul { max-height: 2rem !important }")
    expect(summary).to_have_attribute("data-more", "")
    summary.focus()
    page.keyboard.press("End")
    expect(summary).not_to_have_attribute("data-more", "")
    page.set_viewport_size(PHONE)
    for part in ("aside summary", "aside .away"):
        box = page.locator(part).first.bounding_box()
        assert box
        assert box["height"] >= FINGER


def test_opponents_shelves_and_points_can_be_read(page: Page) -> None:
    assert list(rounds(page, FOUR, range(3, 4), "their shelves")) == [3]
    for screen in (SCREENS["1280"], PHONE):
        page.set_viewport_size(screen)
        if (tab := page.locator("[data-spot='pane:others']")).is_visible():
            tab.click()
        letters = page.locator(".mini b")
        expect(letters.first).to_have_text(re.compile("^[A-Z]$"))
        assert page.evaluate(SMALLEST_LETTER) >= READABLE
        totals = re.compile(r"Total now [\d\u2212–]+(, with best flips [\d\u2212–]+)?")
        expect(page.locator(".seat .points")).to_have_text([totals] * 3)
        shelf = page.locator(".mini-shelf:has(.mini)").first
        shelf.scroll_into_view_if_needed()
        page.wait_for_timeout(300)  # scrolling closes what is open
        shelf.click()
        read = page.locator(".read")
        expect(shelf.locator(".mini .number").first).to_have_text(re.compile(r"^\d+$"))
        expect(read.locator(".lines")).to_contain_text("B5")
        shelf.locator(".cell button").first.click()
        expect(read.locator(".words li")).not_to_have_count(0)
        page.keyboard.press("Escape")


def test_the_final_round_is_announced_and_gives_way(page: Page) -> None:
    open_table(page, "you", "greedy", seed="the last one")
    forward(page, final=True)
    banner = page.get_by_role("status").filter(has_text="The final round")
    expect(banner).to_be_visible()
    expect(banner).not_to_contain_text("Seat 1")
    page.locator(".bar .round").click()
    expect(page.locator(".banner")).to_have_count(0)
    page.reload()
    expect(page.locator(".bar .round b")).to_be_visible()
    forward(page, INSPECTION, kind="flip")
    expect(page.locator(".banner")).to_have_count(0)  # what comes after the round is there


def test_bars_take_less_than_a_quarter_of_a_small_screen_where_a_tap_anywhere_on_a_tile_tells_more(page: Page) -> None:
    page.set_viewport_size(PHONE)
    assert list(rounds(page, FOUR, range(2, 3), "thin bars")) == [2]
    tile = page.locator(".tile").first
    tile.locator(".summary").scroll_into_view_if_needed()
    page.wait_for_timeout(300)  # scrolling closes what is open
    tile.locator(".summary").click(force=True)
    expect(page.locator(".read")).to_contain_text(tile.locator(".summary").inner_text())
    page.keyboard.press("Escape")
    for screen in (PHONE, ON_ITS_SIDE, TABLET, BROAD_TABLET):
        resize(page, screen)
        assert page.evaluate(BARS) < 0.25, screen
        expect(page.locator(".area-hand")).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".tile").first).to_be_in_viewport(ratio=0.9)
        if screen == PHONE:
            expect(page.locator(".tile").nth(4)).to_be_in_viewport(ratio=0.9)
        if screen in (TABLET, BROAD_TABLET):
            expect(page.locator(".area-shelf .cabinet")).to_be_in_viewport()


# The tiles of the town, and of the reader's desk, if it is in front, cards, spaces and focus that are not drawn whole.
HIDDEN = """() => {
    const shown = (e) => {
        const box = e.getBoundingClientRect();
        for (let at = e.parentElement; at; at = at.parentElement) {
            const frame = at.getBoundingClientRect();
            const cuts = getComputedStyle(at).overflowY !== "visible";
            if (cuts && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) return false;
        }
        return box.bottom <= innerHeight + 1;
    };
    const parts = ".area-town .tile, .area-shelf .cell > .picture, .area-library .spaces, .area-library .focus";
    return [...document.querySelectorAll(parts)]
        .filter((e) => e.getClientRects().length && !shown(e)).map((e) => e.ariaLabel ?? e.textContent);
}"""


@pytest.mark.parametrize(
    ("screens", "wanted", "number"),
    [
        ((TABLET, BROAD_TABLET, SMALL_WINDOW, LAPTOP), FOUR, 3),
        ((DESKTOP,), {"seats": [YOU, *BOTS[:1]]}, 7),
    ],
    ids=["four", "late game of two"],
)
def test_the_whole_town_and_shelf_are_in_sight(
    page: Page, screens: tuple[ViewportSize, ...], wanted: dict[str, Any], number: int
) -> None:
    page.set_viewport_size(screens[0])
    assert list(rounds(page, wanted, range(number, number + 1), "at a glance")) == [number]
    for screen in screens:
        resize(page, screen)
        assert page.evaluate(HIDDEN) == [], screen

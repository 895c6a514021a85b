"""What the table says can be read whole: what tiles do, what a placement brings, and long summaries."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.clicking import PHONE, hurry
from browser.component_page import show
from browser.readable import BOTS, SCREENS, YOU, incomplete, rounds

FOUR: dict[str, Any] = {"seats": [YOU, *BOTS]}
SOLO: dict[str, Any] = {"seats": [YOU], "variants": ["solo"], "level": 1}
OUTLOOK = ".notes .outlook"


@pytest.mark.parametrize(("wanted", "number"), [(FOUR, 4), (SOLO, 1)], ids=["four", "solo"])
def test_every_tile_says_what_it_does_at_every_width(page: Page, wanted: dict[str, Any], number: int) -> None:
    hurry(page)
    assert list(rounds(page, wanted, range(number, number + 1), "every word")) == [number]
    for name, screen in SCREENS.items():
        page.set_viewport_size(screen)
        count, cut = incomplete(page)
        assert count >= 6
        assert cut == [], f"{name} wide"


def test_the_whole_tile_answers_and_a_placement_says_its_effect(page: Page) -> None:
    hurry(page)
    assert list(rounds(page, FOUR, range(2, 3), "pointing")) == [2]
    tile = page.locator(".tile:has(.stool.legal)").first
    effect = tile.locator(".summary").inner_text()
    box = tile.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("tooltip")).to_contain_text(effect)
    tile.locator(".stool.legal").first.hover()
    expect(page.locator(OUTLOOK)).to_contain_text(effect)
    page.locator(".library .stool.legal").first.hover()
    expect(page.locator(OUTLOOK)).to_contain_text("draw a card or shelve one")


def test_a_tap_anywhere_on_a_tile_tells_more(page: Page) -> None:
    page.set_viewport_size(PHONE)
    hurry(page)
    assert list(rounds(page, FOUR, range(2, 3), "tapping")) == [2]
    tile = page.locator(".tile").first
    tile.locator(".summary").click(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(tile.locator(".summary").inner_text())


def test_a_long_summary_shows_that_it_goes_on(page: Page, components: str) -> None:
    show(page, components, "side")
    summary = page.locator("aside details ul")
    expect(summary).not_to_have_attribute("data-more", "")
    page.add_style_tag(content="aside details ul { max-height: 2rem !important }")
    expect(summary).to_have_attribute("data-more", "")
    summary.focus()
    page.keyboard.press("End")
    expect(summary).not_to_have_attribute("data-more", "")

"""The inspection: what is seen before its end, and going on by clicks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.clicking import DESKTOP, PHONE
from browser.component_page import show
from browser.conftest import watch

SEATS = ["Rita", "Eric", "Ahmed", "Daria"]
STEP_MS = 1500
LONGEST_MS = 40_000
HIDDEN_LABELS = """[...document.querySelectorAll(".reason")].filter((label) => {
    const { x, y, width, height } = label.getBoundingClientRect();
    return [0.25, 0.5, 0.75].some((part) =>
        document.elementFromPoint(x + width * part, y + height / 2)?.closest(".inspector"));
}).map((label) => label.textContent)"""
NAMES = ".feet .name"
WINNERS = ".won"


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """Open a page with a clock that the tests move."""
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        errors = watch(page)
        page.clock.install()
        yield page
        assert errors == []


@pytest.fixture
def stage(page: Page, components: str) -> Page:
    """Show the inspection of a made-up table, at its beginning."""
    page.set_viewport_size(DESKTOP)
    page.emulate_media(reduced_motion="no-preference")
    show(page, components, "inspection", moment="all")
    return page


def heard(page: Page) -> str:
    """Return what screen readers have been told."""
    return page.get_by_role("log").inner_text()


def to_the_race(stage: Page) -> None:
    for _ in SEATS:
        stage.mouse.click(5, 400)
    expect(stage.locator(NAMES)).to_have_text(SEATS)


def test_no_rank_is_known_before_the_end(stage: Page) -> None:
    to_the_race(stage)
    for _ in range(LONGEST_MS // STEP_MS):
        if stage.locator(WINNERS).count():
            break
        assert all(text.lstrip("\N{MINUS SIGN}").isdigit() for text in stage.locator(".sum").all_inner_texts())
        assert "1st:" not in heard(stage)
        expect(stage.locator(NAMES)).to_have_text(SEATS)
        stage.clock.run_for(STEP_MS)
    expect(stage.get_by_role("heading", name="Rita wins")).to_be_visible()
    assert [foot.split()[1:] for foot in stage.locator(".foot").all_inner_texts()] == [
        ["68", "1st"],
        ["58", "2nd"],
        ["53", "3rd"],
        ["49", "4th"],
    ]
    assert heard(stage).index("4th: Daria") < heard(stage).index("1st: Rita")


def test_a_click_goes_on_by_one_shelf_or_one_line(stage: Page) -> None:
    heading = stage.locator(".what b").first
    for name in SEATS:
        expect(heading).to_have_text(f"{name}’s shelf")
        stage.mouse.click(5, 400)
    for line in ("B1", "B2", "B3", "B4"):
        expect(stage.locator("li.now b")).to_have_text(line)
        stage.keyboard.press("ArrowRight")
    expect(stage.locator("li.now b")).to_have_text("B5")
    assert "Daria’s shelf" in heard(stage)
    assert "B4" in heard(stage)
    stage.mouse.click(5, 400)
    expect(stage.locator(WINNERS)).to_have_count(0)  # the breath
    stage.mouse.click(5, 400)
    expect(stage.locator(WINNERS)).to_have_count(1)
    stage.mouse.click(5, 400)
    expect(stage.get_by_role("heading", name="Over")).to_be_visible()


def test_ten_cards_in_a_row_are_as_broad_as_a_phone_allows_and_high_enough_for_their_marks(
    page: Page, components: str
) -> None:
    page.set_viewport_size(PHONE)
    page.emulate_media(reduced_motion="no-preference")
    show(page, components, "inspection", moment="0")
    page.locator(".stage .grid").evaluate("grid => grid.style.setProperty('--columns', '10')")
    card = page.locator(".stage .card > .card").first
    page.wait_for_function("card => card.getBoundingClientRect().width < 60", arg=card.element_handle())
    box = card.bounding_box()
    assert box
    assert box["width"] >= 33
    assert card.locator(".marks").evaluate("marks => marks.getBoundingClientRect().bottom") < box["y"] + 50


@pytest.mark.parametrize("screen", [PHONE, {"width": 844, "height": 390}, DESKTOP], ids=["phone", "side", "desktop"])
def test_the_inspector_stands_on_no_label(page: Page, components: str, screen: ViewportSize) -> None:
    page.set_viewport_size(screen)
    page.emulate_media(reduced_motion="no-preference")
    show(page, components, "inspection", moment="all")
    labels = 0
    while page.locator(".inspector").count():
        labels = max(labels, page.locator(".reason").count())
        assert page.evaluate(HIDDEN_LABELS) == []
        page.clock.run_for(200)
    assert labels > 0


def test_without_motion_each_shelf_and_line_is_a_still_page(page: Page, components: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    show(page, components, "inspection", moment="all", still="1")
    onward = page.get_by_role("button", name="Continue")
    expect(onward).to_be_focused()
    for name in SEATS:
        expect(page.locator(".what b").first).to_have_text(f"{name}’s shelf")
        page.clock.run_for(LONGEST_MS)
        looked, cards = page.locator(".what span").last.inner_text().split(" cards")[0].split(" of ")
        assert looked == cards
        page.keyboard.press("Enter")
    for line in ("B1", "B2", "B3", "B4", "B5"):
        expect(page.locator("li.now b")).to_have_text(line)
        page.clock.run_for(LONGEST_MS)
        expect(page.locator("li.now b")).to_have_text(line)
        onward.click()
    expect(page.locator(WINNERS)).to_have_count(0)  # the breath
    onward.click()
    expect(page.locator(WINNERS)).to_have_count(1)
    assert heard(page).index("4th: Daria") < heard(page).index("1st: Rita")
    onward.click()
    expect(page.get_by_role("heading", name="Over")).to_be_visible()


@pytest.mark.parametrize("way", ["Escape", "button"])
def test_escape_and_the_button_end_it(stage: Page, way: str) -> None:
    if way == "button":
        stage.get_by_role("button", name="Skip to the result").click()
    else:
        stage.keyboard.press("Tab")
        stage.keyboard.press(way)
    expect(stage.get_by_role("heading", name="Over")).to_be_visible()


def test_what_a_line_takes_away_lies_below_the_floor(stage: Page) -> None:
    to_the_race(stage)
    taken = stage.locator(".taken")
    expect(taken).to_have_count(0)
    for _ in range(3):
        stage.mouse.click(5, 400)
    expect(taken).to_have_text(["B3 \N{MINUS SIGN}3"] * 4)
    for pile in stage.locator(".pile").all():
        assert pile.evaluate("pile => pile.style.getPropertyValue('--sunk')") == "3"


def test_the_shelves_have_room_at_the_end_on_a_phone(phone: Page, finished: str) -> None:
    phone.goto(f"/table/{finished}")
    shelves = phone.locator("article > .shelf")
    expect(shelves).to_have_count(2)
    for shelf in shelves.all():
        place = shelf.bounding_box()
        assert place
        assert place["height"] > 200

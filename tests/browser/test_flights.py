"""Things that fly from place to place: where they start, what ends them, and readers who want none of it."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.clicking import BOARD, hurry, open_table
from browser.conftest import watched
from browser.hands import CARRIED, Mouse, ask, box, middle, moved_on, number, table
from browser.serving import Serving

LAYER = ".flight"
FLYING = ".flying"
CLOSE: Final = 60  # pixels between a pointer and the middle of what it has just dropped
# Animations of scripts last long enough to be looked at, and are counted.
SLOWLY = """
    window.animated = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.animated += 1;
        return animate.call(this, frames, { ...timing, duration: timing.duration * 40 });
    };
"""
HIDDEN = "all => all.filter((one) => getComputedStyle(one).opacity === '0').length"
# The page may have to ask the server first whether the place is one for the thing.
ALMOST_HOME = """async one => {
    while (!one.getAnimations().length) await new Promise(requestAnimationFrame);
    const [flight] = one.getAnimations();
    flight.pause();
    flight.currentTime = flight.effect.getTiming().duration - 1;
}"""
FINISHED = "all => all.flatMap((one) => one.getAnimations()).forEach((one) => one.finish())"
ARRIVING = "all => all.flatMap((one) => one.getAnimations({ subtree: true })).length"


@pytest.fixture(scope="module")
def opened(browser: Browser, impatient: Serving) -> Iterator[Page]:
    """Open a table on a page on which things fly slowly; the other player acts at once."""
    with watched(browser, impatient, viewport={"width": 1280, "height": 800}) as page:
        hurry(page)
        page.add_init_script(SLOWLY)
        open_table(page, "you", "random", seed="flights")
        yield page


@pytest.fixture
def page(opened: Page) -> Page:
    """Return the page when an assistant must be placed, and nothing is moving."""
    page = opened
    page.locator(CARRIED).evaluate_all(FINISHED)  # a failed test may have left it in the air
    expect(page.locator(CARRIED)).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    ask(page, "space")
    expect(page.locator(BOARD)).to_have_attribute("data-number", str(table(page)["number"]))
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("window.animated = 0")
    return page


def places(page: Page) -> tuple[Locator, Locator]:
    """Return an assistant to place, and a space in town."""
    piece = page.locator(".area-library [data-spot^='piece:']").last
    return piece, page.locator(".area-town [data-spot^='space:']:has(.stool.legal)").last


def place(page: Page) -> None:
    """Drop an assistant on a space."""
    before = number(page)
    Mouse(page).drag(*places(page))
    moved_on(page, before)


def test_what_is_dropped_flies_from_where_it_was_dropped(page: Page) -> None:
    mouse, before = Mouse(page), number(page)
    piece, space = places(page)
    x, y = middle(space)
    mouse.drag(piece, (x - 14, y - 14))
    moved_on(page, before)
    flying = box(page.locator(FLYING).first)
    assert abs(flying["x"] + flying["width"] / 2 - x + 14) < CLOSE
    assert abs(flying["y"] + flying["height"] / 2 - y + 14) < CLOSE
    assert page.locator(".area-town [data-spot^='pawn:']").evaluate_all(ARRIVING) == 1, "it is not seen twice"
    expect(page.locator(LAYER)).to_have_attribute("aria-hidden", "true")
    assert page.locator(LAYER).evaluate("layer => layer.inert")


@pytest.mark.parametrize("what", ["a press", "a key"])
def test_a_press_or_a_key_ends_all_flights(page: Page, what: str) -> None:
    place(page)
    expect(page.locator(FLYING).first).to_be_attached()
    if what == "a key":
        page.keyboard.press("Shift")
    else:
        page.mouse.move(2, 2)
        page.mouse.down()
        page.mouse.up()
    assert page.locator(LAYER).count() == 0
    assert page.locator(".board [data-spot]").evaluate_all(HIDDEN) == 0, "what has arrived is seen"


def news(page: Page) -> None:
    """Show something that was not done on the page: by the other player, or by the reader elsewhere."""
    before, seen = number(page), table(page)
    if seen["number"] == before:
        data = {"seat": 0, "action": seen["decision"]["actions"][0]["action"], "number": before}
        assert page.request.post(f"/api/tables/{seen['table']['id']}/actions", data=data).ok
    moved_on(page, before)


def test_news_during_a_flight_are_shown_and_leave_nothing_behind(page: Page) -> None:
    place(page)
    expect(page.locator(FLYING).first).to_be_attached()
    news(page)
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    expect(page.locator(LAYER)).to_have_count(0)
    assert page.locator(".board [data-spot]").evaluate_all(HIDDEN) == 0


def test_nothing_flies_for_readers_who_want_less_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    place(page)
    news(page)
    assert page.evaluate("window.animated") == 0
    assert page.locator(LAYER).count() == 0


def test_what_is_refused_flies_home(page: Page) -> None:
    mouse = Mouse(page)
    piece, _ = places(page)
    home, nowhere = middle(piece), middle(page.locator(".area-brand"))
    mouse.drag(piece, nowhere)
    page.locator(CARRIED).evaluate(ALMOST_HOME)
    assert abs(middle(page.locator(CARRIED))[0] - home[0]) < CLOSE
    page.locator(CARRIED).evaluate_all(FINISHED)
    expect(page.locator(CARRIED)).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    mouse.drag(piece, nowhere)
    expect(page.locator(CARRIED)).to_have_count(0)

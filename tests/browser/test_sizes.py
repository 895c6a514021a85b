"""A game on each kind of screen: nothing sticks out of it, and what is wanted is always in sight."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.clicking import (
    BOARD,
    INSPECTION,
    MOST_CLICKS,
    PHONE,
    READY,
    Clicker,
    engines_form,
    fill_in_new_table,
    form,
    forward,
    hurry,
)
from browser.conftest import watch
from browser.serving import Serving

# Elements that stick out of the window and are not inside something that scrolls or cuts off sideways.
TOO_WIDE = """() => {
    const held = e => e && (getComputedStyle(e).overflowX !== "visible" || held(e.parentElement));
    return [...document.body.querySelectorAll("*")]
        .filter(e => e.getBoundingClientRect().right > innerWidth + 1 && !held(e.parentElement))
        .map(e => `${e.tagName} ${e.className}`);
}"""
# What may be chosen, with its size, if a finger would miss it.
TOO_SMALL = """() => [...document.querySelectorAll("[data-action]")]
    .map(e => [e.getBoundingClientRect(), e.getAttribute("aria-label") ?? e.textContent])
    .filter(([box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)"""
PROMPT = ".wanted [role=status]"
# Rounds and kinds of decision at which the game is looked at; the others up to the inspection go by without the page.
STOPS = [(1, "cell"), (2, "card"), (3, "space"), (4, "cell")]


@dataclass(frozen=True)
class Device:
    """A screen, and whether fingers or a mouse play on it."""

    screen: ViewportSize
    touch: bool

    def open(self, browser: Browser, url: str) -> Page:
        """Open a page on the device, with nothing moving."""
        context = browser.new_context(
            base_url=url, viewport=self.screen, has_touch=self.touch, locale="en-GB", reduced_motion="reduce"
        )
        return context.new_page()


DEVICES = {
    "desktop": Device({"width": 1440, "height": 900}, touch=False),
    "tablet": Device({"width": 820, "height": 1180}, touch=True),
    "phone": Device(PHONE, touch=True),
}


@pytest.fixture(params=DEVICES)
def device(request: pytest.FixtureRequest) -> Device:
    return DEVICES[request.param]


@pytest.fixture
def page(browser: Browser, impatient: Serving, device: Device) -> Iterator[Page]:
    """Open a page on the device; it fails the test if anything goes wrong in it."""
    page = device.open(browser, impatient.url)
    errors = watch(page)
    yield page
    page.context.close()
    assert errors == []


def look(page: Page, device: Device) -> None:
    """Check that everything is on the screen or can be scrolled to, and that fingers find what may be chosen."""
    assert page.evaluate(TOO_WIDE) == []
    if device.touch:
        assert page.evaluate(TOO_SMALL) == []


def play(clicker: Clicker, device: Device, clicks: int) -> None:
    """Click so often, or until the game is over, and look at every picture on the way."""
    for _ in range(clicks):
        clicker.page.locator(READY).first.wait_for()
        look(clicker.page, device)
        if clicker.is_over():
            return
        expect(clicker.page.locator(PROMPT)).to_be_in_viewport()
        clicker.step()


def test_game_to_the_form(page: Page, device: Device) -> None:
    hurry(page)
    page.goto("/")
    look(page, device)
    fill_in_new_table(page, "you", "random", seed="a game of two")
    clicker = Clicker(page, seed=2, touch=device.touch)
    play(clicker, device, 5)
    for turn, kind in STOPS:
        forward(page, turn, kind=kind)
        play(clicker, device, 2)
    forward(page, INSPECTION)
    play(clicker, device, MOST_CLICKS)
    assert clicker.is_over()
    expect(page.locator(BOARD)).to_have_count(0)
    assert form(page) == engines_form(page)

"""A game on each kind of screen: nothing sticks out of it, and what is wanted is always in sight."""

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
from browser.conftest import watched
from browser.serving import Serving

# Elements that stick out of the window and are not inside something that scrolls or cuts off sideways.
TOO_WIDE = """() => {
    const held = e => e && (getComputedStyle(e).overflowX !== "visible" || held(e.parentElement));
    return [...document.body.querySelectorAll("*")]
        .filter(e => e.getBoundingClientRect().right > innerWidth + 1 && !held(e.parentElement))
        .map(e => `${e.tagName} ${e.className}`);
}"""
# What may be chosen, with its size, if a finger would miss it: it may answer beside what is drawn of it, too. Cards
# on a broad shelf are narrower, since all of it is shown.
TOO_SMALL = """() => [...document.querySelectorAll("[data-action]")].flatMap((e) => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const least = e.closest(".area-shelf") ? 35 : 43.5;
    if (width === 0 || (width >= least && height >= least)) return [];
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = (dx, dy) => {
        let far = 0;
        while (far < 44 && e.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far += 0.5;
        return far;
    };
    const [across, down] = [Math.max(width, reach(-1, 0) + reach(1, 0)), Math.max(height, reach(0, -1) + reach(0, 1))];
    return across < least || down < least ? [`${e.ariaLabel ?? e.textContent}: ${across} x ${down}`] : [];
})"""
PROMPT = ".area-prompt [role=status]"
# Rounds and kinds of decision at which the game is looked at; the others up to the inspection go by without the page.
STOPS = [(1, "cell"), (2, "card"), (3, "space"), (4, "cell")]


# Screens, and whether fingers or a mouse play on them.
DEVICES: dict[str, tuple[ViewportSize, bool]] = {
    "desktop": ({"width": 1440, "height": 900}, False),
    "phone": (PHONE, True),
}


def look(page: Page, *, touch: bool) -> None:
    """Check that everything is on the screen or can be scrolled to, and that fingers find what may be chosen."""
    assert page.evaluate(TOO_WIDE) == []
    if touch:
        assert page.evaluate(TOO_SMALL) == []


def play(clicker: Clicker, clicks: int, *, touch: bool) -> None:
    """Click so often, or until the game is over, and look at every picture on the way."""
    for _ in range(clicks):
        clicker.page.locator(READY).first.wait_for()
        look(clicker.page, touch=touch)
        if clicker.is_over():
            return
        expect(clicker.page.locator(PROMPT)).to_be_in_viewport()
        clicker.step()


@pytest.mark.parametrize(("screen", "touch"), DEVICES.values(), ids=DEVICES)
def test_game_to_the_form(browser: Browser, impatient: Serving, screen: ViewportSize, touch: bool) -> None:
    with watched(browser, impatient, viewport=screen, has_touch=touch, reduced_motion="reduce") as page:
        hurry(page)
        page.goto("/")
        look(page, touch=touch)
        fill_in_new_table(page, "you", "random", seed="a game of two")
        clicker = Clicker(page, seed=2, touch=touch)
        play(clicker, 5, touch=touch)
        for turn, kind in STOPS:
            forward(page, turn, kind=kind)
            play(clicker, 2, touch=touch)
        forward(page, INSPECTION)
        play(clicker, MOST_CLICKS, touch=touch)
        assert clicker.is_over()
        expect(page.locator(BOARD)).to_have_count(0)
        assert form(page) == engines_form(page)

"""A game on a phone: nothing sticks out of it, and what is wanted is always in sight."""

from playwright.sync_api import Browser, Page, expect

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
    // On phones, cards on offer are hidden on their tile while they are on the desk.
    const isHidden = width === 0 || !e.checkVisibility({ visibilityProperty: true });
    if (isHidden || (width >= least && height >= least)) return [];
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
STOPS = [(2, "cell"), (3, "card")]


def look(page: Page) -> None:
    """Check that everything is on the screen or can be scrolled to, and that fingers find what may be chosen."""
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(TOO_SMALL) == []


def play(clicker: Clicker, clicks: int) -> None:
    """Tap so often, or until the game is over, and look at every picture on the way."""
    for _ in range(clicks):
        clicker.page.locator(READY).first.wait_for()
        look(clicker.page)
        if clicker.is_over():
            return
        expect(clicker.page.locator(PROMPT)).to_be_in_viewport()
        clicker.step()


def test_game_to_the_form(browser: Browser, impatient: Serving) -> None:
    with watched(browser, impatient, viewport=PHONE, has_touch=True, reduced_motion="reduce") as page:
        hurry(page)
        page.goto("/")
        look(page)
        fill_in_new_table(page, "you", "random", seed="a game of two")
        clicker = Clicker(page, seed=2, touch=True)
        play(clicker, 3)
        for turn, kind in STOPS:
            forward(page, turn, kind=kind)
            play(clicker, 1)
        forward(page, INSPECTION)
        play(clicker, MOST_CLICKS)
        assert clicker.is_over()
        expect(page.locator(BOARD)).to_have_count(0)
        assert form(page) == engines_form(page)

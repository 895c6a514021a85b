"""People play whole games by clicking, and the form on the screen is the engine's own."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from browser.clicking import BOARD, CURTAIN, PHONE, READY, Clicker, form, hurry, open_table
from browser.conftest import watch
from browser.serving import Serving
from exlibris.engine import Record, result

LINES = ("b1", "b2", "b3", "b4", "b5", "total")

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


def engines_form(page: Page) -> dict[int, dict[str, int]]:
    """The form that the downloaded record comes to when the engine replays it."""
    with page.expect_download() as download:
        page.get_by_text("Download the record").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    seats = result(Record.from_json(text).replay()).seats
    return {seat: {line: getattr(column, line) for line in LINES} for seat, column in enumerate(seats)}


def situation(page: Page) -> tuple[str, list[str]]:
    """What is asked, and what may be clicked, as it is on the screen."""
    page.locator(READY).first.wait_for()
    prompt = page.locator("[role=status]").first.inner_text()
    return prompt, page.locator("[data-action]").evaluate_all("all => all.map(e => e.dataset.action)")


def test_game_against_the_computer(page: Page, serving: Serving) -> None:
    hurry(page)
    open_table(page, "you", "greedy", "random")
    clicker = Clicker(page, seed=4)
    assert not clicker.play(15), "over before the reload"

    before = situation(page)
    page.reload()
    assert situation(page) == before

    serving.restart()
    assert situation(page) == before
    assert clicker.play()
    assert form(page) == engines_form(page)


def test_pass_and_play(page: Page) -> None:
    hurry(page)
    open_table(page, "you", "person", "greedy")
    clicker = Clicker(page, seed=7)
    passed = set()
    for _ in range(1500):
        page.locator(READY).first.wait_for()
        if clicker.is_over():
            break
        if page.locator(CURTAIN).count():
            passed.add(page.locator(f"{CURTAIN} h1").inner_text())
            expect(page.locator(BOARD)).to_have_count(0)
            assert "Your hand" not in page.content()
        clicker.step()
    assert passed == {"Pass the device to Player 1", "Pass the device to Player 2"}
    assert form(page) == engines_form(page)


def test_phone(browser: Browser, serving: Serving) -> None:
    with browser.new_context(base_url=serving.url, viewport=PHONE, has_touch=True, locale="en-GB") as context:
        page = context.new_page()
        errors = watch(page)
        hurry(page)
        page.goto("/")
        assert page.evaluate(TOO_WIDE) == []
        open_table(page, "you", "random")
        clicker = Clicker(page, seed=2)
        while not clicker.play(4):
            assert page.evaluate(TOO_WIDE) == []
            assert page.evaluate(TOO_SMALL) == []
        assert page.evaluate(TOO_WIDE) == []
        assert form(page) == engines_form(page)
        assert errors == []

"""People play whole games by clicking, and the form on the screen is the engine's own."""

from playwright.sync_api import Page, expect

from browser.clicking import BOARD, CURTAIN, READY, Clicker, engines_form, form, hurry, open_table
from browser.serving import Serving


def situation(page: Page) -> tuple[str, list[str]]:
    """What is asked, and what may be clicked, as it is on the screen."""
    page.locator(READY).first.wait_for()
    prompt = page.locator("[role=status]").first.inner_text()
    return prompt, page.locator("[data-action]").evaluate_all("all => all.map(e => e.dataset.action)")


def test_game_against_the_computer(page: Page, serving: Serving) -> None:
    hurry(page)
    open_table(page, "you", "greedy", "random", seed="a whole game")
    clicker = Clicker(page, seed=4)
    assert not clicker.play(15), "over before the reload"
    page.keyboard.press("Escape")  # the question which assistant goes there does not outlast the page

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

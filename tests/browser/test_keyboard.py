"""A game without touching the mouse: focus is never lost, and what others do is said aloud."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.clicking import (
    BOARD,
    FORM,
    INSPECTION,
    MOST_CLICKS,
    MOVED_ON,
    engines_form,
    form,
    forward,
    hurry,
    open_table,
)
from browser.conftest import watched
from browser.serving import Serving

PROMPT = ".area-prompt [role=status]"
TURN = f"[data-asked='true'], {FORM}"
# What has the focus: nothing, something that may be chosen, or something else.
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return "nothing";
    return at.hasAttribute("data-action") ? "choice" : `${at.tagName} ${at.className}`;
}"""
# Collects what is announced from now on.
LISTEN = """() => {
    window.heard = [];
    const listen = () => {
        const said = document.querySelector("[data-announcer]")?.textContent;
        if (said && said !== window.heard.at(-1)) window.heard.push(said);
    };
    new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
}"""
HEARD = "name => window.heard.some((said) => said.includes(name))"
PATIENCE = 10_000
MOST_TABS = 60
FEW = 6  # steps in the first round; what is between them and the inspection is left out
# The keys of those buttons that are choices; advice is none.
NUMBERS = """all => all.slice(0, 9).flatMap((one, at) => one.hasAttribute("data-action") ? [at + 1] : [])"""
LATER = """number => {
    const board = document.querySelector("[data-asked]");
    return !board || Number(board.dataset.number) > number;
}"""
# The next picture takes the focus along, at the latest with the frame after it.
SOMEWHERE = "() => document.activeElement && document.activeElement !== document.body"
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End")


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until the focus is there."""
    wanted.first.wait_for()
    for _ in range(MOST_TABS):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {wanted}")


def open_by_keyboard(page: Page) -> str:
    """Set up a table for two against a bot that plays at random; return its name."""
    page.goto("/")
    tab_to(page, page.locator("details.own > summary"))
    page.keyboard.press("Enter")
    players = page.get_by_label("Who plays seat")
    players.first.wait_for()
    while players.count() > 2:
        tab_to(page, page.get_by_label(f"Remove seat {players.count()}"))
        page.keyboard.press("Enter")
    tab_to(page, players.nth(1))
    page.keyboard.press("End")
    expect(players.nth(1)).to_have_value("random")
    name = page.get_by_label("Name at seat 2").input_value()
    tab_to(page, page.get_by_role("button", name="Open the table"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    return name


class Typist:
    """Plays with keys: n and b step through what may be chosen, arrows move among neighbors, Enter chooses."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self._draw = random.Random(seed)

    def play(self, steps: int) -> None:
        """Make so many choices, or all until the game is over; `window.heard` collects what is announced."""
        self.page.evaluate(LISTEN)
        for _ in range(steps):
            self.page.locator(TURN).first.wait_for(timeout=PATIENCE)
            if self.page.locator(FORM).count():
                break
            assert self.page.locator(PROMPT).inner_text().strip()
            self.step()
            self.page.wait_for_function(SOMEWHERE, timeout=PATIENCE)

    def step(self) -> None:
        """Make one choice, and check that the table has moved on and that the focus is somewhere."""
        number = int(self.page.locator(BOARD).get_attribute("data-number") or 0)
        if not self._by_number():
            self._go()
            assert self.page.evaluate(FOCUS) == "choice"
            self.page.keyboard.press("Enter")
        self._moved_on(MOVED_ON, number)
        if self.page.locator(".chooser").count():
            assert self.page.evaluate(FOCUS) == "choice", "the question which assistant has no focus"
            self.page.keyboard.press("Enter")
            self._moved_on(LATER, number)

    def _moved_on(self, wanted: str, number: int) -> None:
        """Wait until the table has moved on; if it does not, the failure names the focus and the prompt."""
        try:
            self.page.wait_for_function(wanted, arg=number, timeout=PATIENCE)
        except TooLate as error:
            focused = self.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
            raise AssertionError(f"{self.page.locator(PROMPT).inner_text()}: {focused}") from error

    def _go(self) -> None:
        """Move the focus to something that may be chosen."""
        for _ in range(self._draw.randrange(1, 4)):
            self.page.keyboard.press(self._draw.choice("nnb"))
        if self._draw.random() < 0.3:
            self.page.keyboard.press(self._draw.choice(ARROWS))
        if self.page.evaluate(FOCUS) != "choice":
            self.page.keyboard.press("n")

    def _by_number(self) -> bool:
        """Sometimes press the number of one of the buttons at the prompt."""
        numbers = self.page.locator(".options .button:visible").evaluate_all(NUMBERS)
        if not numbers or self._draw.random() < 0.5:
            return False
        self.page.keyboard.press(str(self._draw.choice(numbers)))
        return True


@pytest.fixture
def page(browser: Browser, impatient: Serving) -> Iterator[Page]:
    """Open a page whose mouse is never touched; it fails the test if anything goes wrong in it."""
    with watched(browser, impatient, reduced_motion="reduce") as page:
        hurry(page)
        yield page


def test_game_by_keyboard_alone(page: Page) -> None:
    other = open_by_keyboard(page)
    page.locator(PROMPT).wait_for()
    typist = Typist(page, seed=6)
    typist.play(FEW)
    page.wait_for_function(HEARD, arg=other, timeout=PATIENCE)  # lines are gathered for a while before they are read
    forward(page, INSPECTION)
    typist.play(MOST_CLICKS)
    assert form(page) == engines_form(page)


def test_the_list_of_keys_comes_and_goes_by_key(page: Page) -> None:
    open_table(page, "you", "random")
    page.locator("[data-action]:visible").first.wait_for()
    page.keyboard.press("n")
    before = page.evaluate("document.activeElement.dataset.action")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    assert before
    assert page.evaluate("document.activeElement.dataset.action") == before


def test_a_key_that_is_held_down_presses_once(page: Page) -> None:
    open_table(page, "you", "random")
    settings = page.get_by_role("button", name="Settings")
    settings.focus()
    for _ in range(2):  # the second is a repetition of the first
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(settings).to_have_attribute("aria-expanded", "true")


def test_who_listens_hears_prompt_choices_and_others(page: Page) -> None:
    open_table(page, "you", "random")
    page.locator(TURN).first.wait_for()
    expect(page.locator(PROMPT)).to_have_attribute("aria-live", "polite")
    expect(page.locator("[data-announcer]")).to_have_attribute("aria-live", "polite")
    names = page.locator("[data-action]:visible").evaluate_all(
        "all => all.map(one => (one.getAttribute('aria-label') ?? one.textContent).trim())"
    )
    assert names
    assert all(names)


def test_an_explanation_is_read_and_its_links_follow_with_tab(page: Page) -> None:
    open_table(page, "you", "random", seed="coach")
    forward(page, 2, kind="card")
    tile = page.locator(".tile > .head.plain").first
    tile.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="About this")).to_be_focused()
    tab_to(page, page.get_by_role("group", name="About this").get_by_role("link"))
    page.keyboard.press("Escape")
    expect(tile).to_be_focused()


def test_a_key_reads_what_is_said_of_a_card_that_enter_would_choose(page: Page) -> None:
    open_table(page, "you", "random", seed="coach")
    forward(page, 2, kind="card")
    card = page.locator(".area-hand [data-action]").first
    card.focus()
    before = page.locator(BOARD).get_attribute("data-number")
    page.keyboard.press("d")
    about = page.get_by_role("group", name="About this")
    expect(about).to_be_focused()
    tab_to(page, about.get_by_role("link"))
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    assert page.locator(BOARD).get_attribute("data-number") == before


def test_escape_closes_one_thing_at_a_time(page: Page) -> None:
    open_table(page, "you", "random", seed="coach")
    forward(page, 2, kind="card")
    settings = page.get_by_role("button", name="Settings")
    panels = [
        page.get_by_role("region", name="Hint"),
        page.locator(".menu .panel"),
        page.get_by_role("group", name="About this"),
    ]
    page.keyboard.press("c")
    expect(panels[0].get_by_role("heading", level=2)).to_be_visible(timeout=2 * PATIENCE)
    settings.press("Enter")
    expect(panels[1]).to_be_visible()
    page.locator(".tile > .head.plain").first.press("Enter")
    expect(panels[2]).to_be_visible()
    page.keyboard.press("Escape")
    expect(panels[2]).to_have_count(0)
    expect(panels[1]).to_be_visible()
    page.keyboard.press("Escape")
    expect(panels[1]).to_have_count(0)
    expect(panels[0]).to_be_visible()
    page.keyboard.press("Escape")
    expect(panels[0]).to_have_count(0)


def test_the_question_which_assistant_keeps_the_focus(page: Page) -> None:
    open_table(page, "you", "random", seed="coach")
    forward(page, 2, kind="space")
    page.locator(".tile .stool.legal").first.press("Enter")
    question = page.get_by_role("dialog", name="Who goes there?")
    expect(question.get_by_role("button").first).to_be_focused()
    for _ in range(question.get_by_role("button").count()):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('[role=dialog]') !== null")
    expect(question.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(question.get_by_role("button").last).to_be_focused()

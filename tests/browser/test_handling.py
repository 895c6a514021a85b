"""What pointer, keys and a turned phone do to the table: moving copies, popovers, questions, shortcuts."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.clicking import BOARD, PHONE, forward, open_table

pytestmark = pytest.mark.usefixtures("hurried", "in_motion")

CARD = ".area-hand .slot [data-spot]"
CLOSE_TO = 0.8  # how large a copy is at least, compared with its card
# Note how large each copy is when it is added.
WATCH_COPIES = """() => {
    window.copies = [];
    new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeType === 1);
        for (const node of added.flatMap((node) => [node, ...node.querySelectorAll("*")]))
            if (node.matches(".flying:not(.flying-back)")) window.copies.push(node.offsetWidth);
    }).observe(document.body, { childList: true, subtree: true });
}"""


READABLE = 14  # pixels
READING = 600  # milliseconds that a finger rests, longer than for any tap
SIZES = "all => all.map((e) => parseFloat(getComputedStyle(e).fontSize))"


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def test_a_moving_copy_is_as_large_as_its_card(page: Page) -> None:
    open_table(page, "you", "greedy", seed="worth it 3")
    forward(page, 2, kind="cell")
    card = box(page.locator(CARD).first)
    page.mouse.move(card["x"] + 10, card["y"] + 10)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 60, steps=4)
    carried = box(page.locator(".carried > *"))
    assert carried["width"] > CLOSE_TO * card["width"]
    assert carried["height"] > CLOSE_TO * card["height"]
    page.keyboard.press("Escape")
    page.mouse.up()
    page.evaluate(WATCH_COPIES)
    cell = page.locator(".free[data-kind='cell']").first
    width = box(cell)["width"]
    number = int(page.locator(BOARD).get_attribute("data-number") or 0)
    cell.click()
    page.wait_for_function("n => Number(document.querySelector('[data-asked]').dataset.number) > n", arg=number)
    page.wait_for_function("() => window.copies.length > 0")
    assert max(page.evaluate("window.copies")) > CLOSE_TO * width


def test_no_popover_opens_below_a_pointer_at_rest(page: Page) -> None:
    open_table(page, "you", "greedy", seed="at rest")
    forward(page, 1, kind="space")  # before the draft nobody has cards
    card = box(page.locator(".area-hand .slot [data-spot]").first)
    page.mouse.move(card["x"] + 12, card["y"] + 30)
    expect(page.locator(".read")).to_be_visible()
    page.reload()
    page.locator(".area-hand .slot").first.wait_for()
    page.wait_for_timeout(600)
    expect(page.locator(".read")).to_have_count(0)
    page.mouse.move(card["x"] + 14, card["y"] + 34)
    expect(page.locator(".read")).to_be_visible()


def test_a_turned_phone_keeps_the_question_which_assistant_in_sight(page: Page) -> None:
    page.set_viewport_size(PHONE)
    open_table(page, "you", "greedy", seed="turned")
    forward(page, 1, kind="space")
    page.locator(".stool.legal:visible").last.click()
    chooser = page.locator(".chooser")
    expect(chooser).to_be_visible()
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    expect(chooser).to_be_in_viewport(ratio=1)


def test_shortcuts_work_with_capitals_too(page: Page) -> None:
    open_table(page, "you", "greedy", seed="capitals")
    page.locator("[data-asked='true'] [data-action]:visible").first.wait_for()  # libraries come after the board
    page.keyboard.press("N")
    expect(page.locator("[data-action]:focus")).to_have_count(1)


def test_a_refusal_goes_with_the_next_click(page: Page) -> None:
    open_table(page, "you", "greedy", seed="refused")
    forward(page, 1, kind="cell")
    page.locator("[data-spot^='space:']").first.click()
    expect(page.locator(".notes .refused")).not_to_be_empty()
    page.locator(".log").first.click(position={"x": 5, "y": 5})
    expect(page.locator(".notes .refused")).to_be_empty()


def test_a_tile_or_card_that_is_tapped_explains_itself_and_refuses_nothing(page: Page) -> None:
    page.set_viewport_size(PHONE)
    open_table(page, "you", "greedy", seed="refused")
    forward(page, 1, kind="space")
    page.locator(".tile > .head").first.click()
    expect(page.locator(".read")).to_be_visible()
    expect(page.locator(".notes .refused")).to_be_empty()
    page.locator(".area-hand .slot [data-spot]").first.click()
    expect(page.locator(".read.card")).to_be_visible()
    expect(page.locator(".notes .refused")).to_be_empty()


def test_a_pressing_finger_reads_the_card_before_it_acts(page: Page) -> None:
    page.set_viewport_size(PHONE)
    open_table(page, "you", "greedy", seed="worth it 3")
    forward(page, 2, kind="card")
    finger = page.context.new_cdp_session(page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    card = box(page.locator(".area-hand .legal").first)
    before = page.locator(BOARD).get_attribute("data-number")
    point = {"x": card["x"] + 20, "y": card["y"] + 30}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    titles = page.locator(".read.card").locator("li i")
    expect(titles.first).to_be_visible()
    assert min(titles.evaluate_all(SIZES)) >= READABLE
    assert box(page.locator(".read.card"))["y"] + box(page.locator(".read.card"))["height"] <= card["y"]
    page.wait_for_timeout(READING)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".read.card")).to_have_count(0)
    assert page.locator(BOARD).get_attribute("data-number") == before

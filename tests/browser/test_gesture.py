"""A hand card goes to the shelf at a placement by one gesture, and one undo takes all of it back."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.clicking import CURTAIN, DESKTOP, HAND_OVER, PHONE, forward, hurry, open_table
from browser.conftest import watched
from browser.hands import Finger, Hand, Mouse, moved_on, number, table
from browser.serving import Serving

CELLS: Final = ".cabinet [data-kind='cell']"
ASKED: Final = "[data-asked='true']"


@pytest.fixture(params=["mouse", "finger"])
def hand(request: pytest.FixtureRequest, browser: Browser, impatient: Serving) -> Iterator[Hand]:
    """Open a table of two people at a placement in the second round, for a mouse or for fingers on a phone."""
    touch = request.param == "finger"
    with watched(browser, impatient, viewport=PHONE if touch else DESKTOP, has_touch=touch) as page:
        at_a_placement(page)
        yield Finger(page) if touch else Mouse(page)


@pytest.fixture
def desktop(browser: Browser, impatient: Serving) -> Iterator[Page]:
    with watched(browser, impatient, viewport=DESKTOP) as page:
        at_a_placement(page)
        yield page


def at_a_placement(page: Page) -> None:
    hurry(page)
    open_table(page, "you", "person", seed="one gesture")
    forward(page, 2, kind="space")
    page.locator(CURTAIN).get_by_role("button").first.click()
    page.locator(ASKED).wait_for()
    assert number_of_cells(page) == 0


def number_of_cells(page: Page) -> int:
    return page.locator(CELLS).count()


def cards(page: Page) -> list[Locator]:
    """Return the cards of the hand."""
    return page.locator(".hand [data-spot^='card:']").all()


def card_of(thing: Locator) -> int:
    return int(str(thing.get_attribute("data-spot")).removeprefix("card:"))


def points(page: Page) -> list[str]:
    """Return the points that the lit cells show."""
    page.locator(CELLS).first.wait_for()
    return page.locator(f"{CELLS} .worth").all_inner_texts()


def shelved(page: Page, card: int) -> None:
    """Check that the card is on the shelf and the turn over; take it back by one undo."""
    page.locator(HAND_OVER).wait_for()
    expect(page.locator(f".cabinet [data-spot='card:{card}']")).to_have_count(1)
    expect(page.locator(f".hand [data-spot='card:{card}']")).to_have_count(0)
    page.locator("[data-undo]").click()
    page.locator(f"{ASKED} .piece:enabled:visible, {ASKED} .area-town [data-kind='space']:visible").first.wait_for()
    assert table(page)["decision"]["kind"] == "space"
    expect(page.locator(f".cabinet [data-spot='card:{card}']")).to_have_count(0)
    expect(page.locator(f".hand [data-spot='card:{card}']")).to_have_count(1)


def test_a_card_is_dragged_to_its_cell(hand: Hand) -> None:
    page = hand.page
    card = cards(page)[0]
    hand.lift(card)
    assert all(points(page))
    at = page.locator(CELLS).last.bounding_box()
    assert at
    hand.move((at["x"] + at["width"] / 2, at["y"] + at["height"] / 2))
    which = card_of(card)
    hand.release()
    shelved(page, which)


def test_a_card_is_picked_and_then_its_cell(hand: Hand) -> None:
    page = hand.page
    card = cards(page)[1]
    which = card_of(card)
    press = "tap" if isinstance(hand, Finger) else "click"
    getattr(card, press)(position={"x": 9, "y": 12})
    expect(card).to_have_attribute("aria-pressed", "true")
    assert all(points(page))
    getattr(card, press)(position={"x": 9, "y": 12})
    expect(page.locator(CELLS)).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")
    getattr(card, press)(position={"x": 9, "y": 12})
    cell = page.locator(CELLS).last
    getattr(cell, press)()
    shelved(page, which)


def test_a_card_is_shelved_by_keyboard(desktop: Page) -> None:
    page = desktop
    card = cards(page)[0]
    which = card_of(card)
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{CELLS}:focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(CELLS)).to_have_count(0)
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"{CELLS}:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    shelved(page, which)


def test_with_a_card_in_the_hand_a_space_can_still_be_chosen(desktop: Page) -> None:
    page, before = desktop, number(desktop)
    cards(page)[0].click(position={"x": 9, "y": 12})
    page.locator(CELLS).first.wait_for()
    page.locator(".area-town [data-action]").first.click()
    if page.locator(".chooser").count():
        page.locator(".chooser [data-action]").first.click()
    moved_on(page, before)
    expect(page.locator(CELLS)).to_have_count(0)


def test_looking_at_a_rivals_shelf_is_no_error(desktop: Page) -> None:
    desktop.locator(".area-others .mini-shelf").first.click()
    expect(desktop.locator(".notes .refused")).to_be_empty()

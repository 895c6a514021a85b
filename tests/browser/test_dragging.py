"""Cards and assistants that are dragged, by mouse and by finger: where they go, and what lets them stay."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from browser.clicking import PHONE, forward, hurry, open_table
from browser.conftest import watched
from browser.hands import CARRIED, Finger, Hand, Mouse, ask, box, middle, moved_on, number, spot, stayed, table
from browser.serving import Serving

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
REFUSED = ".notes .refused"
FREE = ".area-shelf [data-spot^='cell:']:has(> .free)"
NOWHERE = ".area-brand, .signs .round"


@pytest.fixture(scope="module", params=["mouse", "finger"])
def open_hand(request: pytest.FixtureRequest, browser: Browser, impatient: Serving) -> Iterator[Hand]:
    """Open a table for a mouse on a desktop, and for fingers on a phone."""
    touch = request.param == "finger"
    with watched(browser, impatient, viewport=PHONE if touch else DESKTOP, has_touch=touch) as page:
        hurry(page)
        open_table(page, "you", "random", seed="by hand")
        yield Finger(page) if touch else Mouse(page)


@pytest.fixture
def hand(open_hand: Hand) -> Iterator[Hand]:
    yield open_hand
    open_hand.rest()


@pytest.fixture
def mouse(hand: Hand) -> Mouse:
    if not isinstance(hand, Mouse):
        pytest.skip("for the mouse")
    return hand


@pytest.fixture
def finger(hand: Hand) -> Finger:
    if not isinstance(hand, Finger):
        pytest.skip("for fingers")
    return hand


def shelving(page: Page) -> tuple[Locator, Locator, int]:
    """Ask where a card goes; return it, a free place on the shelf, and the table's number."""
    card = ask(page, "cell")["focus_card"]
    return spot(page, f"card:{card}"), page.locator(FREE).last, number(page)


def on_shelf(page: Page) -> set[int]:
    """Return the cards on the reader's shelf."""
    rows = table(page)["view"]["seats"][0]["shelf"]["rows"]
    return {cell["card"] for row in rows for cell in row if cell}


def test_a_card_goes_to_the_free_place_where_it_is_dropped(hand: Hand) -> None:
    page = hand.page
    card, place, before = shelving(page)
    wanted = str(place.get_attribute("data-spot"))
    chosen = table(page)["decision"]
    hand.carry(card, place)
    expect(page.locator("[data-over]")).to_have_attribute("data-spot", wanted)
    expect(card).to_have_attribute("data-lifted", "")
    expect(page.locator(".dragging .free")).not_to_have_count(0)
    copy, (x, y) = box(page.locator(CARRIED)), middle(place)
    assert copy["x"] < x < copy["x"] + copy["width"]
    assert copy["y"] < y < copy["y"] + copy["height"]
    hand.release()
    moved_on(page, before)
    assert chosen["focus_card"] in on_shelf(page)
    expect(page.locator(f".area-shelf [data-spot='card:{chosen['focus_card']}']")).to_have_count(1)
    expect(page.locator(CARRIED)).to_have_count(0)


@pytest.mark.parametrize("edge", ["left", "right"])
def test_the_edge_of_a_place_counts(hand: Hand, edge: str) -> None:
    card, place, before = shelving(hand.page)
    area = box(place)
    x = area["x"] + (2 if edge == "left" else area["width"] - 2)
    hand.drag(card, (x, area["y"] + area["height"] / 2))
    moved_on(hand.page, before)


def test_a_drop_on_nothing_lets_the_card_stay_and_says_why(hand: Hand) -> None:
    card, _, before = shelving(hand.page)
    hand.drag(card, hand.page.locator(NOWHERE).locator("visible=true").first)
    expect(hand.page.locator(REFUSED)).not_to_be_empty()
    stayed(hand.page, before)


def test_a_drop_on_a_taken_place_says_what_is_wrong_there(hand: Hand) -> None:
    page = hand.page
    card, _, before = shelving(page)
    taken = page.locator(".area-shelf [data-spot^='cell:']:has([data-spot^='card:'])").first
    hand.drag(card, taken)
    expect(page.locator(REFUSED)).not_to_be_empty()
    stayed(page, before)


def test_a_card_that_comes_back_to_its_place_is_not_refused(hand: Hand) -> None:
    page = hand.page
    card, place, before = shelving(page)
    home = middle(card)
    hand.carry(card, place)
    hand.move(home)
    hand.release()
    stayed(page, before)
    expect(page.locator(REFUSED)).to_be_empty()


def test_another_card_does_not_go_in_place_of_the_one_that_is_asked_about(hand: Hand) -> None:
    page = hand.page
    _, place, before = shelving(page)
    decision = table(page)["decision"]
    others = [card for card in table(page)["view"]["seats"][0]["hand"] if card != decision["focus_card"]]
    hand.drag(spot(page, f"card:{others[0]}"), place)
    page.wait_for_timeout(100)
    stayed(page, before)


def test_escape_cancels_a_drag_and_its_release_does_nothing(hand: Hand) -> None:
    page = hand.page
    card, place, before = shelving(page)
    hand.carry(card, place)
    page.keyboard.press("Escape")
    expect(page.locator(CARRIED)).to_have_count(0)
    hand.release()
    page.wait_for_timeout(100)
    stayed(page, before)
    expect(page.locator(REFUSED)).to_be_empty()
    hand.drag(card, place)
    moved_on(page, before)


def test_an_assistant_goes_to_the_space_where_it_is_dropped(hand: Hand) -> None:
    page = hand.page
    ask(page, "space")
    before = number(page)
    piece = page.locator("[data-spot^='piece:']:visible").last
    kind = str(piece.get_attribute("data-spot"))
    space = page.locator(".area-town [data-spot^='space:']:has(.legal)").first
    name = str(space.get_attribute("data-spot"))
    hand.carry(piece, space)
    expect(page.locator("[data-over]")).to_have_attribute("data-spot", name)
    hand.release()
    moved_on(page, before)
    pawn = page.locator(f".area-town [data-spot='{name}'] [data-spot^='pawn:0:']")
    expect(pawn).to_have_count(1)
    special = not str(pawn.get_attribute("data-spot")).startswith("pawn:0:@")
    assert special == (kind == "piece:special")


def test_a_card_does_not_place_an_assistant(hand: Hand) -> None:
    page = hand.page
    options = ask(page, "space")["actions"]
    before = number(page)
    space = page.locator(".area-town [data-spot^='space:']:has(.legal)").first
    hand.lift(page.locator(".area-hand .slot [data-spot]").first)
    if any(option["home"] and not option["special"] for option in options):
        page.locator(FREE).first.wait_for()  # on a phone in front of the town
    if isinstance(hand, Finger):
        hand.move(middle(spot(page, "pane:town")))
    space.wait_for()
    hand.move(middle(space))
    hand.release()
    page.wait_for_timeout(100)
    stayed(page, before)


def test_a_card_that_must_be_chosen_first_goes_at_once(mouse: Mouse) -> None:
    page = mouse.page
    card = page.locator("[data-kind='card'][data-spot^='card:']:visible").first
    asked = ask(page, "card")
    for turn in range(2, 8):
        if asked["tile"] is not None:  # without a tile there is nothing to drop on
            break
        forward(page, turn, kind="card")
        asked = table(page)["decision"]
    tile = asked["tile"]
    before = number(page)
    mine = card.evaluate("one => one.closest('.area-hand') !== null")
    mouse.drag(card, spot(page, f"tile:{tile}" if mine else "hand:0"))
    moved_on(page, before)


def test_a_hand_arranged_by_hand_keeps_a_card_where_it_is_dropped(mouse: Mouse) -> None:
    page = mouse.page
    ask(page, "space")
    order = page.locator(".area-hand .slot [data-spot]")
    if order.count() < 2:
        pytest.skip("one card has no order")
    page.add_init_script("localStorage['exlibris-settings'] = JSON.stringify({ pace: 'off', handOrder: 'own' })")
    page.reload()
    ask(page, "space")
    spots = "all => all.map(one => one.dataset.spot)"
    before = order.evaluate_all(spots)
    mouse.drag(order.first, order.last)
    expect(order.last).to_have_attribute("data-spot", before[0])
    assert order.evaluate_all(spots) == [*before[1:], before[0]]
    stayed(page, number(page))


def test_a_second_finger_neither_moves_nor_drops_what_the_first_one_carries(finger: Finger) -> None:
    page = finger.page
    card, place, before = shelving(page)
    finger.carry(card, place)
    held = box(page.locator(CARRIED))
    finger.press((60, 300), finger=1)
    finger.move((200, 300), finger=1)
    assert box(page.locator(CARRIED)) == held
    finger.release(finger=1)
    expect(page.locator(CARRIED)).to_have_count(1)
    finger.release()
    moved_on(page, before)


def test_a_touch_that_the_system_takes_away_drops_nothing(finger: Finger) -> None:
    card, place, before = shelving(finger.page)
    finger.carry(card, place)
    finger.cancel()
    stayed(finger.page, before)


def test_a_tab_under_the_finger_shows_its_pane(finger: Finger) -> None:
    page = finger.page
    card, place, before = shelving(page)
    finger.carry(card, spot(page, "pane:others"))
    expect(page.locator("[data-pane]")).to_have_attribute("data-pane", "others")
    finger.move(middle(spot(page, "pane:shelf")))
    expect(page.locator("[data-pane]")).to_have_attribute("data-pane", "shelf")
    finger.move(middle(place))
    finger.release()
    moved_on(page, before)


def test_a_swipe_of_one_finger_turns_to_the_next_pane(finger: Finger) -> None:
    page = finger.page
    ask(page, "space")
    pane = page.locator("[data-pane]")
    expect(pane).to_have_attribute("data-pane", "town")
    finger.press((300, 300))
    finger.move((120, 300))
    finger.release()
    expect(pane).to_have_attribute("data-pane", "shelf")
    spot(page, "pane:town").click()

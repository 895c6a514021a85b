"""Hands at the table: a mouse or a finger that takes hold of something, carries it and lets go."""

from typing import Any, Final, Protocol

from playwright.sync_api import FloatRect, Locator, Page, expect

from browser.clicking import BOARD, READY, forward

Point = tuple[float, float]
Target = Locator | Point

STEPS: Final = 4
CARRIED: Final = ".carried"


def box(thing: Locator) -> FloatRect:
    """Return where a thing is on the screen."""
    found = thing.bounding_box()
    assert found
    return found


def middle(thing: Target) -> Point:
    """Return the middle of a thing; of a card in the hand, which the next one covers, a point beside its letter."""
    if isinstance(thing, tuple):
        return thing
    place = box(thing)
    if thing.evaluate("one => one.closest('.slot') !== null"):
        return place["x"] + 9, place["y"] + 12
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


class Hand(Protocol):
    """A mouse or a finger."""

    page: Page

    def press(self, at: Point) -> None:
        """Press the button, or put the finger down."""

    def move(self, to: Point) -> None:
        """Move, while pressed."""

    def release(self) -> None:
        """Let go."""

    def lift(self, thing: Target) -> None:
        """Take hold of a thing, so that it is carried."""

    def rest(self) -> None:
        """Let go of all that a test has left in the hand."""

    def carry(self, thing: Target, to: Target) -> None:
        """Carry a thing to another, and hold it there."""
        self.lift(thing)
        self.move(middle(to))

    def drag(self, thing: Target, to: Target) -> None:
        """Carry a thing to another, and let go."""
        self.carry(thing, to)
        self.release()


class Mouse(Hand):
    """The mouse of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Point) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to: Point) -> None:
        self.page.mouse.move(*to, steps=STEPS)

    def release(self) -> None:
        self.page.mouse.up()

    def rest(self) -> None:
        self.release()

    def lift(self, thing: Target) -> None:
        x, y = middle(thing)
        self.press((x, y))
        self.move((x + 8, y - 8))
        self.page.locator(CARRIED).wait_for()


class Finger(Hand):
    """Fingers on a page with touch; the first one drags."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._screen = page.context.new_cdp_session(page)
        self._fingers: dict[int, Point] = {}

    def press(self, at: Point, finger: int = 0) -> None:
        self._fingers[finger] = at
        self._tell("touchStart")

    def move(self, to: Point, finger: int = 0) -> None:
        x, y = self._fingers[finger]
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._fingers[finger] = (x + (to[0] - x) * part, y + (to[1] - y) * part)
            self._tell("touchMove")

    def release(self, finger: int = 0) -> None:
        del self._fingers[finger]
        self._tell("touchMove" if self._fingers else "touchEnd")  # a finger that is missing has been lifted

    def cancel(self) -> None:
        """Lose the touch, as when somebody calls."""
        self._fingers.clear()
        self._tell("touchCancel")

    def rest(self) -> None:
        if self._fingers:
            self.cancel()

    def lift(self, thing: Target) -> None:
        self.press(middle(thing))
        self.page.locator(CARRIED).wait_for()

    def _tell(self, kind: str) -> None:
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in self._fingers.items()]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def table(page: Page) -> Any:
    """Return the table on the page, as its reader sees it."""
    return page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()


def number(page: Page) -> int:
    """Return the number of the position that the page shows."""
    return int(page.locator(BOARD).get_attribute("data-number") or 0)


def moved_on(page: Page, before: int) -> None:
    """Wait until the page shows a later position."""
    later = "before => Number(document.querySelector('[data-asked]').dataset.number) > before"
    page.wait_for_function(later, arg=before)


def ask(page: Page, kind: str) -> Any:
    """Return the decision of that kind: the one to make now or before the last action, or played forward to."""
    page.locator(READY).first.wait_for()
    if kind_of(page) != kind:
        take_back(page)
    if kind_of(page) != kind:
        forward(page, 1, kind=kind)
    assert kind_of(page) == kind, "the seed's game has none left"
    page.locator(f"{BOARD}[data-asked='true']").wait_for()
    decision = table(page)["decision"]
    if any(not option.get("home", True) for option in decision["actions"]):
        page.locator(".area-town").wait_for()  # a phone first shows a card that has just come to the shelf
    return decision


def take_back(page: Page) -> None:
    """Take back the reader's last action, if that is possible."""
    before = table(page)
    data = {"seat": before["you"], "number": before["number"]}
    if page.request.post(f"/api/tables/{before['table']['id']}/undo", data=data).ok:
        moved_on(page, before["number"])


def kind_of(page: Page) -> str:
    """Return the kind of the decision to make now."""
    return str((table(page)["decision"] or {}).get("kind"))


def spot(page: Page, name: str) -> Locator:
    """Return the visible thing with that spot."""
    return page.locator(f"[data-spot='{name}']:visible").first


def stayed(page: Page, before: int) -> None:
    """Check that nothing is carried or marked anymore, and that nothing has been chosen."""
    expect(page.locator(CARRIED)).to_have_count(0)
    expect(page.locator("[data-lifted], [data-over], [data-goal], .dragging")).to_have_count(0)
    assert table(page)["number"] == number(page) == before

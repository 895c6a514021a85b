"""Whatever can be clicked is large enough for a mouse, and on a phone for a finger: all pages but the table."""

import httpx
import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from browser.clicking import PHONE
from browser.conftest import watched
from browser.serving import Serving
from browser.targets import FINGER, MOUSE, missed

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
DEVICES: dict[str, tuple[ViewportSize, int]] = {"desktop": (DESKTOP, MOUSE), "phone": (PHONE, FINGER)}
PAGES = (
    *("/", "/lobby", "/rules", "/learn", "/learn/first_shelf", "/puzzle", "/score", "/deck", "/account", "/recover"),
    *("/players", "/replay", "/verify", "/nowhere", "/table/{open}", "/table/{over}", "/replay/{over}?at=40"),
)
OPEN_ALL = "document.querySelectorAll('details:not([open])').forEach((drawer) => (drawer.open = true))"


def settled(page: Page, path: str) -> None:
    """Open a page and all its drawers."""
    page.goto(path)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate(OPEN_ALL)
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("device", DEVICES)
def test_everything_to_click_is_large_enough(browser: Browser, impatient: Serving, finished: str, device: str) -> None:
    screen, least = DEVICES[device]
    seats = [{"name": "Ahmed", "player": "random"}, {"player": "open"}]
    table = httpx.post(f"{impatient.url}/api/tables", json={"seats": seats}).json()["id"]
    with watched(
        browser, impatient, viewport=screen, has_touch=least == FINGER, reduced_motion="reduce", service_workers="block"
    ) as page:
        found = {}
        for path in PAGES:
            settled(page, path.format(open=table, over=finished))
            found[path] = missed(page, least)
        page.get_by_role("button", name="Review").click()
        page.get_by_role("region", name="Review").get_by_role("slider").wait_for()
        found["review"] = missed(page, least)
    assert {path: names for path, names in found.items() if names} == {}

"""Whatever can be clicked is large enough for a mouse, and on a phone for a finger: all pages but the table."""

import httpx
from playwright.sync_api import Browser, Page, ViewportSize

from browser.clicking import PHONE
from browser.component_page import resize
from browser.conftest import watched
from browser.serving import Serving
from browser.targets import FINGER, MOUSE, missed

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
DEVICES: dict[str, tuple[ViewportSize, int]] = {"desktop": (DESKTOP, MOUSE), "phone": (PHONE, FINGER)}
PAGES = (
    *("/", "/lobby", "/rules", "/learn/first_shelf", "/puzzle", "/score", "/deck", "/account", "/players"),
    *("/table/{open}", "/table/{over}", "/replay/{over}?at=40"),
)
OPEN_ALL = "document.querySelectorAll('details:not([open])').forEach((drawer) => (drawer.open = true))"


def settled(page: Page, path: str) -> None:
    """Open a page and all its drawers."""
    page.goto(path)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.evaluate(OPEN_ALL)
    page.wait_for_load_state("networkidle")


def missed_by_each(page: Page) -> dict[str, list[str]]:
    """Return what on the page is too small, by the devices on which it is."""
    touch, found = page.context.new_cdp_session(page), {}
    for device, (screen, least) in DEVICES.items():
        touch.send("Emulation.setTouchEmulationEnabled", {"enabled": least == FINGER})
        resize(page, screen)
        page.evaluate(OPEN_ALL)
        found[device] = missed(page, least)
    touch.detach()
    return {device: names for device, names in found.items() if names}


def test_everything_to_click_is_large_enough(browser: Browser, impatient: Serving, finished: str) -> None:
    seats = [{"name": "Ahmed", "player": "random"}, {"player": "open"}]
    table = httpx.post(f"{impatient.url}/api/tables", json={"seats": seats}).json()["id"]
    with watched(browser, impatient, reduced_motion="reduce", service_workers="block") as page:
        found = {}
        for path in PAGES:
            settled(page, path.format(open=table, over=finished))
            found[path] = missed_by_each(page)
        page.get_by_role("button", name="Review").click()
        page.get_by_role("region", name="Review").get_by_role("slider").wait_for()
        found["review"] = missed_by_each(page)
    assert {path: by_device for path, by_device in found.items() if by_device} == {}

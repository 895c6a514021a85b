"""A running server, a browser, and tables in progress."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from find_chromium import find
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from browser.serving import Serving

ROOT: Final = Path(__file__).resolve().parents[2]
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
NAMES: Final = ("Rita", "Eric", "Ahmed", "Daria")
SEED: Final = "a table to look at"
BOT: Final = "greedy"
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--hide-scrollbars")
PATIENCE: Final = 240_000


@dataclass(frozen=True)
class Stage:
    """The server and the browser that take pictures."""

    browser: Browser
    url: str

    @contextmanager
    def table(
        self, turn: int, screen: ViewportSize = DESKTOP, *, night: bool = False, pace: str = "off"
    ) -> Iterator[Page]:
        """Open a four-player table in that round or in the inspection, at Rita's seat; every call has the same deal."""
        context = self.browser.new_context(
            base_url=self.url,
            viewport=screen,
            color_scheme="dark" if night else "light",
            locale="en-GB",
            service_workers="block",
        )
        seats = [{"name": name, "player": BOT if number else "human"} for number, name in enumerate(NAMES)]
        table = context.request.post("/api/tables", data={"seats": seats, "seed": SEED}).json()["id"]
        context.request.post(f"/test/forward/{table}", params={"turn": turn, "bot": BOT}, timeout=PATIENCE)
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('exlibris-settings', JSON.stringify({{ pace: {pace!r} }}))")
        page.goto(f"/table/{table}")
        page.locator("[data-asked='true']").wait_for(timeout=PATIENCE)
        try:
            yield page
        finally:
            context.close()


@contextmanager
def stage() -> Iterator[Stage]:
    """Serve the built client to a browser."""
    chromium = find()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder), impatient=True)
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
        try:
            yield Stage(browser, serving.url)
        finally:
            browser.close()
            serving.stop()

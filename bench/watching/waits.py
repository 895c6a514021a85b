"""Play a whole game in the browser as somebody who decides at once, and time what they wait for the others."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, ElementHandle, Page
from playwright.sync_api import Error as PageError

PATIENCE: Final = 60_000
MOST_CLICKS: Final = 2000
TARGETS: Final = "[data-asked='true'] [data-action]:not(:disabled):visible"
PIECES: Final = ".chooser [data-action]"
OVER: Final = ".inspection, [data-line='total']"
# The times at which the page began to wait for others, and at which it asked again; the clock of the page itself.
WATCH: Final = """
window.waits = [];
let since = null;
const look = (board) => {
    const asked = board.dataset.asked === "true";
    if (!asked && since === null) since = performance.now();
    if (asked && since !== null) {
        window.waits.push(performance.now() - since);
        since = null;
    }
};
const board = setInterval(() => {
    const found = document.querySelector("[data-asked]");
    if (!found) return;
    clearInterval(board);
    look(found);
    new MutationObserver(() => look(found)).observe(found, { attributeFilter: ["data-asked"] });
}, 20);
window.began = performance.now();
"""


@dataclass(frozen=True)
class Waits:
    """The waits of a game in seconds, and how long the game took from the first decision to the inspection."""

    waits: list[float]
    game: float

    @property
    def share(self) -> float:
        """The percentage of the game that is waiting."""
        return 100 * sum(self.waits) / self.game


def play_through(browser: Browser, url: str, bots: str, pace: str, seed: str) -> Waits:
    """Play a game of four against such bots at that pace, and return what was waited."""
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    try:
        context.add_init_script(f"localStorage.setItem('exlibris-settings', JSON.stringify({{ pace: {pace!r} }}))")
        page = context.new_page()
        page.add_init_script(WATCH)
        players = [{"name": "Zoe", "player": "human"}, *({"name": name, "player": bots} for name in "ABC")]
        table = page.request.post("/api/tables", data={"seats": players, "seed": seed}).json()["id"]
        page.goto(f"/table/{table}")
        _play(page, random.Random(seed))
        waits, game = page.evaluate("[window.waits, performance.now() - window.began]")
        return Waits([each / 1000 for each in waits], game / 1000)
    finally:
        context.close()


def _play(page: Page, draw: random.Random) -> None:
    """Click on what can be chosen until the inspector comes."""
    for _ in range(MOST_CLICKS):
        page.locator(f"{TARGETS}, {OVER}").first.wait_for(timeout=PATIENCE)
        if page.locator(OVER).count():
            return
        targets: list[ElementHandle] = page.query_selector_all(PIECES) or page.query_selector_all(TARGETS)
        try:
            draw.choice(targets).click(position={"x": 9, "y": 9}, timeout=2000)
        except (PageError, IndexError):  # the page has moved on meanwhile
            continue

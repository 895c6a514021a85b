"""Which tiles in town say completely what they do, at several screens."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, ViewportSize

from browser.clicking import PATIENCE, READY, new_table

SCREENS: dict[str, ViewportSize] = {
    "1280": {"width": 1280, "height": 800},
    "1366": {"width": 1366, "height": 768},
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
    "390": {"width": 390, "height": 844},
    "360": {"width": 360, "height": 640},
    "844": {"width": 844, "height": 390},
}
YOU = {"name": "Zoe", "player": "human"}
BOTS = [{"name": name, "player": "random"} for name in ("Ahmed", "Daria", "Mio")]
# The tiles in town by whether their name and their effect, in full or in brief, are drawn whole: not hidden, not cut
# off by the tile or by anything in it, in letters of 12 pixels or more. A pane that scrolls as a whole cuts
# nothing off.
TILES = """() => {
    const inside = (box, frame) => box.top >= frame.top - 1 && box.left >= frame.left - 1 &&
        box.bottom <= frame.bottom + 1 && box.right <= frame.right + 1;
    const cuts = (e) => e.matches(".tile") || getComputedStyle(e).overflow !== "visible";
    function whole(text, tile) {
        if (!text) return false;
        const box = text.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(text).fontSize);
        if (box.width < 1 || box.height < 1 || size < 12) return false;
        // Tails of letters may stick out of the last line.
        if (text.scrollHeight > text.clientHeight + 0.4 * size || text.scrollWidth > text.clientWidth + 1) return false;
        for (let at = text.parentElement; at && tile.contains(at); at = at.parentElement)
            if (cuts(at) && !inside(box, at.getBoundingClientRect())) return false;
        return true;
    }
    return [...document.querySelectorAll(".area-town .tile")].map((tile) => ({
        name: tile.getAttribute("aria-label"),
        complete: whole(tile.querySelector("h3"), tile)
            && [...tile.querySelectorAll(".summary, .brief")].some((text) => whole(text, tile)),
    }));
}"""


def incomplete(page: Page) -> tuple[int, list[str]]:
    """Return the number of tiles in town and the names of those whose text is not complete."""
    tiles = page.evaluate(TILES)
    return len(tiles), [tile["name"] for tile in tiles if not tile["complete"]]


def rounds(page: Page, wanted: dict[str, Any], numbers: range, seed: str) -> Iterator[int]:
    """Open such a table and show it in each of the rounds, as long as the game lasts."""
    table, last = new_table(page.request, **wanted, seed=seed), -1
    for number in numbers:
        page.goto("/test/blank")
        there = page.request.post(f"/test/forward/{table}", params={"turn": number, "kind": "space"}).json()
        if there == last:
            return
        last = there
        page.goto(f"/table/{table}")
        page.locator(READY).first.wait_for(timeout=PATIENCE)
        yield number

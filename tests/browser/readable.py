"""Measure which tiles in town say completely what they do, over whole games and at several screens.

`PYTHONPATH=tests .venv/bin/python -m browser.readable` prints the share of such tiles for each screen.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, ViewportSize

from browser.clicking import PATIENCE, READY
from browser.own_server import page_of_own_server

SCREENS: dict[str, ViewportSize] = {
    "1280": {"width": 1280, "height": 800},
    "1366": {"width": 1366, "height": 768},
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
    "390": {"width": 390, "height": 844},
}
YOU = {"name": "Zoe", "player": "human"}
BOTS = [{"name": name, "player": "random"} for name in ("Ahmed", "Daria", "Mio")]
# What a new table is asked for besides its seed, and the rounds to look at.
GAMES: tuple[tuple[dict[str, Any], range], ...] = (
    ({"seats": [YOU, *BOTS]}, range(1, 9)),
    ({"seats": [YOU, *BOTS[:1]]}, range(1, 9)),
    ({"seats": [YOU], "variants": ["solo"], "level": 1}, range(1, 6)),
)
# The tiles in town by whether their name and their effect are drawn whole: not hidden, not cut off by the tile or by
# anything in it, in letters of 12 pixels or more. A pane that scrolls as a whole cuts nothing off.
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
        complete: whole(tile.querySelector("h3"), tile) && whole(tile.querySelector(".summary"), tile),
    }));
}"""


def incomplete(page: Page) -> tuple[int, list[str]]:
    """Return the number of tiles in town and the names of those whose text is not complete."""
    tiles = page.evaluate(TILES)
    return len(tiles), [tile["name"] for tile in tiles if not tile["complete"]]


def rounds(page: Page, wanted: dict[str, Any], numbers: range, seed: str) -> Iterator[int]:
    """Open such a table and show it in each of the rounds, as long as the game lasts."""
    answer = page.request.post("/api/tables", data={**wanted, "seed": seed})
    assert answer.ok, answer.text()
    table, last = answer.json()["id"], -1
    for number in numbers:
        page.goto("/test/blank")
        there = page.request.post(f"/test/forward/{table}", params={"turn": number, "kind": "space"}).json()
        if there == last:
            return
        last = there
        page.goto(f"/table/{table}")
        page.locator(READY).first.wait_for(timeout=PATIENCE)
        yield number


def measure(page: Page, *, loud: bool = False) -> dict[str, tuple[int, int]]:
    """Return by screen the number of tiles seen and of those that were complete."""
    found: dict[str, tuple[int, int]] = defaultdict(lambda: (0, 0))
    for wanted, numbers in GAMES:
        for number in rounds(page, wanted, numbers, "read me"):
            for name, screen in SCREENS.items():
                page.set_viewport_size(screen)
                if (tab := page.locator("[data-spot='pane:town']")).is_visible():
                    tab.click()
                every, cut = incomplete(page)
                found[name] = (found[name][0] + every, found[name][1] + every - len(cut))
                if loud and cut:
                    sys.stdout.write(f"{name} wide, {len(wanted['seats'])} seats, round {number}: {', '.join(cut)}\n")
    return found


def main() -> None:
    """Play the games on a server of their own and print the shares."""
    with page_of_own_server() as page:
        for screen, (every, complete) in measure(page, loud="-v" in sys.argv).items():
            sys.stdout.write(f"{screen:>5} wide: {complete} of {every} tiles complete ({complete / every:.0%})\n")


if __name__ == "__main__":
    main()

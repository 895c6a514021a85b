"""A person who plays by clicking on whatever glows."""

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TookTooLong

from exlibris.engine import Record, result

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
MOST_CLICKS = 1500
PATIENCE = 30_000

INSPECTION = 99  # no game has so many rounds: played forward to this one, it has come to the final inspection
MOST_REPEATED = 2  # choices of a game that a person may have to make twice
# Everything that may be chosen now and is in front; a small screen shows one pane at a time.
TARGETS = "[data-action]:not(:disabled):visible"
FORM = "[data-line='total']"
LINES = ("b1", "b2", "b3", "b4", "b5", "total")
MINUS = "\u2212"
BOARD = "[data-asked]"
LIFTED = ".hand .lifted [data-action]"
CURTAIN = ".curtain"
HAND_OVER = ".pass-on"
# Either it is our turn, or the device goes to somebody else, or the game is over.
READY = f"[data-asked='true'], {FORM}, {CURTAIN}, {HAND_OVER}"
MOVED_ON = """number => {
    const board = document.querySelector("[data-asked]");
    return !board || Number(board.dataset.number) > number || document.querySelector(".chooser")
}"""


def hurry(page: Page) -> None:
    """Show other players' moves without a pause, from the next page load on."""
    page.add_init_script("localStorage.setItem('exlibris-settings', JSON.stringify({ pace: 'off' }))")


def unfold_choices(page: Page) -> None:
    """Open the home page with the form for rulebook, variants and players unfolded."""
    page.goto("/")
    page.locator("details.own > summary").click()
    expect(page.get_by_label("Who plays seat").first).to_be_visible()


def open_table(page: Page, *sitters: str, seed: str | None = None) -> str:
    """Open a new table by a request, and its page; return its id.

    The first sitter is "you"; the others are each a "person" at the same screen, a "guest" or a bot.
    """
    players = ["human" if one in {"you", "person"} else "open" if one == "guest" else one for one in sitters]
    seats = [{"player": player, "name": f"Player {number}"} for number, player in enumerate(players, 1)]
    table = new_table(page.request, *seats, seed=seed)
    page.goto(f"/table/{table}")
    return table


def new_table(request: APIRequestContext, *seats: dict[str, str], **more: object) -> str:
    """Open a new table with these seats by a request, `more` being the rest of it; return its id."""
    answer = request.post("/api/tables", data={"seats": seats, **more})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def fill_in_new_table(page: Page, *sitters: str, seed: str) -> None:
    """Set up a new table on the home page."""
    unfold_choices(page)
    players = page.get_by_label("Who plays seat")
    while players.count() > len(sitters):
        page.get_by_label(f"Remove seat {players.count()}").click()
    while players.count() < len(sitters):
        page.get_by_text("Add a seat").click()
    for number, sitter in enumerate(sitters, 1):
        page.get_by_label(f"Who plays seat {number}").select_option(sitter)
        if sitter != "guest":
            page.get_by_label(f"Name at seat {number}").fill(f"Player {number}")
    open_with_seed(page, seed)


def open_with_seed(page: Page, seed: str) -> None:
    """Open the table that is set up on the home page, with an open deal."""
    page.get_by_text("Play an open deal").click()
    page.get_by_label("Seed").fill(seed)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")


def forward(page: Page, turn: int = 1, *, final: bool = False, kind: str = "") -> None:
    """Play the table on the page forward, until a person has to decide something in that round or a later one.

    With `final` in the last round, with `kind` a decision of that kind; at the latest in the inspection. The page is
    left meanwhile, so that nothing on it asks about what is past, and loaded again.
    """
    address = page.url
    wanted: dict[str, str | float | bool] = {"turn": turn, "final": final, "kind": kind}
    page.goto("/test/blank")
    answer = page.request.post(f"/test/forward/{address.rpartition('/')[2]}", params=wanted)
    assert answer.ok, answer.text()
    page.goto(address)
    page.locator(READY).first.wait_for(timeout=PATIENCE)


class Clicker:
    """Clicks on one glowing thing after the other, or taps, drawn from a seeded generator."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        self.page = page
        self._touch = touch
        self.clicks = 0
        self.repeated = 0
        self._draw = random.Random(seed)

    def play(self, clicks: int = MOST_CLICKS) -> bool:
        """Play on for at most that many clicks; return whether the game is over."""
        for _ in range(clicks):
            self.page.locator(READY).first.wait_for(timeout=PATIENCE)
            if self.is_over():
                return True
            self.step()
        return False

    def is_over(self) -> bool:
        """Return whether the inspection form is on the screen."""
        return self.page.locator(FORM).count() > 0

    def step(self) -> None:
        """Click once, and wait until the table has moved on."""
        if self.page.locator(HAND_OVER).count():
            self.page.locator(HAND_OVER).click()
            self.page.locator(CURTAIN).wait_for()
            return
        if self.page.locator(CURTAIN).count():
            self.page.locator(f"{CURTAIN} .main").click()
            self.page.locator(CURTAIN).wait_for(state="detached")
            return
        number = int(self.page.locator(BOARD).get_attribute("data-number") or 0)
        self.choose()
        try:
            self.page.wait_for_function(MOVED_ON, arg=number, timeout=PATIENCE / 3)
        except TookTooLong:  # a busy machine can make a tap so long that it asks for a preview instead
            self.repeated += 1
            assert self.repeated <= MOST_REPEATED, "too much that may be chosen does nothing"
            self.choose()
            self.page.wait_for_function(MOVED_ON, arg=number, timeout=PATIENCE)
        self.clicks += 1

    def choose(self) -> None:
        """Click or tap something that may be chosen, near its corner, because cards in hand overlap."""
        targets = self.page.locator(TARGETS)
        targets.first.wait_for(timeout=PATIENCE)
        inside = self.page.locator(".chooser [data-action]")
        offered = inside if inside.count() else targets
        target = offered.nth(self._draw.randrange(offered.count()))
        press = target.tap if self._touch else target.click
        press(position={"x": 9, "y": 9}, timeout=PATIENCE)
        if self._touch and self.page.locator(LIFTED).count():  # the first tap only lifted a covered card
            self.page.locator(LIFTED).tap(timeout=PATIENCE)


def form(page: Page) -> dict[int, dict[str, int]]:
    """Return the numbers of the inspection form, by seat and line."""
    numbers = page.locator("[data-line]")
    numbers.first.wait_for()
    cells: list[dict[str, Any]] = numbers.evaluate_all(
        "all => all.map(e => ({ seat: e.dataset.seat, line: e.dataset.line, text: e.textContent }))"
    )
    lines: dict[int, dict[str, int]] = {}
    for cell in cells:
        lines.setdefault(int(cell["seat"]), {})[cell["line"]] = int(cell["text"].strip().replace(MINUS, "-"))
    return lines


def engines_form(page: Page) -> dict[int, dict[str, int]]:
    """Return the form that the engine makes of the downloaded record."""
    with page.expect_download() as download:
        page.get_by_text("Download the record").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    seats = result(Record.from_json(text).replay()).seats
    return {seat: {line: getattr(column, line) for line in LINES} for seat, column in enumerate(seats)}

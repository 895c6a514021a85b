"""The review in the browser: from the end of a game, beside the board, on a phone over it."""

import re
from typing import Any

from playwright.sync_api import Page, Route, ViewportSize, expect

from browser.axe import complaints
from browser.clicking import PHONE

DESKTOP: ViewportSize = {"width": 1366, "height": 900}
LAST = 40
MISTAKE = 31
PARTS = ("deal", "luck", "own", "others")
PART = {"win": -0.31, "points": -4.2}


def mistake(ply: int, seat: int, win: float, points: float, played: str, better: str, *line: str) -> dict[str, object]:
    """Return a mistake as the server tells of it."""
    said = {"played": played, "better": better, "line": line}
    return {
        "ply": ply,
        "round": 1 + ply // 20,
        "seat": seat,
        "cost": -win,
        "least": -win / 2,
        "most": -2 * win,
        "win": win,
        "points": points,
        **said,
    }


REVIEW: dict[str, Any] = {  # made up, because a real one takes half a minute
    "looked_at": LAST,
    "points": [
        {"ply": ply, "round": 1 + ply // 20, "wins": [ply / LAST, 1 - ply / LAST], "totals": [ply, 60 - ply]}
        for ply in range(LAST + 1)
    ],
    "turning_points": [
        {"first": 10, "stop": 14, "round": 1, "seat": 1, "text": "a turn", "swings": [0.2, -0.2], "luck": [0.1, -0.1]}
    ],
    "mistakes": [
        mistake(MISTAKE, 0, -0.11, -1.7, "the worse", "the better", "and so on"),
        mistake(8, 1, -0.05, 0, "a", "b"),
    ],
    "seats": [
        {"seat": seat, "accuracy": 0.9, "choices": 9, "mistakes": 1, **dict.fromkeys(PARTS, PART)} for seat in (0, 1)
    ],
}


def test_a_finished_game_is_reviewed(page: Page, finished: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.route("**/replay/review*", lambda route: route.fulfill(json=REVIEW))
    page.goto(f"/table/{finished}")
    page.get_by_role("link", name="Review").click()
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("slider")).to_have_attribute("aria-valuetext", "Moment 0 of 40: Ahmed 0%, Daria 100%")
    expect(panel.get_by_role("row", name="Own mistakes").first).to_contain_text("\u22120.31")
    panel.get_by_text("Expected total").click()
    panel.get_by_text("As a table").click()
    assert complaints(page) == []

    panel.get_by_role("slider").click(position={"x": 1, "y": 20})
    slider = panel.get_by_role("slider")
    expect(slider).to_have_value("0")
    for key, ply in (("ArrowUp", "1"), ("ArrowRight", "2"), ("ArrowDown", "1"), ("End", "40"), ("Home", "0")):
        slider.press(key)
        expect(slider).to_have_value(ply)
    panel.get_by_role("combobox").select_option("Ahmed")
    expect(panel.get_by_text("the worse")).to_be_visible()
    expect(panel.get_by_text("Better: the better, then and so on")).to_be_visible()
    panel.get_by_text("the worse").click()
    page.wait_for_url(f"**at={MISTAKE}**")
    expect(panel).to_be_visible()
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    panel.get_by_text("the worse").click()
    expect(panel).to_be_hidden()


def test_a_first_review_shows_how_far_it_has_come_and_stops_when_nobody_looks(page: Page, finished: str) -> None:
    asked: list[str] = []

    def so_far(route: Route) -> None:
        asked.append(route.request.url)
        partial = {"looked_at": len(asked), "mistakes": REVIEW["mistakes"][: len(asked) // 3], "seats": []}
        route.fulfill(json={**REVIEW, **partial})

    page.route("**/replay/review*", so_far)
    page.goto(f"/replay/{finished}")
    expect(page.locator(".scrubber i")).to_have_count(1)
    assert len(asked) == 1, "the marks cost no review"
    page.get_by_role("button", name="Review").click()
    panel = page.get_by_role("region", name="Review")
    expect(panel.get_by_role("button", name=re.compile("a turn"))).to_be_visible()
    expect(panel.get_by_text("Accuracy and luck")).to_be_hidden()
    expect(panel.get_by_role("progressbar")).to_have_attribute("max", str(LAST))
    expect(panel.get_by_text("the better, then")).to_be_visible()
    expect(panel.get_by_text(re.compile(rf"Reviewed so far: \d+ of {LAST}"))).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    page.wait_for_load_state("networkidle")
    before = len(asked)
    page.wait_for_timeout(300)
    assert len(asked) == before


def test_the_end_page_says_who_was_ahead_until_when(page: Page, finished: str) -> None:
    page.goto(f"/table/{finished}")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(re.compile("win|share"))
    winner = "Daria" if title.inner_text().startswith("Daria") else "Ahmed"
    rising = [[1 - ply / LAST, ply / LAST][:: 1 if winner == "Daria" else -1] for ply in range(LAST + 1)]
    points = [{**point, "wins": wins} for point, wins in zip(REVIEW["points"], rising, strict=True)]
    page.route("**/replay/review*", lambda route: route.fulfill(json={**REVIEW, "points": points}))
    page.locator("summary").filter(has_text="How it went").click()
    expect(page.get_by_text(f"{winner} was ahead from round 2 on.")).to_be_visible()
    page.get_by_role("slider").click(position={"x": 5, "y": 20})
    expect(page).to_have_url(re.compile(r"/replay/.+at=\d"))

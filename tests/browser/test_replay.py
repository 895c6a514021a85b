"""Looking back in the browser: step, jump, change eyes, share a link to a ply, open a record."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from browser.clicking import DESKTOP, PHONE, open_table, unfold_choices
from browser.conftest import watched
from browser.serving import Serving

AT = re.compile(r"[?&]at=(\d+)")
GOLDEN = Path(__file__).parents[1] / "golden/4-seats-67.json"
SMALL: ViewportSize = {"width": 1280, "height": 800}
UPRIGHT: tuple[ViewportSize, ...] = (PHONE, {"width": 768, "height": 1024}, {"width": 360, "height": 640})
ON_THEIR_SIDE: tuple[ViewportSize, ...] = ({"width": 844, "height": 390}, {"width": 667, "height": 375})


def ply(page: Page) -> int:
    """Return the ply on the screen, after checking that the address agrees."""
    page.wait_for_function("() => location.search.includes(`at=${document.querySelector('.board')?.dataset.number}`)")
    found = AT.search(page.url)
    assert found is not None, page.url
    return int(found.group(1))


def press(page: Page, key: str, wanted: int) -> None:
    """Press the key and wait for that ply."""
    page.keyboard.press(key)
    page.wait_for_function("at => document.querySelector('.board')?.dataset.number === String(at)", arg=wanted)
    assert ply(page) == wanted


def test_step_jump_copy_the_link_and_land_at_the_same_ply_again(
    page: Page, context: BrowserContext, finished: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished
    entries = page.request.get(f"/api/tables/{table}/replay?eyes=all").json()["entries"]
    last = entries[-1]["ply"]
    second_round = next(one["ply"] for one in entries if one["round"] == 2)
    page.goto(f"/replay/{table}")
    assert ply(page) == 0
    press(page, "ArrowRight", 1)
    press(page, "ArrowLeft", 0)
    press(page, "End", last)
    press(page, "Home", 0)
    press(page, "Shift+PageDown", next(one["ply"] for one in entries if one["round"] == 1))
    press(page, "Shift+PageDown", second_round)
    press(page, "PageDown", next(one["ply"] for one in entries if one["turn"] > entries[second_round]["turn"]))
    press(page, "PageUp", second_round)
    page.get_by_label("Seen by").select_option("all")
    expect(page.get_by_role("region", name="The others’ hands")).to_be_visible()
    page.get_by_role("button", name="One moment forward").click()
    page.wait_for_url(f"**/replay/{table}?at={second_round + 1}&eyes=all")
    said = page.locator(".sentence").inner_text()
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_text("Link copied").first).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.endswith(f"/replay/{table}?at={second_round + 1}&eyes=all")
    page.goto("/")
    page.goto(link)
    assert ply(page) == second_round + 1
    expect(page.get_by_label("Seen by")).to_have_value("all")
    expect(page.locator(".sentence")).to_have_text(said)


@pytest.fixture
def stopped_clock(browser: Browser, impatient: Serving) -> Iterator[Page]:
    """Open a page in a profile of its own, since the clock is one for all pages of a profile."""
    with watched(browser, impatient, viewport={"width": 1280, "height": 800}) as page:
        page.clock.install()
        yield page


def test_the_game_plays_on_by_itself_until_it_is_stopped(stopped_clock: Page, finished: str) -> None:
    page = stopped_clock
    page.goto(f"/replay/{finished}?at=10")
    assert ply(page) == 10
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play automatically").click()
    page.wait_for_function("() => Number(document.querySelector('.board').dataset.number) >= 13")
    page.get_by_role("button", name="Pause").click()
    stopped = ply(page)
    page.clock.run_for(10_000)
    assert ply(page) == stopped


def test_a_ply_beyond_the_end_is_the_last_one_and_says_so(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}?at=99999")
    expect(page.get_by_text("This game has no moment 99,999")).to_be_visible()
    page.get_by_role("button", name="Back to the form").click()
    expect(page.locator("[data-line='total']").first).to_be_visible()
    page.get_by_role("button", name="Back to the moments").click()
    assert ply(page) > 50


def test_while_the_game_lasts_the_past_is_seen_with_ones_own_eyes(context: BrowserContext) -> None:
    page = context.new_page()  # not the fixture: that one takes the server's refusal for an error
    table = open_table(page, "you", "greedy")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Look back at the game").click()
    page.wait_for_url(f"**/replay/{table}?*")
    expect(page.get_by_label("Seen by").locator("option")).to_have_text(["Player 1", "a spectator"])
    page.goto(f"/replay/{table}?eyes=all")
    page.get_by_role("button", name="Look through your own").click()
    expect(page.get_by_label("Seen by")).to_have_value("0")


def test_a_record_file_is_opened_without_a_table_and_a_bad_one_says_why(
    context: BrowserContext, tmp_path: Path, finished: str
) -> None:
    page = context.new_page()  # as above
    record = page.request.get(f"/api/tables/{finished}/record").json()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(record), encoding="utf-8")
    bad.write_text(json.dumps(record | {"actions": [*record["actions"][:7], 99999]}), encoding="utf-8")
    unfold_choices(page)
    page.get_by_role("link", name="Look at a record").click()
    page.get_by_label("Choose a file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("bad.json is not a record that can be played: actions[7]:")
    page.get_by_label("Choose a file").set_input_files(good)
    assert ply(page) == 0
    press(page, "End", len(record["actions"]))
    page.reload()
    assert ply(page) == len(record["actions"])


def test_all_open_hands_are_in_sight_and_on_a_phone_one_scrolls_to_them(page: Page, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(json.dumps(json.loads(GOLDEN.read_text(encoding="utf-8"))["record"]), encoding="utf-8")
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(record)
    ply(page)
    for _ in range(3):  # to the third round
        before = ply(page)
        page.keyboard.press("Shift+PageDown")
        page.wait_for_function("at => document.querySelector('.board').dataset.number !== String(at)", arg=before)
    page.get_by_label("Seen by").select_option("all")
    hands = page.locator(".hands .hand")
    expect(hands).to_have_count(3)
    for screen in (DESKTOP, SMALL):
        page.set_viewport_size(screen)
        for hand in hands.all():
            expect(hand).to_be_in_viewport(ratio=1)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Others").click()
    for hand in hands.all():
        hand.scroll_into_view_if_needed()
        expect(hand).to_be_in_viewport(ratio=1)
    assert page.locator(".hands h2").evaluate("heading => heading.clientHeight") > 12  # pixels, a line


def test_nothing_is_wider_than_a_phone_and_the_bars_take_little_of_an_upright_screen(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}?at=40&eyes=all")
    ply(page)
    page.set_viewport_size({"width": 320, "height": PHONE["height"]})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for screen in UPRIGHT:
        page.set_viewport_size(screen)
        assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]
        bars, tabs = (page.locator(area).bounding_box() for area in (".area-bar", ".area-tabs"))
        assert bars
        assert tabs
        assert bars["height"] <= 160
        assert bars["y"] + bars["height"] <= tabs["y"] or bars["x"] + bars["width"] <= tabs["x"], "nothing covers them"
    page.get_by_role("button", name="More").click()
    page.get_by_label("Seen by").select_option("Ahmed")
    page.wait_for_url("**eyes=0**")
    page.keyboard.press("Escape")
    expect(page.get_by_label("Seen by")).to_be_hidden()


def test_the_bars_leave_room_for_the_board_on_a_phone_on_its_side(page: Page, finished: str) -> None:
    page.goto(f"/replay/{finished}?at=40&eyes=all")
    ply(page)
    # What is said there is of another length in each game of bots that choose at random.
    page.locator(".sentence span, .asked").evaluate_all("all => all.forEach((e) => (e.textContent = 'Ahmed'))")
    for screen in ON_THEIR_SIDE:
        page.set_viewport_size(screen)
        bars = page.locator(".area-bar").bounding_box()
        assert bars
        assert bars["height"] < 0.45 * screen["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]

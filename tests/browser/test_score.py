"""Shelves of a real game are tapped in, and the page shows the form that `exlibris score` prints."""

import json
import re
from typing import Any
from urllib.parse import unquote

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.clicking import MINUS, PHONE
from browser.conftest import watched
from browser.serving import Serving
from support import given

RITA = [
    [given.card("A 4", "corrupted historic"), given.card("C 2", "monster monster spells")],
    [given.card("B 7", "reference fantastical", face_down=True), given.card("E 1", "monster reference", entombed=True)],
]
ERIC = [
    [given.card("K 3", "spells historic fantastical reference"), given.card("D 5", "monster spells"), None],
    [None, given.card("M 8", "reference spells"), given.card("W 2", "monster historic")],
]
SHEET = given.game(
    given.seat("Rita", hand=2, shelf=RITA), given.seat("Eric", "spells", hand=0, shelf=ERIC), ruleset="first-en"
)
LINES = ("b1", "b2", "b3", "b4", "b5", "total")
SECTIONS = {line: line.upper() for line in LINES[:-1]} | {"total": "C"}


def pick(page: Page, legend: str, category: str) -> None:
    """Choose the category."""
    page.get_by_role("button", name=f"{legend}: {category.capitalize()}").click()


def tap_card(page: Page, cell: Locator, card: dict[str, Any]) -> None:
    """Put the card into that cell."""
    cell.click()
    dialog = page.get_by_role("dialog")
    letters, numbers = (dialog.get_by_role("group", name=name) for name in ("Letter", "Number"))
    letters.get_by_role("button", name=card["letter"], exact=True).click()
    numbers.get_by_role("button", name=str(card["number"]), exact=True).click()
    while (less := dialog.get_by_role("button", name="One fewer")).count():
        less.first.click()
    for category in card["books"]:
        dialog.get_by_role("button", name=f"One more: {category.capitalize()}").click()
    if card.get("face_down"):
        dialog.get_by_label("Face down").check()
    if card.get("entombed"):
        dialog.get_by_label("entombed").check()
    dialog.get_by_role("button", name="Done").click()


def tap_seat(page: Page, seat: dict[str, Any], index: int) -> None:
    """Type in everything of one seat; its shelf stands on the bottom two rows."""
    page.get_by_role("navigation", name="Players").get_by_role("button").nth(index).click()
    page.get_by_label("Name", exact=True).fill(seat["name"])
    page.get_by_role("textbox", name="Cards left in hand").fill(str(seat["hand"]))
    pick(page, "Focus", seat["focus"])
    for r, row in enumerate(seat["shelf"]):
        for c, card in enumerate(row):
            if card:
                tap_card(page, page.locator(f"[data-row='{r + 1}'][data-column='{c}']"), card)


def numbers_on(page: Page, seat: int) -> dict[str, int]:
    """Return a column of the form on the screen."""
    paper = page.locator("article")
    cells = {line: paper.locator(f"[data-section='{SECTIONS[line]}'] td b").nth(seat) for line in LINES}
    return {line: int(cell.inner_text().replace(MINUS, "-")) for line, cell in cells.items()}


def assert_same(page: Page, wanted: dict[str, Any]) -> None:
    """Check that the form on the screen is this one."""
    expect(page.locator("article")).to_contain_text(f"{wanted['seats'][wanted['winners'][0]]['name']} wins")
    for index, seat in enumerate(wanted["seats"]):
        assert numbers_on(page, index) == {line: seat[line] for line in LINES}
        turned = page.locator("[data-section='A1'] td").nth(index)
        expect(turned).to_have_text(", ".join(seat["flipped"]) or "none")


def test_shelves_on_a_phone(browser: Browser, impatient: Serving) -> None:
    wanted = given.scored(SHEET)
    with watched(browser, impatient, viewport=PHONE, has_touch=True) as page:
        page.goto("/")
        page.get_by_role("link", name="Score a real game").click()
        pick(page, "Prominent", SHEET["prominent"])
        pick(page, "Banned", SHEET["banned"])
        for index, seat in enumerate(SHEET["seats"]):
            tap_seat(page, seat, index)
        assert_same(page, wanted)
        page.reload()
        assert_same(page, wanted)


def test_a_card_of_the_deck_takes_three_taps(page: Page) -> None:
    page.goto("/score")
    page.locator("[data-row='0'][data-column='0']").click()
    dialog = page.get_by_role("dialog")
    for number in range(1, 5):
        dialog.get_by_role("group", name="Letter").get_by_role("button", name="A", exact=True).click()
        dialog.get_by_role("group", name="Number").get_by_role("button", name=str(number), exact=True).click()
        last = number == 4
        dialog.get_by_role("button", name="Row 2" if last else f"Next: right of A {number}", exact=last).click()
    behind = page.get_by_role("button", name=re.compile(r"^Row 1, column \d+: A"), include_hidden=True)
    expect(behind).to_have_count(4)
    expect(dialog).to_contain_text("row 2")
    deck = page.request.get("/api/catalog?deck=en").json()
    books = next(len(card["books"]) for card in deck["cards"] if (card["letter"], card["number"]) == ("A", 2))
    expect(page.locator("[data-row='0'][data-column='1'] .marks svg")).to_have_count(books)


def test_the_result_is_offered_to_bg_stats_and_goes_nowhere_before(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/score")
    pick(page, "Prominent", "reference")
    pick(page, "Banned", "corrupted")
    for index, focus in ((1, "spells"), (0, "monster")):
        page.get_by_role("navigation", name="Players").get_by_role("button").nth(index).click()
        page.get_by_label("Name", exact=True).fill("Zoë & Łukasz"[: 5 + 7 * index])
        pick(page, "Focus", focus)
    page.get_by_role("button", name="Post the result").click()
    dialog = page.get_by_role("dialog", name="Post the result")
    link = dialog.get_by_role("link", name="Post to BG Stats").get_attribute("href") or ""
    play = json.loads(unquote(link.partition("?data=")[2]))
    assert [player["name"] for player in play["players"]] == ["Zoë &", "Zoë & Łukasz"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])
    expect(dialog.locator("pre")).to_contain_text("Ex Libris, First edition, English")
    assert not [url for url in asked if "bgstats" in url]


def test_mistake_is_shown_where_it_is(context: BrowserContext) -> None:
    page = context.new_page()  # not the fixture: that one takes the server's refusal for an error
    page.goto("/score")
    pick(page, "Prominent", "reference")
    pick(page, "Banned", "corrupted")
    expect(page.get_by_text("Still missing")).to_contain_text("Seat 2’s focus")
    for index, focus in ((1, "spells"), (0, "monster")):
        page.get_by_role("navigation", name="Players").get_by_role("button").nth(index).click()
        pick(page, "Focus", focus)
    for column in (0, 1):
        card = {"letter": "A", "number": 4, "books": ["spells", "spells"]}
        tap_card(page, page.locator(f"[data-row='0'][data-column='{column}']"), card)
    wrong = page.locator("[data-row='0'][data-column='1']")
    expect(page.get_by_role("alert")).to_contain_text("A4 is already")
    expect(wrong).to_have_class(re.compile("wrong"))
    wrong.click()
    page.get_by_role("dialog").get_by_role("button", name="5", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("article")).to_contain_text("B-7c")

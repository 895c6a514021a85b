"""Shelves of a real game are tapped in, and the page shows the form that `exlibris score` prints."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser.clicking import MINUS, PHONE
from browser.conftest import watched
from browser.serving import Serving
from exlibris.content import CATEGORIES
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
COUNT_TAPS = "taps = 0; addEventListener('click', (event) => { if (event.isTrusted) taps += 1 }, true)"
LINES = ("b1", "b2", "b3", "b4", "b5", "total")
SECTIONS = {line: line.upper() for line in LINES[:-1]} | {"total": "C"}


def pick(page: Page, legend: str, category: str) -> None:
    """Choose the category."""
    page.get_by_role("button", name=f"{legend}: {category.capitalize()}").click()


def key(page: Page, pad: str, name: object) -> Locator:
    """Return a key of one of the pads."""
    return page.get_by_role("group", name=pad, exact=True).get_by_role("button", name=str(name), exact=True)


def tap_card(page: Page, cell: Locator, card: dict[str, Any]) -> None:
    """Put the card into that cell."""
    cell.click()
    key(page, "Letter", card["letter"]).click()
    key(page, "Number", card["number"]).click()
    for category in card["books"]:
        page.get_by_role("button", name=f"One more: {category.capitalize()}").click()
    if card.get("face_down"):
        page.get_by_label("Face down").check()
    if card.get("entombed"):
        page.get_by_label("entombed").check()


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


def choose_foci(page: Page) -> None:
    """Choose the foci of two seats, of which the second has only counts; the first is shown in the end."""
    for index, focus in ((1, "spells"), (0, "monster")):
        page.get_by_role("navigation", name="Players").get_by_role("button").nth(index).click()
        pick(page, "Focus", focus)
        if index:
            page.get_by_role("button", name="Only the counts").click()


def call_inspector(page: Page) -> None:
    """Call the inspector, before whom no points are shown, and skip to the result."""
    call = page.get_by_role("button", name="Call the inspector")
    expect(call).to_be_enabled()
    expect(page.locator("article")).to_have_count(0)
    call.click()
    expect(page.get_by_role("heading", name="The inspector is here")).to_be_visible()
    page.keyboard.press("Escape")


def assert_same(page: Page, wanted: dict[str, Any]) -> None:
    """Check that the form on the screen is this one."""
    paper = page.locator("article")
    expect(paper).to_contain_text(f"{wanted['seats'][wanted['winners'][0]]['name']} wins")
    for index, seat in enumerate(wanted["seats"]):
        for line in LINES:
            cell = paper.locator(f"[data-section='{SECTIONS[line]}'] td b").nth(index)
            expect(cell).to_have_text(str(seat[line]).replace("-", MINUS))
        turned = page.locator("[data-section='A1'] td").nth(index)
        expect(turned).to_have_text(", ".join(seat["flipped"]) or re.compile("^(none|–)$"))


def test_shelves_on_a_phone(browser: Browser, impatient: Serving) -> None:
    wanted = given.scored(SHEET)
    with watched(browser, impatient, viewport=PHONE, has_touch=True) as page:
        page.goto("/")
        page.get_by_role("link", name="Score a real game").click()
        pick(page, "Prominent", SHEET["prominent"])
        pick(page, "Banned", SHEET["banned"])
        for index, seat in enumerate(SHEET["seats"]):
            tap_seat(page, seat, index)
        call_inspector(page)
        assert_same(page, wanted)
        page.reload()
        assert_same(page, wanted)


FOCI = ("monster", "historic", "spells", "fantastical")
ROWS, COLUMNS = 3, 4


def evening() -> dict[str, Any]:
    """Return a sheet of four shelves with three rows of four cards each, in alphabetical order."""
    seats = []
    for number, focus in enumerate(FOCI, start=1):
        books = [
            " ".join([focus, *[CATEGORIES[(number + i) % 6]] * (1 + (i % number > 0))]) for i in range(ROWS * COLUMNS)
        ]
        cards = [given.card(f"{letter} {number}", books[i]) for i, letter in enumerate("ABDEFGHKMRST")]
        rows = [cards[start : start + COLUMNS] for start in range(0, len(cards), COLUMNS)]
        seats.append(given.seat(f"Seat {number}", focus, hand=0, shelf=rows))
    return given.game(*seats, ruleset="first-en")


def counted(sheet: dict[str, Any], **more: object) -> dict[str, Any]:
    """Return the sheet with counts instead of each card's books."""
    seats = []
    for seat in sheet["seats"]:
        books = [book for row in seat["shelf"] for card in row for book in card["books"]]
        rows = [[{name: card[name] for name in ("letter", "number")} for card in row] for row in seat["shelf"]]
        seats.append({**seat, "shelf": rows, "counts": {name: books.count(name) for name in CATEGORIES}, **more})
    return {**sheet, "seats": seats}


def tap_counts(page: Page, seat: dict[str, Any]) -> None:
    """Tap in the books of a seat by category."""
    for category in CATEGORIES:
        page.get_by_role("group", name=category.capitalize()).get_by_role(
            "button", name=str(seat["counts"][category]), exact=True
        ).tap()


def tap_shelf(page: Page, seat: dict[str, Any]) -> None:
    """Tap in the cards of a seat; only the end of the first row is said."""
    for r, row in enumerate(seat["shelf"]):
        for card in row:
            key(page, "Letter", card["letter"]).tap()
            key(page, "Number", card["number"]).tap()
        if r == 0:
            key(page, "Row", "Row 2").tap()


def tap_evening(page: Page, sheet: dict[str, Any], fill: Callable[[Page, dict[str, Any]], None]) -> int:
    """Tap in the whole sheet, each seat's books and cards by `fill`; return the number of taps."""
    page.goto("/score")
    page.evaluate(COUNT_TAPS)
    key(page, "Players", 4).tap()
    page.get_by_role("button", name="Prominent: Reference").tap()
    page.get_by_role("button", name="Banned: Corrupted").tap()
    for number, seat in enumerate(sheet["seats"]):
        if number:
            page.get_by_role("button", name=f"Next: {seat['name']}").tap()
        if seat is not sheet["seats"][-1]:  # the last category left is the last focus
            page.get_by_role("button", name=f"Focus: {seat['focus'].capitalize()}").tap()
        fill(page, seat)
    call_inspector(page)
    assert_same(page, given.scored(sheet))
    return int(page.evaluate("taps"))


def remember(page: Page, sheet: dict[str, Any]) -> None:
    """Let the browser know the cards from an earlier evening."""
    cards = [card for seat in sheet["seats"] for row in seat["shelf"] for card in row]
    box = {
        f"{card['letter']}{card['number']}": [card["books"].count(category) for category in CATEGORIES]
        for card in cards
    }
    stored = json.dumps(json.dumps({"first-en": box}))
    page.add_init_script(f"localStorage.setItem('exlibris-box', {stored})")


def test_four_shelves_of_known_cards_take_110_taps(browser: Browser, impatient: Serving) -> None:
    with watched(browser, impatient, viewport=PHONE, has_touch=True) as page:
        remember(page, evening())
        assert tap_evening(page, evening(), tap_shelf) <= 110


def test_four_shelves_with_counts_take_140_taps(browser: Browser, impatient: Serving) -> None:
    def fill(page: Page, seat: dict[str, Any]) -> None:
        tap_shelf(page, seat)
        tap_counts(page, seat)

    with watched(browser, impatient, viewport=PHONE, has_touch=True) as page:
        assert tap_evening(page, counted(evening()), fill) <= 140


def test_four_forms_of_counts_take_a_tap_per_number(browser: Browser, impatient: Serving) -> None:
    def fill(page: Page, seat: dict[str, Any]) -> None:
        page.get_by_role("button", name="Only the counts").tap()
        tap_counts(page, seat)
        key(page, "Shelf stability", 12).tap()
        after = f"Next: Seat {1 + int(seat['name'][-1])}"
        ended = page.locator("#form") if seat is sheet["seats"][-1] else page.get_by_role("button", name=after)
        expect(ended).to_be_focused()  # the highlight goes on

    sheet = counted(evening(), stability=12)
    for seat in sheet["seats"]:
        del seat["shelf"]
    with watched(browser, impatient, viewport=PHONE, has_touch=True) as page:
        assert tap_evening(page, sheet, fill) <= 1 + 2 + 3 + 3 + 4 * 8 + 1


def test_everything_by_keyboard(page: Page) -> None:
    def press(button: Locator) -> None:
        button.focus()
        page.keyboard.press("Enter")
        expect(button).to_be_focused()

    sheet = evening()
    remember(page, sheet)
    page.goto("/score")
    press(key(page, "Players", 4))
    press(page.get_by_role("button", name="Prominent: Reference"))
    press(page.get_by_role("button", name="Banned: Corrupted"))
    for number, seat in enumerate(sheet["seats"]):
        press(page.get_by_role("navigation", name="Players").get_by_role("button").nth(number))
        press(page.get_by_role("button", name=f"Focus: {seat['focus'].capitalize()}"))
        rows = [" ".join(f"{card['letter']}{card['number']}" for card in row) for row in seat["shelf"]]
        if number % 2:
            press(page.get_by_role("button", name="As text"))
            page.get_by_label("One line per row").focus()
            page.keyboard.type("\n".join(rows).lower())
            page.keyboard.press("Tab")
        else:
            press(page.get_by_role("button", name="The shelf"))
            page.get_by_role("button", name="Row 1, column 1: add a card").focus()
            page.keyboard.type(rows[0].replace(" ", ""))
            press(key(page, "Row", "Row 2"))
            page.keyboard.type("".join(rows[1:]).replace(" ", ""))
    expect(page.get_by_role("button", name="Call the inspector")).to_be_enabled()
    page.get_by_role("button", name="Call the inspector").press("Enter")
    expect(page.get_by_role("heading", name="The inspector is here")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="See the inspection again")).to_be_focused()
    assert_same(page, given.scored(sheet))


def test_a_card_is_known_the_next_time_until_the_box_is_forgotten(page: Page) -> None:
    marks = page.locator("[data-row='0'][data-column='0'] .marks svg")
    page.goto("/score")
    pick(page, "Prominent", "reference")
    pick(page, "Banned", "corrupted")
    choose_foci(page)
    tap_card(page, page.locator("[data-row='0'][data-column='0']"), given.card("A 4", "spells") | {"books": []})
    expect(marks).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Books not known: A4")).to_be_visible()
    expect(page.get_by_text("Still missing: Seat 1’s books")).to_have_count(2)  # on the sheet, and at the end
    expect(page.get_by_role("button", name="Call the inspector")).to_be_disabled()
    for category in ("Spells", "Monster", "Monster"):
        page.get_by_role("button", name=f"One more: {category}").click()
    expect(marks).to_have_count(3)
    call_inspector(page)
    expect(page.locator("article")).to_contain_text("B-7c")
    for name in ("Start a new form", "Really discard"):
        page.get_by_role("button", name=name).click()
    expect(marks).to_have_count(0)
    key(page, "Letter", "A").click()
    key(page, "Number", 4).click()
    expect(marks).to_have_count(3)
    for name in ("Forget the cards of this box (1)", "Really forget"):
        page.get_by_role("button", name=name).click()
    key(page, "Letter", "B").click()
    key(page, "Number", 1).click()
    page.locator("[data-row='0'][data-column='0']").click()
    page.get_by_role("button", name="Remove it").click()
    key(page, "Letter", "A").click()
    key(page, "Number", 4).click()
    expect(marks).to_have_count(0)


def test_a_word_that_is_no_card_is_named_with_its_row(page: Page) -> None:
    page.goto("/score")
    page.get_by_role("button", name="As text").click()
    lines = page.get_by_label("One line per row")
    lines.fill("A3 B1\nC9 D")
    lines.blur()
    expect(page.get_by_role("alert")).to_have_text("Row 2: “D” is not a card such as A3.")
    expect(page.get_by_role("button", name=re.compile("^Row 2, column .: C9"))).to_be_visible()
    lines.fill("A3 B1\nC9 D2")
    lines.blur()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_result_is_offered_to_bg_stats_and_goes_nowhere_before(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/score")
    pick(page, "Prominent", "reference")
    pick(page, "Banned", "corrupted")
    choose_foci(page)
    for index in range(2):
        page.get_by_role("navigation", name="Players").get_by_role("button").nth(index).click()
        page.get_by_label("Name", exact=True).fill("Zoë & Łukasz"[: 5 + 7 * index])
        page.get_by_role("button", name="Only the counts").click()
    call_inspector(page)
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
    expect(page.locator("#form")).to_contain_text("Seat 2’s focus")
    choose_foci(page)
    first, second = (page.locator(f"[data-row='0'][data-column='{column}']") for column in (0, 1))
    tap_card(page, first, given.card("A 4"))
    call_inspector(page)
    expect(page.locator("article")).to_contain_text("B-7c")
    tap_card(page, second, given.card("A 4"))
    expect(page.get_by_role("alert")).to_have_text("Row 1: A4 is already on Seat 1’s shelf, in row 1.")
    expect(second).to_have_class(re.compile("wrong"))
    expect(page.locator("article")).to_contain_text("B-7c")
    key(page, "Number", 5).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    tap_card(page, page.locator("[data-row='2'][data-column='0']"), given.card("C 9"))
    expect(page.get_by_role("alert")).to_have_text("Row 3: C9 is not connected to the rest of the shelf.")
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Share")).to_be_visible()

"""The page for a deck of one's own: typed, wrong, mended, and a real game scored with it."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from browser.test_score import call_inspector, key, pick
from exlibris.content import as_own_deck, read_own_deck
from support.files import BINARIES, WRITERS


def begin(page: Page, language: str = "English") -> None:
    page.goto("/deck")
    page.get_by_label("From our deck:").select_option(language)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("No problems.")).to_be_visible()


def test_a_deck_is_typed_letter_by_letter(page: Page) -> None:
    page.goto("/deck")
    page.get_by_label("New letter").first.fill("é")
    page.get_by_role("button", name="New letter").click()
    page.get_by_label("Name of the deck").fill("The Attic")
    card = page.get_by_role("group", name="É1")
    card.get_by_label("É1: category of book 1").select_option("Monster Manuals")
    expect(card.get_by_role("alert")).to_have_text("A card has 2 to 4 books; found 1.")
    card.get_by_role("button", name="Add a book").click()
    card.get_by_label("É1: category of book 2").select_option("Spells & Potions")
    expect(card.get_by_role("alert")).to_have_count(0)
    card.get_by_label("É1: title of book 1").fill("Étude")
    card.get_by_label("É1: title of book 1").press("Tab")
    expect(card.get_by_role("alert")).to_have_text(re.compile("A book has no title|Titles found: 1"))
    page.get_by_role("button", name="Add a card under É").click()
    expect(page.get_by_role("group", name="É2")).to_be_visible()
    expect(page.get_by_role("region", name="Deck check")).to_contain_text("A deck has 80 to 240 cards")
    page.reload()
    expect(page.get_by_label("É1: title of book 1")).to_have_value("Étude")
    expect(page.get_by_label("Name of the deck")).to_have_value("The Attic")


def test_a_wrong_line_leads_to_its_card_and_the_mended_deck_is_saved(page: Page, tmp_path: Path) -> None:
    begin(page, "Polski")
    page.get_by_role("button", name="As text").click()
    text = page.get_by_role("textbox", name="As text")
    text.fill(text.input_value().replace("monster", "potwory", 1).replace("corrupted", "Plugawe kodeksy", 1))
    found = page.get_by_role("region", name="Deck check")
    expect(found).to_contain_text("“potwory” is not a category")
    expect(page.get_by_role("button", name="Download the package")).to_be_disabled()
    page.get_by_role("button", name="Letter by letter").click()
    found.get_by_role("button", name="Line 2").click()
    expect(page.get_by_label("A1: category of book 1")).to_be_focused()
    page.get_by_label("A1: category of book 1").select_option("Monster Manuals")
    expect(found).to_contain_text("No problems. Cards: 152, letters: 26.")
    with page.expect_download() as file:
        page.get_by_role("button", name="Download the file").click()
    deck = read_own_deck(Path(file.value.path()).read_text("utf-8"))
    assert (deck.problems, deck.has_titles, len(deck.cards)) == ((), True, 152)
    assert file.value.suggested_filename == f"{deck.key}.tsv"
    with page.expect_download() as package:
        page.get_by_role("button", name="Download the package").click()
    assert Path(package.value.path()).read_bytes().startswith(b"PK")
    page.get_by_role("button", name="Delete the deck").click()
    page.get_by_role("button", name="Really delete it?").click()
    (tmp_path / "mine.tsv").write_text(deck.text(), "utf-8")
    page.get_by_label("Open a file").set_input_files(tmp_path / "mine.tsv")
    page.get_by_role("button", name="Use it").click()
    expect(found).to_contain_text("No problems.")


def test_a_real_game_is_scored_with_it(context: BrowserContext) -> None:
    page = context.new_page()  # not the fixture: that one takes the server's refusal for an error
    lines = ["# name: The Attic", *["Ω\tms"] * 13, *["A\tcc"] * 80]
    page.goto("/deck")
    page.get_by_role("button", name="As text").click()
    page.get_by_role("textbox", name="As text").fill("\n".join(lines))
    expect(page.get_by_text("No problems.")).to_be_visible()
    page.get_by_role("link", name="Score a game with it").click()
    choice = page.get_by_role("combobox", name="Cards")
    expect(choice.locator("option:checked")).to_have_text("The Attic")
    pick(page, "Prominent", "monster")
    pick(page, "Banned", "corrupted")
    for index, focus in ((1, "historic"), (0, "spells")):
        page.get_by_role("navigation", name="Players").get_by_role("button").nth(index).click()
        pick(page, "Focus", focus)
        if index:
            page.get_by_role("button", name="Only the counts").click()
    for column, (letter, number) in enumerate((("Ω", 13), ("A", 2))):
        page.locator(f"[data-row='0'][data-column='{column}']").click()
        key(page, "Letter", letter).click()
        key(page, "Number", number).click()
    # Ω comes before A in this deck, so both cards stay face up: two books of Corrupted Codices are banned.
    expect(page.locator("[data-row='0'][data-column='1'] .marks svg")).to_have_count(2)
    call_inspector(page)
    expect(page.locator("article")).to_contain_text("B-7c")
    expect(page.locator("article")).not_to_contain_text("Ω 13")
    choice.select_option("Another box")
    expect(page.get_by_role("alert")).to_contain_text("Ω13 (row 1): expected one of A B C")


def test_a_deck_of_a_spreadsheet_is_shown_before_it_is_kept(page: Page, tmp_path: Path) -> None:
    deck = as_own_deck("pl", "Krabice")
    (tmp_path / "deck.csv").write_bytes(WRITERS["Excel CSV"](deck.text(), "cp1250"))
    page.goto("/deck")
    page.get_by_label("Open a file").set_input_files(tmp_path / "deck.csv")
    asked = page.get_by_role("dialog", name="deck.csv: is this your deck?")
    expect(asked).to_contain_text("“Krabice.” Cards: 152, letters: 26.")
    expect(asked).to_contain_text("A jeśli to jednak nie był kot?")
    expect(asked.get_by_text("Windows-1250")).to_be_visible()
    asked.get_by_role("button", name="Leave it").click()
    expect(page.get_by_text("How would you like to begin?")).to_be_visible()
    page.get_by_label("Open a file").set_input_files(tmp_path / "deck.csv")
    asked.get_by_role("button", name="Use it").click()
    expect(page.get_by_text("No problems.")).to_be_visible()
    expect(page.get_by_label("A1: title of book 1")).to_have_value("A jeśli to jednak nie był kot?")
    page.get_by_role("button", name="As text").click()
    text = page.get_by_role("textbox", name="As text").input_value()
    assert read_own_deck(text).cards == deck.cards


def test_a_file_that_is_no_text_is_refused(context: BrowserContext, tmp_path: Path) -> None:
    page = context.new_page()  # not the fixture: that one takes the server's refusal for an error
    (tmp_path / "deck.xlsx").write_bytes(BINARIES[0])
    for place in ("/deck", "/replay", "/verify"):
        page.goto(place)
        page.locator("input[type=file]").set_input_files(tmp_path / "deck.xlsx")
        expect(page.get_by_role("alert")).to_contain_text("This is not a text file.")


def test_without_the_server_what_is_typed_is_kept(context: BrowserContext) -> None:
    page = context.new_page()  # not the fixture: that one takes a request that fails for an error
    begin(page)
    page.route("**/api/deck*", lambda route: route.abort())
    page.get_by_label("Name of the deck").fill("The Attic")
    page.get_by_label("Name of the deck").press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("is kept on this device")
    page.unroute("**/api/deck*")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("The Attic")
    expect(page.get_by_text("No problems.")).to_be_visible()

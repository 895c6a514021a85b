"""A table as text: a whole game by typed moves, and what a reader of the page is told.

The transcripts are what a screen reader finds at five moments of that game; EXLIBRIS_RENEW_TRANSCRIPTS=1 writes them.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.axe import complaints
from browser.clicking import BOARD, CURTAIN, engines_form, form, forward, hurry, new_table, open_table
from browser.conftest import PUZZLE_DAY
from exlibris.engine import action_name
from exlibris.puzzles import puzzle_of
from exlibris.table.lessons import lesson, replay, wanted

TRANSCRIPTS = Path(__file__).with_name("transcripts")
TITLE = "The table as text"
ZOE = {"player": "human", "name": "Zoe"}
LATER = "before => document.querySelector('main')?.dataset.number !== before"
# Each move of a solo game as it is typed, in five rounds; moments to look at lie between them.
TO_PLACE = "choose golem"
TO_CELL = """
    place 2.1; take I5; A7; shelve I5; place 18.1*; 8.1; change_shelf; swap_hand; pick I5; swap G4; move_assistant;
    bring 18.1*; done; place 13.1; name spells; done; close tile 8; do tile 18;
    Place 2.1*; take j 3; give W5; shelve J3
"""
TO_FLIPS = """
    above G4; place 9.1; discard I5; S1; discard G4; done; done; place 4.1; discard J3; discard D2; discard X2;
    discard S2; discard L3; home; done; save R6; shelve R6; close tile 14; close tile 9;
    place 10.1*; take Y1; done; place 13; name spells; done; place 2.1; take B7; done; place 4.1; discard R6;
    discard B7; done; done; close tile 4; close tile 10;
    place home*; done; place 6.1; done; place 2.1; take A3; done; place 13.1; name spells; take F4; done; shelve F4;
    close tile 13; close tile 6;
    place 11.2*; place 2.1; take C6; done; shelve; left of F4; done; save A3; shelve A3 left of C6; name spells;
    take X1; shelve X1; above C6
"""
TO_RESULT = "flip X1; ready"


def show_text(page: Page) -> None:
    """Show the table as text by the first link of the page."""
    page.get_by_role("link").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=TITLE)).to_be_focused()


def ask(page: Page, typed: str) -> None:
    """Type a command or a move."""
    page.get_by_role("textbox").fill(typed)
    page.keyboard.press("Enter")


def play(page: Page, typed: str) -> None:
    """Type one move after the other, and wait each time until it is made."""
    for move in typed.split(";"):
        before = page.locator("main").get_attribute("data-number")
        ask(page, move.strip())
        page.wait_for_function(LATER, arg=before)


def check(part: Locator, name: str) -> None:
    """Check what a screen reader finds in a part of the page, word for word, and that axe finds nothing on the page."""
    transcript = TRANSCRIPTS / f"{name}.yml"
    if os.environ.get("EXLIBRIS_RENEW_TRANSCRIPTS"):
        transcript.write_text(part.aria_snapshot() + "\n", "utf-8")
    expected = transcript.read_text("utf-8")
    expect(part).to_match_aria_snapshot(expected)
    assert part.aria_snapshot() == expected.rstrip("\n")  # the first one allows for more than is expected
    assert complaints(part.page) == []


def region(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def test_a_whole_game_by_typed_moves(page: Page) -> None:
    table = new_table(page.request, ZOE, preset="first-en", variants=["solo"], seed="by text")
    page.goto(f"/table/{table}")
    show_text(page)
    play(page, TO_PLACE)
    check(region(page, "Your move"), "placing")
    for command in ("tile 2", "why not 4.2", "why not 2.1", "hand", "shelf", "place 99.1"):
        ask(page, command)
    check(page.get_by_role("log"), "answers")
    play(page, TO_CELL)
    check(region(page, "Your move"), "shelving")
    play(page, TO_FLIPS)
    check(region(page, "Players"), "players")
    play(page, TO_RESULT)
    check(region(page, "Result"), "result")
    page.get_by_role("button", name="Back to the form").click()
    assert form(page)[0] == engines_form(page)[0]


def test_by_buttons_on_a_phone_nobody_is_told_what_another_saw(phone: Page) -> None:
    open_table(phone, "you", "person", seed="by text")
    forward(phone, kind="space")
    first = phone.locator(f"{CURTAIN} h1").inner_text()
    phone.get_by_role("button", name="I am").click()
    phone.locator(BOARD).wait_for()
    phone.get_by_role("link", name="Show the table as text").dispatch_event("click")
    expect(phone.get_by_role("heading", name=TITLE)).to_be_focused()
    ask(phone, "hand")
    told = phone.get_by_role("log").get_by_role("paragraph").all_inner_texts()
    assert len(told) > 4
    phone.get_by_role("button", name="place home:").tap()
    expect(phone.get_by_role("button", name="draw:")).to_be_visible()
    expect(phone.get_by_role("heading", name="Your move")).to_be_focused()
    phone.get_by_role("button", name="Take back").tap()
    expect(phone.get_by_role("log")).to_contain_text("Taken back.")
    phone.get_by_role("button", name="place home:").tap()
    phone.get_by_role("button", name="done:").tap()
    assert complaints(phone) == []
    phone.get_by_role("button", name="Done, pass it on").tap()
    expect(phone.locator(f"{CURTAIN} h1")).not_to_have_text(first)
    expect(phone.get_by_role("textbox")).to_have_count(0)
    phone.get_by_role("button", name="I am").tap()
    expect(phone.get_by_role("heading", name=TITLE)).to_be_focused()
    expect(phone.get_by_role("log")).to_be_empty()
    text = phone.locator("main").inner_text()
    assert not [card for card in told[1:] if card in text]
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_watches_and_who_looks_back_see_as_much_as_in_the_picture(page: Page) -> None:
    table = open_table(page, "you", "random", seed="by text")
    forward(page, kind="space")
    show_text(page)
    ask(page, "hand")
    hand = page.get_by_role("log").get_by_role("paragraph").all_inner_texts()[1:]
    assert hand
    ask(page, "home; done")
    expect(page.get_by_role("log")).to_contain_text("Player 1 places an assistant at home.")
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(region(page, "Players")).to_contain_text(hand[0])
    page.get_by_role("button", name="One moment back").first.click()
    page.get_by_role("button", name="One moment forward").first.click()
    expect(page.get_by_role("log")).to_be_attached()
    assert complaints(page) == []
    page.context.clear_cookies()
    page.goto(f"/table/{table}")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    text = page.locator("main").inner_text()
    assert not [card for card in hand if card in text]
    expect(page.get_by_role("heading", name="Possible moves")).to_have_count(0)
    ask(page, "hand")
    expect(page.get_by_role("log")).to_contain_text("in hand")
    page.get_by_role("button", name="Show the table as a picture").click()
    expect(page.locator(BOARD)).to_be_visible()


def test_commands_in_the_language_of_the_page(page: Page) -> None:
    table = new_table(page.request, ZOE, preset="first-en", variants=["solo"], seed="by text")
    settings = "{ byText: true, language: 'pl' }"
    page.add_init_script(f"localStorage.setItem('exlibris-settings', JSON.stringify({settings}))")
    page.goto(f"/table/{table}")
    play(page, TO_PLACE)
    for typed, answer in (("pomoc", "dlaczego nie:"), ("półki Zoe", "Półki: Zoe"), ("dlaczego nie 4.2", "zamknięte")):
        ask(page, typed)
        expect(page.get_by_role("log")).to_contain_text(answer)


def test_a_lesson_by_text(page: Page) -> None:
    hurry(page)
    page.goto("/learn/first_visit")
    box = page.get_by_role("region", name="Vellum, the librarian")
    expect(box).to_be_visible()
    show_text(page)
    following, actions = box.get_by_role("button", name="Next", exact=True), list[int]()
    for act in lesson("first_visit").acts:
        at = replay(lesson("first_visit"), actions, "Ada").playing()
        actions.append(wanted(at, act)[0])
        expect(page.get_by_role("heading", name="Your move")).to_be_visible()
        while following.count():
            move_on(box, following.click)
        if len(actions) == 1:
            told = box.get_by_role("status").inner_text()
            ask(page, "place home")  # not what the lesson wants
            expect(box.get_by_role("status")).not_to_have_text(told)
        move_on(box, partial(ask, page, f"do {action_name(at, actions[-1])}"))
        if len(actions) == 2:
            assert complaints(page) == []


def move_on(box: Locator, act: Callable[[], None]) -> None:
    """Do that, and wait until the lesson has gone on."""
    before = box.get_attribute("data-at") or ""
    act()
    expect(box).not_to_have_attribute("data-at", before)


def test_the_puzzle_by_text(dated: Page) -> None:
    page, puzzle = dated, puzzle_of(PUZZLE_DAY)
    page.goto("/puzzle")
    page.locator(BOARD).wait_for()
    show_text(page)
    panel = page.get_by_role("region", name="Puzzle of the day")
    ask(page, f"do {action_name(puzzle.state, puzzle.choices[-1][0])}")
    expect(panel.get_by_role("status")).to_contain_text(f"Number {len(puzzle.choices)} of")
    panel.get_by_role("button", name="Try again").click()
    ask(page, f"do {action_name(puzzle.state, puzzle.best)}")
    expect(panel.get_by_role("status")).to_contain_text("Yes, that is best.")
    assert complaints(page) == []

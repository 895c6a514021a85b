"""The lessons, played by clicking on what is wanted and on what is not, and the rules page they lead to."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from browser.clicking import PHONE
from exlibris.content import assistant_keys, load_locations
from exlibris.table.lessons import LEARNER, LESSONS, lesson, named, replay, seated, wanted

pytestmark = pytest.mark.usefixtures("hurried")

SPEECH = ".speech"
HALO = ".halo"
# Whose small shelf the middle of the frame lies on; null if it lies elsewhere.
POINTED_AT = """() => {
    const { left, top, width, height } = document.querySelector(".halo").getBoundingClientRect();
    const there = document.elementsFromPoint(left + width / 2, top + height / 2);
    return there.map((one) => one.closest(".area-others article")).find(Boolean)?.ariaLabel ?? null;
}"""
STEPS = re.compile(r"(\d+) of (\d+)")


def best_actions(key: str) -> list[int]:
    """Return what the script prefers, action by action."""
    actions: list[int] = []
    for act in lesson(key).acts:
        actions.append(wanted(replay(lesson(key), actions, "Ada").playing(), act)[0])
    return actions


def said(page: Page) -> str:
    """Return what the librarian says."""
    return page.locator(f"{SPEECH} p").inner_text()


def step(page: Page) -> int:
    """Return the number of the task, as the box shows it."""
    found = STEPS.search(page.locator(SPEECH).inner_text())
    assert found
    return int(found.group(1))


def begin(page: Page, key: str) -> None:
    page.goto(f"/learn/{key}")
    expect(page.locator(SPEECH)).to_be_visible()


def press(page: Page, name: str) -> None:
    page.locator(SPEECH).get_by_role("button", name=name, exact=True).click()


def listen(page: Page) -> None:
    """Press Next until something has to be done, or the lesson is over."""
    ways = page.locator(f"{SPEECH} .ways")
    while ways.get_by_role("button", name="Next", exact=True).count():
        now = step(page)
        if (page.viewport_size or PHONE)["width"] > PHONE["width"]:
            expect(page.locator(HALO)).to_be_visible()  # she points at what she speaks of
            assert page.evaluate(POINTED_AT) is None or "your shelf" not in said(page)
        press(page, "Next")
        expect(page.locator(SPEECH)).not_to_contain_text(f"{now} of ")


def choose(page: Page, action: int) -> None:
    """Click what stands for the action, and wait until the lesson has gone on."""
    before = page.locator(SPEECH).get_attribute("data-at") or ""
    target = page.locator(f"[data-action='{action}']:not(:disabled):visible").first
    target.click(position={"x": 9, "y": 9})
    try:
        expect(page.locator(SPEECH)).not_to_have_attribute("data-at", before)
    except AssertionError:  # a busy machine can let the page move between press and release
        target.click(position={"x": 9, "y": 9})
        expect(page.locator(SPEECH)).not_to_have_attribute("data-at", before)


@pytest.mark.parametrize(("key", "on_a_phone"), [*zip(LESSONS, cycle((False, True)), strict=False)])
def test_every_lesson_is_played_to_its_end_by_clicking(page: Page, key: str, on_a_phone: bool) -> None:
    if on_a_phone:
        page.set_viewport_size(PHONE)
    begin(page, key)
    for action in best_actions(key):
        listen(page)
        choose(page, action)
    listen(page)
    expect(page.locator(f"{SPEECH} p")).to_contain_text("Well shelved")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/learn")
    done = page.get_by_role("listitem").filter(has_text="done")
    expect(done).to_have_count(1)


def test_a_wrong_choice_gets_a_gentle_word_and_changes_nothing(page: Page) -> None:
    begin(page, "first_shelf")
    listen(page)
    before = said(page)
    town = named(seated(lesson("first_shelf"), "Ada").playing(), LEARNER, "10.1")
    page.locator(f"[data-action='{town}']").first.click()
    expect(page.locator(f"{SPEECH} p")).not_to_have_text(before)
    expect(page.locator(f"{SPEECH} p")).to_contain_text("Home first")
    choose(page, best_actions("first_shelf")[0])
    expect(page.locator(f"{SPEECH} p")).to_contain_text("draw a card or shelve one")


def test_show_me_back_and_start_over(page: Page) -> None:
    begin(page, "first_visit")
    listen(page)
    assert step(page) == 2
    press(page, "Show me")
    expect(page.locator(SPEECH)).to_contain_text("3 of ")
    press(page, "Show me")
    expect(page.locator(SPEECH)).to_contain_text("4 of ")
    press(page, "Back")
    expect(page.locator(SPEECH)).to_contain_text("3 of ")
    expect(page.locator(f"{SPEECH} p")).to_contain_text("Take one card")
    press(page, "Start over")
    expect(page.locator(SPEECH)).to_contain_text("1 of ")
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()


def test_a_lesson_goes_on_where_it_was_left(page: Page) -> None:
    begin(page, "first_shelf")
    listen(page)
    press(page, "Show me")
    expect(page.locator(SPEECH)).to_contain_text("6 of ")
    page.reload()
    expect(page.locator(SPEECH)).to_contain_text("6 of ")
    press(page, "Skip lesson")
    page.wait_for_url("**/learn/first_visit")
    expect(page.locator(f"{SPEECH} p")).to_contain_text("The town")


def test_a_lesson_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn in ten minutes").press("Enter")
    page.get_by_role("link", name="A first shelf").press("Enter")
    expect(page.locator(SPEECH)).to_be_visible()
    for name in [*["Next"] * 4, "Show me"]:
        button = page.locator(SPEECH).get_by_role("button", name=name, exact=True)
        expect(button).to_be_enabled()
        button.press("Enter")
    expect(page.locator(SPEECH)).to_contain_text("6 of ")


def test_after_the_last_lesson_a_real_game_begins(page: Page) -> None:
    begin(page, "inspection")
    press(page, "Skip lesson")
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-asked='true']")).to_be_visible()
    expect(page.get_by_text("Eric").first).to_be_visible()


def test_there_is_no_other_lesson(page: Page) -> None:
    page.goto("/learn/advanced_dusting")
    expect(page.get_by_role("heading", name="There is no such lesson")).to_be_visible()


def test_the_rules_explain_every_location_and_assistant(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", name="The rules", level=1)).to_be_visible()
    anchors = {key.replace("_", "-") for key in (*[one.key for one in load_locations()], *assistant_keys())}
    there = set(page.locator("main [id]").evaluate_all("all => all.map(one => one.id)"))
    assert anchors <= there
    linked = page.locator("nav a").evaluate_all("all => all.map(one => one.hash.slice(1))")
    assert set(linked) <= there
    assert len(linked) == len(set(linked)) > 20


def test_the_rules_follow_the_rulebook(page: Page) -> None:
    page.goto("/rules?rulebook=revised-en#setup")
    setup = page.locator("#setup")
    expect(setup).to_contain_text("dealt 8 book cards")
    expect(page.locator("#ghost")).to_contain_text("not in this rulebook’s box")
    deck = page.get_by_text("cards from the English deck")
    expect(deck).to_have_count(0)
    page.get_by_label("Rulebook").select_option("first-fr")
    expect(deck).to_have_count(3)
    expect(setup).to_contain_text("removes another")
    assert page.url.endswith("/rules?rulebook=first-fr#setup")


def test_an_address_leads_to_its_place(page: Page) -> None:
    page.set_viewport_size(PHONE)
    page.goto("/rules#witch")
    place = page.locator("#witch")
    expect(place).to_be_in_viewport()
    assert abs(place.evaluate("one => one.getBoundingClientRect().top")) < PHONE["height"] / 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_prompts_and_tiles_lead_to_the_rules(page: Page) -> None:
    begin(page, "first_visit")
    page.get_by_role("button", name="What is this for?").click()
    purpose = page.locator(".read")
    expect(purpose).to_contain_text("only books that stand in alphabetical order on your shelf count")
    expect(purpose.get_by_role("link")).to_have_attribute("href", "/rules?rulebook=first-en#placement")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Flea Market")).first.click()
    link = page.locator(".read").get_by_role("link", name="Rules for this", exact=True)
    expect(link).to_have_attribute("href", "/rules?rulebook=first-en#flea-market")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#flea-market")).to_be_in_viewport()
    expect(page.locator(SPEECH)).to_be_visible()
    page.keyboard.press("Escape")
    expect(link).to_have_count(0)


def test_a_key_opens_the_rules_of_the_question(page: Page) -> None:
    begin(page, "inspection")
    with page.context.expect_page() as opened:
        page.keyboard.press("r")
    expect(opened.value.locator("#inspection")).to_be_in_viewport()

"""The daily puzzle: chosen on the usual table of a phone, and told how good it was."""

from playwright.sync_api import Page, expect

from browser.axe import complaints
from browser.clicking import PHONE, hurry
from browser.conftest import PUZZLE_DAY
from browser.zones import COVERED
from exlibris.puzzles import puzzle_number, puzzle_of


def choose(page: Page, action: int) -> None:
    page.locator(f'[data-action="{action}"]:visible').first.click()


def test_a_choice_is_told_how_good_it_was_and_why(dated: Page) -> None:
    page, puzzle = dated, puzzle_of(PUZZLE_DAY)
    page.set_viewport_size(PHONE)
    hurry(page)
    page.goto("/")
    page.locator('a[href="/puzzle"]').click()
    panel = page.get_by_role("region", name="Puzzle of the day")
    expect(panel.get_by_role("heading")).to_have_text(f"Puzzle {puzzle_number(PUZZLE_DAY)}")
    expect(panel).to_contain_text("Which one is best?")
    assert page.evaluate(COVERED) == []  # the table leaves room for the strip
    panel.get_by_role("button", name="Show").click()
    expect(panel).to_contain_text("Hard: ")
    panel.get_by_role("button", name="Hide").click()
    expect(page.get_by_role("region", name="Log", include_hidden=True)).to_have_count(0)

    choose(page, puzzle.best)
    expect(panel).to_contain_text("Yes, that is best.")
    expect(panel).to_contain_text("Solved: day one")
    expect(panel.get_by_role("listitem")).to_have_count(len(puzzle.reasons))
    assert complaints(page) == []

    panel.get_by_role("button", name="Try again").click()
    panel.get_by_role("button", name="Hide").click()
    choose(page, puzzle.choices[-1][0])
    count = len(puzzle.choices)
    expect(panel).to_contain_text(f"Number {count} of {count}.")
    expect(panel).to_contain_text("Only the first answer of a day counts.")
    panel.get_by_role("button", name="Show the best choice").click()
    expect(page.locator(f'[data-action="{puzzle.best}"]:visible').first).to_be_focused()

    page.reload()
    expect(panel).to_contain_text("Solved: day one")

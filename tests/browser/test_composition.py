"""The table never moves: areas depend on the screen alone, and nothing lies over what a decision needs."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from browser.clicking import BOARD, MOVED_ON, READY, Clicker, hurry, new_table, open_table
from browser.component_page import DRAWN, resize, show
from browser.readable import incomplete
from browser.scenes import ENLARGE, Sight, seen
from browser.test_small_phones import STICKS_OUT
from browser.zones import (
    COVERED,
    HIDDEN_PRINT,
    SCREENS,
    SETTLED,
    SHIFTS,
    SMALL,
    SMALL_TARGETS,
    Rectangles,
    overlapping,
    zones,
)

# The first begins with the town in front, the second with the shelf; for the others, screens that differ in kind do.
DECISIONS = ["space", "cell", "card", "category", "choice", "flip", "hand", "desk", "seat", "others"]
KINDS = ["1280x800", "360x640", "844x390"]
PHONES = ["390x844", "360x640", "844x390"]
SHOULD_BE: dict[str, tuple[float, float]] = {
    "1920x1080": (104, 146),
    "1440x900": (80, 112),
    "1280x800": (72, 101),
    "1024x768": (66, 93),
    "768x1024": (68, 96),
    "390x844": (45, 63),
    "360x640": (42, 61),
    "844x390": (57, 78),
}
CARD = ".area-shelf .cell .card > .card:visible"
# The areas of a pane are in sight only where that pane is in front.
ALWAYS = {"prompt", "hand"}
MOST_SHIFT = 0.05
TEXT_SIZES = (1, 1.25, 1.5)


def test_no_area_moves_and_nothing_lies_over_what_is_needed(page: Page, components: str) -> None:
    first: dict[str, Rectangles] = {name: {} for name in SCREENS}
    # The second decision in English shows that the words change nothing.
    show(page, components, "table", state=DECISIONS[1])
    for name in KINDS:
        resize(page, SCREENS[name])
        check_areas(page, first[name], name)
    for number, state in enumerate(DECISIONS):
        show(page, components, "table", state=state, worst="1")
        for name in SCREENS if number < 1 else KINDS:
            resize(page, SCREENS[name])
            check_areas(page, first[name], f"{state} at {name}")


def check_areas(page: Page, first: Rectangles, where: str) -> None:
    """Check that the areas are where they have first been, and that nothing in them is covered, small or out of sight.

    Those that come into sight for the first time are noted.
    """
    areas = zones(page)
    assert areas.keys() >= ALWAYS, where
    assert overlapping(areas) == [], where
    assert {name: first.setdefault(name, area) for name, area in areas.items()} == areas, where
    assert page.evaluate(COVERED) == [], where
    assert page.evaluate(SMALL) == [], where
    assert page.evaluate(OUTSIDE_LIBRARY) == [], where
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), where


@seen("cell worst", on=SHOULD_BE)
def test_cards_on_the_shelf_are_large_and_all_rows_whole(sight: Sight) -> None:
    width, height = SHOULD_BE[sight.scene.screen]
    shelf = zones(sight.page)["shelf"]
    boxes = [card.bounding_box() for card in sight.page.locator(CARD).all()]
    assert boxes
    for box in boxes:
        assert box
        assert (box["width"], box["height"]) >= (width - 0.5, height - 0.5)
        assert shelf[1] <= box["y"]
        assert box["y"] + box["height"] <= shelf[1] + shelf[3]


# Places for a card that are lower than that, or not wholly within the cabinet; and how far it is scrolled.
PLACES = """(least) => {
    const cabinet = document.querySelector(".area-shelf .cabinet");
    const { top, bottom, left, right } = cabinet.getBoundingClientRect();
    const places = [...cabinet.querySelectorAll(".free-mark")].map((each) => each.getBoundingClientRect());
    const bad = places.filter((place) => place.height < least
        || place.top < top || place.bottom > bottom || place.left < left || place.right > right);
    return [bad.length, cabinet.scrollTop, cabinet.scrollLeft];
}"""


def test_places_in_a_fourth_row_are_whole_and_in_sight(page: Page, components: str) -> None:
    show(page, components, "table", state="grow", busy="1")
    places = page.locator(".area-shelf .free-mark")
    expect(places).to_have_count(5)
    for name, screen in SCREENS.items():
        resize(page, screen)
        assert page.evaluate(PLACES, 35) == [0, 0, 0], name
        for place in page.locator(".area-shelf .free").all():
            place.focus()
            place.click(trial=True)
            assert page.evaluate(PLACES, 35) == [0, 0, 0], name


SHELVED = {"cell busy": 16, "grow busy": 8, "flip load": 17}


@seen(*SHELVED, on=("390x844", "360x640"))
def test_the_print_of_shelved_cards_is_never_covered_on_a_phone(sight: Sight) -> None:
    assert sight.page.evaluate(HIDDEN_PRINT, ".area-shelf") == [SHELVED[sight.scene.state], []]


# Counts of a letter ("/10") that begin in sight and are not seen to their end.
CUT_COUNTS = """() => [...document.querySelectorAll(".card .of")].filter((count) => {
    const { left, right, top, height } = count.getBoundingClientRect();
    const seen = (x) => document.elementFromPoint(x, top + height / 2)?.closest(".card") === count.closest(".card");
    return top + height / 2 < count.parentElement.getBoundingClientRect().bottom && seen(left + 1) && !seen(right - 1);
}).map((count) => count.parentElement.textContent)"""


IN_HAND = {"auction busy": 10, "collector busy": 10, "cell worst": 9}


@seen(*IN_HAND, on=PHONES)
def test_the_heads_of_the_cards_in_hand_are_whole_on_a_phone(sight: Sight) -> None:
    assert sight.page.evaluate(HIDDEN_PRINT, ".area-hand") == [IN_HAND[sight.scene.state], []]
    assert sight.page.evaluate(CUT_COUNTS) == []


@seen("dump busy", on=PHONES)
def test_a_long_discard_pile_lies_in_town_with_all_its_print_on_a_phone(sight: Sight) -> None:
    cards = sight.page.locator(".pile .target")
    expect(cards).to_have_count(42)
    expect(cards.first).to_be_in_viewport(ratio=1)
    expect(cards.first).to_have_class(re.compile("legal"))
    if sight.scene.screen == "360x640":  # the others have the shelf or the desk beside it, and it scrolls
        assert sight.page.evaluate(HIDDEN_PRINT, ".area-town") == [42, []]


# Titles beside the card on the desk that are not whole; and how much of the card is.
BESIDE = """() => {
    const desk = document.querySelector(".area-desk").getBoundingClientRect();
    const cut = [...document.querySelectorAll(".desk .row .titles li")].filter((title) => {
        const { top, bottom } = title.getBoundingClientRect();
        return top < desk.top || bottom > desk.bottom + 1;
    }).map((title) => title.textContent);
    const card = document.querySelector(".desk .row .slot:not(:has(.deck)) .card").getBoundingClientRect();
    return [cut, card.bottom <= desk.bottom];
}"""


@seen("grow busy", on=(*PHONES, "768x1024", "1280x800"))
def test_a_card_on_the_desk_is_whole_and_its_titles_beside_it(sight: Sight) -> None:
    assert sight.page.evaluate(BESIDE) == [[], True]


# How many lines of the form are in sight beside the shelf, and what in them is cut.
FORM_LINES = """() => {
    const style = document.head.appendChild(document.createElement("style"));
    style.textContent = ".pointing::after { display: none !important }";  // where a line answers a finger
    const isShown = (e) => e.checkVisibility({ visibilityProperty: true });  // a low phone has it on the desk
    const form = [...document.querySelectorAll(":is(.area-form, .desk .lines)")].find(isShown);
    const outer = form.getBoundingClientRect();
    const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().width > 0;
    const cut = [...form.querySelectorAll("dl > div, dt, dd, .other")].filter(seen).filter((e) => {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        return left < outer.left || right > outer.right + 0.5 || top < outer.top - 1 || bottom > outer.bottom + 1 ||
            e.scrollHeight > e.clientHeight + 1;
    });
    style.remove();
    const own = [...form.querySelectorAll("dl > div:not(.heads) > dd:not(.other)")];
    return [own.filter(seen).length, cut.map((e) => e.textContent)];
}"""


@seen("cell worst", on=("360x640", "844x390", "768x1024"), sizes=TEXT_SIZES)
def test_the_form_is_whole_beside_the_shelf_with_larger_text(sight: Sight) -> None:
    sight.page.evaluate(SETTLED)
    assert sight.page.evaluate(FORM_LINES) == [7, []]


def test_the_form_of_a_low_phone_shows_what_a_place_changes(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS["360x640"])
    show(page, components, "table", state="cell", busy="1")
    page.locator(".area-shelf .free").nth(1).focus()
    expect(page.locator(".area-form .change").last).to_be_in_viewport(ratio=1)
    assert page.evaluate(FORM_LINES) == [7, []]


# The name of everybody else, of forty letters.
LONG_NAMES = """() => document.querySelectorAll(".seat h2").forEach((name) => {
  name.textContent = "Wilhelmina Przemysława von Hohenlohe-Abt";
})"""


def test_full_shelves_of_others_can_be_read_at_every_size(page: Page, components: str) -> None:
    show(page, components, "table", state="rivals", busy="1")
    page.evaluate(LONG_NAMES)
    page.evaluate(ENLARGE, 1.3)
    for name, screen in SCREENS.items():
        resize(page, screen)
        if (tab := page.locator("[data-spot='pane:others']")).is_visible():
            tab.evaluate("tab => tab.click()")
        assert page.evaluate(HIDDEN_PRINT, ".area-others") == [62, []], name
        expect(page.locator(".seat .known").first).to_have_text(re.compile("Z2"))
        expect(page.locator(".seat .known b").first).to_be_visible()


DESKTOPS = list(SCREENS)[:4]
# What is cut on a desktop: words of the form, titles on the desk, the ability of the library; frames of cards out of
# order that join those beside them; marks of rivals' cards and of offers that are too small; what scrolls that should
# not.
CUT_ON_DESKTOP = """() => {
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1;
    const all = (kinds) => [...document.querySelectorAll(kinds)].filter(seen);
    const cut = all(".area-form .short, .area-form .other, .desk .titles, .desk h3, .ability")
        .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 4);
    const framed = all(".mini.wrong").filter((e) => getComputedStyle(e).outlineStyle !== "none");
    const small = all(":is(.mini, .stub) .marks > *").filter((e) => e.getBoundingClientRect().width < 6.95);
    const scroll = all(".options, .notices, .draft, .area-others > section")
        .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1);
    const words = all(".area-form .fact .short").length;
    return [words, [...cut, ...framed, ...small, ...scroll].map((e) => `${e.className}: ${e.textContent}`)];
}"""


NAMED = {"rivals busy": 3, "rivals busy seats=2": 3, "sale busy": 3, "cell busy": 3, "solo": 3, "draft": 0}


@seen(*NAMED, on=DESKTOPS, sizes=(1, 1.3))
def test_nothing_is_cut_or_too_small_on_a_desktop_with_larger_text(sight: Sight) -> None:
    named = NAMED[sight.scene.state] if sight.scene.screen != "1024x768" else 0  # there are marks alone
    assert sight.page.evaluate(CUT_ON_DESKTOP) == [named, []]


def test_the_desk_says_what_the_best_flips_are(page: Page, components: str) -> None:
    show(page, components, "table", state="rivals", busy="1")
    page.set_viewport_size(SCREENS["1280x800"])
    for points in (".seat .points .target", ".area-form .explained"):
        page.locator(points).first.hover()
        expect(page.locator(".area-desk")).to_contain_text("If everyone makes their best flips")


# Cards of the tile that is asked about that are not as broad as a letter and a number, or not within the tile.
CRAMPED = """() => {
    const tile = document.querySelector(".tile.many").getBoundingClientRect();
    const cards = [...document.querySelectorAll(".tile.many .stub, .read.many .card")];
    return [cards.length, cards.map((card) => card.getBoundingClientRect()).filter(({ left, right, bottom, width }) =>
        width < 24 || (bottom < tile.bottom + 40 && (left < tile.left - 1 || right > tile.right + 1))).length];
}"""


@seen("sale busy", on=DESKTOPS, sizes=(1, 1.3))
def test_a_whole_hand_at_the_yard_sale_can_be_read(sight: Sight) -> None:
    assert sight.page.evaluate(CRAMPED) == [22, 0]
    assert sight.page.evaluate(HIDDEN_PRINT, [".area-town", ".tile.many .stub"]) == [11, []]


# What the notices lie over of what has to stay in sight.
UNDER_NOTICES = """() => {
    const note = document.querySelector(".notices").getBoundingClientRect();
    const things = ".area-prompt, .sign, .area-tabs button, .board .card:not(.desk .card), .mini, .tile";
    return [...document.querySelectorAll(things)].filter((each) => {
        const { top, bottom, left, right, width } = each.getBoundingClientRect();
        return width > 0 && top < note.bottom && bottom > note.top && left < note.right && right > note.left;
    }).map((each) => each.className);
}"""


def test_the_final_round_and_refusals_cover_nothing_on_a_phone(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS[PHONES[0]])
    show(page, components, "table", state="rivals", busy="1")
    expect(page.locator(".banner")).to_be_visible()
    for screen in PHONES:
        resize(page, SCREENS[screen])
        assert zones(page)["prompt"][3] <= page.locator(".banner").evaluate("e => e.getBoundingClientRect().top"), (
            screen
        )
        assert page.evaluate(UNDER_NOTICES) == [], screen
        assert page.evaluate(CUT_SIGNS) == [], screen
    show(page, components, "table", state="cell", busy="1")
    page.locator("[data-spot^='space:']").first.dispatch_event("click")
    for screen in PHONES:
        resize(page, SCREENS[screen])
        expect(page.locator(".refused")).not_to_be_empty()
        assert page.evaluate(UNDER_NOTICES) == [], screen


# Libraries on offer that are not whole within the town.
CUT_OFFERS = """() => {
    const { bottom, right } = document.querySelector(".area-town").getBoundingClientRect();
    return [...document.querySelectorAll(".offer, .offer .what")].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.bottom > bottom || box.right > right || each.scrollHeight > each.clientHeight + 1;
    }).map((each) => each.textContent);
}"""


def test_eight_libraries_are_on_offer_at_once(page: Page) -> None:
    sitters = ["human", "random", "random", "random"]
    seats = [{"player": player, "name": f"Player {number}"} for number, player in enumerate(sitters, 1)]
    page.goto(f"/table/{new_table(page.request, *seats, preset='first-fr', seed='a pool')}")
    page.locator(READY).first.wait_for()
    expect(page.locator(".offer").nth(4)).to_be_visible()
    for name in ("1920x1080", "1440x900", "1280x800", "1024x768"):
        resize(page, SCREENS[name])
        assert page.evaluate(CUT_OFFERS) == [], name


# What stands in the reader's library and sticks out of it.
OUTSIDE_LIBRARY = """() => [...document.querySelectorAll(".library .space, .library .piece")].filter((thing) => {
  const [{ bottom, right }, room] = [thing, thing.closest(".library")].map((e) => e.getBoundingClientRect());
  return bottom > room.bottom + 1 || right > room.right + 1;
}).map((thing) => thing.className)"""
# Seven cards on the tile that is asked about; then how far each sticks out of it.
CROWDED = """() => {
  const list = document.querySelector(".cards.asked");
  while (list.children.length < 7) list.append(list.children[0].cloneNode(true));
  list.closest(".picture").style.setProperty("--cards", "7");
  const tile = list.closest(".tile").getBoundingClientRect();
  return [...list.querySelectorAll(".target")].map((card) => {
    const { left, right } = card.getBoundingClientRect();
    return Math.max(tile.left - left, right - tile.right);
  });
}"""
# Puts two more beside every assistant, as when three share a space.
SHARED = """() => document.querySelectorAll(".area-town .pawn").forEach((pawn) => {
    pawn.classList.add("several");
    pawn.append(pawn.lastElementChild.cloneNode(true), pawn.lastElementChild.cloneNode(true));
})"""
# Marks of instant and delayed tiles under something that stands on the pavement: what they are drawn below would take
# the pointer if they themselves took it.
HIDDEN_KINDS = """() => [...document.querySelectorAll(".kind")].filter((mark) => {
  if (!mark.checkVisibility({ visibilityProperty: true })) return false;
  mark.style.pointerEvents = "auto";
  const { left, top, width, height } = mark.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  mark.style.pointerEvents = "";
  return over && !mark.contains(over);
}).length"""
# Summaries of tiles whose last line is cut through or, with the "…", below the room for it.
CUT = """() => [...document.querySelectorAll(".tile .summary")].filter((text) => {
  const frame = text.parentElement;
  if (text.offsetLeft >= frame.clientWidth) text = frame.querySelector(".brief");
  return text.getBoundingClientRect().bottom > frame.getBoundingClientRect().bottom + 0.5;
}).length"""
# A title of two lines takes the room of one line of the summary.
LONG_TITLES = """() => document.querySelectorAll(".tile h3").forEach((title) => {
  title.style.cssText = "--letters: 30; height: 2.4em";
})"""
# Spaces, and who stands there, that meet a card of their tile; and the number of cards.
SPACES_OVER_CARDS = """() => {
    const seen = (tile, kinds) => [...tile.querySelectorAll(kinds)]
        .filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.getBoundingClientRect());
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const tiles = [...document.querySelectorAll(".tile")];
    const over = tiles.filter((tile) =>
        seen(tile, ".disc, .pawn svg").some((space) => seen(tile, ".stub").some((card) => meet(space, card))));
    return [tiles.flatMap((tile) => seen(tile, ".stub")).length, over.map((tile) => tile.ariaLabel)];
}"""
CROWDED_SCREENS = ["360x640", "390x844", "844x390", "768x1024", "1024x768", "1280x800"]


ON_TILES = {"space busy": 22, "space busy tiles=7": 18, "tavern busy": 17, "auction busy": 22, "slot worst": 18}


@seen(*ON_TILES, on=CROWDED_SCREENS, sizes=(1, 1.15, 1.3))
def test_no_space_lies_over_a_card_of_its_tile(sight: Sight) -> None:
    found, over = sight.page.evaluate(SPACES_OVER_CARDS)
    assert over == []
    if sight.scene.state == "tavern busy" and sight.scene.screen in PHONES:
        assert found == 0  # the shelf is in front, above the cards on the desk
    else:
        assert found >= ON_TILES[sight.scene.state]


@seen("space busy", on=["360x640"], sizes=(1, 1.3))
def test_crowded_tiles_of_the_smallest_phone_keep_name_and_brief(sight: Sight) -> None:
    assert incomplete(sight.page) == (9, ["Bookworm Tavern"])  # it has five cards


# How many lines of a long summary are shown on the tile with the fewest.
FEWEST_LINES = """() => Math.min(...[...document.querySelectorAll(".tile .summary")].map((text) =>
  Math.floor((text.parentElement.clientHeight - 0.5) / parseFloat(getComputedStyle(text).lineHeight))))"""


# As many pixels as a question of so many letters, the hint's button beside it, is cut off.
CUT_OFF = """async (letters) => {
  const buttons = document.querySelectorAll(".why");
  if (buttons.length === 1 && !document.querySelector(".area-prompt .tool")) {
    buttons[0].before(buttons[0].cloneNode(true));
    buttons[0].previousSibling.className = "tool";
  }
  const box = document.querySelector(".wanted");
  box.lastElementChild.textContent = "Wilhelmina, choose one of the libraries on offer; ".repeat(4).slice(0, letters);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return box.scrollHeight - box.clientHeight;
}"""


def test_questions_are_read_whole(page: Page, components: str) -> None:
    show(page, components, "table", state="space")
    page.evaluate(ENLARGE, TEXT_SIZES[-1])
    for name, screen in SCREENS.items():
        resize(page, screen)
        assert page.evaluate(CUT_OFF, 140) <= 2, name


# Whether the words beside the card that is asked about run into it or are cut; nothing if there is no room for words.
WORDS_BESIDE = """() => {
  const words = document.querySelector(".options .strip ~ .where");
  if (!words?.checkVisibility()) return null;
  const [card, box] = [words.parentElement.querySelector(".strip"), words].map((e) => e.getBoundingClientRect());
  return [box.left < card.right, words.scrollHeight > words.clientHeight + 1];
}"""


def test_words_beside_a_card_that_is_asked_about_leave_it_free(page: Page, components: str) -> None:
    show(page, components, "table", state="grow", busy="1")
    for size in TEXT_SIZES:
        page.evaluate(ENLARGE, size)
        for name in ("768x1024", "844x390"):
            resize(page, SCREENS[name])
            assert page.evaluate(WORDS_BESIDE) == [False, False], (name, size)


@pytest.mark.parametrize("state", ["space", "cell"])
def test_larger_text_leaves_every_area_and_card_as_it_is(page: Page, components: str, state: str) -> None:
    show(page, components, "table", state=state, worst="1")
    for name in KINDS:
        page.evaluate(ENLARGE, 1)
        resize(page, SCREENS[name])
        first = zones(page)
        page.evaluate(ENLARGE, TEXT_SIZES[-1])
        page.evaluate(SETTLED)
        assert zones(page) == first, name
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), name
        assert page.evaluate(HIDDEN_PRINT, ":is(.area-town, .area-shelf, .area-others, .area-hand)")[1] == [], name


# Points that stick out of the place that they are for, if all the cards that they name have long names.
WIDE_POINTS = """() => [...document.querySelectorAll(".area-shelf .worth")].filter((points) => {
  const name = points.querySelector(".which");
  const before = [...(name?.childNodes ?? [])];
  if (name) name.textContent = "M10";
  const [{ left, right }, place] = [points, points.parentElement].map((e) => e.getBoundingClientRect());
  name?.replaceChildren(...before);
  return left < place.left || right > place.right || parseFloat(getComputedStyle(points).fontSize) < 12;
}).map((points) => points.textContent)"""


@seen("cell worst", on=SCREENS, sizes=TEXT_SIZES)
def test_points_with_the_card_that_would_be_flipped_stay_within_their_place(sight: Sight) -> None:
    expect(sight.page.locator(".area-shelf .worth .turned")).to_have_count(2)
    assert sight.page.evaluate(WIDE_POINTS) == []


def test_what_is_crowded_stays_on_its_tile(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS["390x844"])
    show(page, components, "table", state="slot", worst="1")
    for screen in PHONES[:2]:
        resize(page, SCREENS[screen])
        assert max(page.evaluate(CROWDED)) <= 1, screen
    page.evaluate(SHARED)
    for screen in PHONES[:2]:
        resize(page, SCREENS[screen])
        assert page.evaluate(STICKS_OUT) == [], screen
        assert page.evaluate(HIDDEN_KINDS) == 0, screen
    resize(page, {"width": 640, "height": 360})
    assert page.evaluate(STICKS_OUT) == []


# As long as what an assistant can do is in any language.
ABILITY = "Galaretowata Kostka. Kto dołącza, daje losową kartę (możesz ją ustawić) lub pozwala na obie akcje domowe."
CUT_ABILITY = """(words) => {
  const ability = document.querySelector(".ability");
  ability.textContent = words;
  return ability.scrollHeight - ability.clientHeight;
}"""


def test_what_an_assistant_can_do_is_read_whole_on_an_upright_tablet(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS["768x1024"])
    show(page, components, "table", state="space", worst="1")
    assert page.evaluate(CUT_ABILITY, ABILITY) <= 2


# The head of an upright phone, and its hand: what is left is for the table.
HEAD = """() => [".area-prompt", ".area-signs", ".area-tabs", ".area-hand"]
    .reduce((sum, area) => sum + document.querySelector(area).getBoundingClientRect().height, 0) / innerHeight"""
# Words above the table that are cut off.
CUT_SIGNS = """() => [...document.querySelectorAll(".area-signs .round, .area-signs .short")]
    .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""


def test_the_head_of_the_smallest_phone_is_low_and_says_everything(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS["360x640"])
    show(page, components, "table", state="space", worst="1")
    assert page.evaluate(HEAD) < 1 / 3
    page.locator(".area-signs .short").first.evaluate("name => (name.textContent = 'Beletrystyka')")
    assert page.evaluate(CUT_SIGNS) == []


def test_phones_show_the_focus_beside_prominent_and_banned_in_every_pane(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS[PHONES[0]])
    signs = page.locator(".area-signs")
    for state in ("space", "solo"):
        show(page, components, "table", state=state)
        for screen in PHONES:
            resize(page, SCREENS[screen])
            for tab in page.locator(".area-tabs button").all()[:3]:
                tab.click()
                expect(signs.locator(".sign svg")).to_have_count(3)
                expect(signs.get_by_role("button", name="Focus: Monster Manuals")).to_be_in_viewport(ratio=1)
                assert page.evaluate(CUT_SIGNS) == [], screen
                assert signs.evaluate("signs => signs.firstElementChild.scrollWidth - signs.clientWidth") <= 1, screen


def test_a_solo_table_says_what_wins(page: Page, components: str) -> None:
    show(page, components, "table", state="solo")
    page.set_viewport_size(SCREENS["1440x900"])
    expect(page.get_by_text("You win with more points than the Public Library; a tie loses.")).to_be_in_viewport(
        ratio=1
    )


def test_summaries_end_with_a_whole_line(page: Page, components: str) -> None:
    show(page, components, "table", state="space", worst="1")
    for width, height in ((1366, 768), (1280, 720), (1440, 900), (390, 844), (360, 640)):
        resize(page, {"width": width, "height": height})
        assert page.evaluate(CUT) == 0, (width, height)
    for screen in ("1024x768", "768x1024"):
        resize(page, SCREENS[screen])
        assert page.evaluate(FEWEST_LINES) == 3, screen
        assert page.evaluate(CUT) == 0, screen
    page.evaluate(LONG_TITLES)
    for screen in ("768x1024", "390x844"):
        resize(page, SCREENS[screen])
        assert page.evaluate(CUT) == 0, screen


def test_all_that_answers_is_large_enough_for_a_mouse(page: Page, components: str) -> None:
    for state, screen in (("cell", "1440x900"), ("seat", "1024x768")):
        show(page, components, "table", state=state, worst="1")
        resize(page, SCREENS[screen])
        assert page.evaluate(SMALL_TARGETS, 24) == [], (state, screen)


# A whole tile answers for its head, and the spaces of a crowded one share its width, as do those who stand on them.
NOT_FOR_FINGERS = (" whole ", "stool", "asked")
IN_TOWN = " pawn "


def test_all_that_answers_is_large_enough_for_a_finger(page: Page, components: str) -> None:
    show(page, components, "table", state="space", worst="1")
    for screen in PHONES:
        resize(page, SCREENS[screen])
        for tab in page.locator(".area-tabs button").all():
            tab.evaluate("tab => tab.click()")  # also under the sheet
            small = page.evaluate(SMALL_TARGETS, 44)
            shared = (*NOT_FOR_FINGERS, IN_TOWN) if page.locator(".area-town").is_visible() else NOT_FOR_FINGERS
            assert [each for each in small if reach(each) < 24 and "whole" not in each] == [], screen
            assert [each for each in small if reach(each) < 44 and "picture plain sign" in each] == [], screen
            missed = [each for each in small if reach(each) < 43 and not any(kind in each for kind in shared)]
            assert missed == [], (screen, tab.text_content())


def reach(small: str) -> float:
    """Return how far a small target answers, with the half pixel that is left to rounding."""
    across, down = small.rpartition(": ")[2].split(" x ")
    return min(float(across), float(down)) + 0.5


# Buttons of the question whose words are cut, or that stick out of the place of the answers.
CUT_BUTTONS = """() => {
    const place = document.querySelector(".area-answers").getBoundingClientRect();
    return [...document.querySelectorAll(".chooser .button")].filter((button) => {
        const { left, right, bottom } = button.getBoundingClientRect();
        return button.scrollWidth > button.clientWidth + 1 || button.scrollHeight > button.clientHeight + 1
            || left < place.left || right > place.right || bottom > place.bottom + 1;
    }).map((button) => button.textContent);
}"""


def test_who_goes_names_the_place_and_its_buttons_are_whole(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS["360x640"])
    show(page, components, "table", state="space", busy="1")
    page.locator("[data-spot='space:10.1'] button").click()
    expect(page.locator(".area-prompt [role=status]")).to_have_text("Bon Mot Bookshop: who goes there?")
    page.locator(".chooser .button").nth(1).evaluate("e => (e.lastChild.data = 'Gelatinous Cube')")
    for screen in ("360x640", "390x844", "844x390", "768x1024"):
        resize(page, SCREENS[screen])
        for size in (1, 1.3):
            page.evaluate(ENLARGE, size)
            page.evaluate(DRAWN)
            assert page.evaluate(CUT_BUTTONS) == [], (screen, size)


def test_words_without_room_on_the_desk_are_read_in_a_dialog(page: Page, components: str) -> None:
    page.set_viewport_size(SCREENS["360x640"])
    show(page, components, "table", state="tavern", busy="1")
    words = page.locator(".read .words")
    assert words.evaluate("e => e.clientHeight % parseFloat(getComputedStyle(e).lineHeight)") < 1
    expect(words).to_have_text(re.compile(r"\S Rules for this$"))
    page.get_by_role("button", name="More").click()
    whole = page.get_by_role("dialog")
    expect(whole).to_contain_text("Whoever got one may shelve it.")
    expect(whole.get_by_role("link", name="Rules for this")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(whole).to_have_count(0)


def test_which_assistant_goes_can_be_answered_on_a_phone(page: Page, components: str) -> None:
    show(page, components, "table", state="space", worst="1")
    for screen in ("390x844", "844x390"):
        resize(page, SCREENS[screen])
        for place in ("5.1", "10.1"):
            page.locator(f"[data-spot='space:{place}'] button").click()
            for piece in page.locator(".chooser .button").all():
                piece.click(trial=True)
            page.keyboard.press("Escape")


@pytest.mark.usefixtures("in_motion")
def test_a_game_hardly_shifts_anything(page: Page) -> None:
    hurry(page)
    page.add_init_script(f"({SHIFTS})()")
    page.set_viewport_size(SCREENS["844x390"])
    table = open_table(page, "you", "random", "random", "random", seed="nothing moves")
    clicker = Clicker(page, seed=3)
    page.locator(READY).first.wait_for()
    for turn, name in enumerate(reversed(KINDS), 1):
        page.set_viewport_size(SCREENS[name])
        page.evaluate(SETTLED)  # a resized page moves at once, and not of itself
        if clicker.play(1):
            break  # a very short game leaves the largest screen out
        # The draft ends, or a round, in which tiles come and go, and everything that grows has grown.
        jump(page, table, turn)
        shifts = page.evaluate("window.shifts")
        assert sum(value for value, *_ in shifts) < MOST_SHIFT, (name, shifts)


def jump(page: Page, table: str, turn: int) -> None:
    """Let the computer play until a person has to decide something in that round, while the page is open."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(100)  # until it has asked all that it wants to know of this position
    number = int(page.locator(BOARD).get_attribute("data-number") or 0)
    page.request.post(f"/test/forward/{table}", params={"turn": turn, "bot": "random"})
    with suppress(TookTooLong):  # it was there already
        page.wait_for_function(MOVED_ON, arg=number, timeout=2000)
    page.wait_for_timeout(100)


def test_the_desk_says_why_an_empty_shelf_has_points(page: Page, components: str) -> None:
    show(page, components, "table", state="empty")
    page.set_viewport_size(SCREENS["1440x900"])
    page.locator(".seat .points .target").first.hover()
    expect(page.locator(".area-desk")).to_contain_text("What all players can see of it: B1")

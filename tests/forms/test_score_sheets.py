"""The printed score sheets and examples through `exlibris score`."""

import pytest

from exlibris.content import CATEGORIES
from support.given import Json, card, counts, game, score, scored, seat, shelf, solo

LINES = ("b1", "b2", "b3", "b4", "b5", "total")
FOCI = {"Rita": "monster", "Eric": "historic", "Ahmed": "spells", "Daria": "fantastical"}
SHEET = {  # EX-26: books in form order, then lines B1 to B5 and the total; Daria's 9 is printed 4
    "Rita": ((2, 12, 5, 6, 7, 6), (8, 4, -2, 15, 12, 37)),
    "Eric": ((4, 8, 10, 6, 8, 7), (12, 9, -4, 18, 20, 55)),
    "Ahmed": ((5, 3, 6, 9, 4, 9), (10, 0, -5, 9, 18, 32)),
    "Daria": ((9, 10, 7, 7, 9, 1), (9, 15, -9, 3, 20, 38)),
}


def b7c(**changed: tuple[int, ...]) -> Json:
    """Return the printed form B-7c with some tallies changed."""
    tallies = {name: books for name, (books, _) in SHEET.items()} | changed
    return game(
        *[seat(name, FOCI[name], counts=counts(*books), stability=SHEET[name][1][0]) for name, books in tallies.items()]
    )


def s42a(**changed: int) -> Json:
    """Return the printed form S-42a (EX-28) with some of the player's books changed."""
    own = seat("Scooter", "historic", counts=counts(3, 5, 12, 13, 3, 10) | changed, stability=15)
    library = {"books": counts(34, 20, 12, 16, 18, 21), "focus": "fantastical"}
    return solo(own, library=library, prominent="monster")


def test_ex_26_the_printed_form_b_7c() -> None:
    form = scored(b7c())
    for column in form["seats"]:
        tally, lines = SHEET[column["name"]]
        assert column["tally"] == counts(*tally)
        assert tuple(column[line] for line in LINES) == lines
    assert [column["name"] for column in form["seats"]] == list(SHEET)
    assert [column["rank"] for column in form["seats"]] == [3, 1, 4, 2]
    assert (form["winners"], form["decided_by"]) == ([1], "total")


def test_dv_12_with_darias_misprint_taken_literally_eric_still_wins() -> None:
    form = scored(b7c(Daria=(4, 10, 7, 7, 9, 1)))
    assert (form["seats"][3]["b3"], form["seats"][3]["total"]) == (-4, 43)
    assert form["winners"] == [1]


def test_sheet_06_rita_and_ahmed_could_have_each_others_focus() -> None:
    given = b7c()
    given["seats"][0]["focus"], given["seats"][2]["focus"] = "spells", "monster"
    assert [column["total"] for column in scored(given)["seats"]] == [37, 55, 32, 38]


def test_ex_28_the_printed_form_s_42a() -> None:
    form = scored(s42a())
    [own] = form["seats"]
    assert tuple(own[line] for line in LINES) == (15, 0, -3, 9, 24, 45)
    assert tuple(form["library"][line] for line in LINES) == (0, 15, -34, 36, 40, 57)
    assert (own["rank"], form["winners"], form["decided_by"]) == (2, [], "total")


@pytest.mark.parametrize(("monster", "award"), [(13, 0), (16, 0), (17, 15)])
def test_ex_29_the_public_library_wins_ties_for_prominent_works(monster: int, award: int) -> None:
    """Four more Monster Manuals were needed, not three."""
    form = scored(s42a(monster=monster))
    assert (form["seats"][0]["b2"], form["library"]["b2"]) == (award, 15 - award)


@pytest.mark.parametrize(("stability", "winners"), [(26, []), (27, []), (28, [0])])
def test_dv_10_equal_totals_lose_in_solo(stability: int, winners: list[int]) -> None:
    given = s42a()
    given["seats"][0]["stability"] = stability
    form = scored(given)
    assert form["seats"][0]["total"] == 30 + stability
    assert (form["winners"], form["decided_by"]) == (winners, "total")
    assert ("wins ties" in score(given).stdout) == (stability == 27)


@pytest.mark.parametrize(
    ("books", "awards"),
    [
        ([8, 10, 9, 7], [4, 15, 9, 0]),  # EX-08
        ([9, 9, 9, 7], [10, 10, 10, 0]),  # EX-09
        ([9, 8, 8, 8], [15, 5, 5, 5]),  # EX-10
        ([9, 9, 8, 7], [12, 12, 4, 0]),  # EX-11, DV-02
        ([9, 8, 8, 7], [15, 7, 7, 0]),  # EX-12
        ([9, 8, 7, 7], [15, 9, 2, 2]),  # EX-13
        ([5, 5, 5, 5], [7, 7, 7, 7]),  # DV-01
        ([0, 3], [9, 15]),
    ],
)
def test_ex_08_to_13_prominent_works(books: list[int], awards: list[int]) -> None:
    foci = [key for key in CATEGORIES if key not in ("reference", "corrupted")]
    seats = [
        seat(focus, focus, counts={"reference": own}, stability=0) for focus, own in zip(foci, books, strict=False)
    ]
    assert [column["b2"] for column in scored(game(*seats))["seats"]] == awards


@pytest.mark.parametrize(
    ("ties", "award", "working"),
    [
        ({}, 10, "28 / 3"),
        ({"prominent_ties": "all_places"}, 10, "28 / 3"),
        ({"prominent_ties": "next_place"}, 8, "24 / 3"),
    ],
)
def test_prom_04_three_tied_for_first_share_all_places_or_the_next_one_only(
    ties: Json, award: int, working: str
) -> None:
    seats = [seat(focus, focus, counts={"reference": 4}, stability=0) for focus in ("monster", "spells", "historic")]
    given = game(*seats, **ties)
    assert [column["b2"] for column in scored(given)["seats"]] == [award] * 3
    assert score(given).stdout.count(working) == 3


@pytest.mark.parametrize("banned", ["monster", "corrupted"])
def test_ex_14_thirteen_banned_books(banned: str) -> None:
    form = scored(game(seat(focus="spells", counts={banned: 13}, stability=0), banned=banned))
    assert form["seats"][0]["b3"] == -13


@pytest.mark.parametrize(
    ("books", "variety"), [((5, 9, 7, 6, 6), 15), ((4, 9, 7, 7, 7), 12), ((5, 9, 7, 6, 5), 15), ((0, 9, 9, 9, 9), 0)]
)
def test_ex_15_to_17_variety(books: tuple[int, ...], variety: int) -> None:
    form = scored(game(seat(counts=counts(1, *books), stability=0)))
    assert form["seats"][0]["b4"] == variety


def test_tie_01_a_tie_for_a_lower_place_is_explained_too() -> None:
    seats = [
        seat("Rita", "monster", counts={"monster": 10}, stability=0),
        seat("Eric", "historic", counts={"historic": 2}, stability=0),
        seat("Ahmed", "spells", counts={"spells": 2, "fantastical": 1}, stability=0),
    ]
    form = scored(game(*seats))
    assert (form["decided_by"], [column["rank"] for column in form["seats"]]) == ("total", [1, 3, 2])
    assert "Books on the shelf" in score(game(*seats)).stdout
    assert "Books on the shelf" not in score(game(*seats[:2])).stdout


def test_ex_18_fourteen_focus_books() -> None:
    assert scored(game(seat(counts={"monster": 14}, stability=0)))["seats"][0]["b5"] == 28


@pytest.mark.parametrize(
    ("drawing", "turned"),
    [
        ("M8 M3 X1", ["M3"]),  # EX-02
        ("A1 B1 / A2 B2", ["A2"]),
        ("A10 A9 / B1 B2", ["A9"]),
        ("B1 / A1 / C1", ["A1"]),
        ("A1 B1", []),
    ],
)
def test_ex_02_the_inspector_turns_what_breaks_the_order(drawing: str, turned: list[str]) -> None:
    column, _ = scored(game(seat(shelf=shelf(drawing))))["seats"]
    assert column["flipped"] == turned
    assert column["tally"]["monster"] == len(drawing.replace("/", "").split()) - len(turned)


def test_ex_03_a_card_given_face_down_is_skipped_and_not_among_those_turned() -> None:
    rows = shelf("M8 M3 X1")
    assert rows[0][0] is not None
    rows[0][0]["face_down"] = True
    column, _ = scored(game(seat(shelf=rows)))["seats"]
    assert (column["flipped"], column["tally"]["monster"]) == ([], 2)


@pytest.mark.parametrize(
    ("drawing", "stability"),
    [
        ("A1 A2 A3 / B1 B2 B3 / C1 C2 C3", 9),  # EX-04
        (".. A2 .. .. / B1 B2 B3 B4 / C1 C2 C3 C4", 8),  # EX-05
        ("A1 A2 A3 / B1 .. B3", 0),  # EX-06
        ("A1 A2 A3 A4 / B1 B2 B3 B4 / C1 C2 C3 C4", 12),  # EX-07
        ("A1 A2 A3 / B1 B2 B3 / C1 .. ..", 0),
        ("A1 A2 / B1 B2 / .. ..", 4),
    ],
)
def test_ex_04_to_07_stability(drawing: str, stability: int) -> None:
    assert scored(game(seat(shelf=shelf(drawing))))["seats"][0]["b1"] == stability


def test_alpha_02_counts_replace_the_books_of_cards_that_the_inspector_still_orders() -> None:
    rows = [
        [cell and {"letter": cell["letter"], "number": cell["number"]} for cell in row] for row in shelf("M8 M3 X1")
    ]
    form = scored(game(seat(shelf=rows, counts=counts(0, 1, 0, 4, 0, 2))), "--best-flips")
    column, _ = form["seats"]
    assert (column["flipped"], column["b5"]) == (["M3"], 8)
    assert column["tally"] == counts(0, 1, 0, 4, 0, 2)
    assert column["best"] == {"total": column["total"], "flips": []}


def test_asst_mummy_04_entombed_cards_count_two_each_with_stability_and_their_books_do_not() -> None:
    rows: list[list[Json | None]] = [
        [card("A 1", entombed=True), card("B 1", entombed={"letter": "Z", "number": 3, "books": ["spells", "spells"]})],
        [card("C 1"), card("D 1", entombed=False)],
    ]
    column, _ = scored(game(seat(shelf=rows)))["seats"]
    assert column["b1"] == 4 + 2 * 2
    assert column["tally"] == counts(0, 0, 0, 4, 0, 4)


def test_the_issues_example() -> None:
    rows = [
        [card("A 4", "corrupted historic"), None],
        [
            card("B 1", "spells spells fantastical", face_down=True),
            card("B 7", "monster reference", entombed=True),
        ],
    ]
    form = scored(game(seat(hand=2, shelf=rows), ruleset="first-en"), "--best-flips")
    column, _ = form["seats"]
    assert column["tally"] == counts(1, 0, 1, 1, 1, 0)
    assert tuple(column[line] for line in LINES) == (2, 15, -1, 0, 2, 18)
    assert (column["flipped"], column["rank"]) == ([], 1)
    assert column["best"] == {"total": 19, "flips": ["A4"]}
    assert (form["winners"], form["decided_by"]) == ([0], "total")


@pytest.mark.parametrize(
    ("rita", "eric", "winners", "decided_by"),
    [
        ({"counts": {"monster": 5}}, {"counts": {"historic": 4}}, [0], "total"),
        ({"counts": {"monster": 5}}, {"counts": {"historic": 5, "spells": 2}}, [1], "books"),
        ({"counts": {"monster": 5}, "hand": 3}, {"counts": {"historic": 5}, "hand": 1}, [1], "hand"),
        (
            {"counts": {"monster": 5, "corrupted": 2}, "hand": 1},
            {"counts": {"historic": 6, "corrupted": 1}, "hand": 1, "stability": 0},
            [1],
            "banned",
        ),
        ({"counts": {"monster": 5}}, {"counts": {"historic": 5}}, [0, 1], "shared"),
    ],
)
def test_tie_01_to_04_in_their_order(rita: Json, eric: Json, winners: list[int], decided_by: str) -> None:
    """In the fourth case a stability of 3 makes up for a banned book and a focus book."""
    extra = 3 if decided_by == "banned" else 0
    seats = [seat("Rita", "monster", stability=extra, **rita), seat("Eric", "historic", **{"stability": 0} | eric)]
    form = scored(game(*seats))
    assert (form["winners"], form["decided_by"]) == (winners, decided_by)


def test_people_get_each_line_with_its_working() -> None:
    shown = score(b7c()).stdout
    rows = {row[:34].strip(): row[34:] for row in shown.splitlines()}
    [variety] = [row for label, row in rows.items() if label.startswith("B4")]
    assert "3 \N{MULTIPLICATION SIGN} 6 (Monster Manuals)" in variety
    [award] = [row for label, row in rows.items() if label.startswith("B2")]
    assert "8 books: 2nd" in award
    assert shown.endswith("Eric wins with a total of 55.\n")
    assert "B-7c" in shown
    assert "\x1b" not in shown


def test_names_are_no_markup() -> None:
    assert "[bold]Ł" in score(game(seat("[bold]Ł", shelf=shelf("A1")))).stdout

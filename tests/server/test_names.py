"""Names by Unicode's security mechanisms: readable, and not to be taken for somebody else's."""

import pytest

from exlibris.table.errors import TableError
from exlibris.table.names import check_line, check_name, prototypes, skeleton
from support.accounts import code_of, sign_up
from support.browsing import Browser

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

MIXED_RITA = "Rit\u0430"  # with a Cyrillic letter


@pytest.mark.parametrize(
    "name",
    [
        "", "Rita", "Zażółć", "Ñandú 2", "O'Neil-Smith", "Nguyễn", "Владимир", "田中 Ken", "ケンとAnn", "김 Ken",
        "ㄅ Ken 中", "עִבְרִית", "العربية", "Rita ❤\ufe0f", "👩\u200d🚀 Ann", "👍🏽",
    ],
)  # fmt: skip
def test_readable_names_are_taken(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Ri\u200bta", "Rita\u2800", "\u3164", "Ri\u00adta", "Ri\u034fta", "a\ufe0fb", "Rita\u200d", "R\u202eita",
        "\ufeffRita", "Rita\U000e0041", "Rita\U000e0100", "x\u0301\u0301\u0301\u0301\u0301",
        MIXED_RITA, "Ри Ken", "Ωmega", "한かn",
    ],
)  # fmt: skip
def test_names_with_invisible_characters_or_mixed_scripts_are_refused(name: str) -> None:
    with pytest.raises(TableError) as refused:
        check_name(name)
    assert refused.value.code == "unclear-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Rita", MIXED_RITA), ("modern", "rnodern"), ("lris", "Iris"), ("\u0391\u0392\u0395", "ABE"),
        ("Zora", "\uff3a\uff4f\uff52\uff41"),
        ("Rita  A", "Rita\u00a0A"), ("Alice", "A1ice"), ("Café", "Cafe\u0301"), ("Rita❤", "Rita❤\ufe0f"),
    ],
)  # fmt: skip
def test_names_that_look_the_same_have_the_same_skeleton(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(("name", "other"), [("Rita", "Rite"), ("Lukasz", "Łukasz"), ("Jose", "José"), ("Anna", "Ann")])
def test_other_names_do_not(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def test_what_stands_for_a_character_stands_for_itself() -> None:
    likes = prototypes()
    assert len(likes) > 6000
    assert [sign for sign in likes if skeleton(skeleton(sign)) != skeleton(sign)] == []


def test_no_account_has_a_name_that_looks_like_anothers(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Irma")
    refused = {
        "lrma": (409, "name-taken"),
        "IRMA": (409, "name-taken"),
        "Irrna": (409, "name-taken"),
        "\u0406rma": (422, "unclear-name"),
        "Ir\u200bma": (422, "unclear-name"),
    }
    assert {name: code_of(sign_up(eric, name)) for name in refused} == refused
    assert sign_up(eric, "Irmo").status_code == 201


def test_nobody_sits_down_under_a_name_of_somebody_else(rita: Browser, eric: Browser) -> None:
    seats = [{"name": "Irma", "player": "human"}, {"player": "open"}, {"name": "Irma", "player": "greedy"}]
    table = rita.post("/api/tables", {"seats": seats}).json()["id"]
    path = f"/api/tables/{table}/seats/1"
    for name in ("Irma", "irma ", "lrma"):
        assert code_of(eric.post(path, {"name": name})) == (409, "name-at-table")
    for name in ("Er\u200bic", "Er\u0456c"):
        assert code_of(eric.post(path, {"name": name})) == (422, "unclear-name")
    assert eric.post(path, {"name": "Eric"}).status_code == 201


@pytest.mark.parametrize(
    "name",
    [
        "Server", "admin", "The computer", "ADMIN 1", "S e r v e r", "Adm1n", "Moderator!", "Exlibris", "Ex Libris",
        "Počítač", "komputer", "L’ordinateur", "Serwer", "Správce",
    ],
)  # fmt: skip
def test_nobody_passes_for_the_server_or_a_computer(rita: Browser, eric: Browser, name: str) -> None:
    assert code_of(sign_up(rita, name)) == (422, "reserved-name")
    assert code_of(rita.post("/api/tables", {"seats": [{"name": name}, {"player": "open"}]})) == (422, "reserved-name")
    table = rita.open("human", "open")
    assert code_of(eric.sit(table, 1, name)) == (422, "reserved-name")


@pytest.mark.parametrize("name", ["Serverine", "Adminton", "Anna Computer-Love", "Rita", "Botticelli", "Libris"])
def test_names_that_only_contain_such_words_are_taken(rita: Browser, name: str) -> None:
    assert rita.post("/api/tables", {"seats": [{"name": name}, {"player": "open"}]}).status_code == 201


@pytest.mark.parametrize(
    "line",
    ["x" + "\u0301" * 5, "Z" + "\u0334" * 9, "a\u200b\u200bb", "\u200d\u200c", "\u2060\ufeff", "\u3164\u3164"],
)
def test_lines_with_piles_of_marks_or_runs_of_nothing_are_refused(line: str) -> None:
    with pytest.raises(TableError) as refused:
        check_line(line)
    assert refused.value.code == "unclear-line"


@pytest.mark.parametrize(
    "line",
    [
        "Zażółć gęślą jaźń", "Nguyễn", "\u0645\u06cc\u200c\u062e\u0648", "👩\u200d🚀", "❤\ufe0f\u200d🔥",
        "👨\u200d👩\u200d👧", "\U0001f3f4\U000e0067\U000e0062\U000e007f", "",
    ],
)  # fmt: skip
def test_other_lines_are_said(line: str) -> None:
    check_line(line)

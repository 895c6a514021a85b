"""`exlibris form`: the form of a recorded game in the terminal, as SVG and as PDF."""

import json
import re
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from fontTools.ttLib import TTFont

from exlibris.engine import PRESETS, compose, result
from exlibris.engine.scoring import Column, scored
from exlibris.forms.form import PUBLIC_LIBRARY, ColumnFacts, NamedForm, form_of
from exlibris.forms.given import read_given
from exlibris.forms.layout import COLORS, HEIGHT, MARGIN, MARKS, WIDTH, Box, Item, Mark, Text, layout
from exlibris.forms.lines import Sheet, sheet
from exlibris.forms.pdf import FILES, FONTS, pdf, spelled
from exlibris.forms.score import score
from exlibris.forms.svg import svg
from exlibris.texts import LANGUAGES, text
from support.catalogs import message_ids
from support.commands import exlibris, refusal
from support.recording import finished, played_out

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
run = partial(exlibris, "form")
GAME = finished(4, 5)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "game.json"
    path.write_text(GAME.to_json())
    return path


def crowded(seats: int = 4) -> Sheet:
    """Return a form with long names, many cards turned, and a tie."""
    turned = tuple(f"{letter} {number}" for letter in "ABCDE" for number in range(1, 6))
    name = "Łucja & <Bartholomew> Featherstonehaugh"
    books = (12, 10, 11, 13, 14, 10)
    columns = [Column(books, 1 + i, stability=27, entombed=8, hand=3) for i in range(seats)]
    facts = [ColumnFacts(f"{name}{i}", turned) for i in range(seats)]
    return sheet(NamedForm(scored(columns, 5, 0, solo=False), tuple(facts)), "en")


def solo(stability: int = 15) -> Sheet:
    columns = [Column((3, 5, 12, 13, 3, 10), 2, stability=stability), Column((34, 20, 12, 16, 18, 21), 1)]
    return sheet(
        NamedForm(scored(columns, 3, 0, solo=True), (ColumnFacts("Scooter", tallied=True), PUBLIC_LIBRARY)), "en"
    )


@pytest.mark.parametrize(
    ("language", "title", "seat"),
    [
        ("pl", "Protokół inspekcji bibliotek prywatnych", "Miejsce 1"),
        ("cs", "Zpráva o\u00a0inspekci soukromých knihoven", "Místo 1"),
        ("fr", "Formulaire des Bibliothèques à Inspecter (F.B.I.)", "Place 1"),
    ],
)
def test_the_form_speaks_the_language_asked_for(language: str, title: str, seat: str, file: Path) -> None:
    said = run(file, "--language", language).stdout
    assert said.startswith(title)
    assert seat in said
    assert "Seat" not in said


@pytest.mark.parametrize(("ruleset", "raced"), [("first-en", True), ("first-cs", False)])
def test_the_form_tells_of_a_reading_race_only_where_the_rulebook_does(ruleset: str, raced: bool) -> None:
    """TIE-04."""
    blank = {"counts": {}, "stability": 0, "hand": 0}
    seats = [{"name": "Rita", "focus": "historic"} | blank, {"name": "Eric", "focus": "reference"} | blank]
    given = {"ruleset": ruleset, "prominent": "monster", "banned": "spells", "seats": seats}
    verdict = sheet(score(read_given(json.dumps(given).encode())), "en").verdict
    assert verdict.startswith("Rita and Eric share the victory")
    assert ("reading race" in verdict) == raced


def test_a_language_without_texts_is_a_usage_error(file: Path) -> None:
    refused = run(file, "--language", "tlh")
    assert refused.exit_code == 2
    assert "tlh" in refused.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_notes_keep_apart_in_every_language(language: str) -> None:
    """The widths are estimates: what is checked is that long names get smaller letters."""
    say = partial(text, language=language)
    scores = scored([Column((1, 2, 3, 4, 5, 6), 1)], 1, 0, solo=False)
    items = layout(sheet(NamedForm(scores, (ColumnFacts("Rita"),)), language))
    on_line = [
        item for item in items if isinstance(item, Text) and item.y == items_line(items, say("form-note-prominent"))
    ]
    label, note = (
        next(item for item in on_line if item.text == words)
        for words in (say("category-fantastical"), say("form-note-prominent"))
    )
    assert label.x + len(label.text) * label.size * 0.52 < note.x - len(note.text) * note.size * 0.52


NAMES = [
    ["Łukasz Żółć-Gęślą", "Święcisława Źdźbło", "Ćma", "Bartłomiej Wawrzyniec Chrząszczyżewoszyce"],
    ["Žofie Řehořová", "Příliš žluťoučký kůň", "Ďábelské Ťuhýci Ň", "Šárka Čížková"],
    ["Éloïse Çœur-Ÿvan", "Noël d’Œuvré-Lefèbvre-Desnoëttes du Bois"],
    ["Αλέξανδρος Ω", "W" * 40, "Ж Щ " * 10, "M m w " * 6],
    ["Święcisława Źdźbło-Wawrzyniecka-Chrząszcz"],
]


@pytest.mark.parametrize("names", NAMES, ids=lambda names: names[0])
def test_names_stay_in_their_columns_and_boxes(names: list[str]) -> None:
    columns = [Column((1, 2, 3, 4, 5, 6), 1) for _ in names]
    seats = tuple(ColumnFacts(name, library="wizard") for name in names)
    items = layout(sheet(NamedForm(scored(columns, 1, 0, solo=False), seats), "en"))
    libraries = [item for item in items if isinstance(item, Text) and item.text == "Wizard"]
    box = next(item for item in items if isinstance(item, Box) and item.height > 5)
    font = TTFont(str(FONTS / FILES["serif"]))
    glyphs, em = font.getBestCmap(), font["head"].unitsPerEm
    for library, name in zip(libraries, names, strict=True):
        lines = [
            item for item in items if isinstance(item, Text) and item.x == library.x and box.y < item.y < library.y
        ]
        assert "".join(line.text for line in lines).replace(" ", "") == name.replace(" ", "")
        for line in lines:
            width = sum(font["hmtx"][glyphs[ord(letter)]][0] for letter in line.text) * line.size / em
            assert width < box.width - 1.5, line.text
        assert lines[0].y - 0.95 * lines[0].size > box.y
        assert lines[-1].y + 0.25 * lines[-1].size < library.y - 0.7 * library.size


def items_line(items: list[Item], words: str) -> float:
    """Return where the text stands that has these words."""
    return next(item.y for item in items if isinstance(item, Text) and item.text == words)


@pytest.mark.parametrize("name", PRESETS)
def test_ex_28_solo_records_get_form_s_42a(name: str, tmp_path: Path) -> None:
    record = played_out(compose(name, ("solo",)), 1, 3)
    path = tmp_path / "solo.json"
    path.write_text(record.to_json())
    form, end = form_of(record.replay(), "A"), result(record.replay())
    assert end.library is not None
    assert [points.total for points in form.form.columns] == [end.seats[0].total, end.library.total]
    assert (form.form.columns[1].b2, form.form.columns[1].b5) == (end.library.b2, end.library.b5)
    assert (form.form.winners, form.form.decided_by) == (end.winners, end.decided_by)
    done = run(path)
    assert done.exit_code == 0
    assert "S-42a" in done.stdout


def test_cards_that_were_flipped_are_not_among_those_the_inspector_turned() -> None:
    state = GAME.replay()
    form = form_of(state, "ABCD")
    for seat, column in enumerate(result(state).seats):
        dark = len(state.flips[seat]) + len(state.shelves[seat].face_down)
        assert len(form.facts[seat].flipped) == len(column.flipped) - dark


def test_without_options_the_form_is_printed(file: Path) -> None:
    done = run(file)
    assert done.exit_code == 0
    totals = [str(seat.total) for seat in result(GAME.replay()).seats]
    [line] = [line for line in done.stdout.splitlines() if line.startswith("C ")]
    assert re.findall(r"(\d+)  [\d-]", line) == totals


def test_pdf_and_svg_are_written(file: Path, tmp_path: Path) -> None:
    done = run(file, "--pdf", tmp_path / "out.pdf", "--svg", tmp_path / "out.svg")
    assert done.exit_code == 0
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF-")
    assert ET.fromstring((tmp_path / "out.svg").read_text()).tag == f"{SVG}svg"  # noqa: S314 (our own)
    assert done.stdout.splitlines() == [f"Wrote {tmp_path / 'out.pdf'}", f"Wrote {tmp_path / 'out.svg'}"]


def test_what_cannot_be_written_or_read_is_named(file: Path, tmp_path: Path) -> None:
    for args, place in [((file, "--pdf", tmp_path / "no" / "a.pdf"), "a.pdf"), ((tmp_path / "none",), "none")]:
        assert place in refusal("form", *args)


@pytest.mark.parametrize("sheet_", [crowded(), crowded(1), solo()])
def test_all_that_the_sheet_says_stands_in_the_svg(sheet_: Sheet) -> None:
    root = ET.fromstring(svg(sheet_))  # noqa: S314 (our own)
    words = " ".join("".join(element.itertext()) for element in root.iter(f"{SVG}text"))
    bare = words.replace("\N{MINUS SIGN}", "-").replace("\N{NO-BREAK SPACE}", " ")
    for row in sheet_.rows:
        assert row.label in words
        for cell in row.cells:
            assert f"{cell.value} {cell.working}".strip() in bare
    assert sheet_.title in words
    assert all(part in words for name, library in sheet_.heads for part in (name, library))


@pytest.mark.parametrize("sheet_", [crowded(), crowded(1), solo()])
def test_everything_stands_on_the_page(sheet_: Sheet) -> None:
    items = layout(sheet_)
    lowest = max(item.y for item in items if isinstance(item, Text) and item.y < HEIGHT - 30)
    assert lowest < HEIGHT - 30
    for item in items:
        assert MARGIN - 0.01 <= item.x <= WIDTH - MARGIN + 0.01
        assert 0 < item.y < HEIGHT - 10
    assert [item.category for item in items if isinstance(item, Mark)] == list(MARKS)


@pytest.mark.parametrize("sheet_", [crowded(), solo()])
def test_the_pdf_is_one_page_of_a4(sheet_: Sheet) -> None:
    data = pdf(sheet_)
    assert data.count(b"/Type /Page\n") == 1
    assert b"595.28 841.89" in data


def test_only_the_public_library_has_no_stability_and_the_verdict_names_the_player() -> None:
    alone = solo()
    [stability] = [row for row in alone.rows if row.section == "B1"]
    [prominent] = [row for row in alone.rows if row.section == "B2"]
    assert stability.cells[0].value.isdigit()
    assert not stability.cells[1].value.isdigit()
    assert [cell.value.isdigit() for cell in prominent.cells] == [True, True]
    assert "Scooter" in solo(stability=50).verdict


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ranks_are_told_from_two_seats_on(seats: int) -> None:
    columns = [Column((each, 2, 3, 4, 5, 6), 1) for each in range(seats)]
    facts = tuple(ColumnFacts(f"Player {each}", tallied=True) for each in range(seats))
    rows = sheet(NamedForm(scored(columns, 1, 0, solo=False), facts), "en").rows
    assert [len(row.cells) for row in rows if row.label == "Rank"] == [seats]
    alone = sheet(NamedForm(scored(columns[:1], 1, 0, solo=False), facts[:1]), "en").rows
    assert [row.label for row in alone if row.label == "Rank"] == []


@pytest.mark.parametrize("family", FILES)
def test_the_pdf_keeps_the_letters_of_our_languages(family: str) -> None:
    known = TTFont(str(FONTS / FILES[family])).getBestCmap()
    words = "Łukasz Žofie Řehoř Zażółć gęślą jaźń Příliš žluťoučký kůň Œuvres „–” «’» Ελένη Владимир \N{MINUS SIGN}4"
    assert spelled(words, known) == words
    assert spelled("漢 Ǹ\u0327", known).startswith("? ")
    assert known[ord("1")].endswith(".tf"), "figures of equal width on the line"


def test_the_pdf_brings_its_fonts_along() -> None:
    data = pdf(crowded())
    assert data.count(b"+Alegreya") >= 3
    assert len(data) < 150_000


def test_without_its_fonts_a_pdf_is_refused_with_a_sentence(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("exlibris.forms.pdf.FONTS", tmp_path)
    assert refusal("form", file, "--pdf", tmp_path / "out.pdf").endswith("install it again")
    assert not (tmp_path / "out.pdf").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_form_loses_a_letter_in_pdf(language: str) -> None:
    known = TTFont(str(FONTS / FILES["sans"])).getBestCmap()
    for message_id in ("form-title-solo", "form-imprint", *(f"category-{key}" for key in COLORS)):
        said = text(message_id, {"number": "B-7c"}, language)
        assert spelled(said, known) == said


def test_the_marks_are_those_of_the_table() -> None:
    drawn = (ROOT / "web/src/lib/art/marks.ts").read_text("utf-8")
    style = (ROOT / "web/src/app.css").read_text("utf-8")
    for key, path in MARKS.items():
        assert f'"{path}"' in drawn
        assert f"--{key}: light-dark({COLORS[key]}, " in style


def test_no_message_of_the_forms_is_unused() -> None:
    sources = " ".join(path.read_text("utf-8") for path in (ROOT / "src/exlibris").rglob("*.py"))
    catalog = (ROOT / "src/exlibris/texts/en/forms.ftl").read_text("utf-8")
    built = ("form-title-", "form-line-b", "form-work-b", "form-solo-")
    unused = [
        name
        for name in message_ids("forms")
        if f'"{name}"' not in sources and f"{{ {name} }}" not in catalog and not name.startswith(built)
    ]
    assert unused == []

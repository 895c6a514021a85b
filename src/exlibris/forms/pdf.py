"""Write a form as PDF for printing, without the tint of the card, which would only cost ink."""

import unicodedata
from typing import Final

from fpdf import FPDF
from fpdf.drawing import PaintedPath
from fpdf.drawing_primitives import Transform, color_from_hex_string
from fpdf.enums import IntersectionRule, PathPaintRule
from fpdf.svg import svg_path_converter

from exlibris.forms.layout import Box, Item, Mark, Text, layout
from exlibris.forms.lines import Sheet
from exlibris.forms.look import COLOURS, MARK_BOX, MARKS

POINTS: Final = 72 / 25.4  # per millimetre
SANS: Final = "helvetica"  # PDF readers bring these two along; they have the letters of Western Europe only
SERIF: Final = "times"
PLAIN: Final = {
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "ł": "l",
    "Ł": "L",
    "œ": "oe",
    "Œ": "Oe",
}


def pdf(sheet: Sheet) -> bytes:
    """Return the form as a PDF document of one A4 page."""
    page = FPDF(format="A4")
    page.set_title(spelt(sheet.title))
    page.set_creator("Ex Libris")
    page.set_auto_page_break(False)
    page.add_page()
    for item in layout(sheet):
        _draw(page, item)
    return bytes(page.output())


def _draw(page: FPDF, item: Item) -> None:
    match item:
        case Text():
            _write(page, item)
        case Box():
            page.set_fill_color(item.colour)
            page.rect(item.x, item.y, item.width, item.height, style="F")
        case Mark():
            _mark(page, item)


def _write(page: FPDF, item: Text) -> None:
    page.set_font(SERIF if item.serif else SANS, "B" if item.bold else "", item.size * POINTS)
    page.set_text_color(item.colour)
    text = spelt(item.text)
    x = item.x - page.get_string_width(text) if item.align == "right" else item.x
    page.text(x, item.y, text)


def _mark(page: FPDF, item: Mark) -> None:
    scale = item.size / MARK_BOX
    with page.drawing_context() as drawing:
        path = PaintedPath()
        svg_path_converter(path, MARKS[item.category])
        path.style.paint_rule = PathPaintRule.FILL_EVENODD
        path.style.intersection_rule = IntersectionRule.EVENODD
        path.style.fill_color = color_from_hex_string(COLOURS[item.category])
        path.style.stroke_color = None
        path.transform = Transform.scaling(scale).translate(item.x, item.y)
        drawing.add_item(path)


def spelt(text: str) -> str:
    """Return the text in letters that the fonts of every PDF reader have; other letters lose their accents."""
    return "".join(_letter(char) for char in text)


def _letter(char: str) -> str:
    if char in PLAIN:
        return PLAIN[char]
    if _is_known(char):
        return char
    bare = unicodedata.normalize("NFKD", char)[:1]
    return bare if _is_known(bare) else "?"


def _is_known(char: str) -> bool:
    return char.isprintable() and ord(char) < 256

"""Write a form as PDF for printing, in Alegreya; the card's background tint is left out to save ink."""

import unicodedata
from collections.abc import Container
from importlib import resources
from typing import Final

from exlibris.extras import needing

with needing("table,pdf", __name__):
    from fpdf import FPDF
    from fpdf.drawing import PaintedPath
    from fpdf.drawing_primitives import Transform, color_from_hex_string
    from fpdf.enums import IntersectionRule, PathPaintRule
    from fpdf.fonts import TTFFont
    from fpdf.svg import svg_path_converter

    from exlibris.forms.layout import COLORS, MARK_BOX, MARKS, Box, Item, Mark, Text, layout
    from exlibris.forms.lines import Sheet

POINTS: Final = 72 / 25.4  # per millimeter
FONTS: Final = resources.files("exlibris.forms") / "fonts"  # made by scripts/make_fonts.py
FILES: Final = {"sans": "sans.ttf", "sans-bold": "sans-bold.ttf", "serif": "serif-bold.ttf"}
UNKNOWN: Final = "?"


class FontsMissingError(OSError):
    """The fonts of printed forms have not been made."""

    def __init__(self) -> None:
        super().__init__(
            "the fonts for PDF files are missing; in a checkout, run make fonts, and if you installed the package from "
            "there, install it again"
        )


def pdf(sheet: Sheet) -> bytes:
    """Return the form as a PDF document of one A4 page, with its fonts. Raises FontsMissingError without them."""
    page = FPDF(format="A4")
    for family, name in FILES.items():
        with resources.as_file(FONTS / name) as file:
            if not file.exists():
                raise FontsMissingError
            page.add_font(family, fname=file)
    page.set_title(sheet.title)
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
            page.set_fill_color(item.color)
            page.rect(item.x, item.y, item.width, item.height, style="F")
        case Mark():
            _mark(page, item)


def _write(page: FPDF, item: Text) -> None:
    family = "serif" if item.serif else "sans-bold" if item.bold else "sans"
    page.set_font(family, "", item.size * POINTS)
    page.set_text_color(item.color)
    font = page.fonts[family]
    text = spelled(item.text, font.cmap) if isinstance(font, TTFFont) else item.text
    x = item.x - page.get_string_width(text) if item.align == "right" else item.x
    page.text(x, item.y, text)


def _mark(page: FPDF, item: Mark) -> None:
    scale = item.size / MARK_BOX
    with page.drawing_context() as drawing:
        path = PaintedPath()
        svg_path_converter(path, MARKS[item.category])
        path.style.paint_rule = PathPaintRule.FILL_EVENODD
        path.style.intersection_rule = IntersectionRule.EVENODD
        path.style.fill_color = color_from_hex_string(COLORS[item.category])
        path.style.stroke_color = None
        path.transform = Transform.scaling(scale).translate(item.x, item.y)
        drawing.add_item(path)


def spelled(text: str, known: Container[int]) -> str:
    """Return the text in characters that a font has; others lose their diacritics or become question marks."""
    return "".join(_character(sign, known) for sign in text)


def _character(sign: str, known: Container[int]) -> str:
    bare = unicodedata.normalize("NFKD", sign)[:1]
    return next((each for each in (sign, bare) if ord(each) in known), UNKNOWN)

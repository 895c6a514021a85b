"""Write a form as SVG, in which text stays selectable."""

from html import escape
from typing import Final

from exlibris.forms.layout import CARD, COLORS, HEIGHT, MARK_BOX, MARKS, WIDTH, Box, Item, Mark, Text, layout
from exlibris.forms.lines import Sheet

ANCHORS: Final = {"left": "start", "right": "end"}
STYLE: Final = """
    text { font-family: "Alegreya Sans", "Segoe UI", Helvetica, Arial, sans-serif;
           font-variant-numeric: lining-nums tabular-nums; white-space: pre }
    .serif { font-family: Alegreya, Georgia, "Times New Roman", serif }
    .bold { font-weight: 700 }
"""


def svg(sheet: Sheet) -> str:
    """Return the form as an SVG document in A4."""
    size = f'width="{WIDTH:g}mm" height="{HEIGHT:g}mm" viewBox="0 0 {WIDTH:g} {HEIGHT:g}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        f"  <title>{escape(sheet.title)}</title>",
        f"  <style>{STYLE}  </style>",
        f'  <rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{CARD}"/>',
        *[f"  {_element(item)}" for item in layout(sheet)],
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _element(item: Item) -> str:
    match item:
        case Text():
            return _text(item)
        case Box():
            return (
                f'<rect x="{item.x:.2f}" y="{item.y:.2f}" '
                f'width="{item.width:.2f}" height="{item.height:.2f}" fill="{item.color}"/>'
            )
        case Mark():
            scale = item.size / MARK_BOX
            place = f'transform="translate({item.x:.2f} {item.y:.2f}) scale({scale:.4f})"'
            return f'<path {place} fill="{COLORS[item.category]}" fill-rule="evenodd" d="{MARKS[item.category]}"/>'


def _text(item: Text) -> str:
    names = [name for name, wanted in (("serif", item.serif), ("bold", item.bold)) if wanted]
    styled = f' class="{" ".join(names)}"' if names else ""
    place = f'x="{item.x:.2f}" y="{item.y:.2f}" font-size="{item.size:.2f}" fill="{item.color}"'
    return f'<text {place} text-anchor="{ANCHORS[item.align]}"{styled}>{escape(item.text)}</text>'

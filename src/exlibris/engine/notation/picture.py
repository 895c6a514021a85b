"""A position as a plain SVG picture: tiles with their cards and assistants, then each seat's hand and shelf."""

from __future__ import annotations

from html import escape
from typing import Final

from exlibris.content.load import CATEGORIES
from exlibris.engine.board import HOME, HUT, special_left, standard_left, visitors_of
from exlibris.engine.events import HIDDEN
from exlibris.engine.notation.cards import UNKNOWN, CardNames, card_names
from exlibris.engine.notation.places import STAR, space_name
from exlibris.engine.notation.shelves import EMPTY_CELL, draw_shelf
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView

WIDTH: Final = 760
LINE: Final = 20
MARGIN: Final = 12
CARD_WIDTH: Final = 44
CARD_HEIGHT: Final = 26
LABEL: Final = 76  # width of a label such as "Seat 0"
INK: Final = "#2b2320"
FAINT: Final = "#8a7f76"
PAPER: Final = "#fbf7ef"
CARD: Final = "#ffffff"
COVERED: Final = "#d9cfc0"
SEATS: Final = ("#a63d40", "#33658a", "#6a994e", "#b07d1e")


class Sheet:
    """A picture that grows downwards; `y` is where the next line goes."""

    __slots__ = ("parts", "y")

    parts: list[str]
    y: int

    def __init__(self) -> None:
        self.parts = []
        self.y = MARGIN

    def text(self, x: int, text: str, colour: str = INK, weight: str = "normal") -> None:
        """Write a text in the current line."""
        style = f'fill="{colour}" font-weight="{weight}"'
        self.parts.append(f'<text x="{x}" y="{self.y + 14}" {style}>{escape(text)}</text>')

    def card(self, x: int, name: str, covers: str = "", is_dark: bool = False) -> None:
        """Draw a card, with the name of the one that it covers below its own."""
        fill = COVERED if is_dark or name == UNKNOWN else CARD
        box = f'width="{CARD_WIDTH - 4}" height="{CARD_HEIGHT - 4}" rx="3" fill="{fill}" stroke="{FAINT}"'
        self.parts.append(f'<rect x="{x}" y="{self.y}" {box}/>')
        middle = x + CARD_WIDTH // 2 - 2
        label = f"{name}/{covers}" if covers else name
        size = ' font-size="10"' if covers else ""
        self.parts.append(f'<text x="{middle}" y="{self.y + 16}" text-anchor="middle"{size}>{escape(label)}</text>')

    def cards(self, x: int, names: list[str]) -> None:
        """Draw cards in rows from the left edge `x`, and move below the last row."""
        at = x
        for name in names:
            if at + CARD_WIDTH > WIDTH - MARGIN:
                at = x
                self.y += CARD_HEIGHT
            self.card(at, name)
            at += CARD_WIDTH
        self.y += CARD_HEIGHT

    def svg(self) -> str:
        """Return the picture as SVG."""
        height = self.y + MARGIN
        size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
        font = f'font-family="Georgia, serif" font-size="13" fill="{INK}"'
        paper = f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>{paper}{"".join(self.parts)}</svg>'


def svg_of(at: State | PlayerView) -> str:
    """Return a picture of a position: a state's with all cards but the deck, a view's with those its seat may know."""
    sheet = Sheet()
    names = card_names(at.game.ruleset.language)
    _heading(sheet, at)
    for tile in at.round.tiles:
        _tile(sheet, names, at, tile)
    _piles(sheet, names, at)
    for seat in range(at.game.seats):
        _seat(sheet, names, at, seat)
    return sheet.svg()


def _heading(sheet: Sheet, at: State | PlayerView) -> None:
    decisions = at.decisions() if isinstance(at, State) else [at.decision] if at.decision is not None else []
    asked = [f"seat {decision.seat}: {decision.prompt.removeprefix('prompt-')}" for decision in decisions]
    sheet.text(MARGIN, f"Round {at.round.number}", weight="bold")
    sheet.text(MARGIN + LABEL, "over" if at.is_over else ", ".join(asked))
    sheet.y += LINE
    deal = at.deal
    sheet.text(MARGIN, f"Prominent: {CATEGORIES[deal.prominent]}   Banned: {CATEGORIES[deal.banned]}", FAINT)
    sheet.y += LINE + 6


def _tile(sheet: Sheet, names: CardNames, at: State | PlayerView, tile: int) -> None:
    is_permanent = tile in at.round.permanent or tile == HUT
    sheet.text(MARGIN, f"{tile}", weight="bold" if is_permanent else "normal")
    x = MARGIN + 28
    for visitor in visitors_of(at.visitors[tile]):
        _token(sheet, x, visitor.seat, visitor.special, space_name(visitor.space).partition(".")[2])
        x += 26
    sheet.cards(MARGIN + 28 + 26 * 4, [names.name(card) for card in at.pools[tile]])


def _token(sheet: Sheet, x: int, seat: int, special: bool, label: str) -> None:
    """Draw an assistant in its seat's colour; the special one with a star."""
    middle = sheet.y + 10
    sheet.parts.append(f'<circle cx="{x + 10}" cy="{middle}" r="10" fill="{SEATS[seat]}"/>')
    text = f"{label}{STAR if special else ''}"
    place = f'x="{x + 10}" y="{middle + 4}" text-anchor="middle" font-size="11"'
    sheet.parts.append(f'<text {place} fill="{PAPER}">{escape(text)}</text>')


def _piles(sheet: Sheet, names: CardNames, at: State | PlayerView) -> None:
    deck = len(at.deck) - at.dealt if isinstance(at, State) else at.deck_count
    top = f", on top {names.name(at.discard[-1])}" if at.discard else ""
    sheet.text(MARGIN, f"Deck {deck}, discard pile {len(at.discard)}{top}", FAINT)
    sheet.y += LINE
    if at.pools[HOME]:
        sheet.text(MARGIN, "aside")
        sheet.cards(MARGIN + LABEL, [names.name(card) for card in at.pools[HOME]])


def _seat(sheet: Sheet, names: CardNames, at: State | PlayerView, seat: int) -> None:
    sheet.y += 8
    focus = at.deal.focus[seat]
    own = f"{at.deal.powers[seat].key}, focus {UNKNOWN if focus == HIDDEN else CATEGORIES[focus]}"
    sheet.text(MARGIN, f"Seat {seat}", SEATS[seat], "bold")
    sheet.text(MARGIN + LABEL, f"{own}{', begins' if seat == at.round.first else ''}")
    x = WIDTH - MARGIN - 26
    for visitor in visitors_of(at.visitors[HOME]):
        if visitor.seat == seat:
            _token(sheet, x, seat, visitor.special, "h")
            x -= 26
    left = [False] * standard_left(at.unplaced, seat) + [True] * special_left(at.unplaced, seat)
    for special in left:
        _token(sheet, x, seat, special, "")
        x -= 26
    sheet.y += LINE + 4
    if at.hands[seat]:
        sheet.text(MARGIN, "hand", FAINT)
        sheet.cards(MARGIN + LABEL, [names.name(card) for card in at.hands[seat]])
    for n, row in enumerate(draw_shelf(names, at.shelves[seat])):
        if not n:
            sheet.text(MARGIN, "shelf", FAINT)
        _shelf_row(sheet, row.split())


def _shelf_row(sheet: Sheet, words: list[str]) -> None:
    for column, word in enumerate(words):
        if word != EMPTY_CELL:
            upper, _, lower = word.partition("/")
            sheet.card(MARGIN + LABEL + column * CARD_WIDTH, upper.strip("()"), lower, upper.startswith("("))
    sheet.y += CARD_HEIGHT

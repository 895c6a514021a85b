"""A position as a plain SVG picture: tiles with their cards and assistants, then each seat's hand and shelf."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Final

from exlibris.content.load import CATEGORIES
from exlibris.engine.board import HOME, HUT, special_left, standard_left, visitors_of
from exlibris.engine.events import HIDDEN
from exlibris.engine.notation.actions import decisions_of
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


@dataclass
class Drawing:
    """A picture that grows downward; `y` is the position of the current line."""

    parts: list[str] = field(default_factory=list)
    y: int = MARGIN

    def text(self, x: int, text: str, color: str = INK, weight: str = "normal") -> None:
        """Write a text in the current line."""
        style = f'fill="{color}" font-weight="{weight}"'
        self.parts.append(f'<text x="{x}" y="{self.y + 14}" {style}>{escape(text)}</text>')

    def card(self, x: int, name: str, covers: str = "", is_dark: bool = False) -> None:
        """Draw a card; if it covers another card, with both names."""
        fill = COVERED if is_dark or name == UNKNOWN else CARD
        box = f'width="{CARD_WIDTH - 4}" height="{CARD_HEIGHT - 4}" rx="3" fill="{fill}" stroke="{FAINT}"'
        self.parts.append(f'<rect x="{x}" y="{self.y}" {box}/>')
        middle = x + CARD_WIDTH // 2 - 2
        label = f"{name}/{covers}" if covers else name
        size = ' font-size="10"' if covers else ""
        self.parts.append(f'<text x="{middle}" y="{self.y + 16}" text-anchor="middle"{size}>{escape(label)}</text>')

    def cards(self, x: int, names: list[str]) -> None:
        """Draw cards in rows that begin at `x`, and move below the last row."""
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
    """Return a picture of a position: all of a state's cards except the deck, or the cards that a view shows."""
    drawing = Drawing()
    names = card_names(at.game.ruleset.language)
    _heading(drawing, at)
    for tile in at.round.tiles:
        _tile(drawing, names, at, tile)
    _piles(drawing, names, at)
    for seat in range(at.game.seats):
        _seat(drawing, names, at, seat)
    return drawing.svg()


def _heading(drawing: Drawing, at: State | PlayerView) -> None:
    asked = [f"seat {decision.seat}: {decision.prompt.removeprefix('prompt-')}" for decision in decisions_of(at)]
    drawing.text(MARGIN, f"Round {at.round.number}", weight="bold")
    drawing.text(MARGIN + LABEL, "over" if at.is_over else ", ".join(asked))
    drawing.y += LINE
    deal = at.deal
    if deal.is_dealt:
        drawing.text(MARGIN, f"Prominent: {CATEGORIES[deal.prominent]}   Banned: {CATEGORIES[deal.banned]}", FAINT)
    drawing.y += LINE + 6


def _tile(drawing: Drawing, names: CardNames, at: State | PlayerView, tile: int) -> None:
    is_permanent = tile in at.round.permanent or tile == HUT
    drawing.text(MARGIN, f"{tile}", weight="bold" if is_permanent else "normal")
    x = MARGIN + 28
    for visitor in visitors_of(at.visitors[tile]):
        _token(drawing, x, visitor.seat, visitor.special, space_name(visitor.space).partition(".")[2])
        x += 26
    drawing.cards(MARGIN + 28 + 26 * 4, [names.name(card) for card in at.pools[tile]])


def _token(drawing: Drawing, x: int, seat: int, special: bool, label: str) -> None:
    middle = drawing.y + 10
    drawing.parts.append(f'<circle cx="{x + 10}" cy="{middle}" r="10" fill="{SEATS[seat]}"/>')
    text = f"{label}{STAR if special else ''}"
    place = f'x="{x + 10}" y="{middle + 4}" text-anchor="middle" font-size="11"'
    drawing.parts.append(f'<text {place} fill="{PAPER}">{escape(text)}</text>')


def _piles(drawing: Drawing, names: CardNames, at: State | PlayerView) -> None:
    deck = len(at.deck) - at.dealt if isinstance(at, State) else at.deck_count
    top = f", on top {names.name(at.discard[-1])}" if at.discard else ""
    drawing.text(MARGIN, f"Deck {deck}, discard pile {len(at.discard)}{top}", FAINT)
    drawing.y += LINE
    if at.pools[HOME]:
        drawing.text(MARGIN, "aside")
        drawing.cards(MARGIN + LABEL, [names.name(card) for card in at.pools[HOME]])


def _seat(drawing: Drawing, names: CardNames, at: State | PlayerView, seat: int) -> None:
    drawing.y += 8
    focus = at.deal.focus[seat]
    own = f"{at.deal.powers[seat].key}, focus {UNKNOWN if focus == HIDDEN else CATEGORIES[focus]}"
    drawing.text(MARGIN, f"Seat {seat}", SEATS[seat], "bold")
    drawing.text(MARGIN + LABEL, f"{own}{', begins' if seat == at.round.first else ''}")
    x = WIDTH - MARGIN - 26
    for visitor in visitors_of(at.visitors[HOME]):
        if visitor.seat == seat:
            _token(drawing, x, seat, visitor.special, "h")
            x -= 26
    left = [False] * standard_left(at.unplaced, seat) + [True] * special_left(at.unplaced, seat)
    for special in left:
        _token(drawing, x, seat, special, "")
        x -= 26
    drawing.y += LINE + 4
    if at.hands[seat]:
        drawing.text(MARGIN, "hand", FAINT)
        drawing.cards(MARGIN + LABEL, [names.name(card) for card in at.hands[seat]])
    for n, row in enumerate(draw_shelf(names, at.shelves[seat])):
        if not n:
            drawing.text(MARGIN, "shelf", FAINT)
        _shelf_row(drawing, row.split())


def _shelf_row(drawing: Drawing, words: list[str]) -> None:
    for column, word in enumerate(words):
        if word != EMPTY_CELL:
            upper, _, lower = word.partition("/")
            drawing.card(MARGIN + LABEL + column * CARD_WIDTH, upper.strip("()"), lower, upper.startswith("("))
    drawing.y += CARD_HEIGHT

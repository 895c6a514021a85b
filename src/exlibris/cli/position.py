"""Draw a position as one seat sees it: the town, then each seat's shelf and hand."""

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from exlibris.cli.output import plain_table
from exlibris.engine import ASIDE, HIDDEN, PlayerView, special_left, standard_left, tile_of, visitors_of
from exlibris.engine.shelves import FREE, WIDTH, Shelf
from exlibris.texts.render import assistant_name, card_name, category_name, location_name, text
from exlibris.texts.sentences import Cast, cards_text


def facts_text(view: PlayerView, players: Cast) -> str:
    """Return the round, the Prominent Works and Banned Books, and the seat's focus, once they are dealt."""
    language, deal = players.language, view.deal
    number = text("form-round", {"round": view.round.number}, language) + "."
    if not deal.is_dealt:
        return number
    named = {
        "prominent": category_name(deal.prominent, language),
        "banned": category_name(deal.banned, language),
    }
    focus = f"{_label('form-line-b5', language)} {category_name(deal.focus[view.seat], language)}."
    return " ".join([number, text("form-facts", named, language), focus])


def town_table(view: PlayerView, players: Cast) -> Table:
    """Return a row for each location: its cards, its visitors (* for a special assistant), and its open spaces.

    Face-up cards beside the tiles are in a row without a name.
    """
    table = plain_table()
    table.show_header = False
    for _ in range(4):
        table.add_column(overflow="fold")
    for tile in view.round.tiles:
        standing = [players.names[each.seat] + "*" * each.special for each in visitors_of(view.visitors[tile])]
        spaces = sum(tile_of(space) == tile for space in view.places)
        name = location_name(tile, players.language)
        table.add_row(name, _cards(view.pools[tile], players), ", ".join(standing), "○ " * spaces)
    if view.pools[ASIDE]:
        table.add_row("", _cards(view.pools[ASIDE], players))
    return table


def seats_table(view: PlayerView, players: Cast) -> Table:
    """Return a column for each seat: special assistant, unplaced assistants, shelf and hand."""
    language = players.language
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for seat, name in enumerate(players.names):
        table.add_column(Text(name, "bold green" if seat == view.seat else "bold"), ratio=1)
    hand = _label("form-line-hand", language)
    heads = [f"{assistant_name(key, language)} {_left(view, seat)}" for seat, key in enumerate(players.specials)]
    table.add_row(*[Text(head, "dim") for head in heads])
    table.add_row(*[_shelf_table(shelf, players) for shelf in view.shelves], end_section=True)
    table.add_row(*[f"{hand} {_hand(cards, players)}" for cards in view.hands])
    return table


def _label(key: str, language: str) -> str:
    return text("form-label", {"label": text(key, language=language)}, language)


def _left(view: PlayerView, seat: int) -> str:
    return "●" * standard_left(view.unplaced, seat) + "●*" * special_left(view.unplaced, seat)


def _shelf_table(shelf: Shelf, players: Cast) -> Table:
    """Return the shelf as a grid; face-down cards are in brackets, entombed cards after a slash."""

    def word(cell: int) -> str:
        card, below = shelf.grid[cell], shelf.entombed_in(cell)
        if card == FREE:
            return "·"
        names = [card_name(each, players.language, players.deck) for each in (card, below) if each != FREE]
        return f"({'/'.join(names)})" if cell in shelf.face_down else "/".join(names)

    table = plain_table()
    table.show_header = False
    cells = shelf.cells()
    columns = [cell % WIDTH for cell in cells]
    for row in sorted({cell // WIDTH for cell in cells}):
        table.add_row(*[word(row * WIDTH + column) for column in range(min(columns), max(columns) + 1)])
    return table


def _hand(cards: bytes, players: Cast) -> str:
    """Return the names of the cards, or only their number if a card is hidden: the label says what it counts."""
    return str(len(cards)) if HIDDEN in cards or not cards else _cards(cards, players)


def _cards(cards: bytes, players: Cast) -> str:
    return cards_text(cards, players.language, players.deck) if cards else ""

"""The deal of a finished game as a link, for a friend who plays the same cards against the same computers.

The deal of a day has the day as its link, such as 2026-05-17, and no earlier player.
"""

import hashlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from exlibris import engine
from exlibris.engine.scoring import inspected
from exlibris.engine.shelves import EMPTY, settled
from exlibris.table.board import ShelfView, drawn_shelf
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.table.opening import hashed_key, ruleset_of
from exlibris.table.options import DAY, HUMAN, BotName, DealText, NewSeat, NewTable, TableOptions

LINES: Final = ("b1", "b2", "b3", "b4", "b5", "total")
CHECK_BYTES: Final = 4
KEY_LENGTH: Final = 64
DAY_PLAYERS: Final = [HUMAN, "bookbinder", "cataloguer"]
NOT_KEPT: Final = {"listed": False, "approval": False, "draw_seats": False}  # the seats have been drawn


class SharedDeal(Struct, frozen=True, array_like=True):
    """The deal of a finished game, and its person's final shelf and form; everything in it is public after the game.

    `options` are those that differ from the default. `players` are by seat, "human" once. `check` is the beginning of
    the hash of the ruleset. `placed` and `tombs` are pairs of cell and card; the cards `down` lie face down.
    """

    options: dict[str, Any]
    players: list[BotName]
    seed: bytes
    check: bytes
    placed: bytes
    down: bytes
    tombs: bytes
    lines: list[int]


class DealLink(Struct, frozen=True):
    """A deal as text, for the link to it."""

    deal: DealText


class DealInfo(Struct, frozen=True, kw_only=True):
    """A shared deal: its options, and its players by seat, of which `seat` is the person's.

    `shelf` and `lines`, by name, are the final shelf and form of the person who has played it before.
    """

    options: TableOptions
    players: list[BotName]
    seat: int
    shelf: ShelfView
    lines: dict[str, int]


def share_deal(live: Table) -> DealLink:
    """Return the deal of a finished game. Raises TableError unless one person has played it against computers."""
    people = [seat for seat, occupant in enumerate(live.occupants) if occupant.player == HUMAN]
    if live.status != "over" or len(people) != 1 or live.occupants[people[0]].stand_in:
        raise TableError("deal-not-shared", "Only a finished game of one person against computers can be passed on.")
    state, [seat] = live.playing(), people
    shelf, form = state.shelves[seat], engine.result(state).seats[seat]
    options = structs.asdict(structs.replace(live.opened.options, **NOT_KEPT))
    usual = structs.asdict(TableOptions())
    deal = SharedDeal(
        options={name: value for name, value in options.items() if value != usual[name]},
        players=[occupant.player for occupant in live.occupants],
        seed=live.opened.seed,
        check=_check_of(live.ruleset),
        placed=bytes([number for cell in shelf.cells() for number in (cell, shelf.grid[cell])]),
        down=inspected(shelf, state.flips[seat]),
        tombs=shelf.tombs,
        lines=[getattr(form, line) for line in LINES],
    )
    return DealLink(urlsafe_b64encode(msgspec.msgpack.encode(deal)).decode().rstrip("="))


def new_table(new: NewTable) -> NewTable:
    """Return the request for the table of a shared deal; another request unchanged. Raises TableError."""
    if new.deal is None:
        return new
    deal = _read(new.deal)
    names = [seat.name for seat in new.seats] + [""] * len(deal.players)
    seats = [NewSeat(name=name, player=player) for name, player in zip(names, deal.players, strict=False)]
    return structs.replace(_table_of(deal), seats=seats, deal=new.deal, request_key=new.request_key)


def read_deal(data: DealLink) -> DealInfo:
    """Return the deal of a link, with the shelf and form of the person who has played it before."""
    deal = _read(data.deal)
    return DealInfo(
        options=msgspec.convert(_table_of(deal), TableOptions, from_attributes=True),
        players=deal.players,
        seat=deal.players.index(HUMAN),
        shelf=_shelf_of(deal),
        lines=dict(zip(LINES, deal.lines, strict=True)),
    )


def _read(text: str) -> SharedDeal:
    if DAY.fullmatch(text):
        return _deal_of_day(text)
    try:
        deal = msgspec.msgpack.decode(urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=SharedDeal)
        ruleset = ruleset_of(_table_of(deal))
        is_whole = len(deal.seed) == engine.SEED_BYTES and deal.players.count(HUMAN) == 1
        if not is_whole or len(deal.lines) != len(LINES):
            raise ValueError("a part is missing")
        _shelf_of(deal)
    except (ValueError, IndexError, RecursionError, TableError) as error:
        raise TableError("bad-deal", f"deal: this isn't the deal of a finished game: {error}.") from error
    if _check_of(ruleset) != deal.check:
        raise TableError("bad-deal", "deal: another version of Ex Libris has dealt these cards.")
    return deal


def _deal_of_day(day: str) -> SharedDeal:
    seed = hashlib.sha256(f"Ex Libris, the deal of {day}".encode()).digest()
    return SharedDeal({}, DAY_PLAYERS, seed, b"", b"", b"", b"", [0] * len(LINES))


def key_of(new: NewTable, session: str) -> str | None:
    """Return the stored request key of the deal of a day, of which a browser has one; None for another table."""
    return f"{new.deal} {hashed_key(new.deal, session)}"[:KEY_LENGTH] if new.deal and DAY.fullmatch(new.deal) else None


def _table_of(deal: SharedDeal) -> NewTable:
    seats = [{"player": player} for player in deal.players]
    return msgspec.convert({**deal.options, "seats": seats, "seed": deal.seed.hex()}, NewTable)


def _shelf_of(deal: SharedDeal) -> ShelfView:
    grid = bytearray(EMPTY.grid)
    for cell, card in zip(deal.placed[::2], deal.placed[1::2], strict=True):
        grid[cell] = card
    most = engine.new_game(ruleset_of(_table_of(deal)), len(deal.players), deal.seed).game.card_count
    if any(card >= most for card in deal.placed[1::2] + deal.tombs[1::2]):
        raise ValueError("its deck lacks a card of the shelf")
    return drawn_shelf(settled(bytes(grid), b"", deal.tombs), deal.down)


def _check_of(ruleset: engine.Ruleset) -> bytes:
    return hashlib.sha256(msgspec.json.encode(ruleset.to_json(), order="deterministic")).digest()[:CHECK_BYTES]

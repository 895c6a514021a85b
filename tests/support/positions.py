"""Positions: a `State` built from a few words, complete and consistent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from exlibris.content.load import CATEGORIES, assistant_keys
from exlibris.engine import (
    HOME,
    HUT,
    Ruleset,
    State,
    first_step,
    space_at,
    special_left,
    standard_left,
    token_of,
    unplaced_of,
    visitors_of,
)
from exlibris.engine.deal import Deal, Round
from exlibris.engine.game import CARD_KEYS, Game, game_of
from exlibris.engine.luck import Luck
from exlibris.engine.rounds.setup import blank
from exlibris.engine.rounds.solo import clues_of
from exlibris.engine.shelf import EMPTY
from exlibris.engine.sites import work_out_places
from exlibris.engine.steps import STANDARD, Frame, Power
from support.deck import cards_of, category
from support.drawing import shelf_of

QUIET = ("automaton", "bookworm", "mummy", "wizard")  # special assistants that leave others alone
ALL_LEFT = "ss*"


@dataclass(frozen=True)
class Position:
    """The words of a position.

    `tiles`: "1 6 / 10 14", permanent and temporary ones; tiles named elsewhere, and the Hut, are permanent.
    `on`: cards on tiles; `at`: who stands on a tile (0: at home), the longest present first: "0 1*" for a standard
    assistant of seat 0 and the special one of seat 1, "0@2" for the second space of the tile, else the first free.
    `left`: the assistants a seat has yet to place, "ss*" at most; those neither left nor standing are at home.
    Without it all that stand nowhere are left. Special assistants not in `powers` are quiet ones.
    `deck`: top card first, the other cards after them; with `deck_size` no more than that, the rest being discarded.
    `discard`: top card last. `phase`: where the game goes on, see `board.PHASES`. Alone there is one seat, all
    tiles are temporary, and `library_focus`, `clues` ("monster spells") and how many are `revealed` may be given.
    """

    seats: int
    hand: Mapping[int, str]
    shelf: Mapping[int, str]
    tiles: str
    on: Mapping[int, str]
    at: Mapping[int, str]
    left: Mapping[int, str]
    powers: Mapping[int, str]
    deck: str
    discard: str
    deck_size: int | None
    first: int
    turn: int
    prominent: str
    banned: str
    focus: Mapping[int, str]
    round_number: int
    final: str
    phase: str
    tile_stack: str
    tile_discard: str
    ruleset: Ruleset
    seed: bytes
    library_focus: str
    clues: str
    revealed: int


def build(p: Position) -> State:
    """The state of the position; nothing has been asked yet."""
    game = game_of(p.ruleset, p.seats)
    s = blank(game, Luck(p.seed))
    s.deal = _deal(game, p)
    s.round = _round(p, game)
    s.hands = [cards_of(p.hand.get(seat, "")) for seat in range(p.seats)]
    s.shelves = [shelf_of(p.shelf[seat]) if seat in p.shelf else EMPTY for seat in range(p.seats)]
    for tile, cards in p.on.items():
        s.pools[tile] = cards_of(cards)
    _deal_the_rest(s, p)
    _stand(s, p)
    s.stack = [Frame(first_step(game, p.phase), p.turn, STANDARD, HOME)]
    if p.phase == "placement":
        work_out_places(s)
    return s


def power_named(game: Game, key: str) -> Power:
    """The power of the special assistant with that key."""
    return game.powers[assistant_keys().index(key) + 1]


def _deal(game: Game, p: Position) -> Deal:
    named = [p.prominent, p.banned, *p.focus.values(), p.library_focus, *p.clues.split()]
    free = [key for key in dict.fromkeys(("reference", "corrupted", *CATEGORIES)) if key not in named]
    prominent = category(p.prominent or free.pop(0))
    banned = category(p.banned or free.pop(0))
    foci = bytes([category(p.focus[seat] if seat in p.focus else free.pop(0)) for seat in range(p.seats)])
    if not game.is_solo:
        return Deal(prominent, banned, foci, _powers(game, p))
    library = category(p.library_focus or free.pop(0))
    clues = p.clues.split() or free
    return Deal(
        prominent, banned, foci, _powers(game, p), library, clues_of(game, bytes(map(category, clues))), p.revealed
    )


def _powers(game: Game, p: Position) -> list[Power]:
    if not special_left(game.assistants, 0):
        return [STANDARD] * p.seats
    taken = p.powers.values()
    quiet = [key for key in QUIET if key not in taken and game.powers.index(power_named(game, key)) in game.libraries]
    quiet += [key for key in CARD_KEYS if key not in (*taken, *quiet)]
    return [power_named(game, p.powers[seat] if seat in p.powers else quiet.pop(0)) for seat in range(p.seats)]


def _round(p: Position, game: Game) -> Round:
    permanent, _, temporary = (_numbers(part) for part in p.tiles.partition("/"))
    hut = () if game.is_solo else (HUT,)
    named = [tile for tile in (*hut, *p.on, *p.at) if tile and tile not in permanent + temporary]
    permanent = permanent + bytes(dict.fromkeys(named))
    discarded = _numbers(p.tile_discard)
    first = _numbers(p.tile_stack)
    elsewhere = permanent + temporary + discarded + first
    stack = first + bytes([tile for tile in game.tiles if tile not in elsewhere])
    if game.is_solo:
        permanent, temporary = b"", permanent + temporary
    return Round(p.round_number, p.first, permanent, temporary, stack, discarded, p.final)


def _numbers(text: str) -> bytes:
    return bytes([int(word) for word in text.replace("/", "").split()])


def _deal_the_rest(s: State, p: Position) -> None:
    """Cards mentioned nowhere are in the deck, or in the discard pile when the deck is limited."""
    used = b"".join([*s.hands, *s.pools, cards_of(p.discard)])
    for shelf in s.shelves:
        used += shelf.cards() + shelf.entombed()
    top = cards_of(p.deck)
    deck = top + bytes([card for card in range(s.game.card_count) if card not in used + top])
    size = len(deck) if p.deck_size is None else p.deck_size
    s.deck = deck[:size]
    s.discard = deck[size:] + cards_of(p.discard)


def _stand(s: State, p: Position) -> None:
    for tile, words in p.at.items():
        for word in words.split():
            _stand_there(s, tile, word)
    if p.phase != "placement":
        return
    for seat in range(p.seats):
        _keep(s, seat, p.left.get(seat))


def _stand_there(s: State, tile: int, word: str) -> None:
    who, _, place = word.partition("@")
    token = token_of(int(who.rstrip("*")), who.endswith("*"))
    there = s.visitors[tile]
    taken = [visitor.space for visitor in visitors_of(there)]
    if tile == HOME:
        space = 0
    elif place:
        space = space_at(tile, int(place) - 1)
    else:
        space = next(space for space in s.game.spaces[tile] if space not in taken)
    s.visitors[tile] = there + bytes((token, space))


def _keep(s: State, seat: int, left: str | None) -> None:
    """What is left to place is noted; with `left` given, whoever is missing stands at home."""
    standing = [visitor.special for there in s.visitors for visitor in visitors_of(there) if visitor.seat == seat]
    standard = standard_left(s.game.assistants, 0) - standing.count(False)
    special = special_left(s.game.assistants, 0) - standing.count(True)
    if left is not None:
        for _ in range(standard - left.count("s")):
            _stand_there(s, HOME, f"{seat}")
        for _ in range(special - left.count("*")):
            _stand_there(s, HOME, f"{seat}*")
        standard, special = left.count("s"), left.count("*")
    s.unplaced |= unplaced_of(seat, standard, bool(special))


__all__ = ["ALL_LEFT", "Position", "build", "power_named"]

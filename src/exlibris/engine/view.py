"""Secrets leave by this one door: what one seat, or a spectator, may know, built field by field."""

from __future__ import annotations

from typing import Final

from exlibris.engine.errors import EngineError
from exlibris.engine.events import HIDDEN
from exlibris.engine.game import CATEGORY_COUNT, Game
from exlibris.engine.rounds.resolution import turned_up
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.shelf import Shelf
from exlibris.engine.state import Deal, Decision, Round, State
from exlibris.engine.steps import Frame

SPECTATOR: Final = -1


class PlayerView:
    """Everything one seat may know, and nothing else; unknown cards, foci and tiles are HIDDEN.

    Independent of the state it was made from. Two states that differ in what the seat can't see give equal views.
    """

    __slots__ = (
        "deal", "decision", "deck_count", "discard", "flips", "fresh", "game", "hands", "is_over", "peeks",
        "pending", "places", "ply", "pools", "ready", "round", "seat", "shelves", "shown", "stack", "unplaced",
        "visitors",
    )  # fmt: skip

    seat: int  # whose eyes these are, SPECTATOR for nobody's
    game: Game
    deal: Deal  # the seat's own focus; all foci once the game is over
    round: Round  # with the stack of tiles HIDDEN
    deck_count: int
    discard: bytes  # HIDDEN but for the top card, which is the last (AMB-21); open while the seat searches it
    hands: list[bytes]  # own hand as it is; of the others the known cards first
    shelves: list[Shelf]
    pools: list[bytes]  # by tile; 0 holds the cards lying open beside the tiles
    shown: bytes
    peeks: bytes
    visitors: list[bytes]
    unplaced: int
    places: bytes
    fresh: bytes
    flips: list[bytes]  # own only, until all are in
    ready: int
    stack: list[Frame]
    pending: list[int]  # before the inspection: all seats, until all are in
    decision: Decision | None  # the seat's own
    ply: int
    is_over: bool

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerView) and facts(self) == facts(other)

    __hash__ = None  # type: ignore[assignment]  # a view is compared, never a key


def player_view(s: State, seat: int) -> PlayerView:
    """What that seat may know (SPECTATOR: what everybody may). Raises EngineError for a seat not in the game."""
    if not SPECTATOR <= seat < s.game.seats:
        raise EngineError(f"seat {seat}: this game has seats 0 to {s.game.seats - 1}")
    hidden = hidden_from(s, seat)
    view = PlayerView()
    view.seat = seat
    view.game = s.game
    view.deal = _deal(s, seat)
    view.round = covered(s.round)
    view.deck_count = len(s.deck) - s.dealt
    view.discard = seen_discard(s, seat)
    view.hands = [hand if i == seat else _hand(hand, hidden) for i, hand in enumerate(s.hands)]
    view.shelves = s.shelves[:]
    view.pools = [_masked(pool, hidden) if pool else pool for pool in s.pools]
    view.shown = s.shown
    view.peeks = _peeks(s, hidden)
    view.visitors = s.visitors[:]
    view.unplaced = s.unplaced
    view.places = s.places
    view.fresh = s.fresh
    view.is_over = s.is_over
    _add_flips(s, seat, view)
    view.stack = [_frame(s, f, hidden, seat) for f in s.stack]
    view.decision = decision_of(s, seat)
    return view


def hidden_from(s: State, seat: int) -> bytes:
    """Cards in hands and on tiles that the seat can't see."""
    peeks = s.peeks
    known = s.shown + bytes([peeks[i] for i in range(0, len(peeks), 2) if peeks[i + 1] == seat])
    hidden = b"".join([s.hands[i] for i in range(s.game.seats) if i != seat])
    for tile in s.round.tiles:
        if s.game.face_down[tile] and not turned_up(s, tile):
            hidden = hidden + s.pools[tile]
    return hidden.translate(None, known)


def in_sight(s: State, seat: int) -> bytes:
    """All cards whose place the seat knows; some may be there twice."""
    shelves = b"".join([shelf.cards() + shelf.entombed() for shelf in s.shelves])
    lying = b"".join(s.hands) + b"".join(s.pools) + shelves
    return lying.translate(None, hidden_from(s, seat)) + seen_discard(s, seat).translate(None, ONE[HIDDEN])


def _masked(cards: bytes, hidden: bytes) -> bytes:
    return bytes([HIDDEN if card in hidden else card for card in cards])


def _hand(hand: bytes, hidden: bytes) -> bytes:
    known = hand.translate(None, hidden)
    return known + ONE[HIDDEN] * (len(hand) - len(known))


def _deal(s: State, seat: int) -> Deal:
    deal = s.deal
    if s.is_over:
        return deal
    open_focus = s.game.is_solo and s.game.ruleset.solo_focus == "open"
    focus = bytes([own if i == seat or open_focus else HIDDEN for i, own in enumerate(deal.focus)])
    clues = bytes([clue if i < deal.revealed else HIDDEN for i, clue in enumerate(deal.clues)])
    library = deal.library_focus if deal.revealed > len(deal.clues) else HIDDEN
    return Deal(deal.prominent, deal.banned, focus, deal.powers, library, clues, deal.revealed)


def covered(r: Round) -> Round:
    """The same with the tiles to come HIDDEN, and those discarded in an order that tells nothing."""
    stack = ONE[HIDDEN] * len(r.stack)
    return Round(r.number, r.first, r.permanent, r.temporary, stack, bytes(sorted(r.discarded)), r.final)


def seen_discard(s: State, seat: int) -> bytes:
    """The discard pile as the seat sees it (AMB-21)."""
    if not s.is_over and s.stack[-1].seat == seat and s.pending_step().shows_discard_pile():
        return s.discard
    return ONE[HIDDEN] * (len(s.discard) - 1) + s.discard[-1:]


def _peeks(s: State, hidden: bytes) -> bytes:
    """Who knows what, of the cards that the seat itself can see, in an order that tells nothing."""
    peeks = s.peeks
    pairs = sorted(peeks[i : i + 2] for i in range(0, len(peeks), 2) if peeks[i] not in hidden)
    return b"".join(pairs)


def _add_flips(s: State, seat: int, view: PlayerView) -> None:
    """Until all flips are in, nothing of the others' shows: not the cards, nor who is ready, nor the plies."""
    if not s.is_sealing_flips():
        view.flips = s.flips[:]
        view.ready = s.ready
        view.pending = s.pending_seats()
        view.ply = s.ply
        return
    view.flips = [own if i == seat else NOTHING for i, own in enumerate(s.flips)]
    view.ready = s.ready & 1 << seat if seat >= 0 else 0
    view.pending = [i for i in range(s.game.seats) if not view.ready >> i & 1]
    unseen = sum(len(s.flips[i]) + (s.ready >> i & 1) for i in range(s.game.seats) if i != seat)
    view.ply = s.ply - unseen


def _frame(s: State, f: Frame, hidden: bytes, seat: int) -> Frame:
    frame = f.copy()
    frame.cards = _masked(f.cards, hidden)
    frame.result = _masked(f.result, hidden)
    if f.step is not None and f.step.kind == "flip":
        frame.count = len(s.flips[seat]) + (s.ready >> seat & 1) if seat >= 0 else 0
    return frame


def decision_of(s: State, seat: int) -> Decision | None:
    """What the seat has to decide, if anything; for that seat's eyes only."""
    for decision in s.decisions():
        if decision.seat == seat:
            return decision
    return None


def possible_library_foci(view: PlayerView) -> list[int]:
    """Categories that the Public Library's focus can be, by all that the seat sees: one, when it can be deduced."""
    deal = view.deal
    if deal.library_focus != HIDDEN:
        return [deal.library_focus]
    seen = [deal.prominent, deal.banned, *deal.focus, *deal.clues]
    return [category for category in range(CATEGORY_COUNT) if category not in seen]


def facts(view: PlayerView) -> tuple[object, ...]:
    """All that a view says, as values that can be compared."""
    deal, r = view.deal, view.round
    return (
        view.seat, view.game.seats, view.game.ruleset, deal.prominent, deal.banned, deal.focus,
        [power.key for power in deal.powers], deal.library_focus, deal.clues, deal.revealed, r.number, r.first,
        r.permanent, r.temporary, len(r.stack),
        r.discarded, r.final, view.deck_count, view.discard, view.hands,
        [(shelf.grid, sorted(shelf.face_down), shelf.tombs) for shelf in view.shelves], view.pools,
        sorted(view.shown), view.peeks, view.visitors, view.unplaced, view.places, view.fresh, view.flips, view.ready,
        [f.facts() for f in view.stack], view.pending, view.decision, view.ply, view.is_over,
    )  # fmt: skip

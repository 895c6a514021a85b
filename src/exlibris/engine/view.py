"""Player views: the part of a state that a seat or spectator may know, built field by field.

Secrets leave the engine only through this module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from exlibris.engine.deal import Deal, Round
from exlibris.engine.decision import Decision
from exlibris.engine.errors import EngineError
from exlibris.engine.events import HIDDEN
from exlibris.engine.frames import Frame
from exlibris.engine.game import CATEGORY_COUNT, Game
from exlibris.engine.moves import peeked_at
from exlibris.engine.rounds.resolution import turned_up
from exlibris.engine.sets import NOTHING, ONE, pairs_of
from exlibris.engine.shelf import Shelf
from exlibris.engine.state import State
from exlibris.engine.text_forms import READERS, WRITERS

SPECTATOR: Final = -1


class PlayerView:
    """The position as one seat may know it; unknown cards, categories and tiles are HIDDEN.

    A view shares nothing mutable with its state. States that differ only in details hidden from the seat give equal
    views.
    """

    __slots__ = (
        "deal", "decision", "deck", "deck_count", "discard", "flips", "fresh", "game", "hands", "is_over", "peeks",
        "pending", "places", "ply", "pools", "ready", "round", "seat", "shelves", "shown", "stack", "unplaced",
        "visitors",
    )  # fmt: skip

    seat: int  # the viewer, or SPECTATOR
    game: Game
    deal: Deal  # the seat's own focus; all foci once the game is over
    round: Round  # with the stack of tiles HIDDEN
    deck: bytes  # the top card first; HIDDEN except for cards that the seat has seen
    deck_count: int
    discard: bytes  # the top card last, the others HIDDEN (AMB-21) unless `seen_discard` shows the pile
    hands: list[bytes]  # by seat; in other seats' hands the known cards come first
    shelves: list[Shelf]
    pools: list[bytes]  # by tile; ASIDE holds the face-up cards beside the tiles
    shown: bytes
    peeks: bytes
    visitors: list[bytes]
    unplaced: int
    places: bytes
    fresh: bytes
    flips: list[bytes]  # by seat; only the viewer's own until all are ready
    ready: int
    stack: list[Frame]
    pending: list[int]  # at the inspection all seats, except the viewer once it is ready: others' readiness is secret
    decision: Decision | None  # the seat's own
    ply: int
    is_over: bool

    def to_text(self) -> str:
        """Return the view in the notation, with ? for hidden parts."""
        return WRITERS["text"](self)

    @staticmethod
    def from_text(text: str) -> PlayerView:
        """Return the view that `to_text` wrote. Raises NotationError naming the invalid line."""
        view: PlayerView = READERS["view"](text)
        return view

    def __str__(self) -> str:
        return self.to_text()

    def _repr_svg_(self) -> str:
        """Return a picture of the view for notebooks."""
        return WRITERS["picture"](self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        """Pickle the view as text, because another process has steps of its own."""
        return READERS["view"], (self.to_text(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerView) and facts(self) == facts(other)

    __hash__ = None  # type: ignore[assignment]  # a view can be compared but is never a key


def player_view(s: State, seat: int) -> PlayerView:
    """Return the view of a state from one seat.

    Args:
        s: The complete state.
        seat: The viewer, from 0; SPECTATOR for the public view.

    Returns:
        A view that shares nothing mutable with the state.

    Raises:
        EngineError: If the game has no such seat.
    """
    if not SPECTATOR <= seat < s.game.seats:
        raise EngineError(f"seat {seat}: this game has seats 0 to {s.game.seats - 1}")
    hidden = hidden_from(s, seat)
    mask = bytes.maketrans(hidden, ONE[HIDDEN] * len(hidden))
    view = PlayerView()
    view.seat = seat
    copy_public(s, view)
    view.deal = seen_deal(s, seat)
    view.round = _covered(s.round)
    view.deck = s.deck[s.dealt :].translate(mask)
    view.deck_count = len(view.deck)
    view.discard = seen_discard(s, seat)
    view.hands = [hand if i == seat else _hand(hand, hidden) for i, hand in enumerate(s.hands)]
    view.pools = [pool.translate(mask) if pool else pool for pool in s.pools]
    view.peeks = _peeks(s, hidden)
    _add_flips(s, seat, view)
    view.stack = [_frame(s, f, mask, seat) for f in s.stack]
    view.decision = _decision_of(s, seat)
    return view


def open_view(s: State, asked: int) -> PlayerView:
    """Return the view of a position with every hand, focus, clue, sealed flip and card on a tile.

    Only the tiles to come and the deck are hidden, without the cards of the deck that the asked seat has looked at:
    its choice may be among them. The rest is secret during the game; the caller makes sure that it is over.

    Args:
        s: A position of a finished game.
        asked: The seat whose decision is shown.
    """
    view = in_full(s)
    view.seat = SPECTATOR
    view.round = _covered(s.round)
    deck = s.deck[s.dealt :]
    unseen = deck.translate(None, known_to(s, asked))
    view.deck = deck.translate(bytes.maketrans(unseen, ONE[HIDDEN] * len(unseen)))
    view.deck_count = len(view.deck)
    view.pending = s.pending_seats()
    view.decision = _decision_of(s, asked)
    return view


def in_full(s: State) -> PlayerView:
    """Return a view of a state with its secrets, but without seat, deck, pending seats and decision."""
    view = PlayerView()
    copy_public(s, view)
    view.deal = s.deal
    view.round = s.round
    view.discard = s.discard
    view.hands = s.hands[:]
    view.pools = s.pools[:]
    view.peeks = s.peeks
    view.flips = s.flips[:]
    view.ready = s.ready
    view.stack = [f.copy() for f in s.stack]
    view.ply = s.ply
    return view


def copy_public(source: State | PlayerView, target: State | PlayerView) -> None:
    """Copy the public fields of a state or view to another."""
    target.game = source.game
    target.shelves = source.shelves[:]
    target.shown = source.shown
    target.visitors = source.visitors[:]
    target.unplaced = source.unplaced
    target.places = source.places
    target.fresh = source.fresh
    target.is_over = source.is_over


def hidden_from(s: State, seat: int) -> bytes:
    """Return the cards in hands, on tiles and in the deck that the seat can't see.

    Args:
        s: The complete state.
        seat: The viewer, SPECTATOR for the public view.
    """
    hidden = b"".join([s.hands[i] for i in range(s.game.seats) if i != seat]) + s.deck[s.dealt :]
    for tile in s.round.tiles:
        if lies_face_down(s, tile):
            hidden = hidden + s.pools[tile]
    return hidden.translate(None, known_to(s, seat))


def known_to(s: State, seat: int) -> bytes:
    """Return the cards in hands, face down on tiles or in the deck that the seat nevertheless knows.

    They include all cards in `shown`, even those in the seat's own hand.

    Args:
        s: The complete state.
        seat: The viewer, SPECTATOR for the public view.
    """
    return s.shown + peeked_at(s, seat) if s.peeks else s.shown


def lies_face_down(s: State, tile: int) -> bool:
    """Return whether the cards on a tile lie face down, visible only to seats that have looked at them."""
    return s.game.face_down[tile] and not turned_up(s, tile)


def in_sight(s: State, seat: int) -> bytes:
    """Return all cards whose place the seat knows, possibly with duplicates."""
    shelves = b"".join([shelf.cards() + shelf.entombed() for shelf in s.shelves])
    lying = b"".join(s.hands) + b"".join(s.pools) + shelves + s.deck[s.dealt :]
    return lying.translate(None, hidden_from(s, seat)) + seen_discard(s, seat).translate(None, ONE[HIDDEN])


def _hand(hand: bytes, hidden: bytes) -> bytes:
    known = hand.translate(None, hidden)
    return known + ONE[HIDDEN] * (len(hand) - len(known))


def seen_deal(s: State, seat: int) -> Deal:
    """Return the deal as the seat may see it, unknown categories HIDDEN.

    Args:
        s: The complete state.
        seat: The viewer, SPECTATOR for the public view.
    """
    deal = s.deal
    if s.is_over:
        return deal
    open_focus = s.game.ruleset.has_open_focus
    focus = bytes([own if i == seat or open_focus else HIDDEN for i, own in enumerate(deal.focus)])
    clues = bytes([clue if i < deal.revealed else HIDDEN for i, clue in enumerate(deal.clues)])
    library = deal.library_focus if deal.revealed > len(deal.clues) else HIDDEN
    return Deal(deal.prominent, deal.banned, focus, deal.powers, library, clues, deal.revealed)


def _covered(r: Round) -> Round:
    """Return a copy of a round with the stack HIDDEN and the discarded tiles sorted, because their order is secret."""
    stack = ONE[HIDDEN] * len(r.stack)
    return Round(r.number, r.first, r.permanent, r.temporary, stack, bytes(sorted(r.discarded)), r.final, r.tiles)


def seen_discard(s: State, seat: int) -> bytes:
    """Return the discard pile as the seat may see it: in full while the seat searches it (AMB-21).

    Args:
        s: The complete state.
        seat: The viewer, SPECTATOR for the public view.

    Returns:
        The cards, the top card last; unknown cards are HIDDEN.
    """
    seen = open_discards(s, seat)
    return ONE[HIDDEN] * (len(s.discard) - len(seen)) + seen


def open_discards(s: State, seat: int) -> bytes:
    """Return the cards on top of the discard pile that the seat may see, the top card last.

    Args:
        s: The complete state.
        seat: The viewer, SPECTATOR for the public view.
    """
    library = public_library(s)
    if library is not None:
        return library
    if not s.is_over and s.stack[-1].seat == seat and s.pending_step().shows_discard_pile():
        return s.discard
    return s.discard[-1:]


def public_library(position: State | PlayerView) -> bytes | None:
    """Return the cards of the Public Library, or None while they are hidden or if the game has no such library.

    They are face up from the last cleanup on, before the player chooses flips (SOLO-22, SOLO-23, SOLO-25).
    """
    if not position.game.is_solo:
        return None
    return position.discard if position.is_over or _is_flipping(position) else None


def _is_flipping(position: State | PlayerView) -> bool:
    step = position.stack[-1].step if position.stack else None
    return step is not None and step.kind == "flip"


def _peeks(s: State, hidden: bytes) -> bytes:
    """Return the peeks at cards that the seat knows, sorted, because their order is secret."""
    return b"".join(sorted([pair for pair in pairs_of(s.peeks) if pair[0] not in hidden]))


def _add_flips(s: State, seat: int, view: PlayerView) -> None:
    """Set the view's flips, ready seats, pending seats and ply, without other seats' flips until all are ready."""
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


def _frame(s: State, f: Frame, mask: bytes, seat: int) -> Frame:
    frame = f.copy()
    if f.cards:
        frame.cards = f.cards.translate(mask)
    if f.result:
        frame.result = f.result.translate(mask)
    if f.step is not None and f.step.kind == "flip":
        frame.count = len(s.flips[seat]) + (s.ready >> seat & 1) if seat >= 0 else 0
    return frame


def _decision_of(s: State, seat: int) -> Decision | None:
    return s.decision(seat) if seat in s.pending_seats() else None


def possible_library_foci(view: PlayerView) -> list[int]:
    """Return the possible categories of the Public Library's focus, just one if the view shows or implies it."""
    deal = view.deal
    if deal.library_focus != HIDDEN:
        return [deal.library_focus]
    seen = [deal.prominent, deal.banned, *deal.focus, *deal.clues]
    return [category for category in range(CATEGORY_COUNT) if category not in seen]


def facts(view: PlayerView) -> tuple[object, ...]:
    """Return the contents of a view as values that can be compared."""
    deal, r = view.deal, view.round
    return (
        view.seat, view.game.seats, view.game.ruleset, deal.prominent, deal.banned, deal.focus,
        [power.key for power in deal.powers], deal.library_focus, deal.clues, deal.revealed, r.number, r.first,
        r.permanent, r.temporary, len(r.stack),
        r.discarded, r.final, view.deck, view.discard, view.hands,
        [shelf.facts() for shelf in view.shelves], view.pools,
        sorted(view.shown), view.peeks, view.visitors, view.unplaced, view.places, view.fresh, view.flips, view.ready,
        [f.facts() for f in view.stack], view.pending, view.decision, view.ply, view.is_over,
    )  # fmt: skip

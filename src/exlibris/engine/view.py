"""Player views, the one door by which secrets leave: what a seat or spectator may know, built field by field."""

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
    """All that one seat may know, and nothing else; unknown cards, categories and tiles are HIDDEN.

    A view shares nothing mutable with its state. States that differ only in what the seat can't see give equal views.
    """

    __slots__ = (
        "deal", "decision", "deck", "deck_count", "discard", "flips", "fresh", "game", "hands", "is_over", "peeks",
        "pending", "places", "ply", "pools", "ready", "round", "seat", "shelves", "shown", "stack", "unplaced",
        "visitors",
    )  # fmt: skip

    seat: int  # the one that may know this, SPECTATOR for none
    game: Game
    deal: Deal  # the seat's own focus; all foci once the game is over
    round: Round  # with the stack of tiles HIDDEN
    deck: bytes  # the top card first; HIDDEN but for cards that the seat has seen
    deck_count: int
    discard: bytes  # the top card last, the others HIDDEN (AMB-21) unless `seen_discard` shows the pile
    hands: list[bytes]  # by seat; those of the others with the known cards first
    shelves: list[Shelf]
    pools: list[bytes]  # by tile; ASIDE holds the cards lying open beside the tiles
    shown: bytes
    peeks: bytes
    visitors: list[bytes]
    unplaced: int
    places: bytes
    fresh: bytes
    flips: list[bytes]  # by seat; only its own until all are ready
    ready: int
    stack: list[Frame]
    pending: list[int]  # at the flips all seats, but itself once it is ready: who else is ready is secret
    decision: Decision | None  # the seat's own
    ply: int
    is_over: bool

    def to_text(self) -> str:
        """Return the view in the notation, with ? for what the seat may not know."""
        return WRITERS["text"](self)

    @staticmethod
    def from_text(text: str) -> PlayerView:
        """Return the view that `to_text` wrote. Raises NotationError naming the line that is wrong."""
        view: PlayerView = READERS["view"](text)
        return view

    def __str__(self) -> str:
        return self.to_text()

    def _repr_svg_(self) -> str:
        """Return a picture of the view, for notebooks."""
        return WRITERS["picture"](self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        """Return how another process makes an equal view: of the text, since it has steps of its own."""
        return READERS["view"], (self.to_text(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerView) and facts(self) == facts(other)

    __hash__ = None  # type: ignore[assignment]  # a view is compared, never a key


def player_view(s: State, seat: int) -> PlayerView:
    """Return what one seat may know of a state.

    Args:
        s: The complete state.
        seat: The viewer, from 0; SPECTATOR for what everybody may know.

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

    Only the deck and the tiles to come are hidden. All the rest is secret while the game is played; the caller
    makes sure that it is over.

    Args:
        s: A position of a finished game.
        asked: The seat whose decision is shown.
    """
    view = in_full(s)
    view.seat = SPECTATOR
    view.round = _covered(s.round)
    view.deck = ONE[HIDDEN] * (len(s.deck) - s.dealt)
    view.deck_count = len(view.deck)
    view.pending = s.pending_seats()
    view.decision = _decision_of(s, asked)
    return view


def in_full(s: State) -> PlayerView:
    """Return a view of a state with its secrets, and without seat, deck, pending seats and decision."""
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
    """Copy the public fields of a state or view into another one."""
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
        seat: The viewer, SPECTATOR for what everybody may know.
    """
    hidden = b"".join([s.hands[i] for i in range(s.game.seats) if i != seat]) + s.deck[s.dealt :]
    for tile in s.round.tiles:
        if lies_face_down(s, tile):
            hidden = hidden + s.pools[tile]
    return hidden.translate(None, known_to(s, seat))


def known_to(s: State, seat: int) -> bytes:
    """Return the cards that the seat knows though they are in hands, face down on tiles or in the deck.

    Those that everybody knows are among them, even in its own hand.

    Args:
        s: The complete state.
        seat: The viewer, SPECTATOR for what everybody may know.
    """
    return s.shown + peeked_at(s, seat) if s.peeks else s.shown


def lies_face_down(s: State, tile: int) -> bool:
    """Return whether the cards on a tile lie face down, so that only those who know them see them."""
    return s.game.face_down[tile] and not turned_up(s, tile)


def in_sight(s: State, seat: int) -> bytes:
    """Return all cards whose place the seat knows, some of them possibly twice."""
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
        seat: The viewer, SPECTATOR for what everybody may know.
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
    """Return a copy of a round with the stack HIDDEN and the discarded tiles sorted, since their order is secret."""
    stack = ONE[HIDDEN] * len(r.stack)
    return Round(r.number, r.first, r.permanent, r.temporary, stack, bytes(sorted(r.discarded)), r.final, r.tiles)


def seen_discard(s: State, seat: int) -> bytes:
    """Return the discard pile as the seat may see it, all of it while the seat searches it (AMB-21).

    Args:
        s: The complete state.
        seat: The viewer, SPECTATOR for what everybody may know.

    Returns:
        The cards, the top one last; unknown ones HIDDEN.
    """
    seen = open_discards(s, seat)
    return ONE[HIDDEN] * (len(s.discard) - len(seen)) + seen


def open_discards(s: State, seat: int) -> bytes:
    """Return those cards of the discard pile that the seat may see, the top one last; no others lie between them.

    Args:
        s: The complete state.
        seat: The viewer, SPECTATOR for what everybody may know.
    """
    library = public_library(s)
    if library is not None:
        return library
    if not s.is_over and s.stack[-1].seat == seat and s.pending_step().shows_discard_pile():
        return s.discard
    return s.discard[-1:]


def public_library(position: State | PlayerView) -> bytes | None:
    """Return the cards of the Public Library, None while they are hidden or if the game has none.

    They lie open from the last cleanup on, before the player chooses flips (SOLO-22, SOLO-23, SOLO-25).
    """
    if not position.game.is_solo:
        return None
    return position.discard if position.is_over or _is_flipping(position) else None


def _is_flipping(position: State | PlayerView) -> bool:
    step = position.stack[-1].step if position.stack else None
    return step is not None and step.kind == "flip"


def _peeks(s: State, hidden: bytes) -> bytes:
    """Return the peeks at cards that the seat itself knows, sorted, since their order is secret."""
    return b"".join(sorted([pair for pair in pairs_of(s.peeks) if pair[0] not in hidden]))


def _add_flips(s: State, seat: int, view: PlayerView) -> None:
    """Set flips, ready seats, pending seats and ply of the view, without other seats' flips until all are ready."""
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
    """Return the seat's pending decision, if it has one; for this seat only."""
    return s.decision(seat) if seat in s.pending_seats() else None


def possible_library_foci(view: PlayerView) -> list[int]:
    """Return the categories that the Public Library's focus can be, one if the view shows or implies it."""
    deal = view.deal
    if deal.library_focus != HIDDEN:
        return [deal.library_focus]
    seen = [deal.prominent, deal.banned, *deal.focus, *deal.clues]
    return [category for category in range(CATEGORY_COUNT) if category not in seen]


def facts(view: PlayerView) -> tuple[object, ...]:
    """Return all that a view contains, as values that can be compared."""
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

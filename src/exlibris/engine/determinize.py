"""Determinization: a complete state that agrees with a view, with all unknown cards dealt at random."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from exlibris.engine.deal import Deal, Round
from exlibris.engine.errors import EngineError
from exlibris.engine.events import HIDDEN
from exlibris.engine.frames import Frame
from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.rng import SEED_BYTES, Rng
from exlibris.engine.sets import EVERYTHING, NOTHING, pairs_of
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView, copy_public

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 1000


def determinize(view: PlayerView, rng: Random, foci: bytes = NOTHING) -> State:
    """Return a complete state that agrees with a view.

    The view's seat has the same view and the same legal actions in it. During the draft no categories are dealt in it
    either; its own random numbers deal them after the last choice.

    Args:
        view: The view of one seat.
        rng: Draws the unknown cards, tiles and categories, and the seed of later random numbers.
        foci: By seat, one of `possible_foci`; if omitted, a random one of them.

    Raises:
        EngineError: If no deal agrees with the view. This does not happen with views of real games.
    """
    for _ in range(TRIES):
        s = _dealt_again(view, rng, foci)
        if _work_out_options(s) or view.decision is not None or s.is_sealing_flips():
            return s
    raise EngineError("no deal of the unknown cards agrees with this view")


def possible_foci(view: PlayerView) -> list[bytes]:
    """Return the distinct assignments of foci to seats that agree with a view; only NOTHING before they are dealt."""
    if not view.deal.is_dealt:
        return [NOTHING]
    known = view.deal.focus
    seen = (view.deal.prominent, view.deal.banned, view.deal.library_focus, *known, *view.deal.clues)
    left = [category for category in range(CATEGORY_COUNT) if category not in seen]
    return [_filled(known, list(drawn)) for drawn in permutations(left, known.count(HIDDEN))]


def _dealt_again(view: PlayerView, rng: Random, foci: bytes) -> State:
    """Return a state without options, its unknown cards, tiles and categories drawn from `rng`."""
    s = State()
    copy_public(view, s)
    s.rng = Rng(rng.randbytes(SEED_BYTES))
    s.peeks = view.peeks
    s.flips = view.flips[:]
    s.ready = view.ready
    s.ply = view.ply
    s.recorder = None
    s.options = NOTHING
    stream = Rng(rng.randbytes(SEED_BYTES))
    s.deal, stream = _foci(view, foci, stream)
    s.round, stream = _tiles(view, stream)
    dealt, _ = stream.shuffled(_unknown_cards(view))
    _deal_cards(view, s, dealt)
    s.stack = _frames(view, s)
    return s


def _deal_cards(view: PlayerView, s: State, dealt: bytes) -> None:
    """Set hands, tiles, discard pile and deck; `dealt` holds the unknown cards in random order."""
    discarded = _just_discarded(view)
    elsewhere = dealt.translate(None, discarded)
    unknown = list(elsewhere)
    s.hands = [_filled(hand, unknown) for hand in view.hands]
    s.pools = [_filled(pool, unknown) for pool in view.pools]
    unknown += dealt.translate(None, elsewhere)  # taken first, because these cards are in the pile
    s.discard = _filled(view.discard, unknown)
    unknown.reverse()  # the remaining cards are the deck, in order from its top
    s.deck = _filled(view.deck, unknown)
    s.dealt = 0


def _just_discarded(view: PlayerView) -> bytes:
    """Return the cards that all seats saw discarded, while the effect that lost them is unfinished."""
    pairs = [pair for f in view.stack for pair in pairs_of(f.result)]
    return b"".join([pair[:1] for pair in pairs if pair[0] not in (HIDDEN, pair[1])])


def _filled(cards: bytes, unknown: list[int]) -> bytes:
    """Return the cards with each HIDDEN replaced by a card popped off `unknown`."""
    if HIDDEN not in cards:
        return cards
    start = cards.index(HIDDEN)
    stop = cards.rindex(HIDDEN) + 1
    count = stop - start
    if cards.count(HIDDEN) < count:
        return bytes([unknown.pop() if card == HIDDEN else card for card in cards])
    drawn = bytes(unknown[: -count - 1 : -1])  # the hidden cards are usually together
    del unknown[-count:]
    return cards[:start] + drawn + cards[stop:]


def _unknown_cards(view: PlayerView) -> bytes:
    seen = [*view.hands, *view.pools, view.discard, view.deck]
    for shelf in view.shelves:
        seen += [shelf.cards(), shelf.entombed()]
    return EVERYTHING[: view.game.card_count].translate(None, b"".join(seen))


def _foci(view: PlayerView, foci: bytes, stream: Rng) -> tuple[Deal, Rng]:
    """Return the deal with its unknown categories drawn, and the next stream; given foci are kept."""
    deal = view.deal
    if not deal.is_dealt:
        return deal, stream
    focus = foci or deal.focus
    seen = [deal.prominent, deal.banned, deal.library_focus, *focus, *deal.clues]
    mixed, stream = stream.shuffled(bytes([category for category in range(CATEGORY_COUNT) if category not in seen]))
    left = list(mixed)
    library = deal.library_focus
    if view.game.is_solo and library == HIDDEN:
        library = left.pop()
    focus = _filled(focus, left)
    clues = _filled(deal.clues, left)
    return Deal(deal.prominent, deal.banned, focus, deal.powers, library, clues, deal.revealed), stream


def _tiles(view: PlayerView, stream: Rng) -> tuple[Round, Rng]:
    """Return the round with the stack of tiles shuffled, and the next stream."""
    r = view.round
    seen = r.permanent + r.temporary + r.discarded
    stack, stream = stream.shuffled(view.game.tiles.translate(None, seen))
    return Round(r.number, r.first, r.permanent, r.temporary, stack, r.discarded, r.final, r.tiles), stream


def _frames(view: PlayerView, s: State) -> list[Frame]:
    """Return copies of the frames, their HIDDEN cards replaced by unknown cards dealt to the hand of their seat.

    If the effect above lost cards that were then shuffled into the deck, other deck cards replace them, in the order in
    which they were lost, which is also their order in the frame.
    """
    frames = []
    deck = list(s.deck.translate(None, view.deck))
    lost: list[int] = []
    for f in reversed(view.stack):
        frame = f.copy()
        if HIDDEN in f.cards:
            in_hand = [c for c in s.hands[f.seat] if c not in view.hands[f.seat]]
            frame.cards = _filled(f.cards, in_hand + lost[::-1])
        kept = len(deck)
        frame.result = _filled(f.result, deck)
        lost = list(frame.result.translate(None, f.result)) if len(deck) < kept else []
        frames.append(frame)
    frames.reverse()
    return frames


def _work_out_options(s: State) -> bool:
    """Set the options of the pending step. Return whether there are any, or the game is over."""
    if s.is_over:
        return True
    f = s.stack[-1]
    step = s.pending_step()
    s.options = step.offered(s, f)
    return len(s.options) > 0

"""Functions that move cards and keep track of which seats know which card.

A card in a hand may be known to all seats (in `shown`: it was taken face up) or to some seats (in `peeks`). When a card
changes hands unseen, seats that did not see it can no longer be sure of any card of that hand. A seat that knows a card
of the deck knows its depth, and still knows the card when it is drawn.
"""

from __future__ import annotations

from exlibris.engine.board import ASIDE
from exlibris.engine.frames import Frame
from exlibris.engine.sets import NOTHING, ONE, pairs_of, position, without
from exlibris.engine.state import State


def from_deck(s: State, n: int) -> bytes:
    """Remove and return the top n cards of the deck, fewer if cards run out. All seats see them."""
    cards = unseen_from_deck(s, n)
    if any_noted(s, cards):
        for card in cards:
            forget(s, card)
    return cards


def unseen_from_deck(s: State, n: int) -> bytes:
    """Remove and return the top n cards of the deck, fewer if cards run out. They go to a hidden place."""
    cards = top_of_deck(s, n)
    s.dealt += len(cards)
    return cards


def top_of_deck(s: State, n: int) -> bytes:
    """Return the top cards of the deck, without moving or showing them.

    If needed, the discard pile is shuffled and put under the deck (AMB-11), except in solo, where it is the opponent's
    (AMB-12).

    Args:
        s: The state, changed only by shuffling.
        n: Number of cards.

    Returns:
        The top card first; fewer if cards run out.
    """
    dealt = s.dealt
    if dealt + n > len(s.deck) and s.discard and not s.game.is_solo:
        mixed, s.rng = s.rng.shuffled(s.discard)
        s.deck = s.deck[dealt:] + mixed
        s.discard = NOTHING
        s.dealt = dealt = 0
        s.tell("reshuffle", value=len(mixed))
    return s.deck[dealt : dealt + n]


def take_from_deck(s: State, seat: int, card: int) -> None:
    """Move a card from anywhere in the deck to the seat's hand, unseen by the other seats."""
    if card in s.peeks:
        forget(s, card)
    s.deck = without(s.deck[s.dealt :], card)
    s.dealt = 0
    s.hands[seat] = s.hands[seat] + ONE[card]
    if s.recorder is not None:
        s.tell("draw", seat, ONE[card], seen=1 << seat)


def discard_from_deck(s: State, seat: int, card: int) -> None:
    """Move a card from anywhere in the deck to the discard pile, seen by all seats."""
    forget(s, card)
    s.deck = without(s.deck[s.dealt :], card)
    s.dealt = 0
    s.discard = s.discard + ONE[card]
    s.tell("discard-deck", seat, ONE[card])


def lower_in_deck(s: State, card: int, depth: int) -> None:
    """Move a card of the deck to another depth.

    Args:
        s: The state, which is changed.
        card: A card of the deck.
        depth: Number of cards above it, 0 for the top.
    """
    deck = without(s.deck[s.dealt :], card)
    s.deck = deck[:depth] + ONE[card] + deck[depth:]
    s.dealt = 0


def cards_left(s: State) -> bool:
    """Return whether a card can be drawn."""
    return s.dealt < len(s.deck) or (len(s.discard) > 0 and not s.game.is_solo)


def draw(s: State, seat: int, n: int) -> bytes:
    """Draw cards into a seat's hand, unseen by the other seats.

    Args:
        s: The state, which is changed.
        seat: The seat that draws.
        n: Number of cards.

    Returns:
        The cards drawn, fewer if cards run out.
    """
    cards = unseen_from_deck(s, n)
    if any_noted(s, cards):
        forget_of(s, seat, cards)
    s.hands[seat] = s.hands[seat] + cards
    if s.recorder is not None and cards:
        s.tell("draw", seat, cards, seen=1 << seat)
    return cards


def acquire(s: State, f: Frame, cards: bytes) -> None:
    """Add cards that an effect put in the hand to the frame's `cards`.

    If the power of the frame's assistant, and of no other, reacts to acquired cards, its effect begins (AMB-22).

    Args:
        s: The state, which is changed.
        f: The frame of the effect, which is changed.
        cards: Cards already in the hand of the frame's seat.
    """
    f.cards = f.cards + cards
    power = f.power
    if power.acquiring is not None:
        wanted = power.wanted(s, cards)
        if wanted:
            s.push(power.acquiring, f.seat, power, f.tile).cards = wanted


def leave(s: State, seat: int, card: int) -> None:
    """Remove a card from a hand; its next place must be public."""
    s.hands[seat] = without(s.hands[seat], card)
    s.shown = without(s.shown, card)
    if len(s.peeks) > 0 and card in s.peeks:
        forget(s, card)


def any_noted(s: State, cards: bytes) -> bool:
    """Return whether `peeks` says that a seat knows one of the cards; `shown` does not count."""
    peeks = s.peeks
    for i in range(0, len(peeks), 2):
        if position(cards, peeks[i]) >= 0:
            return True
    return False


def forget(s: State, card: int) -> None:
    """Remove all notes about who knows a card."""
    s.shown = without(s.shown, card)
    peeks = s.peeks
    s.peeks = b"".join([peeks[i : i + 2] for i in range(0, len(peeks), 2) if peeks[i] != card])


def forget_of(s: State, seat: int, cards: bytes) -> None:
    """Remove the notes that the seat knows these cards, which are coming to its own hand."""
    s.peeks = b"".join([pair for pair in pairs_of(s.peeks) if pair[0] not in cards or pair[1] != seat])


def forget_others(s: State, seat: int, cards: bytes) -> None:
    """Remove the notes that other seats know these cards, because only this seat sees where they go."""
    s.peeks = b"".join([pair for pair in pairs_of(s.peeks) if pair[0] not in cards or pair[1] == seat])


def take_openly(s: State, seat: int, card: int) -> None:
    """Add a card to a hand, seen by all seats."""
    if len(s.peeks) > 0 and card in s.peeks:
        forget(s, card)
    s.hands[seat] = s.hands[seat] + ONE[card]
    s.shown = s.shown + ONE[card]


def take_from_tile(s: State, seat: int, tile: int, card: int) -> None:
    """Move a card from a tile to a hand, seen by all seats."""
    s.pools[tile] = without(s.pools[tile], card)
    take_openly(s, seat, card)
    if s.recorder is not None:
        s.tell("take", seat, ONE[card], tile=tile)


def lay_on_tile(s: State, seat: int, tile: int, card: int) -> None:
    """Move a card from a hand to a tile, face up."""
    leave(s, seat, card)
    s.pools[tile] = s.pools[tile] + ONE[card]


def pass_secretly(s: State, giver: int, taker: int, card: int) -> None:
    """Move a card from one hand to another, seen by these two seats only.

    The others (in a two-player game, spectators) no longer know any card of the giver's hand, because it may be the
    card that was passed.

    Args:
        s: The state, which is changed.
        giver: The seat that has the card.
        taker: The seat that gets it.
        card: A hand card of the giver.
    """
    hand = s.hands[giver]
    for known in s.shown:
        if known in hand:
            s.shown = s.shown.replace(ONE[known], NOTHING)
            s.peeks = s.peeks + ONE[known] + ONE[taker]
    s.peeks = b"".join([pair for pair in pairs_of(s.peeks) if pair[1] in (giver, taker) or pair[0] not in hand])
    leave(s, giver, card)
    s.hands[taker] = s.hands[taker] + ONE[card]
    s.peeks = s.peeks + ONE[card] + ONE[giver]
    s.tell("pass", giver, ONE[card], seen=1 << giver | 1 << taker, other=taker)


def peeked_at(s: State, seat: int) -> bytes:
    """Return the cards in hidden places that the seat has seen."""
    peeks = s.peeks
    return bytes([peeks[i] for i in range(0, len(peeks), 2) if peeks[i + 1] == seat])


def look_at(s: State, seat: int, cards: bytes) -> None:
    """Note that the seat has seen cards in a hidden place."""
    known = s.shown + peeked_at(s, seat)
    for card in cards:
        if card not in known:
            s.peeks = s.peeks + ONE[card] + ONE[seat]


def discard_from_hand(s: State, seat: int, card: int) -> None:
    """Move a card from a hand to the top of the discard pile."""
    leave(s, seat, card)
    s.discard = s.discard + ONE[card]
    if s.recorder is not None:
        s.tell("discard", seat, ONE[card])


def discard_own(s: State, seat: int, card: int) -> None:
    """Move a card from the seat's hand or shelf to the top of the discard pile."""
    if card in s.hands[seat]:
        discard_from_hand(s, seat, card)
        return
    s.shelves[seat] = s.shelves[seat].take(card)
    s.discard = s.discard + ONE[card]
    if s.recorder is not None:
        s.tell("discard-shelf", seat, ONE[card])


def own_cards(s: State, seat: int) -> bytes:
    """Return the cards that the seat may give away: its hand, then the removable cards of its shelf."""
    return s.hands[seat] + s.shelves[seat].removable()


def discard_pool(s: State, tile: int) -> None:
    """Move all cards of a tile to the top of the discard pile, in order."""
    if s.peeks:
        for card in s.pools[tile]:
            if card in s.peeks:
                forget(s, card)
    s.discard = s.discard + s.pools[tile]
    s.pools[tile] = NOTHING


def lay_aside(s: State, seat: int, card: int) -> None:
    """Move a card from a hand to the face-up cards beside the tiles, to be shelved from there."""
    leave(s, seat, card)
    s.pools[ASIDE] = s.pools[ASIDE] + ONE[card]


def take_up(s: State, card: int) -> None:
    """Remove a card from the face-up cards beside the tiles."""
    s.pools[ASIDE] = without(s.pools[ASIDE], card)

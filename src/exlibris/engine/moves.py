"""Where cards can go: every card moves by one of these functions, which keep track of who knows it.

A card in a hand may be known to everybody (`shown`: it was taken face up) or to some seats (`peeks`). When a card
changes hands unseen, whoever did not see it can no longer be sure of the rest of that hand. Whoever knows a card of
the deck knows how deep it lies, and so follows it when it is drawn.
"""

from __future__ import annotations

from exlibris.engine.board import ASIDE
from exlibris.engine.sets import NOTHING, ONE, without
from exlibris.engine.state import State
from exlibris.engine.steps import Frame


def from_deck(s: State, n: int) -> bytes:
    """Take the next n cards of the deck, fewer if cards run out, to where everybody sees them."""
    cards = unseen_from_deck(s, n)
    if s.peeks:
        for card in cards:
            forget(s, card)
    return cards


def unseen_from_deck(s: State, n: int) -> bytes:
    """Take the next n cards of the deck, fewer if cards run out, to a hidden place."""
    cards = top_of_deck(s, n)
    s.dealt += len(cards)
    return cards


def top_of_deck(s: State, n: int) -> bytes:
    """Return the top n cards of the deck, fewer if cards run out.

    The discard pile is shuffled in when needed (AMB-11), but not in a solo game, where it is the opponent (AMB-12).
    """
    dealt = s.dealt
    if dealt + n > len(s.deck) and s.discard and not s.game.is_solo:
        mixed, s.luck = s.luck.shuffled(s.discard)
        s.deck = s.deck[dealt:] + mixed
        s.discard = NOTHING
        s.dealt = dealt = 0
        s.tell("reshuffle", value=len(mixed))
    return s.deck[dealt : dealt + n]


def take_from_deck(s: State, seat: int, card: int) -> None:
    """Move a card of the deck, unseen by the others, to the seat's hand, wherever in the deck it lies."""
    if card in s.peeks:
        forget(s, card)
    s.deck = without(s.deck[s.dealt :], card)
    s.dealt = 0
    s.hands[seat] = s.hands[seat] + ONE[card]
    if s.recorder is not None:
        s.tell("draw", seat, ONE[card], seen=1 << seat)


def lower_in_deck(s: State, card: int, depth: int) -> None:
    """Move a card of the deck to that depth, 0 for the top."""
    deck = without(s.deck[s.dealt :], card)
    s.deck = deck[:depth] + ONE[card] + deck[depth:]
    s.dealt = 0


def cards_left(s: State) -> bool:
    """Whether a card can be drawn."""
    return s.dealt < len(s.deck) or (len(s.discard) > 0 and not s.game.is_solo)


def draw(s: State, seat: int, n: int) -> bytes:
    """Draw n cards to the seat's hand, unseen by the others; return them."""
    cards = unseen_from_deck(s, n)
    if s.peeks:
        forget_of(s, seat, cards)
    s.hands[seat] = s.hands[seat] + cards
    if s.recorder is not None and cards:
        s.tell("draw", seat, cards, seen=1 << seat)
    return cards


def acquire(s: State, f: Frame, cards: bytes) -> None:
    """Note that the frame's seat got these cards (they are in its hand) through the frame's assistant (AMB-22)."""
    f.cards = f.cards + cards
    power = f.power
    if power.acquiring is not None:
        wanted = power.wanted(s, cards)
        if wanted:
            s.push(power.acquiring, f.seat, power, f.tile).cards = wanted


def leave(s: State, seat: int, card: int) -> None:
    """The card leaves a hand for a place where everybody sees it, or sees it go."""
    s.hands[seat] = without(s.hands[seat], card)
    if card in s.shown:
        s.shown = without(s.shown, card)
    if s.peeks and card in s.peeks:
        forget(s, card)


def forget(s: State, card: int) -> None:
    """Nothing noted about who knows the card holds any longer."""
    s.shown = s.shown.replace(ONE[card], NOTHING)
    peeks = s.peeks
    s.peeks = b"".join([peeks[i : i + 2] for i in range(0, len(peeks), 2) if peeks[i] != card])


def forget_of(s: State, seat: int, cards: bytes) -> None:
    """Note no longer that the seat knows these cards: they have come to its own hand."""
    peeks = s.peeks
    pairs = [peeks[i : i + 2] for i in range(0, len(peeks), 2)]
    s.peeks = b"".join([pair for pair in pairs if pair[0] not in cards or pair[1] != seat])


def forget_others(s: State, seat: int, cards: bytes) -> None:
    """Note no longer that other seats know these cards: this seat alone sees where they go."""
    peeks = s.peeks
    pairs = [peeks[i : i + 2] for i in range(0, len(peeks), 2)]
    s.peeks = b"".join([pair for pair in pairs if pair[0] not in cards or pair[1] == seat])


def take_openly(s: State, seat: int, card: int) -> None:
    """The card comes to a hand and everybody sees which it is."""
    if card in s.peeks:
        forget(s, card)
    s.hands[seat] = s.hands[seat] + ONE[card]
    s.shown = s.shown + ONE[card]


def take_from_tile(s: State, seat: int, tile: int, card: int) -> None:
    """The card comes from a tile to a hand, openly."""
    s.pools[tile] = without(s.pools[tile], card)
    take_openly(s, seat, card)
    if s.recorder is not None:
        s.tell("take", seat, ONE[card], tile=tile)


def lay_on_tile(s: State, seat: int, tile: int, card: int) -> None:
    """The card comes from a hand to a tile, face up."""
    leave(s, seat, card)
    s.pools[tile] = s.pools[tile] + ONE[card]


def pass_secretly(s: State, giver: int, taker: int, card: int) -> None:
    """The card goes from hand to hand; only these two see which it is, and everybody else loses track.

    Whoever looks on (in a game of two, a spectator) can't tell any longer which of the giver's cards is still there.
    """
    hand = s.hands[giver]
    for known in s.shown:
        if known in hand:
            s.shown = s.shown.replace(ONE[known], NOTHING)
            s.peeks = s.peeks + ONE[known] + ONE[taker]
    peeks = s.peeks
    s.peeks = b"".join(
        [peeks[i : i + 2] for i in range(0, len(peeks), 2) if peeks[i + 1] in (giver, taker) or peeks[i] not in hand]
    )
    leave(s, giver, card)
    s.hands[taker] = s.hands[taker] + ONE[card]
    s.peeks = s.peeks + ONE[card] + ONE[giver]
    s.tell("pass", giver, ONE[card], seen=1 << giver | 1 << taker, other=taker)


def look_at(s: State, seat: int, cards: bytes) -> None:
    """The seat has seen cards in a hidden place and knows them from now on."""
    peeks = s.peeks
    known = bytes([peeks[i] for i in range(0, len(peeks), 2) if peeks[i + 1] == seat])
    for card in cards:
        if card not in s.shown and card not in known:
            s.peeks = s.peeks + ONE[card] + ONE[seat]


def discard_from_hand(s: State, seat: int, card: int) -> None:
    """The card lies on top of the discard pile."""
    leave(s, seat, card)
    s.discard = s.discard + ONE[card]
    if s.recorder is not None:
        s.tell("discard", seat, ONE[card])


def discard_own(s: State, seat: int, card: int) -> None:
    """The card goes from the seat's hand or shelf to the discard pile."""
    if card in s.hands[seat]:
        discard_from_hand(s, seat, card)
        return
    s.shelves[seat] = s.shelves[seat].take(card)
    s.discard = s.discard + ONE[card]
    if s.recorder is not None:
        s.tell("discard-shelf", seat, ONE[card])


def own_cards(s: State, seat: int) -> bytes:
    """Cards that the seat may give away: its hand, then those of its shelf that do not hold it together."""
    return s.hands[seat] + s.shelves[seat].removable()


def discard_pool(s: State, tile: int) -> None:
    """All cards of the tile go to the discard pile, face up."""
    if s.peeks:
        for card in s.pools[tile]:
            if card in s.peeks:
                forget(s, card)
    s.discard = s.discard + s.pools[tile]
    s.pools[tile] = NOTHING


def lay_aside(s: State, seat: int, card: int) -> None:
    """A card of the hand lies open on the table, about to be shelved."""
    leave(s, seat, card)
    s.pools[ASIDE] = s.pools[ASIDE] + ONE[card]


def take_up(s: State, card: int) -> None:
    """A card that lay open on the table is taken from there."""
    s.pools[ASIDE] = without(s.pools[ASIDE], card)

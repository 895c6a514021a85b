"""Who may know the cards of an event, worked out from the rules and not from the event."""

from exlibris.engine import EVERYBODY, Event, State

OWN = {"draw", "look", "look-deck", "deck-bottom"}  # the cards are for the seat of the event alone
TWO = {"pass", "shows-hand"}  # for its two seats
DEPENDS = {"salvage", "burn"}  # on how the cards lie; the cards of all other events lie open


def audience(event: Event, before: State) -> int:
    """Return a bit for each seat that may know the event's cards, EVERYBODY for all; `before` is its action's state.

    Of the discard pile only the top card is seen (AMB-21); of several cards that go face down from a tile to the pile
    nobody sees all (AMB-84).
    """
    if event.kind in OWN or (event.kind == "salvage" and event.cards != before.discard[-1:]):
        return 1 << event.seat
    if event.kind in TWO:
        return 1 << event.seat | 1 << event.other
    if event.kind == "burn" and before.game.face_down[event.tile] and len(event.cards) > 1:
        return 0
    return EVERYBODY

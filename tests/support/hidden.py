"""What a seat can't see, worked out from the rules and not from the view, and how to change it behind its back."""

from random import Random

from exlibris.engine import Deal, Game, Rng, Round, State
from exlibris.engine.effects import Power, Step
from support.attributes import field_names


def known_to(state: State, seat: int) -> set[int]:
    """Return cards in hidden places that the seat may know: shown to all, or looked at by it."""
    return {*state.shown, *(card for card, who in zip(state.peeks[::2], state.peeks[1::2], strict=True) if who == seat)}


def hidden_cards(state: State, seat: int) -> list[int]:
    """Return cards that the seat (-1: a spectator) can't see: deck, others' hands, face-down cards, discard pile.

    A tile's cards are turned up when they are about to be discarded in Resolution (AMB-81). What the effect at hand has
    discarded openly is known until it ends (ASST-WITCH-01).
    """
    hands = [hand for other, hand in enumerate(state.hands) if other != seat]
    cleared = [frame.tile for frame in state.stack if frame.step is not None and frame.step.name == "resolve.2"]
    dark = [state.pools[tile] for tile in state.round.tiles if state.game.face_down[tile] and tile not in cleared]
    searching = not state.is_over and state.stack[-1].seat == seat and state.pending_step().prompt == "prompt-search"
    pile = b"" if searching else state.discard[:-1]
    openly = b"".join([frame.result for frame in state.stack])
    hidden = b"".join([state.deck[state.dealt :], *hands, *dark, pile.translate(None, openly)])
    return sorted(set(hidden) - known_to(state, seat))


def exchange(state: State, one: int, other: int) -> State:
    """Return a copy in which these two hidden cards have changed places."""
    table = bytes.maketrans(bytes([one, other]), bytes([other, one]))
    twin = state.clone()
    twin.deck = state.deck.translate(table)
    twin.discard = state.discard.translate(table)
    twin.hands = [hand.translate(table) for hand in state.hands]
    twin.pools = [pool.translate(table) for pool in state.pools]
    peeks = bytearray(state.peeks)
    peeks[::2] = bytes(peeks[::2]).translate(table)
    twin.peeks = bytes(peeks)
    for frame in twin.stack:
        frame.cards = frame.cards.translate(table)
    if not state.is_over and state.pending_step().kind == "card":
        twin.options = offered(twin) or state.options.translate(table)
    return twin


def offered(state: State) -> bytes:
    """Return the options that follow from the position; of a twin there may be none, where a category is asked for."""
    return state.pending_step().offered(state, state.stack[-1])


def same_categories(state: State, one: int, other: int) -> bool:
    """Return whether two cards have books of the same categories, so that rules treat them alike while hidden."""
    counts = state.game.counts
    return [books > 0 for books in counts[one]] == [books > 0 for books in counts[other]]


def with_foci(state: State, focus: bytes) -> State:
    """Return a copy in which the seats have other foci."""
    twin = state.clone()
    twin.deal = Deal(state.deal.prominent, state.deal.banned, focus, state.deal.powers)
    return twin


def with_stack(state: State, stack: bytes) -> State:
    """Return a copy in which the tiles will come in another order."""
    twin = state.clone()
    r = state.round
    twin.round = Round(r.number, r.first, r.permanent, r.temporary, stack, r.discarded, r.final)
    return twin


def with_rng(state: State, rng: Rng) -> State:
    """Return a copy with another stream of luck from now on."""
    twin = state.clone()
    twin.rng = rng
    return twin


def unseen_twin(state: State, seat: int, luck: Random) -> State:
    """Return a copy that the seat can't tell from a game of several: hidden cards, foci, tiles and luck are others."""
    others = [other for other in range(state.game.seats) if other != seat]
    focus = bytearray(state.deal.focus)
    focus[others[0]], focus[others[-1]] = focus[others[-1]], focus[others[0]]
    twin = with_foci(exchange(state, *luck.sample(hidden_cards(state, seat), 2)), bytes(focus))
    return with_rng(with_stack(twin, state.round.stack[::-1]), state.rng.below(3)[1])


def contents(thing: object) -> object:
    """Return everything that can be reached through the fields of a view, as values that can be compared.

    Steps, powers and the facts of the game are the same for everybody; caches (with an underscore) hold no facts.
    """
    if isinstance(thing, Step | Power | Game):
        return thing
    if isinstance(thing, list | tuple):
        return [contents(part) for part in thing]
    names = field_names(thing)
    return [contents(getattr(thing, name)) for name in names if not name.startswith("_")] if names else thing

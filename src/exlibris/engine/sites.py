"""Assistants on the board: where they may be placed, how they come and go, and the effects of their arrival."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import HOME, HOME_SPACES, SPECIAL, is_special, seat_of, token_of, unplaced_of
from exlibris.engine.frames import STANDARD, Power
from exlibris.engine.sets import NOTHING, ONE, exchanged, minus
from exlibris.engine.site import first_free
from exlibris.engine.state import State
from exlibris.engine.verbs.home import HOME_ACTION

AT_HOME: Final = ONE[HOME]
TO_SPECIAL: Final = bytes([(n + SPECIAL) % 256 for n in range(256)])  # spaces to the special assistant's options


def own_token(seat: int, power: Power) -> int:
    """Return the token of the seat's assistant with that power."""
    return token_of(seat, power is not STANDARD)


def power_of(s: State, token: int) -> Power:
    """Return the power of an assistant."""
    return s.deal.powers[seat_of(token)] if token & 1 else STANDARD


def is_blocked(s: State, tile: int) -> bool:
    """Return whether an assistant on the tile keeps all others out (ASST-SNOW-01, SOLO-16)."""
    if s.game.one_per_tile and s.visitors[tile]:
        return True
    if not s.deal.has_blocker or s.game.delayed[tile]:
        return False
    visitors = s.visitors[tile]
    return any(power_of(s, visitors[i]).blocks for i in range(0, len(visitors), 2))


def work_out_places(s: State) -> None:
    """Update `places` after tiles or assistants have come or gone."""
    s.places = all_places(s)


def all_places(s: State) -> bytes:
    """Return the spaces where a standard assistant may be placed: HOME first, then tile by tile."""
    places = NOTHING if s.game.is_solo and len(s.visitors[HOME]) >= 2 * HOME_SPACES else AT_HOME
    sites = s.game.sites
    closed = s.deal.has_blocker or s.game.one_per_tile  # otherwise no tile can be blocked
    for tile in s.round.tiles:
        if closed and is_blocked(s, tile):
            continue
        places = places + sites[tile].offers(s.game.spaces[tile], s.visitors[tile], s.game.spaces_differ[tile])
    return places


def seats_at(s: State, tile: int) -> list[int]:
    """Return the seats with an assistant on the tile, without duplicates, in order of arrival."""
    visitors = s.visitors[tile]
    return list(dict.fromkeys([seat_of(visitors[i]) for i in range(0, len(visitors), 2)]))


def are_at(s: State, tile: int) -> int:
    """Return the seats with an assistant on the tile, as a bit mask."""
    there = 0
    visitors = s.visitors[tile]
    for i in range(0, len(visitors), 2):
        there |= 1 << seat_of(visitors[i])
    return there


def opponents_at(s: State, seat: int, tile: int) -> list[int]:
    """Return the other seats with an assistant on the tile, clockwise from the seat."""
    n = s.game.seats
    there = are_at(s, tile)
    return [(seat + k) % n for k in range(1, n) if there >> (seat + k) % n & 1]


def others_of_own(s: State, seat: int, tile: int, power: Power) -> int:
    """Return the number of a seat's assistants on a tile, not counting one of them.

    Args:
        s: The state.
        seat: Their owner.
        tile: The tile.
        power: The power of the assistant that is not counted, STANDARD for a standard assistant.
    """
    own = [token for token in s.visitors[tile][::2] if seat_of(token) == seat]
    return len(own) - 1 if own_token(seat, power) in own else len(own)


def stand(s: State, seat: int, power: Power, tile: int, space: int) -> None:
    """Put an assistant on a space, as the latest arrival, without beginning any effect."""
    s.visitors[tile] = s.visitors[tile] + ONE[own_token(seat, power)] + ONE[space]


def remove(s: State, token: int, tile: int, space: int) -> None:
    """Take an assistant off a space; at home the space is ignored."""
    visitors = s.visitors[tile]
    for i in range(0, len(visitors), 2):
        if visitors[i] == token and (tile == HOME or visitors[i + 1] == space):
            s.visitors[tile] = visitors[:i] + visitors[i + 2 :]
            return


def give_back(s: State, token: int, tile: int, space: int) -> None:
    """Return an assistant to its owner, who may place it again on a later turn (AMB-18)."""
    remove(s, token, tile, space)
    special = is_special(token)
    s.unplaced += unplaced_of(seat_of(token), not special, special)
    work_out_places(s)
    s.tell("return", seat_of(token), tile=tile, key=power_of(s, token).key)


def come_home(s: State, seat: int, power: Power) -> None:
    """Put an assistant on a home space, and begin its action there (HOME-01, ASST-WORM-01)."""
    stand(s, seat, power, HOME, 0)
    if s.game.is_solo:  # four assistants, but three home spaces
        work_out_places(s)
    s.push(power.at_home or HOME_ACTION, seat, power, HOME)
    if power.arriving is not None:
        s.push(power.arriving, seat, power, HOME)


def send_home(s: State) -> None:
    """Take the assistants off the home spaces, and offer no space until the next round."""
    s.visitors[HOME] = NOTHING
    s.places = NOTHING
    s.fresh = NOTHING


def visit(s: State, seat: int, power: Power, tile: int, space: int) -> None:
    """Put an assistant on a space of a location, and push the effects that follow.

    They run in this order: the reactions of opponents' assistants on the tile, in order of arrival (PRIO-03); the
    assistant's own ability; the location's effect of entering; the location's instant effect.
    """
    present = s.visitors[tile]
    s.visitors[tile] = present + ONE[own_token(seat, power)] + ONE[space]
    site = s.game.sites[tile]
    if site.instant is not None:
        s.push(site.instant, seat, power, tile)
    if site.entering is not None:
        s.push(site.entering, seat, power, tile)
    if power.arriving is not None:
        s.push(power.arriving, seat, power, tile)
    i = len(present)
    while i:
        i -= 2
        token = present[i]
        if is_special(token) and seat_of(token) != seat:
            owner = s.deal.powers[seat_of(token)]
            if owner.reacting is not None:
                s.push(owner.reacting, seat_of(token), owner, tile).other = seat


def space_taken(s: State, power: Power, tile: int, space: int) -> None:
    """Update `places` after an assistant was placed on one of them."""
    if power.blocks or s.game.one_per_tile:
        work_out_places(s)
    elif s.game.spaces_differ[tile]:
        spaces = s.game.spaces[tile]
        closed = minus(spaces, s.game.sites[tile].offers(spaces, s.visitors[tile], True))
        s.places = minus(s.places, closed)
    else:
        s.places = exchanged(s.places, space, first_free(s.game.spaces[tile], s.visitors[tile]))

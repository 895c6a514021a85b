"""Writing a position as text: a state, or the view of one seat."""

from __future__ import annotations

from typing import Final

from exlibris.content.load import CATEGORIES
from exlibris.engine.board import HOME, left_of, peeks_of, visitors_of
from exlibris.engine.events import HIDDEN
from exlibris.engine.notation.actions import CARD, action_names
from exlibris.engine.notation.cards import UNKNOWN, CardNames, card_names, unknown_word
from exlibris.engine.notation.frames import frame_line
from exlibris.engine.notation.lines import wrapped
from exlibris.engine.notation.places import STAR, place_name, space_name
from exlibris.engine.notation.rulesets import COMPONENTS, components_text, ruleset_lines
from exlibris.engine.notation.shelves import box_of, draw_shelf
from exlibris.engine.phases import is_placing
from exlibris.engine.rows import WIDTH
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import Shelf
from exlibris.engine.sites import all_places
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView

TITLE: Final = "exlibris position"
VERSION: Final = 1
INDENT: Final = "  "
ASIDE_NAME: Final = "aside"  # instead of a tile: face-up cards beside the tiles
NOT_YET: Final = "none"  # instead of a category: none is dealt until the draft is over
NOBODYS: Final = "nobody"  # instead of a seat: a spectator


def usual_places(at: State | PlayerView) -> bytes:
    """Return the free spaces that a position has by default.

    These are all free spaces in a state with assistants yet to be placed, else none.
    """
    return all_places(at) if isinstance(at, State) and at.unplaced else NOTHING


def write_position(at: State | PlayerView) -> str:
    """Return a position as text, as secret as the state or view that it describes."""
    names = card_names(at.game.ruleset.language)
    lines = [f"{TITLE} {VERSION}", *ruleset_lines(at.game.ruleset), f"seats: {at.game.seats}"]
    lines += _line(COMPONENTS, components_text(at.game.ruleset.components))
    lines += _eyes(at) + _deal(at) + _round(at)
    for tile in range(len(at.pools)):
        lines += _tile(names, at, tile)
    for seat in range(at.game.seats):
        lines += _seat(names, at, seat)
    lines += _cards(names, at) + _phase(names, at)
    return "\n".join([*lines, ""])


def _eyes(at: State | PlayerView) -> list[str]:
    if isinstance(at, State):
        return []
    return [f"eyes: {at.seat if at.seat >= 0 else NOBODYS}"]


def _deal(at: State | PlayerView) -> list[str]:
    deal = at.deal
    if not deal.is_dealt:
        return [f"prominent: {NOT_YET}", f"banned: {NOT_YET}"]
    lines = [f"prominent: {_category(deal.prominent)}", f"banned: {_category(deal.banned)}"]
    if at.game.is_solo:
        lines.append(f"library: {_category(deal.library_focus)}")
        lines += _line("clues", *[_category(clue) for clue in deal.clues])
        lines += [f"revealed: {deal.revealed}"] if deal.revealed else []
    return lines


def _category(number: int) -> str:
    return UNKNOWN if number == HIDDEN else CATEGORIES[number]


def _line(key: str, *words: str) -> list[str]:
    """Return the line of a key, wrapped if it is long; empty if there is nothing to write."""
    text = " ".join(words)
    return wrapped(f"{key}: {text}", INDENT) if text else []


def _numbers(numbers: bytes) -> list[str]:
    return unknown_word(numbers.count(HIDDEN)) or [str(number) for number in numbers]  # either all or none are unknown


def _round(at: State | PlayerView) -> list[str]:
    r = at.round
    lines = [f"round: {r.number}", f"first: {r.first}", *_line("final", r.final)]
    lines.append(" ".join(["tiles:", *_numbers(r.permanent), "/", *_numbers(r.temporary)]))
    return [*lines, *_line("tile stack", *_numbers(r.stack)), *_line("tile discard", *_numbers(r.discarded))]


def _tile(names: CardNames, at: State | PlayerView, tile: int) -> list[str]:
    """Return the lines about a tile's cards and assistants. Tile 0 is aside for cards and home for assistants."""
    standing = [
        f"{visitor.seat}{STAR if visitor.special else ''}"
        + ("" if visitor.space == HOME else f"@{space_name(visitor.space)[-1]}")
        for visitor in visitors_of(at.visitors[tile])
    ]
    pool = names.text(at.pools[tile])
    return _line(f"on {tile or ASIDE_NAME}", pool) + _line(f"at {tile or space_name(HOME)}", *standing)


def _seat(names: CardNames, at: State | PlayerView, seat: int) -> list[str]:
    own = left_of(at.unplaced, seat)
    lines = [f"assistant {seat}: {at.deal.powers[seat].key}"]
    lines += [f"focus {seat}: {_category(at.deal.focus[seat])}"] if at.deal.is_dealt else []
    lines += _line(f"left {seat}", "s" * (own % 4) + STAR * (own // 4))
    lines += _line(f"hand {seat}", names.text(at.hands[seat]))
    lines += _shelf_lines(names, f"shelf {seat}", at.shelves[seat])
    return lines + _line(f"flips {seat}", names.text(at.flips[seat]))


def _shelf_lines(names: CardNames, key: str, shelf: Shelf) -> list[str]:
    """Return the lines of a shelf, empty for an empty shelf.

    A shelf off the middle of the grid begins with "@" and its first column.
    """
    if not shelf.count:
        return []
    box = box_of(shelf.cells())
    rows = draw_shelf(names, shelf)
    at = "" if box.left == (WIDTH - (box.right - box.left + 1)) // 2 else f" @{box.left}"
    return [f"{key}:{at} {rows[0]}"] if len(rows) == 1 else [f"{key}:{at}", *[INDENT + row for row in rows]]


def _cards(names: CardNames, at: State | PlayerView) -> list[str]:
    deck = at.deck[at.dealt :] if isinstance(at, State) else at.deck
    known = [f"{names.name(peek.card)}@{peek.seat}" for peek in peeks_of(at.peeks)]
    lines = _line("deck", names.text(deck)) + _line("discard", names.text(at.discard))
    return lines + _line("shown", names.text(at.shown)) + _line("known", *known)


def _phase(names: CardNames, at: State | PlayerView) -> list[str]:
    lines = []
    if at.places != usual_places(at):
        lines.append(" ".join(["places:", *[place_name(place) for place in at.places]]))
    lines += _line("fresh", *[place_name(place) for place in at.fresh])
    lines += _line("ready", *[str(seat) for seat in range(at.game.seats) if at.ready >> seat & 1])
    lines += [f"ply: {at.ply}"] if at.ply else []
    if isinstance(at, State):
        lines += [f"seed: {at.rng.seed.hex()}"]
        lines += [f"drawn: {at.rng.at}"] if at.rng.at else []
    if at.is_over:
        return [*lines, "phase: over"]
    if _is_between_turns(names, at):
        lines.append(f"turn: {at.stack[0].seat}")
    else:
        lines += ["stack:", *[INDENT + frame_line(names, f) for f in at.stack]]
    return lines + (_options(at) if isinstance(at, State) else _question(names, at))


def _is_between_turns(names: CardNames, at: State | PlayerView) -> bool:
    """Return whether the only unfinished effect is a turn of Placement that has just begun."""
    if len(at.stack) != 1 or not is_placing(at) or (isinstance(at, State) and _options(at)):
        return False
    f = at.stack[0]
    return f.step is not None and frame_line(names, f) == f"{f.step.name} seat {f.seat}"


def _options(s: State) -> list[str]:
    """Return the line of the options, empty if they are the options that the pending step offers."""
    step = s.pending_step()
    return [] if s.options == step.offered(s, s.stack[-1]) else _line("options", *[str(option) for option in s.options])


def _question(names: CardNames, view: PlayerView) -> list[str]:
    lines = _line("pending", *[str(seat) for seat in view.pending])
    if view.decision is None:
        return lines
    about = [f"{key} {names.name(value) if key == CARD else value}" for key, value in view.decision.about.items()]
    return [*lines, *_line("about", *about), f"legal: {'; '.join(action_names(view))}"]

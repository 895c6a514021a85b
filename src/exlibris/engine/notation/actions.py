"""Actions by name: `place 14.1`, `shelve M3`, `right of A2`, `name spells`, `done`.

A name is a verb and the chosen thing. Input may omit the verb.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from exlibris.content.load import CATEGORIES, assistant_keys, load_assistants
from exlibris.engine.actions import CHOICES, describe_action
from exlibris.engine.board import placed_space
from exlibris.engine.decision import Decision
from exlibris.engine.errors import AmbiguousActionName, IllegalActionName, InvalidActionName, NotationError
from exlibris.engine.frames import STEPS
from exlibris.engine.notation.cards import CardNames, card_names
from exlibris.engine.notation.places import PLACE, place_name, tile_place_name
from exlibris.engine.notation.shelves import CELL, cell_names
from exlibris.engine.shelf import Shelf
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView

CARD: Final = "card"  # key in Decision.about: the card of the question
SHELVE: Final = "shelve"  # before a card and its cell
MOST_LISTED: Final = 8  # most names that an error message lists
# By kind of action, the names of its values.
LISTED: Final[dict[str, tuple[str, ...]]] = {"category": CATEGORIES, "choice": CHOICES}
PLAIN: Final = ("done", "cancel", "ready")
NUMBERED: Final = re.compile(r"(?:seat|tile|slot|ready seat) [0-9]{1,2}")


class OpenDecision(NamedTuple):
    """A seat's decision, with the data needed to name its actions."""

    decision: Decision
    verb: str  # of the pending step, "" for none
    names: CardNames
    shelf: Shelf  # of the seat

    @property
    def card(self) -> int:
        """The card that the question is about, -1 for none."""
        return self.decision.about.get(CARD, -1)


def questions_of(at: State | PlayerView, seat: int | None = None) -> list[OpenDecision]:
    """Return the open decisions of a seat, or of all pending seats if None; a view has at most its own."""
    names = card_names(at.game.ruleset.language)
    step = at.stack[-1].step if at.stack else None
    verb = step.verb if step is not None else ""
    return [
        OpenDecision(decision, verb, names, at.shelves[decision.seat])
        for decision in decisions_of(at)
        if seat in (None, decision.seat)
    ]


def decisions_of(at: State | PlayerView) -> list[Decision]:
    """Return the pending decisions of a state, or the decision of a view's seat if it has one."""
    if isinstance(at, State):
        return at.decisions()
    return [] if at.decision is None else [at.decision]


def action_name(at: State | PlayerView, action: int, seat: int | None = None) -> str:
    """Return the name of a legal action, such as "place 14.1".

    Args:
        at: A state, or the view of the deciding seat.
        action: The number of the action.
        seat: The seat that takes it; None for any pending seat.

    Raises:
        IllegalActionName: If the action is not legal now.
    """
    for q in questions_of(at, seat):
        if action in q.decision.actions:
            return names_of(q, action)[0]
    raise IllegalActionName(f"action {action} is not legal{_asked(questions_of(at, seat))}")


def action_names(at: State | PlayerView, seat: int | None = None) -> list[str]:
    """Return the names of the legal actions, in order.

    Args:
        at: A state, or the view of the deciding seat.
        seat: The seat; None for all pending seats, one after the other.
    """
    return [names_of(q, action)[0] for q in questions_of(at, seat) for action in q.decision.actions]


def parse_action(at: State | PlayerView, text: str, seat: int | None = None) -> int:
    """Return the legal action that a text names.

    Args:
        at: A state, or the view of the deciding seat.
        text: A name, in upper or lower case and with or without its verb.
        seat: The seat that takes it; None for any pending seat.

    Raises:
        InvalidActionName: If the text can't be a name.
        IllegalActionName: If it names no action that is legal now.
        AmbiguousActionName: If it could mean several legal actions.
    """
    wanted = " ".join(text.split()).casefold()
    asked = questions_of(at, seat)
    meant: dict[int, str] = {}
    for q in asked:
        for action in q.decision.actions:
            names = names_of(q, action)
            if any(name.casefold() == wanted for name in names):
                meant[action] = names[0] if len(asked) == 1 or names[0] != "ready" else names[-1]
    if len(meant) == 1:
        return next(iter(meant))
    if meant:
        raise AmbiguousActionName(f"{text!r} could be {_listed(list(meant.values()))}{_asked(asked)}")
    if not _is_action_name(at, wanted):
        raise InvalidActionName(f"{text!r} is not an action: expected a name such as 'place 14.1' or 'shelve M3'")
    legal = [names_of(q, action)[0] for q in asked for action in q.decision.actions]
    raise IllegalActionName(f"{text!r} is not legal{_asked(asked)}; legal: {_listed(legal) or 'nothing'}")


def names_of(q: OpenDecision, action: int) -> list[str]:
    """Return all names of an action: first the written name, then others that are accepted as input."""
    kind, value = describe_action(action)
    things = _things(q, kind, value)
    if kind in PLAIN:
        return things
    if kind == "cell":
        before = [q.names.name(q.card), f"{SHELVE} {q.names.name(q.card)}"] if q.card >= 0 else []
        return things + [f"{card} {thing}" for card in before for thing in things]
    return ([f"{q.verb} {thing}" for thing in things] if q.verb else []) + things


def _things(q: OpenDecision, kind: str, value: int) -> list[str]:
    """Return the names of the chosen thing, without a verb; the written name comes first."""
    if kind in ("space", "assistant"):
        return [place_name(value), tile_place_name(value)] if placed_space(value) else [place_name(value)]
    if kind == "cell":
        return cell_names(q.names, q.shelf, value)
    if kind in ("card", "flip"):
        return [q.names.name(value)]
    listed = names_listed(kind)
    if value < len(listed):
        return [listed[value]]
    if kind == "ready":
        return [kind, f"ready seat {value}"]
    return [kind] if kind in PLAIN else [f"{kind} {value}"]


def names_listed(kind: str) -> tuple[str, ...]:
    """Return the names of all values of a kind, "" for unnamed values; empty for kinds without named values."""
    if kind != "library":
        return LISTED.get(kind, ())
    keys = {assistant.number: assistant.key for assistant in load_assistants()}
    return ("standard", *[keys.get(number, "") for number in range(1, 1 + max(keys, default=0))])


def actions_by_short_name(at: State | PlayerView, seat: int | None = None) -> dict[str, int]:
    """Return the legal actions by names without the verb: all names of a cell, one name for other actions."""
    asked = questions_of(at, seat)
    return {name: action for q in asked for action in q.decision.actions for name in _short_names(q, action)}


def _short_names(q: OpenDecision, action: int) -> list[str]:
    kind, value = describe_action(action)
    if kind == "flip":
        return names_of(q, action)[:1]
    return _things(q, kind, value) if kind == "cell" else _things(q, kind, value)[:1]


def _is_action_name(at: State | PlayerView, text: str) -> bool:
    """Return whether the text could be the name of an action in any position of the game."""
    wanted = " ".join(text.split()).casefold()
    names = card_names(at.game.ruleset.language)
    if _is_thing(names, wanted):
        return True
    verbs = {step.verb for step in STEPS.values()}
    return any(wanted.startswith(f"{verb} ") and _is_thing(names, wanted.removeprefix(f"{verb} ")) for verb in verbs)


def _is_thing(names: CardNames, text: str) -> bool:
    word, _, rest = text.partition(" ")
    if rest and names.find(word) >= 0:  # a card and its cell
        return _is_cell(names, rest)
    return (
        names.find(text) >= 0
        or text in PLAIN
        or text in CHOICES
        or text in CATEGORIES
        or text in assistant_keys()
        or PLACE.fullmatch(text) is not None
        or NUMBERED.fullmatch(text) is not None
        or _is_cell(names, text)
    )


def _is_cell(names: CardNames, text: str) -> bool:
    found = CELL.fullmatch(text)
    return found is not None and (found[1] is None or names.find(found[1]) >= 0)


def _asked(asked: list[OpenDecision]) -> str:
    """Return the part of an error message that names the deciding seats and their question."""
    if not asked:
        return ": nothing is asked"
    seats = " and ".join([str(q.decision.seat) for q in asked])
    return f" for seat {seats}, who is asked {asked[0].decision.prompt} ({asked[0].decision.rule_id})"


def _listed(names: list[str]) -> str:
    shown = ", ".join(names[:MOST_LISTED])
    more = len(names) - MOST_LISTED
    return f"{shown} and {more} more" if more > 0 else shown


def parse_actions(s: State, text: str, seat: int | None = None) -> list[int]:
    """Return the actions that a text names: one, or two for a card with its cell, "shelve M3 right of A2".

    Args:
        s: A state, which is not changed.
        text: A name as for `parse_action`, or the name of a card followed by the name of a cell.
        seat: The seat that takes them; None for any pending seat.

    Raises:
        ActionNameError: As `parse_action` does.
    """
    try:
        return [parse_action(s, text, seat)]
    except NotationError:
        card, cell = _split_cell(text)
        if not card or not cell:
            raise
        first = parse_action(s, card, seat)
        after = s.clone()
        after.apply(first, seat)
        return [first, parse_action(after, cell, seat)]


def _split_cell(text: str) -> tuple[str, str]:
    """Return the text before a cell, and the cell; the cell is "" if the text does not end with one."""
    words = text.split()
    for at in range(1, len(words)):
        if CELL.fullmatch(" ".join(words[at:])):
            return " ".join(words[:at]), " ".join(words[at:])
    return " ".join(words), ""

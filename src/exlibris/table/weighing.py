"""The worth of actions: what each would change on the form of its seat, if that can be known before it is taken."""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec import Struct

from exlibris.engine import DONE_ACTION, PlayerView, State, describe_action, determinize, forward_actions
from exlibris.engine.analysis import Lines, changes, difference, lines, losses

WEIGHED: Final = ("cell", "flip")  # kinds of action that change the shelf at once, in a way that the seat can foresee
CHANGING: Final = frozenset(("swap", "to", "entomb", "under"))  # verbs of steps whose card changes the shelf at once
BEGINNING: Final = frozenset(("pick", "reshelve", "from"))  # verbs of steps whose card is moved by the next choice
GIVING: Final = frozenset(("discard", "pay"))  # verbs of steps in which a seat gives up its cards, of its shelf, too


class Worth(Struct, frozen=True, kw_only=True):
    """The change that an action makes to the points on each line of your running score, and to your Prominent Works.

    `turned` are the cards that the inspector would flip after it, but would not flip as the shelf lies now.
    """

    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    prominent: int
    turned: list[int]

    @property
    def points(self) -> int:
        """The change of the whole form."""
        return self.b1 + self.b2 + self.b3 + self.b4 + self.b5


def weighed(view: PlayerView) -> dict[int, Worth]:
    """Return the worth of each of the viewer's actions that can be known before it is taken.

    An action that only begins to rearrange the shelf has the worth of the best way to go on.
    """
    asked = view.decision
    if asked is None:
        return {}
    step = view.stack[-1].step
    verb = step.verb if step is not None and asked.kind == "card" else ""
    if asked.kind in WEIGHED or verb in CHANGING:
        found = changes(view, asked.actions)
        return {action: worth_of(change) for action, change in found.items()}
    if verb in BEGINNING:
        return {action: worth_of(change) for action, change in _best_ends(view).items()}
    given = _given_up(view)
    lost = losses(view, [*given.values()]) if given else {}
    return {action: worth_of(lost[card]) for action, card in given.items()}


def _best_ends(view: PlayerView) -> dict[int, Lines]:
    """Return by action the change of the form after the best choice that can follow it, if cards or cells follow."""
    world, seat = determinize(view, Random(0)), view.seat
    now, found = lines(world, seat), {}
    for action in _moving(world.legal_actions(seat)):
        begun = world.clone()
        begun.apply(action, seat)
        ends = [difference(lines(end, seat), now) for end in _ends(begun, seat)]
        if ends:
            found[action] = max(ends, key=lambda change: change.total)
    return found


def _moving(actions: list[int]) -> list[int]:
    """Return the actions that neither end the step nor call it off."""
    return [action for action in forward_actions(actions) if action != DONE_ACTION]


def _ends(begun: State, seat: int) -> Iterator[State]:
    """Yield the states after each choice of a card or a cell that the seat has now."""
    asked = begun.decision(seat) if seat in begun.pending_seats() else None
    if asked is None or asked.kind not in {"card", "cell"}:
        return
    for action in _moving(asked.actions):
        end = begun.clone()
        end.apply(action, seat)
        yield end


def _given_up(view: PlayerView) -> dict[int, int]:
    """Return by action the card of hand or shelf that it gives up; none if no card of the shelf may be given up."""
    asked, step = view.decision, view.stack[-1].step
    if asked is None or step is None or step.verb not in GIVING:
        return {}
    given = {action: card for action in asked.actions for kind, card in [describe_action(action)] if kind == "card"}
    shelved = view.shelves[asked.seat].cards()
    return given if any(card in shelved for card in given.values()) else {}


def worth_of(change: Lines) -> Worth:
    """Return a change of the form as a message."""
    return Worth(
        b1=change.b1,
        b2=change.b2 or 0,
        b3=change.b3,
        b4=change.b4,
        b5=change.b5 or 0,
        prominent=change.prominent,
        turned=list(change.out_of_order),
    )

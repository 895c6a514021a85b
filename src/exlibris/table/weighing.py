"""The worth of actions: what each would change on the form of its seat, if that can be known before it is taken."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from msgspec import Struct, structs

from exlibris.engine import DONE_ACTION, PlayerView, State, describe_action, determinize, forward_actions
from exlibris.engine.analysis import Lines, best_flips, difference, lines
from exlibris.table.worth import MOST_CARDS, forecast

WEIGHED: Final = ("cell", "flip")  # kinds of action that change the shelf at once, in a way that the seat can foresee
CHANGING: Final = frozenset(("swap", "to", "entomb", "under"))  # verbs of steps whose card changes the shelf at once
BEGINNING: Final = frozenset(("pick", "reshelve", "from", "shelve"))  # verbs of steps whose card the next choice moves
TAKING: Final = frozenset(("take", "keep", "save"))  # verbs of steps that bring a card to the hand
MOST_WEIGHED: Final = 16  # cards to choose from; a long discard pile would take too much time
GIVING: Final = frozenset(("discard", "pay"))  # verbs of steps in which a seat gives up its cards, of its shelf, too


class Worth(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The change that an action makes to the points on each line of your running score, and to your Prominent Works.

    `turned` are the cards that the inspector would flip after it, but would not flip as the shelf lies now. `best` is
    the change of your total if all players flip their best cards, unless it is the same; others as all expect them to.
    """

    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    prominent: int
    turned: list[int]
    best: int | None = None

    @property
    def points(self) -> int:
        """The change of the whole form."""
        return self.b1 + self.b2 + self.b3 + self.b4 + self.b5

    @property
    def total_best(self) -> int:
        """The change of the total if all players flip their best cards."""
        return self.points if self.best is None else self.best


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's form as its shelf lies, and its total after its best flips, if none are being chosen."""

    now: Lines
    best: int | None

    def worth_since(self, before: "Standing") -> Worth:
        """Return the gain since an earlier standing."""
        change = difference(self.now, before.now)
        best = None if self.best is None or before.best is None else self.best - before.best
        return Worth(
            b1=change.b1,
            b2=change.b2 or 0,
            b3=change.b3,
            b4=change.b4,
            b5=change.b5 or 0,
            prominent=change.prominent,
            turned=list(change.out_of_order),
            best=None if best == change.total else best,
        )


@dataclass(frozen=True, slots=True)
class Scale:
    """Weighs the shelf of a seat; the others' flips stay as expected before the action."""

    seat: int
    expected: Sequence[bytes]

    @classmethod
    def of(cls, view: PlayerView) -> "Scale":
        """Return a scale for the viewer's shelf."""
        return cls(view.seat, forecast(view))

    def standing(self, state: State) -> Standing:
        """Return the standing of the seat in this state."""
        now = lines(state, self.seat)
        if state.is_over or state.is_sealing_flips() or not 0 < state.shelves[self.seat].count <= MOST_CARDS:
            return Standing(now, None)
        flips = best_flips(state, self.seat, self.expected)
        return Standing(now, lines(state, self.seat, flips, self.expected).total)

    def gains(self, state: State, card: int) -> dict[int, Worth]:
        """Return by cell what the card would gain there, whatever the rules of the moment say."""
        before, shelf = self.standing(state), state.shelves[self.seat]
        found = {}
        for cell in shelf.frontier():
            state.shelves[self.seat] = shelf.put(card, cell)
            found[cell] = self.standing(state).worth_since(before)
        state.shelves[self.seat] = shelf
        return found


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
        return _changed(view, asked.actions)
    if verb in BEGINNING:
        return _best_ends(view)
    return _given_up(view)


def _changed(view: PlayerView, actions: Sequence[int]) -> dict[int, Worth]:
    """Return by action what it changes at once; its effect does not depend on hidden facts."""
    world, scale = determinize(view, Random(0)), Scale.of(view)
    before = scale.standing(world)
    return {action: scale.standing(_after(world, action, view.seat)).worth_since(before) for action in actions}


def _best_ends(view: PlayerView) -> dict[int, Worth]:
    """Return by action the change of the form after the best choice that can follow it, if cards or cells follow."""
    world, scale = determinize(view, Random(0)), Scale.of(view)
    before, found = scale.standing(world), {}
    for action in _moving(world.legal_actions(view.seat)):
        begun = _after(world, action, view.seat)
        ends = [scale.standing(end).worth_since(before) for end in _ends(begun, view.seat)]
        if ends:
            found[action] = _highest(ends)
    return found


def gains_of_shelving(view: PlayerView) -> dict[int, Worth]:
    """Return by action what shelving its card would gain at best, for cards that come to the viewer's hand or leave it.

    Nothing for an action that has a worth of its own.
    """
    asked, step = view.decision, view.stack[-1].step
    if asked is None or asked.kind != "card" or step is None or step.verb in CHANGING | BEGINNING or _cards_given(view):
        return {}
    hand, cards = view.hands[asked.seat], _cards_of(asked.actions)
    in_question = {action: card for action, card in cards.items() if step.verb in TAKING or card in hand}
    if len(in_question) > MOST_WEIGHED:
        return {}
    world, scale = determinize(view, Random(0)), Scale.of(view)
    gains = {action: [*scale.gains(world, card).values()] for action, card in in_question.items()}
    return {action: _highest(found) for action, found in gains.items() if found}


def _highest(gains: Sequence[Worth]) -> Worth:
    """Return the highest gain as the shelf lies, with the highest one after best flips, even if in another cell."""
    now = max(gains, key=lambda gain: (gain.points, -len(gain.turned)))
    best = max(gain.total_best for gain in gains)
    return structs.replace(now, best=None if best == now.points else best)


def _after(state: State, action: int, seat: int) -> State:
    """Return a copy of the state in which the seat has taken an action."""
    after = state.clone()
    after.apply(action, seat)
    return after


def _moving(actions: list[int]) -> list[int]:
    """Return the actions that neither end the step nor call it off."""
    return [action for action in forward_actions(actions) if action != DONE_ACTION]


def _ends(begun: State, seat: int) -> Iterator[State]:
    """Yield the states after each choice of a card or a cell that the seat has now."""
    asked = begun.decision(seat) if seat in begun.pending_seats() else None
    if asked is None or asked.kind not in {"card", "cell"}:
        return
    for action in _moving(asked.actions):
        yield _after(begun, action, seat)


def _given_up(view: PlayerView) -> dict[int, Worth]:
    """Return by action what giving up its card of hand or shelf changes; hand cards earn no points."""
    given = _cards_given(view)
    if not given:
        return {}
    world, scale, found = determinize(view, Random(0)), Scale.of(view), {}
    before, shelf = scale.standing(world), world.shelves[view.seat]
    for action, card in given.items():
        world.shelves[view.seat] = shelf.take(card) if shelf.cell_of(card) >= 0 else shelf
        found[action] = scale.standing(world).worth_since(before)
    return found


def _cards_given(view: PlayerView) -> dict[int, int]:
    """Return by action the card of hand or shelf that it gives up; none if no card of the shelf may be given up."""
    asked, step = view.decision, view.stack[-1].step
    if asked is None or step is None or step.verb not in GIVING:
        return {}
    given = _cards_of(asked.actions)
    shelved = view.shelves[asked.seat].cards()
    return given if any(card in shelved for card in given.values()) else {}


def _cards_of(actions: Sequence[int]) -> dict[int, int]:
    """Return by action the card that it chooses, if it chooses one."""
    return {action: card for action in actions for kind, card in [describe_action(action)] if kind == "card"}

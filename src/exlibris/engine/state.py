"""The state of a game: plain data, with unfinished effects on a stack of frames.

This module has no rules. `apply_option` and `run` advance the state from one decision to the next by calling the steps
of its frames. The steps (in `verbs`, `rounds`, `locations` and `assistants`) import this module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from exlibris.engine.actions import CANCEL, OPTIONS_OF, READY, to_actions
from exlibris.engine.board import NOBODY
from exlibris.engine.deal import Deal, Round
from exlibris.engine.decision import Decision
from exlibris.engine.errors import EngineError, IllegalAction
from exlibris.engine.events import Event, Recorder
from exlibris.engine.frames import Frame, Power, Step
from exlibris.engine.game import Game
from exlibris.engine.rng import Rng
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import Shelf
from exlibris.engine.text_forms import READERS, WRITERS

MOST_STEPS: Final = 10_000  # between two decisions; a game with the usual effects needs a few dozen


def name_step(error: Exception, step: Step | None) -> None:
    """Add the step to an error of an effect, and the class, which shows the expansion that it comes from."""
    if step is not None and step.name:
        error.add_note(f"in step {step.name!r}, {type(step).__module__}.{type(step).__qualname__}")


class State:
    """A complete position of a game, secrets included. `apply` changes it; `clone` is cheap."""

    __slots__ = (
        "deal", "dealt", "deck", "discard", "flips", "fresh", "game", "hands", "is_over", "options", "peeks",
        "places", "ply", "pools", "ready", "recorder", "rng", "round", "shelves", "shown", "stack",
        "unplaced", "visitors",
    )  # fmt: skip

    game: Game  # ruleset, number of seats and tables derived from them; never changes
    deal: Deal
    round: Round
    rng: Rng
    deck: bytes  # shuffled; the first `dealt` cards are no longer in it
    dealt: int
    discard: bytes  # the top card last
    hands: list[bytes]  # by seat
    shelves: list[Shelf]  # by seat
    pools: list[bytes]  # by tile, its cards; ASIDE holds the face-up cards beside the tiles
    shown: bytes  # cards in hands that all seats know
    peeks: bytes  # pairs of card and seat: the seat knows the card, which is in a hidden place
    visitors: list[bytes]  # by tile, pairs of token and space in order of arrival
    unplaced: int  # three bits for each seat: standard assistants to place, +4 for the special one
    places: bytes  # where a standard assistant may be placed
    fresh: bytes  # this turn's placements, as in actions
    flips: list[bytes]  # by seat, cards to flip; secret until all are ready; replaced, never mutated
    ready: int  # a bit for each seat that has sealed its flips
    stack: list[Frame]
    options: bytes  # of the pending step, in the order of the legal actions; empty when the game is over
    ply: int  # actions applied so far
    is_over: bool
    recorder: Recorder | None  # receives the events; not part of the game

    # -- deciding ----------------------------------------------------------------

    def apply_option(self, option: int) -> None:
        """Apply an option without checks, and run to the next decision; the fast alternative to `apply`.

        Args:
            option: One of `options`.

        Raises:
            LookupError: If no decision is pending.
        """
        f = self.stack[-1]
        step = f.step
        if step is None:
            raise LookupError("nothing is pending")
        self.ply += 1
        if self.recorder is not None:
            self.recorder.actions += to_actions(step.kind, bytes([option]))
        try:
            asks = step.answer(self, f, option)
        except Exception as error:
            name_step(error, step)
            raise
        if not asks:
            self.run()

    def run(self) -> None:
        """Run steps until a seat has a choice, or the game is over. Raises EngineError for steps that never end."""
        stack = self.stack
        step: Step | None = None
        steps = 0
        try:
            while stack:
                f = stack[-1]
                step = f.step
                if step is None:
                    stack.pop()
                    if len(f.result) > 0:
                        stack[-1].receive(f.result)
                elif step.enter(self, f):
                    return
                steps += 1
                if steps == MOST_STEPS:
                    raise EngineError(f"{MOST_STEPS} steps without a decision or the end of the game")
        except Exception as error:
            name_step(error, step)
            raise
        self.options = NOTHING
        self.is_over = True

    def push(self, effect: Step, seat: int, power: Power, tile: int) -> Frame:
        """Push an effect, which runs before all others on the stack.

        Args:
            effect: The first step of the effect.
            seat: The seat that carries it out.
            power: The power of the assistant whose effect it is, STANDARD for none.
            tile: The tile on which it happens, HOME for none.

        Returns:
            The effect's frame, in which the caller may set registers.
        """
        f = Frame.new(effect, seat, power, tile)
        self.stack.append(f)
        return f

    # -- public interface ------------------------------------------------------------

    def pending_seats(self) -> list[int]:
        """Return the seats that must decide: usually one, several at the inspection, none in a finished game."""
        if self.is_over:
            return []
        if self.is_sealing_flips():
            return [seat for seat in range(self.game.seats) if not self.ready >> seat & 1]
        return [self.stack[-1].seat]

    def actor(self, action: int) -> int:
        """Return the pending seat that takes an action.

        Args:
            action: The number of the action.

        Returns:
            The seat for which the action is legal; the first pending seat if it is legal for none; NOBODY when the game
            is over.
        """
        pending = self.pending_seats()
        if len(pending) > 1:
            for seat in pending:
                if action in self.legal_actions(seat):
                    return seat
        return pending[0] if pending else NOBODY

    def is_sealing_flips(self) -> bool:
        """Return whether the seats are choosing, simultaneously and in secret, which cards to flip (AMB-30)."""
        return not self.is_over and self.pending_step().kind == "flip"

    def pending_step(self) -> Step:
        """Return the step that asks the pending decision. Raises LookupError when the game is over."""
        step = self.stack[-1].step if self.stack else None
        if step is None or not step.kind:
            raise LookupError("nothing is pending: the game is over")
        return step

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the legal actions of a seat. Their order is part of the contract.

        Args:
            seat: The seat; None for the first pending one.

        Returns:
            Action numbers; an empty list for a seat that is not pending.
        """
        return [] if self.is_over else to_actions(self.pending_step().kind, self.legal_options(seat))

    def legal_options(self, seat: int | None = None) -> bytes:
        """Return the legal options of a seat, in the order of its legal actions.

        Args:
            seat: The seat; None for the first pending one.

        Returns:
            Options for `apply_option`; empty for a seat that is not pending.
        """
        if self.is_sealing_flips():
            return self._flip_options(self.pending_seats()[0] if seat is None else seat)
        return self.options if seat is None or self.is_over or seat == self.stack[-1].seat else NOTHING

    def forward_options(self) -> bytes:
        """Return `options` without the one that cancels an effect; at least one remains."""
        if self.options.find(CANCEL) < 0 or self.pending_step().kind == "cell":
            return self.options
        return bytes([option for option in self.options if option != CANCEL])

    def _flip_options(self, seat: int) -> bytes:
        if not 0 <= seat < self.game.seats or self.ready >> seat & 1:
            return NOTHING
        cards = self.shelves[seat].cards()
        return bytes([option for option in self.options if option in cards or option == READY + seat])

    def apply(self, action: int | str, seat: int | None = None) -> None:
        """Apply an action and run to the next decision.

        Args:
            action: The number of the action, or its name, such as "place 13.1".
            seat: The seat that takes it; None for the pending seat for which it is legal.

        Raises:
            IllegalAction: If the number is not legal. The state is then unchanged, as after the other errors.
            ActionNameError: If the name does not name exactly one legal action.
            TypeError: If `action` is neither an int nor a str.
        """
        if isinstance(action, str):
            action = READERS["action"](self, action, seat)
        if not isinstance(action, int):
            raise TypeError(f"action: expected an int or a str, found {action!r}")
        if self.is_over:
            raise IllegalAction(action, -1 if seat is None else seat, "", "SCORE-C")
        step = self.pending_step()
        option = OPTIONS_OF[step.kind].get(action, -1)
        if option < 0 or option not in self.options or (seat is not None and action not in self.legal_actions(seat)):
            asked = self.stack[-1].seat if seat is None else seat
            raise IllegalAction(action, asked, step.prompt, step.rule_id)
        self.apply_option(option)

    def decisions(self) -> list[Decision]:
        """Return the pending decisions, one for each pending seat, with the legal actions."""
        return [self.decision(seat) for seat in self.pending_seats()]

    def decision(self, seat: int) -> Decision:
        """Return the decision of a seat. It may show cards that only this seat sees.

        Args:
            seat: A pending seat.
        """
        f = self.stack[-1]
        step = self.pending_step()
        return Decision(
            seat,
            step.kind,
            step.prompt,
            step.rule_id,
            f.tile,
            f.power.key,
            step.about(self, f),
            self.legal_actions(seat),
        )

    # -- copying -----------------------------------------------------------------

    def clone(self) -> State:
        """Return an independent copy without the recorder. `copy.deepcopy` copies it too; pickling drops it."""
        s = State()
        s.game = self.game
        s.deal = self.deal
        s.round = self.round
        s.rng = self.rng
        s.deck = self.deck
        s.dealt = self.dealt
        s.discard = self.discard
        s.hands = self.hands[:]
        s.shelves = self.shelves[:]
        s.pools = self.pools[:]
        s.shown = self.shown
        s.peeks = self.peeks
        s.visitors = self.visitors[:]
        s.unplaced = self.unplaced
        s.places = self.places
        s.fresh = self.fresh
        s.flips = self.flips
        s.ready = self.ready
        s.stack = [f.copy() for f in self.stack]
        s.options = self.options
        s.ply = self.ply
        s.is_over = self.is_over
        s.recorder = None
        return s

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        """Return an independent copy, with a copy of the recorder."""
        s = self.clone()
        if self.recorder is not None:
            s.recorder = Recorder(self.recorder.events[:], actions=self.recorder.actions[:])
        return s

    def key(self) -> tuple[object, ...]:
        """Return an immutable key for dicts and sets, equal for equal states; secret."""
        return (
            self.game.ruleset,
            self.game.seats,
            self.deal.facts(),
            self.round.facts(),
            self.rng.seed,
            self.rng.at,
            self.deck[self.dealt :],
            self.discard,
            tuple(self.hands),
            tuple([shelf.facts() for shelf in self.shelves]),
            tuple(self.pools),
            self.shown,
            self.peeks,
            tuple(self.visitors),
            self.unplaced,
            self.places,
            self.fresh,
            tuple(self.flips),
            self.ready,
            tuple([f.facts() for f in self.stack]),
            self.options,
            self.ply,
            self.is_over,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # `apply` changes a state; use `key` for hashing

    def __repr__(self) -> str:
        where = f"{self.game.ruleset.preset}, {self.game.seats} seats, round {self.round.number}"
        if self.is_over:
            return f"<State: {where}, over>"
        phase = next((f.step.phase for f in self.stack if f.step is not None and f.step.phase), "before any phase")
        asked = ", ".join(str(seat) for seat in self.pending_seats())
        return f"<State: {where}, {phase}, ply {self.ply}, seat {asked}: {self.pending_step().prompt}>"

    # -- text and picture, by the functions of engine/notation ------------------------------

    def to_text(self) -> str:
        """Return the position in the notation, secrets included."""
        return WRITERS["text"](self)

    @staticmethod
    def from_text(text: str, recorder: Recorder | None = None) -> State:
        """Return the state that a text describes.

        Args:
            text: A position in the notation; omitted parts have default values.
            recorder: Receives the events until the first decision.

        Raises:
            NotationError: The text is invalid; the message names the line.
        """
        state: State = READERS["state"](text, recorder)
        return state

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        """Pickle the state as text, because another process has steps of its own."""
        return READERS["state"], (self.to_text(),)

    def __str__(self) -> str:
        return self.to_text()

    def _repr_svg_(self) -> str:
        """Return a picture of the position for notebooks, secrets included."""
        return WRITERS["picture"](self)

    # -- reporting -----------------------------------------------------------------

    def look(self) -> None:
        """Report to the recorder, if any, that a step looks at hidden cards."""
        if self.recorder is not None:
            self.recorder.looked = True

    def tell(
        self, kind: str, seat: int = NOBODY, cards: bytes = NOTHING, seen: int = -1, tile: int = 0,
        other: int = NOBODY, value: int = 0, key: str = "",
    ) -> None:  # fmt: skip
        """Report an event to the recorder, if any.

        Args:
            kind: Message id without "log-".
            seat: The acting seat.
            cards: Cards, secret from seats that are not in `seen`.
            seen: A bit for each seat that may know the cards, -1 for all.
            tile: The tile where it happened.
            other: The other seat concerned.
            value: A category or a count, depending on the kind.
            key: A special assistant, a direction or a reason, depending on the kind.
        """
        if self.recorder is not None:
            self.recorder.add(Event(kind, self.round.number, seat, cards, seen, tile, other, value, key))

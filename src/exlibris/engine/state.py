"""The state of a game: plain data, with whatever is unfinished on a stack of frames.

Nothing here knows a rule. Steps (in `verbs`, `rounds`, `locations` and `assistants`) read and change the state;
`apply_option` and `run` move it from one decision to the next.
"""

from __future__ import annotations

from exlibris.engine.actions import OPTIONS_OF, READY, to_actions
from exlibris.engine.board import NOBODY
from exlibris.engine.deal import Deal, Round
from exlibris.engine.decision import Decision
from exlibris.engine.errors import IllegalAction
from exlibris.engine.events import Event, Recorder
from exlibris.engine.game import Game
from exlibris.engine.luck import Luck
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import Shelf
from exlibris.engine.steps import Choice, Frame, Power, Step


class State:
    """The whole truth about a game, secrets included. Changed by `apply_option`; `clone` is cheap."""

    __slots__ = (
        "deal", "dealt", "deck", "discard", "flips", "fresh", "game", "hands", "is_over", "luck", "options",
        "peeks", "places", "ply", "pools", "ready", "recorder", "round", "shelves", "shown", "stack",
        "unplaced", "visitors",
    )  # fmt: skip

    game: Game  # ruleset, number of seats, deck: never changes
    deal: Deal
    round: Round
    luck: Luck
    deck: bytes  # shuffled; the first `dealt` of them are gone
    dealt: int
    discard: bytes  # the top card last
    hands: list[bytes]
    shelves: list[Shelf]
    pools: list[bytes]  # the cards on each tile
    shown: bytes  # cards in hands that everybody knows to be there
    peeks: bytes  # pairs of card and seat: a card in a hidden place that this seat knows
    visitors: list[bytes]  # per tile pairs of token and space, the longest present first
    unplaced: int  # three bits a seat: standard assistants left, +4 for the special one
    places: bytes  # the spaces on offer to a standard assistant
    fresh: bytes  # spaces (+SPECIAL) of the assistants placed or moved in this turn
    flips: list[bytes]  # per seat the cards turned face down, sealed until all are ready; replaced, never changed
    ready: int  # bit per seat that has sealed its flips
    stack: list[Frame]
    options: bytes  # what may be chosen now
    ply: int
    is_over: bool
    recorder: Recorder | None  # listens, is no part of the game and is not copied

    # -- deciding ----------------------------------------------------------------

    def apply_option(self, option: int) -> None:
        """Carry out one of `options` (not checked), then run steps until one has something to ask."""
        f = self.stack[-1]
        step = f.step
        if step is None:
            raise LookupError("nothing is pending")
        self.ply += 1
        step.answer(self, f, option)
        self.run()

    def run(self) -> None:
        """Run steps until a seat has something to choose, or the game is over."""
        stack = self.stack
        while stack:
            f = stack[-1]
            step = f.step
            if step is None:
                stack.pop()
                if f.result:
                    stack[-1].receive(f.result)
            elif step.enter(self, f):
                return
        self.options = NOTHING
        self.is_over = True

    def push(self, effect: Step, seat: int, power: Power, tile: int) -> Frame:
        """Begin an effect, to be carried out before anything else; return its frame, to be filled in."""
        f = Frame(effect, seat, power, tile)
        self.stack.append(f)
        return f

    # -- the public face ------------------------------------------------------------

    def pending_seats(self) -> list[int]:
        """The seats that have something to decide: usually one, several before the inspection, none at the end."""
        if self.is_over:
            return []
        if self.is_sealing_flips():
            return [seat for seat in range(self.game.seats) if not self.ready >> seat & 1]
        return [self.stack[-1].seat]

    def is_sealing_flips(self) -> bool:
        """Whether the seats choose at once, in secret, which cards to turn face down (AMB-30)."""
        return not self.is_over and self.pending_step().kind == "flip"

    def pending_step(self) -> Choice:
        """Return the step that asks. Raises LookupError when the game is over."""
        step = self.stack[-1].step if self.stack else None
        if not isinstance(step, Choice):
            raise LookupError("nothing is pending: the game is over")
        return step

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The actions of a seat, in an order that is part of the contract; none if it is not its turn.

        Without a seat: those of the first that is pending.
        """
        if self.is_over:
            return []
        kind = self.pending_step().kind
        if kind == "flip":
            pending = self.pending_seats()
            return self._flip_actions(pending[0] if seat is None else seat)
        if seat is not None and seat != self.stack[-1].seat:
            return []
        return to_actions(kind, self.options)

    def _flip_actions(self, seat: int) -> list[int]:
        if not 0 <= seat < self.game.seats or self.ready >> seat & 1:
            return []
        cards = self.shelves[seat].cards()
        own = [option for option in self.options if option in cards or option == READY + seat]
        return to_actions("flip", bytes(own))

    def apply(self, action: int, seat: int | None = None) -> None:
        """The action is carried out, and the game stands at the next decision.

        Raises IllegalAction, leaving the state unchanged, for an action that is not legal now (for that seat), and
        TypeError for what is no number at all.
        """
        if not isinstance(action, int):
            raise TypeError(f"action: expected an int, found {action!r}")
        if self.is_over:
            raise IllegalAction(action, -1 if seat is None else seat, "no decision, the game is over", "SCORE-C")
        step = self.pending_step()
        option = OPTIONS_OF[step.kind].get(action, -1)
        if option < 0 or option not in self.options or (seat is not None and action not in self.legal_actions(seat)):
            asked = self.stack[-1].seat if seat is None else seat
            raise IllegalAction(action, asked, step.prompt, step.rule_id)
        self.apply_option(option)

    def decisions(self) -> list[Decision]:
        """What is pending, seat by seat, with the legal actions."""
        if self.is_over:
            return []
        return [self._decision(seat) for seat in self.pending_seats()]

    def _decision(self, seat: int) -> Decision:
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

    # -- generated by scripts/generate_fields.py
    def clone(self) -> State:
        """Return an independent copy, without the recorder."""
        s = State()
        s.game = self.game
        s.deal = self.deal
        s.round = self.round
        s.luck = self.luck
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

    def facts(self) -> tuple[object, ...]:
        """Return all that the state is, as values that can be compared and hashed; secret."""
        return (
            self.game.ruleset,
            self.game.seats,
            self.deal.facts(),
            self.round.facts(),
            self.luck.seed,
            self.luck.at,
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

    # -- end of what is generated

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        where = f"{self.game.ruleset.preset}, {self.game.seats} seats, round {self.round.number}"
        if self.is_over:
            return f"<State: {where}, over>"
        phase = next((f.step.phase for f in self.stack if f.step is not None and f.step.phase), "before any phase")
        asked = ", ".join(str(seat) for seat in self.pending_seats())
        return f"<State: {where}, {phase}, ply {self.ply}, seat {asked}: {self.pending_step().prompt}>"

    # -- as text and as a picture: see engine/notation ------------------------------

    def to_text(self) -> str:
        """Return the whole state as lines that people can read; as secret as the state."""
        from exlibris.engine.notation.position_writing import write_position

        return write_position(self)

    @staticmethod
    def from_text(text: str, recorder: Recorder | None = None) -> State:
        """Return the state of a text that `to_text`, or a person, wrote; what is left out has its usual value.

        The recorder hears what happens until the first decision. Raises NotationError naming the line that is wrong.
        """
        from exlibris.engine.notation.position_reading import read_state

        return read_state(text, recorder)

    def __str__(self) -> str:
        return self.to_text()

    def _repr_svg_(self) -> str:
        """Return a picture of the whole position, secrets included, for notebooks."""
        from exlibris.engine.notation.picture import svg_of

        return svg_of(self)

    # -- telling -----------------------------------------------------------------

    def tell(
        self, kind: str, seat: int = NOBODY, cards: bytes = NOTHING, seen: int = -1, tile: int = 0,
        other: int = NOBODY, value: int = 0, key: str = "",
    ) -> None:  # fmt: skip
        """Report an event to the recorder; `seen` is a bit per seat that may know the cards, -1 for all."""
        if self.recorder is not None:
            self.recorder.add(Event(kind, self.round.number, seat, cards, seen, tile, other, value, key))

"""The test language: put a game into any position and play on by names.

    t = Table(hand={0: "M3"}, shelf={0: "A1 A2"}, tiles="1 / 10", on={10: "B1 B2"}, deck="C1 C2")
    t.place(0, tile=10)
    t.choose(0, "B1", "B1", "right of A2")
    assert t.shelf(0) == "A1 A2 B1"

Seats count from 0. Cards that are not mentioned are in the deck, by alphabet, after those of `deck`. Whatever is
built or played, the engine's invariants are checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from exlibris.engine import (
    Column,
    Decision,
    Event,
    Form,
    Recorder,
    Ruleset,
    State,
    describe_action,
    form,
    index_of,
    new_game,
    preset,
    problems,
    result,
    special_left,
    standard_left,
    visitors_of,
)
from exlibris.engine.notation.actions import actions_by_short_name
from support.deck import cards_of, name_of, names_of
from support.drawing import draw_shelf
from support.positions import Position, build

SEED = Position(2).seed


class Table:
    """A game in some position, and the means to play and to look at it."""

    def __init__(self, seats: int = 2, *, state: State | None = None, **words: Any) -> None:
        """Set up the position that the words of `Position` say, or that state; a word that is None says nothing."""
        given = {word: value for word, value in words.items() if value is not None}
        self.recorder = Recorder()
        self.state = build(Position(seats, **given), self.recorder) if state is None else state
        self.state.recorder = self.recorder
        self._check()

    @staticmethod
    def new(seats: int = 2, seed: bytes = SEED, ruleset: Ruleset | None = None) -> Table:
        """Return a real game just set up, at its first decision."""
        return Table(state=new_game(ruleset or preset("first-en"), seats, seed))

    def _check(self) -> None:
        assert problems(self.state) == []

    # -- playing -------------------------------------------------------------------

    def place(self, seat: int, tile: int, space: int | None = None, special: bool = False) -> None:
        """Place an assistant of the seat on the tile (0: at home), on that space (from 1) or the first on offer."""
        names = [name for name in sorted(self.places(seat)) if name.endswith("*") == special]
        wanted = [name for name in names if name.rstrip("*").partition(".")[0] == (str(tile) if tile else "home")]
        if space is not None:
            wanted = [name for name in wanted if name.rstrip("*") == f"{tile}.{space}"]
        assert wanted, f"seat {seat} can't go to tile {tile}: {sorted(self.places(seat))}, asked {self.prompts()}"
        self.choose(seat, wanted[0])

    def choose(self, seat: int, *names: str) -> None:
        """Let the seat make these choices, one after the other."""
        for name in names:
            self.state.apply(name, seat)
            self._check()

    def draw_at_home(self, seat: int, special: bool = False) -> None:
        """Take a turn that does as little as possible: an assistant at home, a card drawn."""
        self.place(seat, 0, special=special)
        self.choose(seat, "draw")

    def go_home(self) -> None:
        """Let all seats send home the assistants they have left, until the next round or the inspection begins."""
        number = self.state.round.number
        while self.state.round.number == number and self.prompt not in {"flip", ""}:
            legal = self.legal()
            self.choose(self.seat, next(name for name in ("home", "home*", "done", "draw") if name in legal))

    def flip(self, seat: int, cards: str = "") -> None:
        """Turn these cards of the seat face down and seal its flips."""
        self.choose(seat, *[f"flip {name}" for name in cards.split()], "ready")

    def _named(self, seat: int) -> dict[str, int]:
        return actions_by_short_name(self.state, seat)

    # -- looking at the decision ------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The (first) pending decision."""
        return self.state.decisions()[0]

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat

    @property
    def prompt(self) -> str:
        """What is asked, without "prompt-"; empty when the game is over."""
        return "" if self.is_over else self.decision.prompt.removeprefix("prompt-")

    def prompts(self) -> list[str]:
        """Return who is asked what, for messages."""
        return [f"{decision.seat}: {decision.prompt}" for decision in self.state.decisions()]

    def legal(self, seat: int | None = None) -> set[str]:
        """Return the names of the legal choices of the seat asked, or of that seat."""
        if self.is_over:
            return set()
        return set(self._named(self.seat if seat is None else seat))

    def places(self, seat: int | None = None) -> set[str]:
        """Return where the seat may place an assistant: "14.1", "home", "14.1*"; empty if it is not asked that."""
        return self.legal(seat) if self.prompt == "place" else set()

    def tiles_open(self, seat: int | None = None, special: bool = False) -> set[int]:
        """Return the tiles on which the seat may place a standard (or the special) assistant, 0 for home."""
        names = [name.rstrip("*") for name in self.places(seat) if name.endswith("*") == special]
        return {0 if name == "home" else int(name.partition(".")[0]) for name in names}

    def marked(self, seat: int | None = None, mark: str = "++") -> str:
        """Return the shelf of the seat asked, with the cells that may be chosen marked."""
        seat = self.seat if seat is None else seat
        actions = [describe_action(action) for action in self.state.legal_actions(seat)]
        cells = bytes([action.value for action in actions if action.kind == "cell"])
        return draw_shelf(self.state.shelves[seat], cells, mark)

    # -- looking at the table ------------------------------------------------------------

    def hand(self, seat: int) -> str:
        """Return the cards in that hand, by alphabet."""
        return names_of(sorted(self.state.hands[seat]))

    def shelf(self, seat: int) -> str:
        """Return that shelf as text, rows separated by " / "."""
        return draw_shelf(self.state.shelves[seat])

    def cards_on(self, tile: int) -> str:
        """Return the cards on a tile, in the order in which they lie."""
        return names_of(self.state.pools[tile])

    def at(self, tile: int) -> str:
        """Return who stands on the tile (0: at home), in order of arrival: "0 1*"."""
        return " ".join(f"{who.seat}{'*' * who.special}" for who in visitors_of(self.state.visitors[tile]))

    def spaces_at(self, tile: int) -> str:
        """Return the same with the spaces: "0@1 1*@2"."""
        there = visitors_of(self.state.visitors[tile])
        return " ".join(f"{who.seat}{'*' * who.special}@{index_of(who.space) + 1}" for who in there)

    def left(self, seat: int) -> str:
        """Return the assistants that the seat has yet to place: "ss*" for two standard ones and the special one."""
        unplaced = self.state.unplaced
        return "s" * standard_left(unplaced, seat) + "*" * special_left(unplaced, seat)

    @property
    def deck_count(self) -> int:
        """How many cards the deck has."""
        return len(self.state.deck) - self.state.dealt

    def deck(self, n: int) -> str:
        """Return the next n cards of the deck."""
        at = self.state.dealt
        return names_of(self.state.deck[at : at + n])

    @property
    def discard(self) -> str:
        """The discard pile, the top card last."""
        return names_of(self.state.discard)

    @property
    def permanent(self) -> list[int]:
        """The permanent tiles, in ascending order."""
        return sorted(self.state.round.permanent)

    @property
    def temporary(self) -> list[int]:
        """The temporary tiles, in ascending order."""
        return sorted(self.state.round.temporary)

    @property
    def first(self) -> int:
        """Who has the first-player token."""
        return self.state.round.first

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.is_over

    def power(self, seat: int) -> str:
        """Return the key of the seat's special assistant."""
        return self.state.deal.powers[seat].key

    def score(self, seat: int, flips: Mapping[int, str] | None = None) -> Column:
        """Return the seat's column of the form, as it is (or would be with these flips and the inspection now)."""
        chosen = self.state.flips
        if flips is not None:
            chosen = [cards_of(flips.get(i, "")) for i in range(self.state.game.seats)]
        return form(self.state, chosen).seats[seat]

    @property
    def result(self) -> Form:
        """The form of the finished game."""
        return result(self.state)

    @property
    def library(self) -> Column:
        """The Public Library's column of a finished solo game."""
        library = self.result.library
        assert library is not None
        return library

    def events(self, kind: str) -> list[Event]:
        """Return what happened of that kind since the position was built."""
        return [event for event in self.recorder.events if event.kind == kind]

    def event_cards(self, kind: str) -> list[str]:
        """Return the cards of each event of that kind."""
        return [" ".join(name_of(card) for card in event.cards) for event in self.events(kind)]

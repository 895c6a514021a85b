"""The table rows of a game: seats, placements, other choices and the result."""

from typing import Any, Final

import polars as pl

from exlibris.engine import State, describe_action, index_of, is_placing, placed_space, places_special, tile_of
from exlibris.sim import LINES, Outcome

Row = dict[str, Any]
_WHEN: Final[Row] = {"game": pl.UInt32, "ply": pl.UInt16, "round": pl.UInt8, "seat": pl.UInt8}
SCHEMAS: Final[dict[str, Row]] = {
    "seats": {
        "game": pl.UInt32, "seat": pl.UInt8, "bot": pl.String, "assistant": pl.String, "focus": pl.UInt8,
        "win": pl.Float64, "rank": pl.UInt8, **dict.fromkeys(LINES, pl.Int16),
    },
    "placements": {
        **_WHEN, "tile": pl.UInt8, "space": pl.UInt8, "special": pl.Boolean, "open": pl.List(pl.UInt8),
    },
    "choices": {
        **_WHEN, "question": pl.String, "kind": pl.String, "value": pl.UInt8, "legal": pl.UInt8,
    },
    "games": {
        "game": pl.UInt32, "prominent": pl.UInt8, "banned": pl.UInt8, "rounds": pl.UInt8, "plies": pl.UInt16,
        "library": pl.Int16, "decided_by": pl.String, "ended_by": pl.String,
    },
}  # fmt: skip


class Collector:
    """An observer that records placements, and other choices among several actions."""

    def __init__(self, game: int) -> None:
        self._game = game
        self.rows: dict[str, list[Row]] = {name: [] for name in SCHEMAS}

    def chosen(self, state: State, seat: int, action: int) -> None:
        """Record an action before it is applied."""
        when = {"game": self._game, "ply": state.ply, "round": state.round.number, "seat": seat}
        kind, value = describe_action(action)
        if is_placing(state):
            space = placed_space(value)
            placed = {"tile": tile_of(space), "space": index_of(space), "special": places_special(value)}
            tiles = sorted({tile_of(placed_space(option)) for option in state.options})
            self.rows["placements"].append(when | placed | {"open": tiles})
            return
        legal = len(state.legal_actions(seat))
        if legal > 1:
            chosen = {"question": state.pending_step().prompt, "kind": kind, "value": value, "legal": legal}
            self.rows["choices"].append(when | chosen)

    def ended(self, state: State) -> None:
        """Record the deal, which is secret until the end of the game."""
        deal = state.deal
        self.rows["games"].append({"game": self._game, "prominent": deal.prominent, "banned": deal.banned})
        for seat in range(state.game.seats):
            known = {"assistant": deal.powers[seat].key, "focus": deal.focus[seat]}
            self.rows["seats"].append({"game": self._game, "seat": seat} | known)

    def add(self, outcome: Outcome) -> None:
        """Add the outcome of the game to the rows that `ended` has made."""
        end = outcome.result
        library = None if end.library is None else end.library.total
        ways = {"decided_by": end.decided_by, "ended_by": end.ended_by}
        self.rows["games"][0] |= {"rounds": outcome.rounds, "plies": outcome.decisions, "library": library, **ways}
        for seat, (bot, column) in enumerate(zip(outcome.seating, end.seats, strict=True)):
            win = 1 / len(end.winners) if seat in end.winners else 0.0
            lines = {line: getattr(column, line) for line in LINES}
            self.rows["seats"][seat] |= {"bot": bot, "win": win, "rank": column.rank, **lines}

"""How many rollouts to the end of the round the search makes in a second, in games of two, three and four.

python bench/rollouts.py
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median
from typing import Annotated, Final

import typer

from exlibris.engine import PlayerView, determinize, is_placing, new_game, player_view, preset
from exlibris.search import Lookahead, load_network, load_policy
from exlibris.search.rollouts import Rollouts
from machine import conditions, sentence
from showing import figure, print_table

HEADS: Final = ("players", "positions", "rollouts a second: median", "fewest", "most")
Positions = Annotated[int, typer.Option(min=1, help="Placements to try rollouts from, in one game each.")]
Tried = Annotated[int, typer.Option("--rollouts", min=1, help="Rollouts from each of them.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]


def main(positions: Positions = 12, rollouts: Tried = 60, markdown: Markdown = False) -> None:
    """Make rollouts from placements of games, and print how many fit into a second of CPU."""
    now = conditions()
    rows = []
    for seats in (2, 3, 4):
        speeds = [speed(view, actions, rollouts) for view, actions in islice(placements(seats), positions)]
        rows.append([str(seats), str(len(speeds)), *map(figure, (median(speeds), min(speeds), max(speeds)))])
    print_table(sentence(now), HEADS, rows, markdown)


def placements(seats: int) -> Iterator[tuple[PlayerView, list[int]]]:
    """Yield what each seat sees that is about to place, and its actions, in a game that is played by the network."""
    state = new_game(preset("first-en"), seats, bytes([seats] * 32))
    lookahead = Lookahead(load_network("multiplayer"), state)
    while not state.is_over:
        if is_placing(state) and len(state.options) > 1:
            seat = state.pending_seats()[0]
            yield player_view(state, seat), state.legal_actions(seat)
        state.apply_option(lookahead.best_option(state))


def speed(view: PlayerView, actions: list[int], rollouts: int) -> float:
    """Return the rollouts in a second of CPU."""
    network, luck, policy = load_network("multiplayer"), Random(1), load_policy("multiplayer")
    began, done = time.process_time(), 0
    while done < rollouts:
        deal = determinize(view, luck)
        tried = Rollouts(deal, Lookahead(network, deal, policy))
        for action in actions[: rollouts - done]:
            tried.value(view.seat, action)
            done += 1
    return done / (time.process_time() - began)


if __name__ == "__main__":
    typer.run(main)

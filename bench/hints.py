"""How long the coach thinks about hints and outlooks, in positions of games between computers.

python bench/hints.py
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Annotated, Final, TypeVar

import typer

from exlibris.bots import make_bot
from exlibris.coach import advise, foresee
from exlibris.engine import PlayerView, compose, new_game, player_view
from exlibris.server.routes.hints import HINT_SECONDS
from machine import conditions, sentence
from showing import figure, print_table

HEADS: Final = ("question", "positions", "CPU, s: median", "95 %", "longest", "wall, s: median", "95 %", "longest")
GAMES: Final = (("first-en", 4), ("revised-en", 4), ("first-en", 2), ("revised-en", 3), ("revised-en", 1))
Every = Annotated[int, typer.Option(min=1, help="Ask at one decision of so many.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]
Times = list[tuple[float, float]]
Answer = TypeVar("Answer")


def main(every: Every = 12, markdown: Markdown = False) -> None:
    """Ask for a hint and for an outlook in five games, and print how long the answers took."""
    now = conditions()
    hints: Times = []
    outlooks: Times = []
    for number, (preset, seats) in enumerate(GAMES):
        for view in positions(preset, seats, number, every):
            advice = timed(hints, partial(advise, view, "bench", HINT_SECONDS))
            timed(outlooks, partial(foresee, view, advice.best.action, "bench", HINT_SECONDS))
    rows = [line("hint", hints), line("outlook", outlooks)]
    print_table(sentence(now), HEADS, rows, markdown)


def positions(preset: str, seats: int, number: int, every: int) -> Iterator[PlayerView]:
    """Yield what a seat sees at every so-manieth decision with a choice, in a game between bots `greedy`."""
    state = new_game(compose(preset, ["solo"] if seats == 1 else []), seats, bytes([number] * 32))
    bots = [make_bot("greedy", b"%d" % seat) for seat in range(seats)]
    asked = 0
    while not state.is_over:
        seat = state.pending_seats()[0]
        view, actions = player_view(state, seat), state.legal_actions(seat)
        asked += len(actions) > 1
        if len(actions) > 1 and asked % every == 0:
            yield view
        state.apply(bots[seat].choose(view, actions), seat)


def timed(times: Times, question: Callable[[], Answer]) -> Answer:
    """Return the answer; note the seconds of CPU and of the clock on the wall that it took."""
    cpu, wall = time.process_time(), time.perf_counter()
    answer = question()
    times.append((time.process_time() - cpu, time.perf_counter() - wall))
    return answer


def line(name: str, times: Times) -> list[str]:
    """Return the figures of a question as text."""
    found = [name, str(len(times))]
    for column in (0, 1):
        seconds = sorted(each[column] for each in times)
        found += [figure(each) for each in (median(seconds), seconds[int(0.95 * len(seconds))], seconds[-1])]
    return found


if __name__ == "__main__":
    typer.run(main)

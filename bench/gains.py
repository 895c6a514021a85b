"""What more rollouts, and rollouts further ahead, gain over the promises at the end of effects.

python bench/gains.py
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.progress import track

from exlibris.bots.expert import CHOICES, PLACEMENTS, is_searched
from exlibris.bots.learned import LearnedBot, forward_actions
from exlibris.engine import PlayerView, determinize, is_placing, new_game, player_view, preset
from exlibris.search import Lookahead, load_network, load_policy
from exlibris.search.halving import PROMISE
from exlibris.search.rollouts import Rollouts
from machine import conditions, sentence
from showing import print_table

HEADS: Final = ("choices", "positions", "rollouts of each", "gain: to the end of the round", "of the next")
DEALS: Final = 4  # determinizations for a promise
EVERY: Final = (2, 7)  # placements, and choices within effects, of which one is looked at

Seats = Annotated[int, typer.Option(min=2, max=4, help="Players.")]
Positions = Annotated[int, typer.Option(min=1, help="Positions to look at, half of them placements or so.")]
Judged = Annotated[int, typer.Option("--rollouts", min=4, help="Rollouts after each of the best actions.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]
Values = list[list[float]]  # one row for each determinization, one column for each action


class Choice(NamedTuple):
    """A choice that a seat has, with what its best actions promise, and what rollouts after them came to."""

    placing: bool
    promises: list[float]
    round: Values  # worth at the end of the round
    next: Values  # worth at the end of the next round


def main(seats: Seats = 2, positions: Positions = 100, rollouts: Judged = 64, markdown: Markdown = False) -> None:
    """Choose by some rollouts, to the end of the round or of the next one, and judge the choices by the others.

    Gains are over the action that promises most, at the end of the next round, with their standard errors.
    """
    now = conditions()
    luck = Random("gains")
    shown = track(islice(situations(seats), positions), "positions", positions, console=Console(stderr=True))
    choices = [followed(view, actions, rollouts, luck) for view, actions in shown]
    rows = []
    for name, placing in (("placements", True), ("within effects", False)):
        of_kind = [choice for choice in choices if choice.placing == placing]
        rows += [line(name, of_kind, number) for number in numbers(rollouts) if of_kind]
    print_table(sentence(now), HEADS, rows, markdown)


def situations(seats: int) -> Iterator[tuple[PlayerView, list[int]]]:
    """Yield what a seat sees that chooses, and its actions, in games that `learned` plays."""
    counts = [0, 0]
    for number in range(256):
        state = new_game(preset("first-en"), seats, bytes([number] * 32))
        bot = LearnedBot(Random(number))
        while not state.is_over:
            seat = state.pending_seats()[0]
            view, actions = player_view(state, seat), state.legal_actions(seat)
            if is_searched(view) and len(forward_actions(actions)) > 1:
                kind = int(not is_placing(view))
                counts[kind] += 1
                if counts[kind] % EVERY[kind] == 0:
                    yield view, actions
            state.apply(bot.choose(view, actions), seat)


def followed(view: PlayerView, actions: list[int], number: int, luck: Random) -> Choice:
    """Follow the actions that promise most to the end of the next round, all on the same determinizations."""
    network, policy = load_network("multiplayer"), load_policy("multiplayer")
    placing = is_placing(view)
    forward = forward_actions(actions)
    promises = LearnedBot(luck).promises(view, forward, DEALS)
    best = sorted(range(len(forward)), key=lambda i: -promises[i])[: PLACEMENTS if placing else CHOICES]
    found = Choice(placing, [promises[i] for i in best], [], [])
    for _ in range(number):
        deal = determinize(view, luck)
        lookahead = Lookahead(network, deal, policy)
        rollouts = Rollouts(deal, lookahead)
        ends = [rollouts.end(view.seat, forward[i]) for i in best]
        found.round.append([rollouts.worth(end, view.seat) for end in ends])
        ends = [lookahead.finish_round(end, end.round.number) for end in ends]
        found.next.append([rollouts.worth(end, view.seat) for end in ends])
    return found


def numbers(rollouts: int) -> list[int]:
    """Return the numbers of rollouts to choose by; at least half of all are left to judge the choice."""
    return [number for number in (1, 2, 4, 8, 16, 32, 64, 128) if number <= rollouts // 2]


def line(name: str, choices: list[Choice], number: int) -> list[str]:
    """Return the figures of choices by so many rollouts as text."""
    found = [name, str(len(choices)), str(number)]
    for by_next in (False, True):
        gains = [gain(choice, choice.next if by_next else choice.round, number) for choice in choices]
        error = f"{stdev(gains) / sqrt(len(gains)):.4f}" if len(gains) > 1 else "-"
        found.append(f"{mean(gains):+.4f} ({error})")
    return found


def gain(choice: Choice, values: Values, number: int) -> float:
    """Return what is gained by choosing by so many rollouts in turn, judged by the others."""
    gains = []
    for start in range(0, len(values) - number + 1, number):
        sums = totals(values[start : start + number])
        scores = [PROMISE * promise + total for promise, total in zip(choice.promises, sums, strict=True)]
        others = choice.next[:start] + choice.next[start + number :]
        judged = totals(others)
        gains.append((judged[scores.index(max(scores))] - judged[0]) / len(others))
    return mean(gains)


def totals(values: Values) -> list[float]:
    """Return the sum for each action."""
    return [sum(column) for column in zip(*values, strict=True)]


if __name__ == "__main__":
    typer.run(main)

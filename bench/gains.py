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
from exlibris.engine import PlayerView, State, determinize, is_placing, new_game, player_view, preset
from exlibris.search import Lookahead, load_network, load_policy
from exlibris.search.halving import PROMISE
from exlibris.search.lookahead import is_only_counting_left
from exlibris.search.outcomes import outcome
from machine import conditions, sentence
from showing import print_table

HEADS: Final = ("choices", "positions", "rollouts of each", "gain: to the end of the round", "of the next")
DEALS: Final = 4  # determinizations for a promise
EVERY: Final = (2, 7)  # placements, and choices within effects, of which one is looked at

Seats = Annotated[int, typer.Option(min=2, max=4, help="Players.")]
Positions = Annotated[int, typer.Option(min=2, help="Positions to look at, half of them placements or so.")]
Judged = Annotated[int, typer.Option("--rollouts", min=4, help="Rollouts after each of the best actions.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]
Values = list[list[float]]  # one row for each determinization, one column for each action


class Question(NamedTuple):
    """A position, with what its best actions promise, and what rollouts after them came to."""

    placing: bool
    promises: list[float]
    round: Values  # worth at the end of the round
    next: Values  # worth at the end of the next round


def main(seats: Seats = 2, positions: Positions = 100, rollouts: Judged = 64, markdown: Markdown = False) -> None:
    """Choose by some rollouts, to the end of the round or of the next one, and judge the choices by the others.

    Gains are over the action that promises most, at the end of the next round, in the value that bots choose by, with
    their standard errors.
    """
    now = conditions()
    luck = Random("gains")
    shown = track(islice(asked(seats), positions), "positions", positions, console=Console(stderr=True))
    questions = [question(view, actions, rollouts, luck) for view, actions in shown]
    rows = []
    for name, placing in (("placements", True), ("within effects", False)):
        chosen = [each for each in questions if each.placing == placing]
        rows += [line(name, chosen, number) for number in numbers(rollouts) if len(chosen) > 1]
    print_table(sentence(now), HEADS, rows, markdown)


def asked(seats: int) -> Iterator[tuple[PlayerView, list[int]]]:
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


def question(view: PlayerView, actions: list[int], rollouts: int, luck: Random) -> Question:
    """Follow the actions that promise most to the end of the next round, all on the same determinizations."""
    network, policy = load_network("multiplayer"), load_policy("multiplayer")
    placing = is_placing(view)
    forward = forward_actions(actions)
    promises = LearnedBot(luck).promises(view, forward, DEALS)
    best = sorted(range(len(forward)), key=lambda i: -promises[i])[: PLACEMENTS if placing else CHOICES]
    found = Question(placing, [promises[i] for i in best], [], [])
    for _ in range(rollouts):
        deal = determinize(view, luck)
        lookahead = Lookahead(network, deal, policy)
        ends = [after(deal, lookahead, view.seat, forward[i]) for i in best]
        found.round.append([worth(end, lookahead, view.seat) for end in ends])
        ends = [lookahead.finish_round(end, end.round.number) for end in ends]
        found.next.append([worth(end, lookahead, view.seat) for end in ends])
    return found


def after(deal: State, lookahead: Lookahead, seat: int, action: int) -> State:
    """Return the position at the end of the round that follows the action."""
    s = deal.clone()
    s.apply(action, seat)
    lookahead.finish_effect(s, seat)
    return lookahead.finish_round(s, deal.round.number)


def worth(s: State, lookahead: Lookahead, seat: int) -> float:
    """Return what the position is worth to the seat."""
    return outcome(s, seat) if is_only_counting_left(s) else lookahead.value(s, seat)


def numbers(rollouts: int) -> list[int]:
    """Return the numbers of rollouts to choose by; at least half of all are left to judge the choice."""
    return [number for number in (1, 2, 4, 8, 16, 32, 64, 128) if number <= rollouts // 2]


def line(name: str, questions: list[Question], number: int) -> list[str]:
    """Return the figures of choices by so many rollouts as text."""
    found = [name, str(len(questions)), str(number)]
    for by_next in (False, True):
        gains = [gain(each, each.next if by_next else each.round, number) for each in questions]
        found.append(f"{mean(gains):+.4f} ({stdev(gains) / sqrt(len(gains)):.4f})")
    return found


def gain(asked: Question, values: Values, number: int) -> float:
    """Return what is gained by choosing by so many rollouts in turn, judged by the others."""
    gains = []
    for start in range(0, len(values) - number + 1, number):
        sums = totals(values[start : start + number])
        scores = [PROMISE * promise + total for promise, total in zip(asked.promises, sums, strict=True)]
        others = asked.next[:start] + asked.next[start + number :]
        judged = totals(others)
        gains.append((judged[scores.index(max(scores))] - judged[0]) / len(others))
    return mean(gains)


def totals(values: Values) -> list[float]:
    """Return the sum for each action."""
    return [sum(column) for column in zip(*values, strict=True)]


if __name__ == "__main__":
    typer.run(main)

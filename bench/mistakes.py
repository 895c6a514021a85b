"""How true the mistakes are that reviews list: the cost that was said, and the true cost in games to their end.

python bench/mistakes.py FOLDER --mistakes 60 --pairs 48

`learned` plays two-player games against itself and against `greedy` under all rulebooks. Of each game, up to three
mistakes are judged: `learned` plays to the end from determinizations of the seat's view, after the played action and
after the better one, with the same seeds. FOLDER keeps the finished games, from which the same command resumes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from math import hypot
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Annotated, Any, Final

import typer

from exlibris import engine
from exlibris.bots import make_bot
from exlibris.bots.learned import LearnedBot
from exlibris.review import ReviewedChoice, review_of
from exlibris.search import Gap, LikelyDeals, gap_between
from exlibris.search.estimates import points_by_head, sample_value
from exlibris.sim import play
from exlibris.sim.kept import write_whole
from report import Form, Output, Row, print_report

HEADS: Final = {"kind": "mistakes", "count": "number", "said": "said", "true": "true", "error": "±", "none": "surely 0"}
A_GAME: Final = 3  # mistakes that are judged


def record_of(number: int, seed: str) -> engine.Record:
    """Return the record of a game; `learned` meets itself and `greedy` by turns, on either seat."""
    rng = Random(f"{seed} {number}")
    rules, cards = engine.preset(engine.PRESETS[number % len(engine.PRESETS)]), rng.randbytes(engine.SEED_BYTES)
    state = engine.new_game(rules, 2, cards)
    state.recorder = recorder = engine.Recorder()
    names = rng.sample(["learned", "greedy" if number % 2 else "learned"], 2)
    play(state, [make_bot(name, rng.randbytes(16)) for name in names])
    return engine.Record(rules, 2, cards, tuple(recorder.actions))


def value_at_the_end(deal: engine.State, seat: int, action: int, seed: str) -> float:
    """Return the value of the result to the seat if `learned` plays on after the action."""
    s = deal.clone()
    s.apply(action, seat)
    play(s, [LearnedBot(Random(f"{seed} {each}")) for each in range(s.game.seats)])
    return sample_value(points_by_head(engine.result(s), seat))


def true_cost(view: engine.PlayerView, choice: ReviewedChoice, pairs: int, seed: str) -> Gap:
    """Return by how much the better action is better than the played one."""
    unknown = LikelyDeals(view, Random(f"{seed} deals"))
    values: list[list[float]] = [[], []]
    for pair in range(pairs):
        deal = unknown.deal()
        for found, option in zip(values, (choice.best, choice.played), strict=True):
            found.append(value_at_the_end(deal, choice.seat, option.action, f"{seed} {pair}"))
    return gap_between(*values)


def judged(number: int, seed: str, pairs: int) -> Iterator[dict[str, Any]]:
    """Yield some mistakes of a game with the costs that were said and found."""
    record = record_of(number, seed)
    states = list(record)
    listed = review_of(record).mistakes
    for choice in Random(f"{seed} {number} mistakes").sample(listed, min(A_GAME, len(listed))):
        s = states[choice.ply]
        gap = true_cost(engine.player_view(s, choice.seat), choice, pairs, f"{seed} {number} {choice.ply}")
        kind = "final round" if s.round.final else "placements" if engine.is_placing(s) else "choices"
        names = {"played": choice.played.name, "better": choice.best.name}
        yield {"ply": choice.ply, "kind": kind, **names, "said": choice.cost, "true": gap.mean, "error": gap.error}


def summary(name: str, found: Sequence[dict[str, Any]]) -> Row:
    """Return the figures of some mistakes."""
    return {
        "kind": name,
        "count": len(found),
        "said": fmean(each["said"] for each in found),
        "true": fmean(each["true"] for each in found),
        "error": hypot(*[each["error"] for each in found]) / len(found),
        "none": sum(Gap(each["true"], each["error"]).most <= 0 for each in found),
    }


def main(
    folder: Annotated[Path, typer.Argument(file_okay=False)],
    mistakes: Annotated[int, typer.Option(min=1)] = 60,
    pairs: Annotated[int, typer.Option(min=4)] = 48,
    seed: str = "1",
    output: Output = Form.TABLE,
) -> None:
    """Judge mistakes until there are enough; print what was said of them and what came."""
    folder.mkdir(parents=True, exist_ok=True)
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < mistakes:
        path = folder / f"{number:03}.json"
        if not path.exists():
            write_whole(path, json.dumps(list(judged(number, seed, pairs))).encode())
        found += json.loads(path.read_text(encoding="utf-8"))
        number += 1
    kinds = sorted({each["kind"] for each in found})
    rows = [summary("all", found), *[summary(kind, [e for e in found if e["kind"] == kind]) for kind in kinds]]
    print_report({"mistakes": rows}, HEADS, output)


if __name__ == "__main__":
    typer.run(main)

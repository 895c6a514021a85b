"""Find puzzles: positions from games of computer players with one clearly best choice.

All choices are followed to the end of the round, first on few determinizations, then on many if a choice stands out:
it must be clearly ahead of all others. The harder it is to find for `greedy` and `learned`, the better. A choice that
its label on the table gives away is no puzzle.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any, Final

from exlibris.bots import make_bot
from exlibris.coach import advice_among, alike
from exlibris.engine import PlayerView, State, is_placing, new_game, player_view, preset
from exlibris.engine.analysis import changes
from exlibris.puzzles.puzzle import FIRST_DAY, FORMAT, Puzzle
from exlibris.search import ROUND, ActionEstimate, StopRule, estimate_actions, gap_between
from exlibris.search.ranking import distinct

DRAFT: Final = "draft"
LAST_ROUND: Final = "final"
PLACEMENT: Final = "placement"
WITHIN: Final = "effect"
TOPICS: Final = (DRAFT, LAST_ROUND, PLACEMENT, WITHIN)
GRADES: Final = (1, 1, 2, 2, 3, 3, 3)  # difficulty by weekday, from Monday
PLAYER: Final = "learned"  # whose choice is the first look
NAIVE: Final = "greedy"
PRESETS: Final = ("first-en", "revised-en")
LOOKED_AT: Final = {"space": 0.8, "cell": 0.2}  # by kind of decision, the share that is looked at
KEPT: Final = {1: 0.1, 2: 0.3, 3: 1.0}  # by grade, the share that is followed further: hard ones are rare
CHOICES: Final = range(4, 15)  # of a puzzle; a draft has two
LAST_PLY: Final = 300  # longer records take too much room
SHORT: Final = 4  # determinizations
LONG: Final = 24
DEEP: Final = 200
SURE: Final = 3.0  # standard errors by which the best choice must be ahead of all others
LOOKS: Final = ((SHORT, 0.5), (LONG, 1.0), (DEEP, SURE))  # one after the other, each with what it asks for
ERROR: Final = 0.01  # the least standard error that is reckoned with, in the value that players choose by
SHOWN: Final = 3  # choices that reasons compare, and that are tried as often as the best one
FAR: Final = 5.0  # standard errors behind the best at which other choices drop out after LONG


def mined(seed: str, topics: Collection[str] = TOPICS) -> list[Puzzle]:
    """Return the puzzles of the game that the seed deals, at most one on each topic."""
    rng = Random(f"puzzle {seed}")
    rules, seats = preset(rng.choice(PRESETS)), rng.choice((2, 2, 2, 2, 3))
    state = new_game(rules, seats, hashlib.sha256(seed.encode()).digest())
    actions: list[int] = []
    found: dict[str, Puzzle] = {}
    for view, action in _moves(state, rng):
        topic = topic_of(view)
        if topic in topics and topic not in found and _is_of_interest(view, rng):
            best_first = _clearest(view, action, f"{seed} {len(actions)}", rng)
            if best_first:
                grade = _grade(view, best_first[0].action, action)
                reasons = advice_among(view, best_first, seed).reasons
                found[topic] = Puzzle(rules, seats, seed, tuple(actions), _choices(best_first), reasons, grade)
        actions.append(action)
    return list(found.values())


def looked_at_again(puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle with the estimates of today's network; None unless the same choice is clearly best.

    All choices are tried on as many new determinizations as when puzzles are found.
    """
    view, actions = puzzle.view, [action for action, _, _ in puzzle.choices]
    found = _raced(view, actions, f"again {puzzle.seed}", DEEP)
    best = found[0].action
    if best != puzzle.best or not all(_is_ahead(found[0], other, SURE) for other in found[1:]):
        return None
    first_look = make_bot(PLAYER, b"first look").choose(view, actions)
    reasons = advice_among(view, found, puzzle.seed).reasons
    return replace(puzzle, choices=_choices(found), reasons=reasons, grade=_grade(view, best, first_look))


def by_weekday(found: Sequence[Puzzle]) -> list[Puzzle]:
    """Return as many whole weeks of puzzles as possible, with the grade of each day and varied topics."""
    left, chosen = list(found), list[Puzzle]()
    topics: Counter[str] = Counter()
    while True:
        grade = grade_of(FIRST_DAY + timedelta(len(chosen)))
        fitting = [puzzle for puzzle in left if puzzle.grade == grade]
        if not fitting:
            return chosen[: len(chosen) // 7 * 7]
        chosen.append(min(fitting, key=lambda puzzle: topics[topic_of(puzzle.view)]))
        topics[topic_of(chosen[-1].view)] += 1
        left.remove(chosen[-1])


def _moves(state: State, rng: Random) -> Iterator[tuple[PlayerView, int]]:
    """Yield the deciding seat's view and action until the flips or LAST_PLY; then apply the action to the state."""
    players = [make_bot(PLAYER, rng.randbytes(8)) for _ in range(state.game.seats)]
    while state.ply < LAST_PLY and not state.is_over and not state.is_sealing_flips():
        seat = state.pending_seats()[0]
        view = player_view(state, seat)
        action = players[seat].choose(view, state.legal_actions(seat))
        yield view, action
        state.apply(action, seat)


def _is_of_interest(view: PlayerView, rng: Random) -> bool:
    """Return whether the decision is one to look at: with a choice of some, and of common kinds only a share."""
    asked = view.decision
    if asked is None or rng.random() > LOOKED_AT.get(asked.kind, 1.0):
        return False
    return topic_of(view) == DRAFT or len(distinct(view, asked.actions)) in CHOICES


def _clearest(view: PlayerView, action: int, seed: str, rng: Random) -> list[ActionEstimate]:
    """Return estimates of all choices, the best first; an empty list if none is clearly best or it is too easy.

    `action`: the choice of the first look.
    """
    actions = distinct(view, view.decision.actions if view.decision else [])
    label = given_away(view)
    found = list[ActionEstimate]()
    for deals, sure in LOOKS:
        found = _raced(view, actions, f"{seed} {deals}", deals)
        best = found[0].action
        if best == label or not all(_is_ahead(found[0], other, sure) for other in found[1:]):
            return []
        if deals == SHORT and rng.random() > KEPT[_grade(view, best, action)]:
            return []
    return found


def _raced(view: PlayerView, actions: Sequence[int], seed: str, deals: int) -> list[ActionEstimate]:
    """Return estimates of the choices at the end of the round, the best first."""
    return estimate_actions(view, actions, seed, StopRule(deals, fewest=LONG, clearly=FAR, kept=SHOWN), ROUND)


def _is_ahead(best: ActionEstimate, other: ActionEstimate, sure: float) -> bool:
    """Return whether `best` is ahead by `sure` standard errors, each taken as at least ERROR."""
    gap = gap_between(best.values, other.values)
    return gap.mean >= sure * max(gap.error, ERROR)


def _grade(view: PlayerView, best: int, first_look: int) -> int:
    """Return the difficulty: 1 if the naive player finds the best action, 2 if the first look does, else 3."""
    actions = distinct(view, view.decision.actions if view.decision else [])
    naive = make_bot(NAIVE, b"naive").choose(view, actions)
    if naive == best:
        return 1
    return 2 if alike(view, first_look) == alike(view, best) else 3


def _choices(found: Sequence[ActionEstimate]) -> tuple[tuple[int, float, float], ...]:
    """Return each action with its cost against the first, in points and in chance of winning."""
    return tuple((each.action, *each.cost(found[0])) for each in found)


def topic_of(view: PlayerView) -> str:
    """Return the topic of the view's decision: DRAFT, LAST_ROUND, PLACEMENT or WITHIN (an effect)."""
    if view.round.number == 0:
        return DRAFT
    if view.round.final:
        return LAST_ROUND
    return PLACEMENT if is_placing(view) else WITHIN


def given_away(view: PlayerView) -> int | None:
    """Return the action that adds most points at once, which its label at a table shows; None if several tie."""
    gains = changes(view, view.decision.actions if view.decision else [])
    most = max([gain.total for gain in gains.values()], default=0)
    found = [action for action, gain in gains.items() if gain.total == most]
    return found[0] if len(found) == 1 else None


def grade_of(day: date) -> int:
    """Return the difficulty of a date's puzzle, from 1 to 3."""
    return GRADES[day.weekday()]


def puzzles_to_json(found: Sequence[Puzzle], made: str) -> str:
    """Return the puzzles as JSON, one on each line; `made` is the command that made them."""
    rules = {puzzle.ruleset.preset: puzzle.ruleset.to_json() for puzzle in found}
    head = json.dumps({"format": FORMAT, "made": made, "rules": rules}, separators=(",", ":"))
    lines = ",\n".join(json.dumps(_values(puzzle), separators=(",", ":")) for puzzle in found)
    return f'{head[:-1]},\n"puzzles":[\n{lines}\n]}}\n'


def _values(puzzle: Puzzle) -> dict[str, Any]:
    """Return the puzzle as JSON values; the rules are given by preset, because many puzzles share them."""
    return {
        "rules": puzzle.ruleset.preset,
        "seats": puzzle.seats,
        "seed": puzzle.seed,
        "actions": " ".join(str(action) for action in puzzle.actions),
        "choices": ",".join(
            f"{action} {round(10 * points)} {round(100 * win)}" for action, points, win in puzzle.choices
        ),
        "reasons": [[reason[0], round(reason[1], 1), *reason[2:]] for reason in puzzle.reasons],
        "grade": puzzle.grade,
    }

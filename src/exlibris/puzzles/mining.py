"""Finding puzzles: positions from games of computer players where one choice is clearly best, and stays so.

A position is looked at shortly first. Where one choice stands out, all choices are followed to the end of the round on
determinizations from two seeds, and at last the best three on many more: the same one has to be best by far each time.
A choice that its label at the table gives away is no puzzle.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from exlibris.bots import make_bot
from exlibris.coach import advice_among
from exlibris.coach.ranking import by_value, distinct
from exlibris.engine import PlayerView, State, is_placing, new_game, player_view, preset
from exlibris.puzzles.puzzle import Puzzle, is_given_away
from exlibris.search import EFFECT, ROUND, ActionEstimate, estimate_actions, gap_between

PLAYER: Final = "learned"
PRESETS: Final = ("first-en", "revised-en")
LOOKED_AT: Final = {"space": 0.8, "cell": 0.15}  # by kind of decision, the share that is looked at
FEWEST_CHOICES: Final = 4
LAST_PLY: Final = 220  # longer records take too much room
FIRST_PLY: Final = 30  # the beginning of a game says little
STANDS_OUT: Final = 0.03  # value by which the best choice is ahead at a short look
CLEAR: Final = 0.06  # the same at a long one
SURE: Final = 4.0  # standard errors by which it has to be ahead
SHORT: Final = 4  # determinizations
LONG: Final = 10
DEEP: Final = 30
DEEPLY_TRIED: Final = 3


def mined(seed: str) -> Puzzle | None:
    """Return a puzzle from the game that the seed deals, the first that is found, None for none."""
    rng = Random(f"puzzle {seed}")
    rules, seats = preset(rng.choice(PRESETS)), rng.choice((2, 2, 3, 4))
    state = new_game(rules, seats, hashlib.sha256(seed.encode()).digest())
    actions: list[int] = []
    for view, action in _moves(state, rng):
        if len(actions) >= FIRST_PLY and _is_of_interest(view) and rng.random() < LOOKED_AT[_kind_of(view)]:
            found = _clearest(view, f"{seed} {len(actions)}")
            if found:
                advice = advice_among(view, found, seed)
                return Puzzle(rules, seats, seed, tuple(actions), _choices(found), advice.reasons)
        actions.append(action)
    return None


def looked_at_again(puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle with what today's network says of it, None if its answer is not clearly best or is given away.

    All choices are tried once, on as many new determinizations as when puzzles are found.
    """
    view = puzzle.view
    if is_given_away(view, puzzle.best):
        return None
    actions = distinct(view, view.decision.actions if view.decision else [])
    found = by_value(estimate_actions(view, actions, f"again {puzzle.seed}", 2 * LONG, ROUND))
    gaps = [gap_between(found[0].values, other.values) for other in found[1:]]
    if found[0].action != puzzle.best or not all(gap.is_clear and gap.mean >= STANDS_OUT for gap in gaps):
        return None
    return replace(puzzle, choices=_choices(found), reasons=advice_among(view, found, puzzle.seed).reasons)


def _moves(state: State, rng: Random) -> Iterator[tuple[PlayerView, int]]:
    """Yield what the deciding seat sees and then does, until the flips or LAST_PLY; the state moves on after each."""
    players = [make_bot(PLAYER, rng.randbytes(8)) for _ in range(state.game.seats)]
    while state.ply < LAST_PLY and not state.is_over and not state.is_sealing_flips():
        seat = state.pending_seats()[0]
        view = player_view(state, seat)
        action = players[seat].choose(view, state.legal_actions(seat))
        yield view, action
        state.apply(action, seat)


def _kind_of(view: PlayerView) -> str:
    return view.decision.kind if view.decision else ""


def _is_of_interest(view: PlayerView) -> bool:
    """Return whether the decision is where to place an assistant or a card, with some choice."""
    asked = view.decision
    if asked is None or (asked.kind != "cell" and not is_placing(view)):
        return False
    return len(distinct(view, asked.actions)) >= FEWEST_CHOICES


def _clearest(view: PlayerView, seed: str) -> list[ActionEstimate] | None:
    """Return estimates of all choices, the best one first; None if none is clearly best, or its label gives it away."""
    actions = distinct(view, view.decision.actions if view.decision else [])
    short = by_value(estimate_actions(view, actions, f"{seed} short", SHORT, EFFECT))
    best = short[0].action
    if short[0].value.mean - short[1].value.mean < STANDS_OUT or is_given_away(view, best):
        return None
    one, other = [by_value(estimate_actions(view, actions, f"{seed} {n}", LONG, ROUND)) for n in (1, 2)]
    if {one[0].action, other[0].action} != {best} or not (_is_clear(one) and _is_clear(other)):
        return None
    tried = [estimate.action for estimate in one[:DEEPLY_TRIED]]
    deep = by_value(estimate_actions(view, tried, f"{seed} deep", DEEP, ROUND))
    return _together(one, other) if deep[0].action == best and _is_clear(deep) else None


def _is_clear(estimates: Sequence[ActionEstimate]) -> bool:
    """Return whether the first one is ahead of each other one by enough, and surely."""
    return all(_is_ahead(estimates[0], other) for other in estimates[1:])


def _is_ahead(best: ActionEstimate, other: ActionEstimate) -> bool:
    gap = gap_between(best.values, other.values)
    return gap.mean >= CLEAR and gap.mean >= SURE * gap.error


def _together(one: Sequence[ActionEstimate], other: Sequence[ActionEstimate]) -> list[ActionEstimate]:
    """Return the estimates of both, by action, the best one first."""
    more = {estimate.action: estimate.samples for estimate in other}
    return by_value([each.with_samples(more[each.action]) for each in one])


def _choices(found: Sequence[ActionEstimate]) -> tuple[tuple[int, float, float], ...]:
    """Return for each action what it costs against the first one, in points and in chance to win."""
    return tuple((each.action, *each.cost(found[0])) for each in found)

"""A review as JSON values."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from exlibris.review.choices import ReviewedChoice, ReviewedOption
from exlibris.review.estimates import PositionEstimate
from exlibris.review.report import Review, ReviewedAction, SeatReview
from exlibris.search import LINES

FORMAT: Final = "exlibris-review"
VERSION: Final = 1
DIGITS: Final = 4  # behind the decimal point


def review_to_json(review: Review) -> dict[str, Any]:
    """Return the review as JSON values; seats from 0, actions by number and name, chances from 0 to 1."""
    values = {
        "format": FORMAT,
        "version": VERSION,
        "seed": review.seed,
        "deals": review.deals,
        "start": _position(review.start),
        "actions": [_action(action) for action in review.actions],
        "choices": [_choice(choice) for choice in review.choices],
        "turning_points": [asdict(point) for point in review.turning_points],
        "seats": [_seat(seat) for seat in review.seats],
    }
    rounded: dict[str, Any] = _rounded(values)
    return rounded


def _position(estimate: PositionEstimate) -> dict[str, Any]:
    return {"wins": list(estimate.wins), "totals": list(estimate.totals)}


def _action(action: ReviewedAction) -> dict[str, Any]:
    about = {"ply": action.ply, "round": action.round, "turn": action.turn, "seat": action.seat, "name": action.name}
    return about | {"after": _position(action.after), "luck": _position(action.luck)}


def _choice(choice: ReviewedChoice) -> dict[str, Any]:
    return {
        "ply": choice.ply,
        "round": choice.round,
        "seat": choice.seat,
        "options": choice.options,
        "cost": choice.cost,
        "random_cost": choice.random_cost,
        "played": _option(choice.played),
        "best": _option(choice.best),
        "line": list(choice.line),
    }


def _option(option: ReviewedOption) -> dict[str, Any]:
    lines = dict(zip(LINES, option.lines, strict=True))
    return {"action": option.action, "name": option.name, "value": option.value, "win": option.win} | lines


def _seat(seat: SeatReview) -> dict[str, Any]:
    parts = {name: _part(getattr(seat, name)) for name in ("deal", "luck", "own", "others")}
    return asdict(seat) | parts


def _part(part: tuple[float, float]) -> dict[str, float]:
    return {"win": part[0], "points": part[1]}


def _rounded(value: Any) -> Any:
    """Return JSON values with their fractions rounded."""
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return round(value, DIGITS) if isinstance(value, float) else value

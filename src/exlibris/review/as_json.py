"""A review as JSON values."""

from dataclasses import fields, is_dataclass
from typing import Any, Final

from exlibris.review.choices import ReviewedChoice, ReviewedOption
from exlibris.review.report import Review
from exlibris.search import LINES

FORMAT: Final = "exlibris-review"
VERSION: Final = 1
DIGITS: Final = 4  # behind the decimal point


def review_to_json(review: Review) -> dict[str, Any]:
    """Return the review as JSON values; seats from 0, actions by number and name, chances from 0 to 1, rounded."""
    values: dict[str, Any] = _plain(review)
    return {"format": FORMAT, "version": VERSION, **values}


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if is_dataclass(value):
        own = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        if isinstance(value, ReviewedChoice):
            own["cost"] = _plain(value.cost)
        if isinstance(value, ReviewedOption):
            own |= zip(LINES, own.pop("lines"), strict=True)
        return own
    if hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value

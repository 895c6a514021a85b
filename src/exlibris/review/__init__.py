"""Game review: what each seat could expect of a finished game, where it turned, what choices cost, and what was luck.

A seat's choices are judged by what it could see then. What is told of luck uses all hands, since the game is over.
"""

from exlibris.review.choices import ReviewedChoice, ReviewedOption
from exlibris.review.estimates import PositionEstimate
from exlibris.review.report import MISTAKE, Review, ReviewedAction, SeatReview, TurningPoint, review_to_json
from exlibris.review.walking import DEALS, MOST_DEALS, NotFinished, ReviewSoFar, review_of, turns_of

__all__ = [
    "DEALS",
    "MISTAKE",
    "MOST_DEALS",
    "NotFinished",
    "PositionEstimate",
    "Review",
    "ReviewSoFar",
    "ReviewedAction",
    "ReviewedChoice",
    "ReviewedOption",
    "SeatReview",
    "TurningPoint",
    "review_of",
    "review_to_json",
    "turns_of",
]

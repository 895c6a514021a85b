"""Game review: estimates after each action, turning points, the cost of each choice, and luck.

Choices are judged by what their seat could see at that time. Luck is computed with all hands open, since the game is
over.
"""

from exlibris.review.choices import MISTAKE, ReviewedChoice, ReviewedOption
from exlibris.review.estimates import PositionEstimate
from exlibris.review.report import Review, ReviewedAction, SeatReview, TurningPoint, review_to_json
from exlibris.review.walking import MOST_DEALS, NotFinished, ReviewSoFar, review_of, turns_of
from exlibris.search.ranking import DEALS

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

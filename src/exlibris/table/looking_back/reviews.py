"""Reviewing finished games, in a worker process; the last ones are kept."""

from functools import lru_cache

import msgspec

from exlibris.engine import Record
from exlibris.review import NotFinished, Review, review_of
from exlibris.table.looking_back.games import SentGame, TableGame
from exlibris.table.looking_back.review import review_message

DEALS = 4  # fewer than the command's, since people wait for it
MOST_KEPT = 32  # about 0.5 MB each


def game_review(game: TableGame | SentGame) -> bytes:
    """Return the review of a finished game. Raises NotFinished, and BadRecord and BadEyes as replays do."""
    session = game.session()
    if not session.timeline.is_over:
        raise NotFinished("the game is not over")
    return msgspec.json.encode(review_message(kept_review(session.timeline.record.to_json()), session))


@lru_cache(maxsize=MOST_KEPT)
def kept_review(record: str) -> Review:
    """Return the review of a record, worked out once."""
    return review_of(Record.from_json(record), deals=DEALS)

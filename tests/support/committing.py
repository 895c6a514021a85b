"""Records with a commitment, as tables give them out."""

import json
from dataclasses import replace

from exlibris.engine import Record, commit
from exlibris.engine.notation.game_parts import outcome

SALT = bytes(range(32))


def committed(record: Record, **terms: bool) -> Record:
    """Return the record with a commitment to its deal, and its result."""
    deal = {**json.loads(record.start().to_json()), "draw_seats": False, "open_deal": False, **terms}
    return replace(record, commitment=commit(deal, SALT), result=outcome(record.replay()))

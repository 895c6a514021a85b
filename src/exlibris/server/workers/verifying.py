"""Checking records, in a worker process."""

import msgspec

from exlibris.engine import RecordError
from exlibris.server.messages.verification import Verification
from exlibris.server.workers.replays import BadRecord, sent_text
from exlibris.verification import verify


def verification_of(sent: bytes, noted: str | None) -> bytes:
    """Return what is found in a record that was sent, as JSON. Raises BadRecord."""
    try:
        found = verify(sent_text(sent), noted)
    except RecordError as error:
        raise BadRecord(str(error)) from error
    return msgspec.json.encode(msgspec.convert(found, Verification, from_attributes=True))

"""Commitments: a hash that fixes a deal before any card is known, with the salt and deal that open it after the game.

The hash is HMAC-SHA-256; the key is the salt, the message is the deal as canonical JSON. A deal is the record of the
game before its first action, with the other facts decided by then.
"""

from __future__ import annotations

import hmac
import json
from dataclasses import dataclass
from typing import Any, Final

from exlibris.engine.errors import RecordError
from exlibris.engine.pickling import Picklable
from exlibris.engine.rng import from_hexadecimal

SALT_BYTES: Final = 32
HASH_BYTES: Final = 32


@dataclass(frozen=True)
class Commitment(Picklable):
    """A published hash, with the salt and the deal that open it.

    The hash is public from the start; salt and deal are secret until the game is over.
    """

    hash: str  # hexadecimal
    salt: bytes
    deal: str  # canonical JSON

    @property
    def holds(self) -> bool:
        """Whether the hash belongs to the salt and deal."""
        return hmac.compare_digest(self.hash, hash_of(self.salt, self.deal))

    def to_json(self) -> dict[str, Any]:
        """Return the commitment as JSON values."""
        return {"hash": self.hash, "salt": self.salt.hex(), "deal": json.loads(self.deal)}

    @staticmethod
    def from_json(data: Any) -> Commitment:
        """Return the commitment that `to_json` wrote, whether it holds or not. Raises RecordError."""
        if not isinstance(data, dict) or not isinstance(data.get("deal"), dict):
            raise RecordError("commitment: expected an object of hash, salt and deal")
        digest, salt = _hexadecimal(data, "hash", HASH_BYTES), _hexadecimal(data, "salt", SALT_BYTES)
        return Commitment(digest.hex(), salt, canonical(data["deal"]))


def commit(deal: dict[str, Any], salt: bytes) -> Commitment:
    """Return the commitment to a deal.

    Args:
        deal: The deal as JSON values; secret.
        salt: SALT_BYTES random bytes, which prevent guessing the deal; secret until the deal is opened.
    """
    text = canonical(deal)
    return Commitment(hash_of(salt, text), salt, text)


def canonical(deal: dict[str, Any]) -> str:
    """Return canonical JSON: sorted keys, no white space, ASCII. Raises RecordError."""
    try:
        return json.dumps(deal, sort_keys=True, separators=(",", ":"))
    except RecursionError as error:
        raise RecordError("commitment.deal: nested too deeply") from error


def hash_of(salt: bytes, deal: str) -> str:
    """Return the hash of a deal."""
    return hmac.new(salt, deal.encode(), "sha256").hexdigest()


def _hexadecimal(data: dict[str, Any], key: str, size: int) -> bytes:
    found = from_hexadecimal(data.get(key), size)
    if not found:
        raise RecordError(f"commitment.{key}: expected {2 * size} hexadecimal digits")
    return found

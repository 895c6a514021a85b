"""Whose computer players think: tables are counted by the network they were opened from, which is kept as a tag.

The tag is a keyed hash of twenty bits: some 4,000 of all IPv4 addresses have the same, so that not even the key tells
from which of them a table was opened; and few networks are taken for another.
"""

import hmac
import secrets
from typing import Final

from exlibris.server.running.fairness import Asker
from exlibris.server.storage.database import Database
from exlibris.server.storage.keys import server_key
from exlibris.table.options import OpenedTable

KEY_NAME: Final = "networks"
TAG_LENGTH: Final = 5  # hexadecimal digits


class NetworkTags:
    """The tags of networks; their key is made once and kept in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key = b""

    async def of(self, network: str) -> str:
        """Return the tag of a network."""
        if not self._key:
            self._key = bytes.fromhex(await server_key(self._database, KEY_NAME, lambda: secrets.token_hex(32)))
        return hmac.digest(self._key, network.encode(), "sha256").hex()[:TAG_LENGTH]


def opener_of(table: OpenedTable) -> Asker:
    """Return for whom a table's computer players think; hosts whose network is forgotten share one."""
    return Asker(table.network or "", table.maker_session)

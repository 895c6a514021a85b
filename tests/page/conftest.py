"""The server that pages are compared with, and tabs."""

import pytest

from server.conftest import cheap_hashes, client, common_server, rita, server, shared_settings
from support.page_storage import MemoryStorage, Visit

__all__ = ["cheap_hashes", "client", "common_server", "rita", "server", "shared_settings"]


@pytest.fixture
def storage() -> MemoryStorage:
    """Return the storage of a browser that was never here."""
    return MemoryStorage()


@pytest.fixture
def visit(storage: MemoryStorage) -> Visit:
    """Return a tab."""
    return Visit(storage)

"""The server that pages are compared with."""

from server.conftest import cheap_hashes, client, rita, server, shared_settings

__all__ = ["cheap_hashes", "client", "rita", "server", "shared_settings"]

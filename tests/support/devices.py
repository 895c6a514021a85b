"""Browsers that a push service reaches, for tests."""

import json
import os
from typing import Any

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from exlibris.server.notifications.rows import Subscription, unpadded
from support.browsing import Json


class Device:
    """A browser with a push service, which keeps what it is sent and answers with `status`."""

    def __init__(self, name: str = "a", session: str = "rita's browser", language: str = "en") -> None:
        self.key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(
            endpoint=f"https://push.example/send/{name}",
            session=session,
            sign_in=None,
            p256dh=unpadded(point),
            auth=unpadded(self.auth),
            language=language,
            base="https://library.example",
        )
        self.requests: list[httpx.Request] = []
        self.status = 201

    def service(self, request: httpx.Request) -> httpx.Response:
        """Answer a request as a push service does."""
        self.requests.append(request)
        return httpx.Response(self.status)

    def read(self) -> list[Any]:
        """Return what the browser makes of the messages."""
        return [
            json.loads(http_ece.decrypt(one.content, private_key=self.key, auth_secret=self.auth))
            for one in self.requests
        ]

    def as_json(self) -> Json:
        """Return what PushSubscription.toJSON() does, without what is of no use."""
        one = self.subscription
        return {"endpoint": one.endpoint, "keys": {"p256dh": one.p256dh, "auth": one.auth}}

"""What is sent about webhooks and push subscriptions."""

from typing import Annotated

from msgspec import Meta, Struct

BASE64 = r"^[A-Za-z0-9_-]+=*$"


class PushKey(Struct, frozen=True, kw_only=True):
    """The server's public key, for `applicationServerKey`."""

    key: str


class SubscriptionKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription: 65 and 16 bytes in base64url."""

    p256dh: Annotated[str, Meta(min_length=87, max_length=88, pattern=BASE64)]
    auth: Annotated[str, Meta(min_length=22, max_length=24, pattern=BASE64)]


class NewSubscription(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser's subscription, as PushSubscription.toJSON() gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: SubscriptionKeys


class OldSubscription(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The subscription that a browser wants to end."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Webhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The address of a webhook, as Discord makes them; it begins with https://."""

    url: Annotated[str, Meta(max_length=500)]


class WebhookInfo(Struct, frozen=True, kw_only=True):
    """This browser's webhook, null without one."""

    url: str | None

"""HTTP routes of webhooks and push subscriptions."""

from typing import Annotated, Final

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from litestar import Response
from msgspec import Meta, Struct

from exlibris.server.http.callers import Caller
from exlibris.server.http.origins import Links
from exlibris.server.notifications.channels import Channel, checked_url, decoded
from exlibris.server.notifications.rows import PushKeys, Subscription, Subscriptions, Webhook, Webhooks
from exlibris.table.errors import TableError
from exlibris.table.routes import delete, get, put
from exlibris.texts import text

BASE64 = r"^[A-Za-z0-9_-]+=*$"


class PushKey(Struct, frozen=True, kw_only=True):
    """The server's public key, for `applicationServerKey`."""

    key: str


class SubscriptionKeys(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The keys of a browser's subscription: 65 and 16 bytes in base64url."""

    p256dh: Annotated[str, Meta(min_length=87, max_length=88, pattern=BASE64)]
    auth: Annotated[str, Meta(min_length=22, max_length=24, pattern=BASE64)]


class NewSubscription(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A browser's subscription, as returned by PushSubscription.toJSON()."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: SubscriptionKeys


class OldSubscription(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A subscription to remove."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class NewWebhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The URL of a webhook in Discord's format; it must begin with https://."""

    url: Annotated[str, Meta(max_length=500)]


class WebhookInfo(Struct, frozen=True, kw_only=True):
    """This browser's webhook, null without one."""

    url: str | None


async def read_push_key(*, push_keys: PushKeys) -> PushKey:
    """Return the key with which a browser subscribes."""
    return PushKey(key=await push_keys.public())


async def subscribe(
    *, data: NewSubscription, caller: Caller, subscriptions: Subscriptions, links: Links, spoken: str
) -> Response[None]:
    """Send this browser a push message whenever its person must decide and doesn't have the table open.

    A known subscription is renewed. A subscription that its push service reports as gone is removed.
    """
    url = checked_url(data.endpoint, "bad-subscription", "endpoint")
    _check_key(data.keys.p256dh)
    await subscriptions.put(
        Subscription(
            endpoint=str(url),
            session=caller.session,
            sign_in=caller.sign_in_id,
            p256dh=data.keys.p256dh,
            auth=data.keys.auth,
            language=spoken,
            base=links.base,
        )
    )
    return Response(None, cookies=caller.cookies())


async def unsubscribe(*, data: OldSubscription, caller: Caller, subscriptions: Subscriptions) -> None:
    """Stop pushing to this browser, if it is subscribed."""
    await subscriptions.remove(caller.session, data.endpoint)


def _check_key(p256dh: str) -> None:
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
    except ValueError as error:
        raise TableError("bad-subscription", "keys.p256dh: this is not a browser's key.") from error


PUSH: Final = (
    get("/push/key", read_push_key),
    put("/push/subscription", subscribe),
    delete("/push/subscription", unsubscribe),
)


async def read_webhook(*, caller: Caller, webhooks: Webhooks) -> WebhookInfo:
    """Return this browser's webhook."""
    hooks = webhooks.of(caller.session)
    return WebhookInfo(url=hooks[0].url if hooks else None)


async def choose_webhook(
    *,
    data: NewWebhook,
    caller: Caller,
    webhooks: Webhooks,
    webhook_channel: Channel[Webhook],
    links: Links,
    spoken: str,
) -> Response[WebhookInfo]:
    """Send a test message to a URL, and then a message whenever this browser's person must decide.

    Messages are sent after a few seconds, unless the person has the table open. A URL that reports that it is
    gone is removed; a URL that fails is retried for some minutes.
    """
    url = str(checked_url(data.url.strip()))
    hook = Webhook(caller.session, url, spoken, links.base)
    await webhooks.put(hook)
    webhook_channel.submit(hook, text("notice-hello", {}, spoken))
    return Response(WebhookInfo(url=url), cookies=caller.cookies())


async def forget_webhook(*, caller: Caller, webhooks: Webhooks) -> None:
    """Delete this browser's webhook."""
    await webhooks.forget(caller.session)


WEBHOOK: Final = (
    get("/webhook", read_webhook),
    put("/webhook", choose_webhook),
    delete("/webhook", forget_webhook),
)

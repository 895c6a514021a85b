"""Webhooks and push subscriptions over HTTP."""

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from litestar import Controller, Response, delete, get, put
from litestar.params import JSONBody

from exlibris.server.kit.dependencies import TheCaller, TheLanguage, TheLinks
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.notifications import hooks
from exlibris.server.notifications.addresses import checked_url
from exlibris.server.notifications.delivery import TheDeliveries
from exlibris.server.notifications.hooks import TheWebhooks
from exlibris.server.notifications.keys import ThePushKeys
from exlibris.server.notifications.messages import NewSubscription, OldSubscription, PushKey, Webhook, WebhookInfo
from exlibris.server.notifications.sending import decoded
from exlibris.server.notifications.subscriptions import Subscription, TheSubscriptions
from exlibris.table.errors import TableError
from exlibris.texts import text


class PushController(Controller):
    """The subscriptions of a person's browsers, each chosen in that browser."""

    path = "/push"

    @get("/key", responses=REFUSALS)
    async def read_push_key(self, push_keys: ThePushKeys) -> PushKey:
        """Return the key with which a browser subscribes."""
        return PushKey(key=await push_keys.public())

    @put("/subscription", responses=REFUSALS)
    async def subscribe(
        self,
        *,
        data: JSONBody[NewSubscription],
        caller: TheCaller,
        subscriptions: TheSubscriptions,
        links: TheLinks,
        spoken: TheLanguage,
    ) -> Response[None]:
        """Push this browser a message from now on whenever its person has to decide, and has the table not open.

        A subscription that its service says is gone is forgotten. One that is known is renewed.
        """
        url = checked_url(data.endpoint, "bad-subscription", "endpoint")
        check_key(data.keys.p256dh)
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

    @delete("/subscription", responses=REFUSALS)
    async def unsubscribe(
        self, data: JSONBody[OldSubscription], caller: TheCaller, subscriptions: TheSubscriptions
    ) -> None:
        """Stop pushing to this browser. It is no error if it was not subscribed."""
        await subscriptions.remove(caller.session, data.endpoint)


def check_key(p256dh: str) -> None:
    """Raise TableError unless a browser's key is a point of the curve."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
    except ValueError as error:
        raise TableError("bad-subscription", "keys.p256dh: this is no key of a browser.") from error


class WebhookController(Controller):
    """The one webhook of this browser. It gets JSON as Discord takes it: {"content": "..."}."""

    path = "/webhook"

    @get("/", responses=REFUSALS, sync_to_thread=False)
    def read_webhook(self, caller: TheCaller, webhooks: TheWebhooks) -> WebhookInfo:
        """Return this browser's webhook."""
        hooks_of = webhooks.of(caller.session)
        return WebhookInfo(url=hooks_of[0].url if hooks_of else None)

    @put("/", responses=REFUSALS)
    async def choose_webhook(
        self,
        *,
        data: JSONBody[Webhook],
        caller: TheCaller,
        webhooks: TheWebhooks,
        deliveries: TheDeliveries,
        links: TheLinks,
        spoken: TheLanguage,
    ) -> Response[WebhookInfo]:
        """Send a first message to an address, and from now on one whenever this browser's person has to decide.

        They are told after a few seconds, unless they have the table open. An address that says that it is gone is
        forgotten; one that fails is tried again for some minutes.
        """
        url = str(checked_url(data.url.strip()))
        hook = hooks.Webhook(caller.session, url, spoken, links.base)
        await webhooks.put(hook)
        deliveries.submit(hook, text("notice-hello", {}, spoken))
        return Response(WebhookInfo(url=url), cookies=caller.cookies())

    @delete("/", responses=REFUSALS)
    async def forget_webhook(self, caller: TheCaller, webhooks: TheWebhooks) -> None:
        """Forget this browser's webhook."""
        await webhooks.forget(caller.session)

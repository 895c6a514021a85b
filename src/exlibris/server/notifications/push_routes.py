"""Letting a browser be told, by its push service, that it is its person's turn."""

from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from litestar import Controller, Response, delete, get, put
from litestar.params import JSONBody

from exlibris.server.kit.dependencies import TheCaller, TheLanguage, TheLinks, TheStore
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.notifications.addresses import checked_url
from exlibris.server.notifications.push_messages import NewSubscription, OldSubscription, PushKey
from exlibris.server.notifications.sending import decoded
from exlibris.server.notifications.subscriptions import Subscription
from exlibris.table.errors import TableError


class PushController(Controller):
    """The subscriptions of a person's browsers, each chosen in that browser."""

    path = "/push"

    @get("/key", responses=REFUSALS)
    async def read_push_key(self, store: TheStore) -> PushKey:
        """Return the key with which a browser subscribes."""
        return PushKey(key=await store.push_keys.public())

    @put("/subscription", responses=REFUSALS)
    async def subscribe(
        self,
        *,
        data: JSONBody[NewSubscription],
        caller: TheCaller,
        store: TheStore,
        links: TheLinks,
        spoken: TheLanguage,
    ) -> Response[None]:
        """Push this browser a message from now on whenever its person has to decide, and has the table not open.

        A subscription that its service says is gone is forgotten. One that is known is renewed.
        """
        url = checked_url(data.endpoint, "bad-subscription", "endpoint")
        check_key(data.keys.p256dh)
        await store.subscriptions.put(
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
    async def unsubscribe(self, data: JSONBody[OldSubscription], caller: TheCaller, store: TheStore) -> None:
        """Push this browser nothing any more. It is no error if it was not subscribed."""
        await store.subscriptions.remove(caller.session, data.endpoint)


def check_key(p256dh: str) -> None:
    """Raise TableError unless a browser's key is a point of the curve."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
    except ValueError as error:
        raise TableError("bad-subscription", "keys.p256dh: this is no key of a browser.") from error

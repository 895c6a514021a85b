"""A person's webhook: where they are told that it is their turn."""

from typing import Annotated

from msgspec import Meta, Struct


class Webhook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The address of a webhook, as Discord makes them; it begins with https://."""

    url: Annotated[str, Meta(max_length=500)]


class WebhookInfo(Struct, frozen=True, kw_only=True):
    """This browser's webhook, null without one."""

    url: str | None

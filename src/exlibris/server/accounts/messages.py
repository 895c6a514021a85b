"""What is said about accounts: who somebody is, and from which browsers they play."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from exlibris.table.options import PRINTABLE

SHORTEST_PASSWORD = 12
LONGEST_PASSWORD = 128

AccountName = Annotated[str, Meta(min_length=2, max_length=40, pattern=PRINTABLE)]
NewPassword = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Email = Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]


class NewAccount(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for an account; with `adopt` it gets the games that this browser has as a guest."""

    name: AccountName
    password: NewPassword
    email: Email | None = None
    adopt: bool = True


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to sign in; `adopt` as for a new account."""

    name: Annotated[str, Meta(max_length=40)]
    password: Password
    adopt: bool = True


class ReturnRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to play on as the guest to whom a return link leads; `token` is what follows its `#`."""

    token: Annotated[str, Meta(max_length=100)]
    adopt: bool = True


class PasswordChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for another password."""

    old: Password
    new: NewPassword


class AccountChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for another e-mail address, or for none."""

    email: Email | None


class AccountStatus(Struct, frozen=True, kw_only=True):
    """Who this browser plays for: an account, or a guest, without a `name`.

    `has_tables`: it has made a table or a seat at one. `return_link` says when a guest's link was made, null without
    one. `signed_in`: the browser has a sign-in of its own, which can be ended.
    """

    name: str | None
    email: str | None
    created: datetime | None
    has_tables: bool
    return_link: datetime | None
    signed_in: bool


class SignInInfo(Struct, frozen=True, kw_only=True):
    """A browser that is signed in; `device` is such as "Firefox, Linux", "" if nothing is known of it."""

    id: str
    device: str
    created: datetime
    seen: datetime
    is_current: bool


class ReturnLink(Struct, frozen=True, kw_only=True):
    """A guest's return link. It is a secret, and told only once."""

    url: str

"""What is sent and returned about accounts, settings and personal data."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from exlibris.table.options import PRINTABLE
from exlibris.texts import LANGUAGES

SHORTEST_PASSWORD = 12
LONGEST_PASSWORD = 128
AccountName = Annotated[str, Meta(min_length=2, max_length=40, pattern=PRINTABLE)]
NewPassword = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Code = Annotated[str, Meta(max_length=40)]
Email = Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]+@[^@\s]+$")]


class ReaderSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings; without a `language`, that of the browser. They don't include what depends on the device.

    `pace`: how long moves of others are shown. `careful`: ask before what can't be taken back. `foresee`: say what a
    placement leads to. `text_size` is a factor. `by_text`: show tables as text.
    """

    pace: Literal["off", "fast", "normal", "slow"] = "normal"
    hand_order: Literal["alphabet", "category", "own"] = "alphabet"
    name: Annotated[str, Meta(max_length=40, pattern=PRINTABLE)] = ""
    language: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] | None = None
    motion: bool = True
    shortcuts: bool = True
    careful: bool = False
    theme: Literal["system", "light", "dark"] = "system"
    text_size: Annotated[float, Meta(ge=1.0, le=2.0)] = 1.0
    sounds: bool = False
    foresee: bool = False
    by_text: bool = False


class NewAccount(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for an account; with `adopt` it gets the games that this browser has as a guest."""

    name: AccountName
    password: NewPassword
    email: Email | None = None
    adopt: bool = True


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to sign in; `adopt` as for a new account. `code`: of the second factor, if the account has one."""

    name: Annotated[str, Meta(max_length=40)]
    password: Password
    code: Code = ""
    adopt: bool = True


class ReturnRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to play on as the guest to whom a return link leads; `token` is what follows its `#`."""

    token: Annotated[str, Meta(max_length=100)]
    adopt: bool = True


class PasswordChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for another password, with a code if the account has a second factor."""

    old: Password
    new: NewPassword
    code: Code = ""


class AccountChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for another e-mail address, or for none; with the password, as links to a new one go to the address.

    With a `code` if the account has a second factor.
    """

    email: Email | None
    password: Password
    code: Code = ""


class ByMail(Struct, frozen=True, kw_only=True):
    """Whether a mailed link has to confirm the request first."""

    by_mail: bool


class ConfirmRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to confirm a new account or address by such a link; `token` is what follows its `#`."""

    token: Annotated[str, Meta(max_length=100)]


class Confirmed(Struct, frozen=True, kw_only=True):
    """What was confirmed: a new account, to which this browser may be `signed_in`, or an address."""

    kind: Literal["account", "email"]
    signed_in: bool


class Forgotten(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a link by mail to a new password."""

    name: Annotated[str, Meta(max_length=40)]


class Recovery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a new password by such a link; `token` is what follows its `#`."""

    token: Annotated[str, Meta(max_length=100)]
    password: NewPassword


class NewSecondFactor(Struct, frozen=True, kw_only=True):
    """What an app needs to make codes: the `secret`, as text and as a QR code in SVG. The `seal` is to be sent back."""

    secret: str
    seal: str
    picture: str


class SecondFactorProof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to switch the second factor on, with the first code that the app has made."""

    secret: Annotated[str, Meta(max_length=64)]
    seal: Annotated[str, Meta(max_length=64)]
    code: Code
    password: Password


class SecondFactorEnd(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to switch the second factor off."""

    code: Code
    password: Password


class SpareCodes(Struct, frozen=True, kw_only=True):
    """Codes that are taken once each instead of the app's. They are secrets, and told only once."""

    codes: list[str]


class Showing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether everybody may see an account among the players."""

    shown: bool


class AccountStatus(Struct, frozen=True, kw_only=True):
    """Who this browser plays for: an account, or a guest, without a `name`.

    `has_tables`: it has made a table or a seat at one. `return_link` says when a guest's link was made, null without
    one, and `return_link_used` when one was opened last. `signed_in`: the browser has a sign-in of its own, which can
    be ended. `sends_mail`: the server sends who has forgotten a password a link to a new one.
    """

    name: str | None
    email: str | None
    created: datetime | None
    has_tables: bool
    return_link: datetime | None
    return_link_used: datetime | None
    signed_in: bool
    second_factor: bool
    sends_mail: bool


class SignInInfo(Struct, frozen=True, kw_only=True):
    """A browser that is signed in; `device` is such as "Firefox, Linux", "" if nothing is known of it."""

    id: str
    device: str
    created: datetime
    seen: datetime
    is_current: bool


class ReturnLink(Struct, frozen=True, kw_only=True):
    """A guest's return link. It is a secret, told only once, and works once: the answer has the next one.

    "" for a browser that plays as that guest already.
    """

    url: str


class AccountData(Struct, frozen=True, kw_only=True):
    """The account."""

    name: str
    email: str | None
    created: datetime
    shown: bool
    settings: ReaderSettings | None


class SignInData(Struct, frozen=True, kw_only=True):
    """A browser that was signed in."""

    device: str
    created: datetime
    seen: datetime


class NotifiedData(Struct, frozen=True, kw_only=True):
    """Where the person is told that it is their turn: the host of a webhook or of a browser's push service.

    The address is a secret.
    """

    host: str
    language: str
    created: datetime


class OwnEvent(Struct, frozen=True, kw_only=True):
    """Something that the person did at a table, or that gave them a seat; `kind` is that of the table's event."""

    number: int
    kind: str
    seat: int | None
    name: str | None
    at: datetime


class TableData(Struct, frozen=True, kw_only=True):
    """A table that the person opened (`hosted`) or sat at. When it is over, its record is at `record`."""

    id: str
    created: datetime
    preset: str
    variants: list[str]
    hosted: bool
    over: bool
    record: str
    events: list[OwnEvent]


class ChatData(Struct, frozen=True, kw_only=True, rename={"table_id": "table", "created": "at"}):
    """A line of chat that the person wrote; one that was removed has neither `text` nor `phrase`."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str | None
    phrase: str | None
    created: datetime


class RatedData(
    Struct, frozen=True, kw_only=True, rename={"table_id": "table", "mu": "rating", "sigma": "uncertainty"}
):
    """A game by which the account was rated, and the rating after it, with its uncertainty (a standard deviation)."""

    table_id: str
    at: datetime
    family: str
    pool: str
    rank: int
    size: int
    lines: dict[str, int] | None
    places: dict[str, int]
    mu: float
    sigma: float


class ExportRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for all of that, with a code if the account has a second factor."""

    code: Code = ""


class PersonalData(Struct, frozen=True, kw_only=True):
    """All that the server keeps about a person; `account` is null for a guest."""

    made: datetime
    account: AccountData | None
    sign_ins: list[SignInData]
    return_link_made: datetime | None
    return_link_used: datetime | None
    second_factor_made: datetime | None
    webhook: NotifiedData | None
    push: list[NotifiedData]
    tables: list[TableData]
    chat: list[ChatData]
    ratings: list[RatedData]


class Farewell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to delete all of that; with the password for an account, without one for a guest.

    With a code if the account has a second factor.
    """

    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] | None = None
    code: Code = ""


class KeptSettings(Struct, frozen=True, kw_only=True):
    """The settings that an account has, null if it has none yet."""

    settings: ReaderSettings | None

"""Messages about accounts, settings and personal data."""

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
    """A reader's settings, without those that depend on the device. `language` null means the browser's language.

    `pace`: how long other players' moves are shown. `careful`: ask before an action that can't be taken back.
    `foresee`: show the effect of a placement beforehand. `text_size`: a factor. `by_text`: show tables as text.
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
    """A request for an account. With `adopt`, it takes over the games that this browser has as a guest."""

    name: AccountName
    password: NewPassword
    email: Email | None = None
    adopt: bool = True


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to sign in. `adopt`: as for a new account. `code`: required if the account has a second factor."""

    name: Annotated[str, Meta(max_length=40)]
    password: Password
    code: Code = ""
    adopt: bool = True


class ReturnRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to play as the guest of a return link; `token` is the part of the link after the `#`."""

    token: Annotated[str, Meta(max_length=100)]
    adopt: bool = True


class PasswordChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to change the password; `code` is required if the account has a second factor."""

    old: Password
    new: NewPassword
    code: Code = ""


class AccountChange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to change or remove the email address. It needs the password, since the address can reset it.

    `code` is required if the account has a second factor.
    """

    email: Email | None
    password: Password
    code: Code = ""


class ByMail(Struct, frozen=True, kw_only=True):
    """Whether the request must first be confirmed by an emailed link."""

    by_mail: bool


class ConfirmRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to confirm a new account or address; `token` is the part of the emailed link after the `#`."""

    token: Annotated[str, Meta(max_length=100)]


class Confirmed(Struct, frozen=True, kw_only=True):
    """The result of a confirmation: the `kind` of thing confirmed, and whether it signed this browser in."""

    kind: Literal["account", "email"]
    signed_in: bool


class Forgotten(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for an emailed link to reset the password."""

    name: Annotated[str, Meta(max_length=40)]


class Recovery(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to set a new password; `token` is the part of the emailed link after the `#`."""

    token: Annotated[str, Meta(max_length=100)]
    password: NewPassword


class NewSecondFactor(Struct, frozen=True, kw_only=True):
    """A new secret for an authenticator app, as text and as a QR code in SVG. Send `seal` back with the first code."""

    secret: str
    seal: str
    picture: str


class SecondFactorProof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to switch the second factor on; `code` is the first code from the app."""

    secret: Annotated[str, Meta(max_length=64)]
    seal: Annotated[str, Meta(max_length=64)]
    code: Code
    password: Password


class SecondFactorEnd(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to switch the second factor off."""

    code: Code
    password: Password


class SpareCodes(Struct, frozen=True, kw_only=True):
    """Codes that replace the app's, each valid once. They are secret and shown only once."""

    codes: list[str]


class Showing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether the account is listed among the players."""

    shown: bool


class AccountStatus(Struct, frozen=True, kw_only=True):
    """The account that this browser plays for, or a guest, who has no `name`.

    `has_tables`: the person has opened a table or sat at one. `return_link`: when the guest's link was made, null
    without one; `return_link_used`: when one was last opened. `signed_in`: the browser has a sign-in, which can be
    ended. `sends_mail`: the server can email a link to reset the password.
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
    """A signed-in browser. `device` is, for example, "Firefox, Linux", or "" if unknown."""

    id: str
    device: str
    created: datetime
    seen: datetime
    is_current: bool


class ReturnLink(Struct, frozen=True, kw_only=True):
    """A guest's return link: secret, shown only once, and valid once. Opening it returns the next link.

    "" for a browser that already plays as that guest.
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
    """A signed-in browser."""

    device: str
    created: datetime
    seen: datetime


class NotifiedData(Struct, frozen=True, kw_only=True):
    """The host of a webhook or of a browser's push service that is told of the person's turns.

    The full address is secret and left out.
    """

    host: str
    language: str
    created: datetime


class OwnEvent(Struct, frozen=True, kw_only=True):
    """A table event that the person caused or that gave them a seat; `kind` is the event's kind."""

    number: int
    kind: str
    seat: int | None
    name: str | None
    at: datetime


class TableData(Struct, frozen=True, kw_only=True):
    """A table that the person opened (`hosted`) or sat at; `record` is the path of its record once it is `over`."""

    id: str
    created: datetime
    preset: str
    variants: list[str]
    hosted: bool
    over: bool
    record: str
    events: list[OwnEvent]


class ChatData(Struct, frozen=True, kw_only=True, rename={"table_id": "table", "created": "at"}):
    """A chat line that the person wrote. A removed line has neither `text` nor `phrase`."""

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
    """A rated game, with the account's rating after it and its uncertainty (a standard deviation)."""

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
    """A request to export the personal data; `code` is required if the account has a second factor."""

    code: Code = ""


class PersonalData(Struct, frozen=True, kw_only=True):
    """All data that the server keeps about a person; `account` is null for a guest."""

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
    """A request to delete the personal data. An account needs its `password`; a guest has none.

    `code` is required if the account has a second factor.
    """

    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] | None = None
    code: Code = ""


class KeptSettings(Struct, frozen=True, kw_only=True):
    """The account's stored settings, null if it has none."""

    settings: ReaderSettings | None

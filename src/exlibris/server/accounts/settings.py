"""How a reader likes the table, as an account keeps it for all browsers that are signed in to it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from exlibris.table.options import PRINTABLE


class ReaderSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings; without a `language`, that of the browser. What depends on the device is none of them.

    `pace`: how long moves of others are shown. `careful`: ask before what can't be taken back. `foresee`: say what a
    placement leads to. `text_size` is a factor.
    """

    pace: Literal["off", "fast", "normal", "slow"] = "normal"
    hand_order: Literal["alphabet", "category", "own"] = "alphabet"
    name: Annotated[str, Meta(max_length=40, pattern=PRINTABLE)] = ""
    language: Literal["en", "pl", "cs", "fr"] | None = None
    motion: bool = True
    shortcuts: bool = True
    careful: bool = False
    theme: Literal["system", "light", "dark"] = "system"
    text_size: Annotated[float, Meta(ge=1.0, le=2.0)] = 1.0
    sounds: bool = False
    foresee: bool = False


class KeptSettings(Struct, frozen=True, kw_only=True):
    """The settings that an account has, null if it has none yet."""

    settings: ReaderSettings | None

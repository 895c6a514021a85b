"""The rulebooks that can be played by, with their variants."""

from msgspec import Struct


class VariantInfo(Struct, frozen=True, kw_only=True):
    """A variant of a rulebook."""

    key: str
    name: str
    about: str


class PresetInfo(Struct, frozen=True, kw_only=True):
    """A rulebook; `deck` is the language of its cards, `solo_levels` the names of the levels from 1 on."""

    key: str
    name: str
    about: str
    deck: str
    variants: list[VariantInfo]
    solo_levels: list[str]

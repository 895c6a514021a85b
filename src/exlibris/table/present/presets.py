"""The rulebooks in words, for whoever opens a table."""

from functools import cache

from msgspec import Struct

from exlibris.engine import preset, preset_names, variants_of
from exlibris.texts import text


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


LEVELS = 7  # SOLO-11


@cache
def presets(language: str = "en") -> list[PresetInfo]:
    """Return all rulebooks with their variants."""
    return [preset_of(key, language) for key in preset_names()]


def preset_of(key: str, language: str) -> PresetInfo:
    """Return a rulebook with its variants."""
    return PresetInfo(
        key=key,
        name=text(f"preset-{key}", language=language),
        about=text(f"preset-{key}.about", language=language),
        deck=preset(key).language,
        variants=[variant_of(variant, language) for variant in variants_of(key)],
        solo_levels=[text(f"solo-level-{level}", language=language) for level in range(1, LEVELS + 1)],
    )


def variant_of(key: str, language: str) -> VariantInfo:
    """Return a variant in words."""
    return VariantInfo(
        key=key,
        name=text(f"variant-{key}", language=language),
        about=text(f"variant-{key}.about", language=language),
    )


@cache
def decks() -> list[str]:
    """Return the languages of the decks that the rulebooks play with."""
    return sorted({preset(key).language for key in preset_names()})

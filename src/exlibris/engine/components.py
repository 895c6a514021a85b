"""The components of a game: deck, locations and special assistants, each with a version.

A ruleset names its components, so components added later do not affect a game in progress. A component's version
increases when its rules are corrected. Older versions stay playable; `Ruleset.version(key)` returns the version played.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from exlibris.content.fields import ContentError
from exlibris.content.load import Assistant, Location, load_assistants, load_deck, load_locations
from exlibris.engine.errors import SetupError
from exlibris.engine.pickling import Picklable

KINDS: Final = ("deck", "locations", "assistants")
NEWER: Final = "made with a newer Ex Libris"
OLDER: Final = "made before Ex Libris 1.0, which can't read it"
OR_EXPANSION: Final = "with an expansion that is not installed"

Versions = tuple[tuple[str, int], ...]  # key and version of each component


@dataclass(frozen=True)
class Components(Picklable):
    """The components of a game by kind; locations and assistants are in the order of their numbers."""

    deck: Versions  # exactly one; its key is its language
    locations: Versions
    assistants: Versions

    def version(self, key: str) -> int:
        """Return the version of a location or assistant, 0 if it is not in the game."""
        for name, version in self.locations + self.assistants:
            if name == key:
                return version
        return 0

    def to_json(self) -> dict[str, Any]:
        """Return the components as JSON values."""
        return {
            "deck": dict(self.deck),
            "locations": dict(self.locations),
            "assistants": dict(self.assistants),
        }

    @staticmethod
    def from_json(data: object) -> Components:
        """Return the components that `to_json` wrote.

        Raises SetupError naming the place that is invalid or has an unknown, newer version.
        """
        if isinstance(data, dict) and "rules" in data:  # the key before 1.0
            raise SetupError(f"ruleset.components: {OLDER}")
        if not isinstance(data, dict) or set(data) != {*KINDS}:
            raise SetupError(f"ruleset.components: expected an object of {', '.join(KINDS)}, found {data!r:.80}")
        deck = _versions("deck", data["deck"], _known_deck(data["deck"]))
        if len(deck) != 1:
            raise SetupError(f"ruleset.components.deck: expected one deck, found {len(deck)}")
        locations = {location.key: location.version for location in load_locations()}
        assistants = {assistant.key: assistant.version for assistant in load_assistants()}
        return Components(
            deck,
            _versions("locations", data["locations"], locations),
            _versions("assistants", data["assistants"], assistants),
        )


def newest_components(
    language: str, locations: Collection[str], assistants: Collection[str], expansions: Collection[str] = ()
) -> Components:
    """Return the newest versions of the deck, the pieces with these keys, and all pieces of the expansions.

    Raises ContentError for an unknown deck or piece.
    """
    return Components(
        ((language, load_deck(language).version),),
        _newest("locations", load_locations(), locations, expansions),
        _newest("assistants", load_assistants(), assistants, expansions),
    )


def _newest(
    kind: str, pieces: Sequence[Location | Assistant], keys: Collection[str], expansions: Collection[str]
) -> Versions:
    for key in sorted(set(keys) - {piece.key for piece in pieces}):
        raise ContentError(f"rulesets: {kind}: there is no {key!r}")
    return tuple([(piece.key, piece.version) for piece in pieces if piece.key in keys or piece.expansion in expansions])


def _known_deck(data: object) -> dict[str, int]:
    """Return the newest version of each deck that `data` names; unknown decks are left out."""
    known: dict[str, int] = {}
    for language in data if isinstance(data, dict) else ():
        try:
            known[language] = load_deck(language).version
        except (ContentError, TypeError):
            continue
    return known


def _versions(kind: str, data: object, known: Mapping[str, int]) -> Versions:
    """Return the keys and versions in `data`, in the order of `known`, which has the newest version of each.

    Raises SetupError naming the invalid place.
    """
    place = f"components.{kind}"
    if not isinstance(data, dict):
        raise SetupError(f"ruleset.{place}: expected keys with versions, found {data!r:.80}")
    for key, version in data.items():
        if key not in known:
            raise SetupError(f"ruleset.{place}.{key}: unknown; {NEWER}, or {OR_EXPANSION}")
        _check_version(f"{place}.{key}", version, known[key])
    return tuple([(key, data[key]) for key in known if key in data])


def _check_version(place: str, version: object, newest: int) -> None:
    if type(version) is not int or version < 1:
        raise SetupError(f"ruleset.{place}: expected a version of 1 or more, found {version!r:.80}")
    if version > newest:
        raise SetupError(f"ruleset.{place}: version {version}, {NEWER}; this one knows version {newest}")

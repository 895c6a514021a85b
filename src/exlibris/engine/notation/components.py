"""The line that says by which versions of the components a text is played: "gambling_den 2, others 1".

It names every component that is not as it was in Ex Libris 1.0. "others 1" stands for the rest: all locations and
assistants of that time, and the deck, in version 1. So a text never changes its meaning when components are corrected
or added.
"""

from __future__ import annotations

import json
from typing import Any, Final

from exlibris.content.load import assistant_keys
from exlibris.engine.components import OLDER, Components
from exlibris.engine.notation.lines import Line, number_of

COMPONENTS: Final = "components"
DECK: Final = "deck"  # which one it is follows from the language
OTHERS: Final = "others"
OUT: Final = 0  # instead of a version: not in the game
LIST: Final = ","
# Those of Ex Libris 1.0. Frozen: later ones are named in every text.
LOCATIONS: Final = (
    "diviners_hut", "book_swap", "auction_house", "paper_mill", "community_center", "curiosity_cart", "gambling_den",
    "librarians_lounge", "book_collector", "bon_mot_bookshop", "garbage_dump", "bookworm_tavern", "mysterious_shack",
    "flea_market", "assistants_guild", "tax_collector", "rummage_sale", "shelfmasons_guild",
)  # fmt: skip
ASSISTANTS: Final = (
    "automaton", "bookworm", "cube", "ghost", "goblin", "golem", "imp", "mummy", "sasquatch", "snowman", "witch",
    "wizard",
)  # fmt: skip


def components_text(components: Components) -> str:
    """Return the text of the line: what has another version than 1 or came later, then "others 1"."""
    words = {DECK: components.deck[0][1]} if components.deck[0][1] != 1 else {}
    for key in (*LOCATIONS, *ASSISTANTS):
        if components.version(key) != 1:
            words[key] = components.version(key)
    words |= {key: version for key, version in components.locations + components.assistants if not _is_first(key)}
    return f"{LIST} ".join([f"{key} {version}" for key, version in [*words.items(), (OTHERS, 1)]])


def _is_first(key: str) -> bool:
    return key in LOCATIONS or key in ASSISTANTS


def read_components(line: Line, language: str) -> Any:
    """Return components as JSON values, yet to be checked, from the text of the line or from JSON itself.

    Raises NotationError for a text of neither form.
    """
    if line.text.startswith("{"):
        return _from_json(line)
    versions = _versions(line)
    others = versions.pop(OTHERS, None)
    if "rules" in versions:  # named until 1.0
        raise line.error(OLDER)
    if others != 1:
        raise line.error(f"expected '{OTHERS} 1', with versions of components before it, found {line.text!r}")
    deck = versions.pop(DECK, 1)
    named = {**dict.fromkeys((*LOCATIONS, *ASSISTANTS), 1), **versions}
    by_kind: dict[bool, dict[str, int]] = {False: {}, True: {}}
    for key, version in named.items():
        if version != OUT:
            by_kind[key in assistant_keys()][key] = version
    return {DECK: {language: deck}, "locations": by_kind[False], "assistants": by_kind[True]}


def _versions(line: Line) -> dict[str, int]:
    """Return the versions by key, as written. Raises NotationError."""
    versions: dict[str, int] = {}
    for entry in line.text.lower().split(LIST):
        key, _, version = " ".join(entry.split()).partition(" ")
        if not key or number_of(version) < 0:
            raise line.error(f"expected a key and its version, such as '{OTHERS} 1', found {entry.strip()[:60]!r}")
        if key in versions:
            raise line.error(f"{key} is there twice")
        versions[key] = number_of(version)
    return versions


def _from_json(line: Line) -> Any:
    try:
        return json.loads(line.text)
    except (ValueError, RecursionError) as error:
        raise line.error("expected JSON") from error

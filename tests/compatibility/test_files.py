"""Forms and decks that people wrote for a release are read as they were."""

import json
from typing import Any

import pytest

from exlibris.content import as_own_deck, read_own_deck
from support.released import path_of, read_packed, releases
from support.released_forms import scored

FORMS = [(release, form) for release in releases() for form in json.loads(read_packed(release, "forms.json"))]


@pytest.mark.parametrize(("release", "form"), FORMS, ids=[f"{release}/{form['name']}" for release, form in FORMS])
def test_a_form_is_scored_as_it_was(release: str, form: dict[str, Any]) -> None:
    assert scored(form["given"]) == form["scored"], f"not as {release} scored it"


@pytest.mark.parametrize("release", releases())
def test_a_deck_is_read_as_it_was(release: str) -> None:
    text = path_of(release, "deck.tsv").read_text(encoding="utf-8")
    deck = read_own_deck(text)
    assert (deck.problems, deck.name, len(deck.cards)) == ((), "My deck", len(as_own_deck("en", "").cards))
    assert deck.text() == text


def test_what_the_releases_wrote_stays_small() -> None:
    kept = [file for release in releases() for file in path_of(release, "").iterdir()]
    assert sum(file.stat().st_size for file in kept) < 400_000 * len(releases())

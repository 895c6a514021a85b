"""What an expansion adds beside locations and assistants: switches, variants that set them, a deck and a preset."""

import json
from pathlib import Path

import pytest

from exlibris.content import LANGUAGES
from support.given import game, seat, shelf
from support.installing import Installed, error_without

CONTENT = Path(__file__).parents[2] / "src/exlibris/content"
SWITCHES = """
[moon_phase]
about = "how much of the moon is to be seen"
default = "new"
values = ["new", "half", "full"]

[moon_cards]
about = "cards that the moon shines on"
default = 2
least = 1
most = 5
"""
VARIANTS = """
[moon-full]
moon_phase = "full"
starting_hand = 7
"""
PRESET = """
preset = "first-de"
language = "de"
starting_hand = 7
"""
MESSAGES = """
variant-moon = Moon
    .about = By the light of the { "moon" }.
variant-moon-full = Full moon
    .about = One sees everything.
preset-first-de = German
    .about = With German cards.
"""


@pytest.fixture
def moon(tmp_path: Path) -> Installed:
    """Install an expansion without locations and assistants."""
    package = tmp_path / "source" / "moon"
    for folder in ("texts", "decks", "rulesets"):
        (package / folder).mkdir(parents=True)
    declared = 'from exlibris.content import Expansion\nEXPANSION = Expansion("moon", package="moon")\n'
    german = (CONTENT / "decks/en.toml").read_text("utf-8").replace('language = "en"', 'language = "de"')
    files = {
        "__init__.py": declared,
        "switches.toml": SWITCHES,
        "variants.toml": VARIANTS,
        "decks/de.toml": german,
        "rulesets/first-de.toml": PRESET,
        "texts/moon.ftl": "\n".join(f"## {language}\n{MESSAGES}" for language in LANGUAGES),
    }
    for name, text in files.items():
        (package / name).write_text(text, "utf-8")
    installed = tmp_path / "installed"
    installed.mkdir()
    return Installed(installed, "moon", package)


COMPOSED = """
from exlibris.engine import Record, Ruleset, compose, preset, variants_of
plain, new, full = (compose("first-en", variants) for variants in ([], ["moon"], ["moon-full"]))
assert variants_of("first-en")[-2:] == ("moon", "moon-full")
assert not {"moon_phase", "moon_cards"} & set(dict(plain.added))
assert plain.switch("moon_phase") == "new"
assert new.added == (*plain.added, ("moon_phase", "new"), ("moon_cards", 2))
assert (full.switch("moon_phase"), full.starting_hand) == ("full", 7)
assert compose("first-en", ["moon"], {"moon_cards": 5}).switch("moon_cards") == 5
assert {"moon_phase", "moon_cards"} & set(plain.to_json()) == set()
for rules in (plain, new, full):
    assert Ruleset.from_json(rules.to_json()) == rules
    record = Record(rules, 2, bytes(32), ())
    assert Record.from_json(record.to_json()) == record
"""
WRITTEN = """
from exlibris.engine import State, compose, new_game
from exlibris.texts.components import switch_words
rules = compose("first-en", ["moon-full"], {"moon_cards": 4})
state = new_game(rules, 2, bytes(32))
text = str(state)
assert "switch moon_phase: full" in text
assert "switch moon_cards: 4" in text
assert State.from_text(text).game.ruleset == rules
assert switch_words(rules)["moon_phase"] == "full"
assert switch_words(compose("first-en"))["moon_cards"] == 2
"""
PLAYED = """
import random
from exlibris.engine import new_game, preset, preset_names, result, variants_of
from exlibris.texts import text
assert preset_names()[-1] == "first-de"
rules = preset("first-de")
assert (rules.language, rules.starting_hand, rules.final_round_cards) == ("de", 7, preset("first-en").final_round_cards)
assert rules.switch("moon_cards") == 2
assert "longer" in variants_of("first-de")
state = new_game(rules, 2, bytes(32))
rng = random.Random(1)
while not state.is_over:
    state.apply(rng.choice(state.legal_actions()))
assert result(state).winners
"""
OFFERED = """
from exlibris.content import known_decks
from exlibris.table.catalog import list_presets
first, *_, last = list_presets("fr")
assert [(one.key, one.name) for one in first.variants[-2:]] == [("moon", "Moon"), ("moon-full", "Full moon")]
assert (last.key, last.deck, "de" in known_decks()) == ("first-de", "de", True)
"""


@pytest.mark.parametrize("code", [COMPOSED, WRITTEN, PLAYED, OFFERED], ids=["composed", "written", "played", "offered"])
def test_its_switches_variants_deck_and_preset_are_there(moon: Installed, code: str) -> None:
    done = moon.python(code)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_command_line_knows_its_switches_and_variants(moon: Installed) -> None:
    found = json.loads(moon.exlibris("rules", "--preset", "first-en", "--json").stdout)
    assert found["switches"]["moon_cards"]["value"] == 2
    assert found["variants"]["moon-full"] == {"moon_phase": "full", "starting_hand": 7}
    listed = moon.exlibris("rules").stdout
    assert "moon_phase" in listed
    assert "cards that the moon shines on" in listed
    play = ["simulate", "--games", "1", "--bots", "random", "--variant", "moon", "--switch"]
    assert moon.exlibris(*play, "moon_cards=5").returncode == 0
    refused = moon.exlibris(*play, "moon_cards=6")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "ruleset.moon_cards: expected 1 to 5, found 6" in refused.stderr


def test_shelves_are_scored_by_its_preset_in_the_order_of_its_letters(moon: Installed, tmp_path: Path) -> None:
    moon.spoil("decks/de.toml", '"A", "B",', '"Ä", "A", "B",')
    moon.spoil("decks/de.toml", "[cards]\n", '[cards]\n"Ä" = ["mh"]\n')
    given = tmp_path / "shelves.json"
    rita = seat(shelf=shelf("A1 Ä1 B1"))
    given.write_text(json.dumps(game(rita, ruleset="first-de")), "utf-8")
    done = moon.exlibris("score", str(given), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["seats"][0]["flipped"] == ["Ä1"]
    given.write_text(json.dumps(game(seat(shelf=shelf("Ö1")), ruleset="first-de")), "utf-8")
    assert "letter: expected one of Ä A B" in moon.exlibris("score", str(given)).stderr


def test_a_record_with_its_switch_says_so_where_it_is_not_installed(moon: Installed) -> None:
    code = 'from exlibris.engine import *; print(Record(compose("first-en", ["moon"]), 2, bytes(32), ()).to_json())'
    record = moon.python(code).stdout
    code = f"from exlibris.engine import Record; Record.from_json({record!r})"
    error = error_without(code)
    assert "ruleset.moon_cards: unknown switch; " in error
    assert "with an expansion that is not installed" in error


SPOILT = [
    ("switches.toml", "[moon_phase]", "[phase]", "switches.toml: phase: expected a name that begins with 'moon_'"),
    ("switches.toml", "default = 2", "", "switches.toml: moon_cards: there is no default"),
    ("switches.toml", "default = 2", "default = 9", "moon_cards.default: expected 1 to 5, found 9"),
    ("switches.toml", "most = 5", "", "switches.toml: moon_cards: there is a least value but no most"),
    ("switches.toml", 'about = "cards that', 'aboard = "cards that', "switches.toml: moon_cards.about: is missing"),
    ("variants.toml", "[moon-full]", "[full]", "variants.toml: full: expected a name that begins with 'moon-'"),
    ("variants.toml", "moon_phase", "moon_face", "moon-full.moon_face: unknown switch"),
    ("variants.toml", '"full"', '"fool"', 'moon_phase: expected "new" or "half" or "full", found \'fool\''),
    ("texts/moon.ftl", "variant-moon-full", "x", "texts: message 'variant-moon-full' is missing in 'en'"),
    ("texts/moon.ftl", "preset-first-de", "x", "texts: message 'preset-first-de' is missing in 'en'"),
    ("decks/de.toml", '"ffcm"', '"ffcx"', "decks/de.toml: cards."),
    (
        "rulesets/first-de.toml",
        "starting_hand",
        "beginning_hand",
        "first-de.toml: beginning_hand: unknown switch",
    ),
    ("rulesets/first-de.toml", '"first-de"', '"first-at"', "rulesets/first-de.toml: preset: expected 'first-de'"),
]


@pytest.mark.parametrize(("file", "what", "by", "says"), SPOILT, ids=[one[3][:40] for one in SPOILT])
def test_what_is_wrong_is_said_in_a_sentence(moon: Installed, file: str, what: str, by: str, says: str) -> None:
    moon.spoil(file, what, by)
    error = moon.complaint()
    assert error.startswith("exlibris.content.fields.ContentError: expansion 'moon': ")
    assert says in error


def test_a_deck_called_like_one_of_ours_is_refused(moon: Installed) -> None:
    (moon.package / "decks/de.toml").rename(moon.package / "decks/pl.toml")
    assert "expansion 'moon': decks/pl.toml: there is already a deck 'pl'" in moon.complaint()

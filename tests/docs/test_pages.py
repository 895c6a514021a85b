"""The pages under docs: links lead somewhere, and rules, tests and figures that they name are there."""

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest
from docs_hooks import MOST_WORDS, SHOWN, check_length, on_post_page
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File
from mkdocs.structure.pages import Page

from exlibris.arena import Standings
from exlibris.arena.text import parts_of, section_of
from exlibris.bots import bot_names

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
RULES = tomllib.loads((ROOT / "tests/rules/trace.toml").read_text("utf-8"))["rules"]
PAGES = sorted(DOCS.rglob("*.md"))
FIGURES = sorted((DOCS / "figures").glob("*.json"))
TEST = re.compile(r"`(tests/[a-z_/]+\.py)::(test_\w+)`")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(DOCS)))
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(DOCS)))
def test_what_a_page_shows_of_a_file_stands_in_that_file(path: Path) -> None:
    for name, block in SHOWN.findall(path.read_text("utf-8")):
        assert block in (ROOT / name).read_text("utf-8"), name


def test_too_many_words_of_english_are_refused() -> None:
    full = "word " * MOST_WORDS
    check_length({"index.md": full, "reference/index.md": full, "pl/play.md": full, "traceability.md": full})
    with pytest.raises(PluginError, match="have 38,001 words"):
        check_length({"index.md": full, "faq.md": "word"})


@pytest.mark.parametrize(("source", "language"), [("pl/play.md", "pl"), ("cs/solo.md", "cs"), ("solo.md", "en")])
def test_a_page_says_its_language(source: str, language: str) -> None:
    file = File(source, src_dir=str(DOCS), dest_dir="site", use_directory_urls=False)
    page = Page(None, file, MkDocsConfig())
    assert on_post_page('<html lang="en" class="no-js">', page=page) == f'<html lang="{language}" class="no-js">'


def test_the_comparison_names_rules_that_there_are() -> None:
    text = (DOCS / "differences.md").read_text("utf-8")
    named = re.findall(r"\b(?!AMB)[A-Z]+\d*(?:-[A-Z]+)?-\d+\b", text)
    assert len(named) > 40
    assert [name for name in named if name not in RULES] == []


# Rules that not all five books print alike, or that some leave out, in the list of rules.
DIFFERING = """
    SETUP1-05 SETUP1-13 SETUP2-05 SETUP2-06 SETUP2-09 COMP-09 COMP-10 CARD-10 CARD-11 CARD-12 SHELF-06 SHELF-07
    FLIP-02 FINAL-02 FINAL-03 FINAL-06 FINAL-07 RES-04 PROM-03 PROM-04 VARY-03 TIE-04 LOC01-01 LOC03-05 LOC04-01
    LOC05-01 LOC06-01 LOC07-01 LOC07-05 LOC07-07 LOC07-08 LOC11-01 LOC12-02 LOC13-03 LOC13-05 LOC16-02 LOC16-03
    LOC17-03 LOC17-04 LOC18-02 LOC18-04 ASST-GHOST-02 ASST-WORM-02 ASST-WORM-03 ASST-GOLEM-01 ASST-WITCH-01
    ASST2-WITCH-01 ASST2-WIZ-01 ASST2-WIZ-02 ASST2-CUBE-01 ASST2-MUMMY-03 PRIO-01 VAR-01 VAR-04 VAR-05 VAR-06
    SOLO-03 SOLO-04 SOLO-08 SOLO-09 SOLO-14 SOLO-15 SOLO-16 SOLO-19 SOLO-20 AMB-11 AMB-12 AMB-13 AMB-36 AMB-43
    AMB-83
"""


def test_the_comparison_leaves_out_no_rule_on_which_the_books_differ() -> None:
    text = (DOCS / "differences.md").read_text("utf-8")
    assert [rule for rule in DIFFERING.split() if rule not in text] == []


@pytest.mark.parametrize("path", FIGURES, ids=lambda path: path.stem)
def test_the_tables_of_a_page_are_those_of_its_figures(path: Path) -> None:
    data = json.loads(path.read_text("utf-8"))
    words = shlex.split(data["command"])
    section = words[words.index("--section") + 1]
    text = (ROOT / words[words.index("--page") + 1]).read_text("utf-8")
    before, after = parts_of(ROOT / words[words.index("--page") + 1], section)
    assert text == before + section_of(Standings.from_json(data), data["command"]) + after


def test_the_ladder_has_at_least_400_games_of_each_step() -> None:
    data = json.loads((ROOT / "docs/figures/ladder.json").read_text("utf-8"))
    assert all(share["games"] >= 400 for matchup in data["matchups"] for share in matchup["wins"].values())
    assert {player["player"].partition(":")[0] for player in data["players"]} <= set(bot_names())


def sections() -> list[str]:
    """Return the last column of each section of docs/security.md, which names tests or says why there are none."""
    lines = (ROOT / "docs/security.md").read_text(encoding="utf-8").splitlines()
    return [line.strip("|").split("|")[-1].strip() for line in lines if line.startswith("| V")]


def test_the_tests_of_security_that_are_named_exist() -> None:
    named = [pair for row in sections() for pair in TEST.findall(row)]
    assert named
    missing = [name for file, name in named if f"def {name}(" not in (ROOT / file).read_text(encoding="utf-8")]
    assert missing == []


def test_each_section_of_security_has_a_test_or_a_reason() -> None:
    assert [row for row in sections() if not TEST.search(row) and not re.match(r"not (yet|applicable): .", row)] == []

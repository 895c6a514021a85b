"""The form on a terminal: with its workings beside the numbers if there is room, else below the table."""

import re

import pytest

from exlibris.engine.scoring import Column, scored
from exlibris.forms.form import PUBLIC_LIBRARY, ColumnFacts, NamedForm
from exlibris.forms.lines import sheet
from exlibris.forms.terminal import print_sheet

STYLE = re.compile(r"\x1b\[[\d;]*m")
TALLIES = [
    Column((2, 1, 4, 5, 3, 6), 3, stability=9, entombed=2, hand=2),
    Column((1, 3, 4, 3, 5, 6), 4, stability=8, hand=1),
    Column((0, 4, 2, 4, 4, 5), 2),
]
FACTS = (
    ColumnFacts("Rita", ("M 3", "A 4"), "goblin"),
    ColumnFacts("Eric", (), "witch"),
    ColumnFacts("Ida", (), "", True),
)
THREE = NamedForm(scored(TALLIES, 5, 0, solo=False), FACTS)
TIED = NamedForm(scored([TALLIES[0], Column((2, 1, 4, 5, 3, 6), 3, stability=11, hand=1)], 5, 0, solo=False), FACTS[:2])
BOOKS = [Column((3, 5, 12, 13, 3, 10), 2, stability=15), Column((34, 20, 12, 16, 18, 21), 1)]
ALONE = NamedForm(scored(BOOKS, 3, 0, solo=True), (ColumnFacts("Scooter", tallied=True), PUBLIC_LIBRARY))

NARROW = """\
Report on the Inspection of Private Libraries
Prominent Works: Spells & Potions. Banned Books: Corrupted Codices.

B-7c                                  Rita       Eric   Ida
───────────────────────────────────────────────────────────
A1     Flipped by the inspector       M 3, A 4   none     –
A2     Corrupted Codices (Banned)       2          1      0
A2     Fantastical Fictions             1          3      4
A2     Historic Volumes                 4          4      2
A2     Monster Manuals                  5          3      4
A2     Reference Texts                  3          5      4
A2     Spells & Potions (Prominent)     6          6      5

B1     Shelf stability                 11          8      0
B2     Prominent Works                 12         12      4
B3     Banned Books                    -2         -1      0
B4     Variety                          3          9      6
B5     Library focus                   10         10      4

C      Total                           34         38     14

       Rank                           2nd        1st    3rd

B1  Rita  rectangle of 9, 2 for the entombed
    Eric  rectangle of 8
    Ida   as tallied
B2  Rita  6 books: 1st shared, 24 / 2
    Eric  6 books: 1st shared, 24 / 2
    Ida   5 books: 3rd
B3  Rita  2 books
    Eric  1 book
    Ida   0 books
B4  Rita  3 * 1 (Fantastical Fictions)
    Eric  3 * 3 (Fantastical Fictions)
    Ida   3 * 2 (Historic Volumes)
B5  Rita  2 * 5 (Monster Manuals)
    Eric  2 * 5 (Reference Texts)
    Ida   2 * 2 (Historic Volumes)
C   Rita  11 + 12 - 2 + 3 + 10
    Eric  8 + 12 - 1 + 9 + 10
    Ida   0 + 4 + 0 + 6 + 4

Eric wins with a total of 38.
""".replace("*", "\N{MULTIPLICATION SIGN}")

SOLO = """\
Report on a Private Library, Compared with the Public One
Prominent Works: Monster Manuals. Banned Books: Corrupted Codices.

S-42a                                 Scooter                          Public Library
─────────────────────────────────────────────────────────────────────────────────────────────────────────
A1      Flipped by the inspector        –                                –
A2      Corrupted Codices (Banned)      3                               34
A2      Fantastical Fictions            5                               20  focus
A2      Historic Volumes               12  focus                        12
A2      Monster Manuals (Prominent)    13                               16
A2      Reference Texts                 3                               18
A2      Spells & Potions               10                               21

B1      Shelf stability                15  as tallied                    –
B2      Prominent Works                 0  13 books against 16          15  16 books against 13
B3      Banned Books                   -3  3 books                     -34  34 books
B4      Variety                         9  3 * 3 (Reference Texts)      36  3 * 12 (Historic Volumes)
B5      Library focus                  24  2 * 12 (Historic Volumes)    40  2 * 20 (Fantastical Fictions)

C       Total                          45  15 + 0 - 3 + 9 + 24          57  15 - 34 + 36 + 40

The Public Library wins with 57 points against 45.
""".replace("*", "\N{MULTIPLICATION SIGN}")


class Terminal:
    """A terminal with colors, of some width."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.delenv("NO_COLOR", raising=False)
        monkeypatch.setenv("FORCE_COLOR", "1")
        monkeypatch.setenv("TERM", "xterm")

    def styled(self, form: NamedForm, width: int, language: str = "en") -> str:
        """Return what is printed, with its styles."""
        self._monkeypatch.setenv("COLUMNS", str(width))
        print_sheet(sheet(form, language))
        return self._capsys.readouterr().out

    def plain(self, form: NamedForm, width: int, language: str = "en") -> str:
        """Return what is printed, without styles and spaces at the ends of lines."""
        lines = STYLE.sub("", self.styled(form, width, language)).splitlines()
        return "".join(f"{line.rstrip()}\n" for line in lines)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def test_in_a_narrow_terminal_the_workings_stand_below_the_table(terminal: Terminal) -> None:
    assert terminal.plain(THREE, 110) == NARROW


def test_in_a_wide_terminal_they_stand_beside_the_numbers_and_the_assistants_below_the_names(
    terminal: Terminal,
) -> None:
    assert terminal.plain(ALONE, 120) == SOLO
    wide = terminal.plain(THREE, 200).splitlines()
    assert wide[3].split() == ["Rita", "Eric"]
    assert wide[4].split() == ["B-7c", "Goblin", "Sneak", "Witch", "Ida"]
    [total] = [line for line in wide if line.startswith("C ")]
    assert "34  11 + 12 - 2 + 3 + 10" in total
    assert not [line for line in wide if line.startswith("B1  Rita")]


def test_the_workings_go_below_as_soon_as_the_table_leaves_no_room(terminal: Terminal) -> None:
    """No cell is ever wrapped."""
    wide = terminal.plain(THREE, 200)
    needed = max(len(line) for line in wide.splitlines())
    assert terminal.plain(THREE, needed + 1) == wide
    assert terminal.plain(THREE, needed - 1).splitlines()[:24] == NARROW.splitlines()[:24]


def test_in_a_terminal_narrower_than_the_form_the_lines_keep_their_names_whole(terminal: Terminal) -> None:
    narrow = terminal.plain(THREE, 48)
    for label in ("Fantastical Fictions", "Spells & Potions (Prominent)", "Flipped by the inspector"):
        assert len([line for line in narrow.splitlines() if label in line and line.startswith("A")]) == 1


def test_the_leader_the_total_and_the_workings_have_styles(terminal: Terminal) -> None:
    printed = terminal.styled(THREE, 110).splitlines()
    assert printed[0] == "\x1b[1mReport on the Inspection of Private Libraries\x1b[0m"
    heads = printed[3]
    assert "\x1b[1;32mEric" in heads
    assert "\x1b[1mRita" in heads
    assert "\x1b[1;32mRita" not in heads
    bold = [line for line in printed[5:] if "\x1b[1m" in line]
    assert [STYLE.sub("", line).split()[:2] for line in bold] == [["C", "Total"]]
    assert [line[:6] for line in printed if re.match(r"\x1b\[2m\w", line)] == [
        "\x1b[2mB1",
        *[f"\x1b[2mB{n}" for n in "2345"],
        "\x1b[2mC ",
    ]


def test_a_tie_is_broken_in_lines_of_their_own(terminal: Terminal) -> None:
    printed = terminal.plain(TIED, 110)
    assert TIED.form.decided_by == "hand"
    assert [line.split()[-2:] for line in printed.splitlines() if line.startswith("     ")][:3] == [
        ["21", "21"],
        ["2", "1"],
        ["2nd", "1st"],
    ]
    assert "Eric wins: tied on points and books, but with fewer cards in hand." in printed

#!/usr/bin/env python3
"""Write the Polish, Czech and French decks anew: scripts/make_decks.py [LANGUAGE ...].

Letters and quantities are below, with what is printed and what is our choice; which categories are on which card is
chosen throughout, but for what FIXED says. The same program always makes the same decks.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

DECKS = Path(__file__).parents[1] / "src/exlibris/content/decks"
INITIALS = "cfhmrs"
EACH = 85  # books of a category: COMP-03
SIZES = [2] * 17 + [3] * 64 + [4] * 71  # books on a card: COMP-02, COMP-16
DOUBLES = 24  # cards that carry a category twice: CARD-06, as many as in the English deck
LOOSE = 60  # cards, the last ones to be filled, that level out what is left

QUANTITIES = {
    "pl": "A7 B10 C9 Ć3 D7 E7 F6 G5 H10 I8 J3 K3 L6 Ł2 M8 N3 O4 P6 R6 S10 Ś3 T9 U4 W8 Z2 Ż3",
    "cs": "A7 B9 C5 D8 E5 F5 G3 H8 I4 J5 K11 L8 M9 N8 O7 P13 R6 S11 T7 U3 V6 Z4",
    "fr": "A7 B10 C9 D7 E7 F6 G5 H10 I8 J3 K3 L6 M8 N3 O4 P6 Q2 R6 S10 T9 U4 V4 W8 X2 Y3 Z2",
}
FIXED = {"fr": {("E", 2): "hfs"}}

NOTES = {
    "pl": """\
# Letters and how many cards each has: attested CARD-10 (PL1), but for T and Ż, which are chosen (the 24 letters seen
# make 140 cards). Ć, Ł and Ś are letters of their own, each after the plain one (attested CARD-11).
""",
    "cs": """\
# Letters and how many cards each has: chosen (AMB-01). Attested are only an eighth card of L, or of M if that L was
# misread (CARD-10), and that titles are sorted character by character (CARD-12): so no letter has a hook here, and
# Ch is found under C.
""",
    "fr": """\
# Letters and how many cards each has: attested CARD-10 (FR1) for C, E, M, R, and J by inference; the others are
# chosen, as in the English deck. Card E 2 carries historic, fantastical, spells (attested CARD-09).
""",
}
NAMES = {"pl": "Polish", "cs": "Czech", "fr": "French"}


def cards_of(language: str) -> list[tuple[str, int]]:
    """Return the cards by letter and number, in alphabetical order."""
    quantities = [(word[0], int(word[1:])) for word in QUANTITIES[language].split()]
    return [(letter, number) for letter, quantity in quantities for number in range(1, quantity + 1)]


def deal(language: str) -> list[str]:
    """Return the books of each card; together they have EACH books of every category."""
    luck = Random(f"exlibris deck {language}")
    cards = cards_of(language)
    words = [FIXED.get(language, {}).get(card, "") for card in cards]
    sizes = SIZES.copy()
    for word in filter(None, words):
        sizes.remove(len(word))
    luck.shuffle(sizes)
    left = Counter(dict.fromkeys(INITIALS, EACH)) - Counter("".join(words))
    open_cards = [at for at, word in enumerate(words) if not word]
    due = [(at, size) for at, size in zip(luck.sample(open_cards, len(open_cards)), sizes, strict=True)]
    doubles = [card for card in due if card[1] > 2][:DOUBLES]
    due = doubles + [card for card in due if card not in doubles]
    for turn, (at, size) in enumerate(due):
        play = 0.0 if turn >= len(due) - LOOSE else 9.0
        words[at] = books(left, size, turn < DOUBLES, play, luck)
    if any(left.values()):
        raise SystemExit(f"{language}: the books do not come out even")
    return words


def books(left: Counter[str], size: int, double: bool, play: float, luck: Random) -> str:
    """Draw the books of one card from the categories with most books left, give or take `play`; reduces `left`."""
    order = sorted(INITIALS, key=lambda initial: left[initial] + luck.uniform(0, play), reverse=True)
    word = [order[0], *order[: size - 1]] if double else order[:size]
    left.subtract(word)
    luck.shuffle(word)
    return "".join(word)


def text_of(language: str) -> str:
    """Return the text of the deck file."""
    rows: dict[str, list[str]] = {}
    for (letter, _), word in zip(cards_of(language), deal(language), strict=True):
        rows.setdefault(letter, []).append(f'"{word}"')
    quoted = [f'"{letter}"' for letter in rows]
    names = [letter if letter.isascii() else f'"{letter}"' for letter in rows]
    return "\n".join(
        [
            f"# The {NAMES[language]} deck: 152 cards, 510 books, 85 of each category. Made by scripts/make_decks.py.",
            "#",
            "# A letter has one string per card, in card order, and a string one letter per book:",
            "#   c corrupted, f fantastical, h historic, m monster, r reference, s spells",
            "# Which books are on which card is chosen (AMB-02); there are no titles.",
            NOTES[language].rstrip(),
            "",
            f'language = "{language}"',
            f"letters = [{', '.join(quoted[:13])},",
            f"    {', '.join(quoted[13:])}]",
            "",
            "[cards]",
            *[f"{name} = [{', '.join(words)}]" for name, words in zip(names, rows.values(), strict=True)],
            "",
        ]
    )


def main(languages: list[str]) -> None:
    """Write the decks."""
    for language in languages or list(QUANTITIES):
        (DECKS / f"{language}.toml").write_text(text_of(language), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""How the library of each language files titles and sets them in type.

The alphabets are written out: no collation library orders Czech as the Czech box does, character by character, with Ch
under C. What the rulebooks and cards show of each order is in `ATTESTED`.
"""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

NO_BREAK = "\u00a0"
LIGATURES = {"œ": "oe", "æ": "ae"}
WORDS = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*’?")


def plain(text: str) -> str:
    """Return the text without accents and ligatures."""
    for one, two in LIGATURES.items():
        text = text.replace(one, two)
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def closed_apostrophes(text: str) -> str:
    """Return the text with each apostrophe inside its word: Ogre’s is one."""
    return text.replace("’", "")


@dataclass(frozen=True)
class Filing:
    """The rules of a language: how it files a title in lower case, and its typography."""

    alphabet: str
    shelves: dict[str, str]  # the letter whose cards an initial is on, where it is not its own
    articles: str  # a pattern for what does not count at the beginning
    prepare: Callable[[str], str]  # what is done to a title before the alphabet can be applied
    quotes: tuple[str, str]  # opening and closing, with the spaces that belong inside
    stops: str  # a pattern for what may follow a word
    signs: str  # what may stand between two spaces
    lengths: range

    def key(self, title: str, *, closed: bool = False) -> list[list[int]]:
        """Return the words by which a title is filed, each as the places of its letters in the alphabet.

        `closed`: words with a hyphen, or an apostrophe inside, are one word.
        """
        filed = re.sub(rf"^(?:{self.articles})", "", self.prepare(title.lower()))
        filed = re.sub("[’-]", "", filed) if closed else filed
        return [[self.alphabet.index(letter) for letter in word] for word in re.findall(r"[^\W\d_]+", filed)]

    def initial(self, title: str) -> str:
        """Return the letter whose cards a title belongs on."""
        letter = self.alphabet[self.key(title)[0][0]].upper()
        return self.shelves.get(letter, letter)

    def is_cleanly_set(self, title: str) -> bool:
        """Return whether a title has nothing but words, the marks of the language and single spaces."""
        opening, closing = map(re.escape, self.quotes)
        word = rf"(?:{opening}|\()?{WORDS.pattern}(?:{self.stops}|{closing}|\))*"
        pattern = rf"{word}(?: (?:[{self.signs}] )?{word})*"
        balanced = all(title.count(one) == title.count(two) for one, two in (self.quotes, "()"))
        return balanced and re.fullmatch(pattern, title) is not None


LATIN = "abcdefghijklmnopqrstuvwxyz"
FILINGS = {
    "en": Filing(LATIN, {}, "(?:an?|the) ", closed_apostrophes, ("“", "”"), "[,:.?!]", "–", range(12, 49)),
    "pl": Filing("aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż", {}, "(?!)", str, ("„", "”"), "[,:?!]", "–", range(12, 43)),
    "cs": Filing(
        "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
        dict(zip("ÁČĎÉÍÓŘŠŤÚŽ", "ACDEIORSTUZ", strict=True)),
        "(?!)",
        str,
        ("„", "“"),
        "[,:?!]",
        "–",
        range(12, 43),
    ),
    "fr": Filing(
        LATIN,
        {},
        "(?:l[ea]|les|une?) |l’",
        plain,
        (f"«{NO_BREAK}", f"{NO_BREAK}»"),
        f"(?:[,.]|{NO_BREAK}[:;?!])",
        "&–",
        range(12, 43),
    ),
}
# Orders and initials that can be read off the printed cards and the rulebooks: (letter, titles in order).
ATTESTED = {
    "pl": [("C", ["Chciejstwo", "Chiromancja", "Chitynowe"])],
    "cs": [("D", ["Detonace", "Děsíme"]), ("U", ["Učednice", "Udávat"])],
    "fr": [
        ("D", ["Le Don Jurant"]),
        ("K", ["La Kabbale", "Le Kalice", "Les Kamis"]),
        ("L", ["La Logique", "La Loi", "Les Lois"]),
        ("O", ["Les Orcs", "L’Outrecuidance"]),
    ],
}
# The same by our own reading of the rules.
OURS = {
    "en": [("N", ["A New Hat", "New-Laid Eggs", "Newts", "The Newt’s Den"]), ("O", ["An Owl"])],
    "pl": [("Ć", ["Ćma", "Ćwiek"]), ("L", ["Lato", "Lód"]), ("Z", ["Za borem", "Zabawa"]), ("Ż", ["Żaba", "Żółw"])],
    "cs": [("C", ["Chalupa", "Cukr", "Čaj"]), ("U", ["Uzel", "Úhel"]), ("Z", ["Za pecí", "Zákon", "Žába"])],
    "fr": [("A", ["L’Âme", "L’Ami"]), ("E", ["Échos", "L’Encre"]), ("O", ["L’Œil", "Un Ogre"])],
}

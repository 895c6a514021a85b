"""How far a player gets in solo games who knows the order of the deck: an idea of what is possible at all.

python bench/clairvoyant.py --level 7 --games 4
"""

from __future__ import annotations

from random import Random
from statistics import mean
from time import process_time
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track

from exlibris.engine import State, compose, new_game
from exlibris.search import Lookahead, Network, load_network
from exlibris.search.lookahead import is_only_counting_left, tried
from exlibris.search.outcomes import counted
from machine import conditions, sentence
from showing import figure, print_table

HEADS: Final = ("edition", "level", "games", "won", "total", "library", "lead", "best lead", "s of CPU a game")
RANDOM: Final = 0.1  # share of the choices at random while a game is played to its end, so that no two are the same
LONGEST: Final = 4000  # choices of a game

Preset = Annotated[str, typer.Option(help="The edition.")]
Level = Annotated[int, typer.Option(min=1, max=7, help="The level.")]
Games = Annotated[int, typer.Option(min=1, help="Games to play.")]
Tries = Annotated[int, typer.Option(min=1, help="Games played to their end for each option of each choice.")]
Seed = Annotated[str, typer.Option(help="The deals.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]


class Search:
    """A nested Monte-Carlo search in the true position: it knows the deck, the tiles to come and all luck.

    For each option of each choice the game is played to its end. The best line found so far is kept and followed, so
    that what is found early is never lost. See Cazenave, "Nested Monte-Carlo Search", 2009.
    """

    def __init__(self, network: Network, rng: Random, tries: int) -> None:
        self._network = network
        self._rng = rng
        self._tries = tries

    def play(self, s: State) -> State:
        """Play the game to the flips; `s` is changed and returned."""
        lookahead = Lookahead(self._network, s)
        best: list[int] = []
        most = -1000.0
        while not is_only_counting_left(s):
            for option in tried(s.forward_options() or s.options):
                for _ in range(self._tries):
                    after = s.clone()
                    after.apply_option(option)
                    line = self._to_the_end(after, lookahead)
                    if (found := lead_of(after)) > most:
                        most, best = found, [option, *line]
            s.apply_option(best.pop(0))
        return s

    def _to_the_end(self, s: State, lookahead: Lookahead) -> list[int]:
        """Play on to the flips by the network and some chance; return the options chosen."""
        line: list[int] = []
        while not is_only_counting_left(s) and len(line) < LONGEST:
            options = s.forward_options() or s.options
            at_random = self._rng.random() < RANDOM
            line.append(self._rng.choice(options) if at_random else lookahead.best_option(s))
            s.apply_option(line[-1])
        return line


def lead_of(s: State) -> float:
    """Return by how much the player is ahead of the Public Library once the best cards are turned face down."""
    *lines, library, _ = counted(s, 0)
    return sum(lines) - library


def main(
    preset: Preset = "first-en", level: Level = 7, games: Games = 4, tries: Tries = 1, seed: Seed = "bound",
    markdown: Markdown = False,
) -> None:  # fmt: skip
    """Play the games, and print how many were won."""
    now = conditions()
    began = process_time()
    ruleset = compose(preset, ["solo"], {"solo_level": level})
    ends = []
    for game in track(range(games), "games", console=Console(stderr=True)):
        rng = Random(f"{seed} {game}")
        search = Search(load_network("solo"), rng, tries)
        ends.append(search.play(new_game(ruleset, 1, rng.randbytes(32))))
    leads = [lead_of(s) for s in ends]
    libraries = [counted(s, 0)[-2] for s in ends]
    totals = [lead + library for lead, library in zip(leads, libraries, strict=True)]
    won = sum(lead > 0 for lead in leads)
    figures = [mean(totals), mean(libraries), mean(leads), max(leads), (process_time() - began) / games]
    line = [preset, str(level), str(games), str(won), *map(figure, figures)]
    print_table(sentence(now), HEADS, [line], markdown)


if __name__ == "__main__":
    typer.run(main)

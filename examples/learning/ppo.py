"""The reference agent: masked proximal policy optimization in games against itself.

    python ppo.py [--minutes 50] [--folder ppo]    # curve.csv and network.pt in the folder
    exlibris benchmark ppo:Trained                 # beside this file, with ppo/network.pt

Needs exlibris-game[rl,arena] and torch. The agent gets facts (which books a card has, what the seat's focus is), but
nothing about how to play. Both seats learn from the margin in points, with the form as shaping.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from torch.nn.functional import one_hot, pad, relu

from exlibris.engine import ACTION_SPACE, CANCEL_ACTION, MOST_SEATS, action_of, game_of, preset
from exlibris.rl import FIELDS, MOST_LEGAL, OFFSETS, SIZE, Agent, Batch

torch.set_num_threads(1)
RULES = preset("first-en")
GAMES, STEPS, EPOCHS, MINIBATCH = 128, 64, 2, 1024  # games at once, steps of each between two updates
RATE, CLIP, DISCOUNT, TRACE = 5e-4, 0.2, 0.995, 0.95
EVEN = 0.02  # weight of entropy, decreasing, so that all actions are tried: flipping cards costs before it pays
NEVER = -1e9  # preference for illegal actions and for canceling an effect, which always has an alternative
POINTS = 20.0  # that count as a reward of 1
CARDS, ZONES, OWN_SHELF, ROWS, WIDTH, COLUMNS = 152, 16, 5, 5, 51, 24  # OWN_SHELF is a zone; shelves reach 24 columns
CELLS = action_of("cell", 0)
HEADINGS = "minutes,decisions,random_won,random_lead,greedy_won,greedy_lead\n"
LEFT_OUT = ("rules.", "below.", "tile.version", "power.version", "card.")
WIDE = ("effect.question", "effect.step", "effect.tile", "effect.power")  # of these, the effect that is next is told


def columns_of_input() -> tuple[list[tuple[int, int]], list[tuple[int, float]]]:
    """Return the columns compared with a value, and the columns with their divisors."""
    compared, divided = [], []
    for field in FIELDS:
        if field.name.startswith(LEFT_OUT) or field.name == "effect.cards":
            continue
        size = field.size // field.shape[0] if field.name in WIDE else field.size
        for place in range(OFFSETS[field.name], OFFSETS[field.name] + size):
            if field.kind == "category" and (field.highest <= 6 or field.name in WIDE or field.name == "seat.power"):
                compared += [(place, value) for value in range(1, field.highest + 1)]
            else:
                divided.append((place, float(min(field.highest, 20))))
    return compared, divided


class Net(nn.Module):  # type: ignore[misc]
    """Values of positions, and a preference for each action; cards and cells share their weights among themselves."""

    def __init__(self, width: int = 128, narrow: int = 32) -> None:
        super().__init__()
        compared, divided = columns_of_input()
        self.register_buffer("at", torch.tensor([place for place, _ in compared]))
        self.register_buffer("value", torch.tensor([value for _, value in compared], dtype=torch.uint8))
        self.register_buffer("counted", torch.tensor([place for place, _ in divided]))
        self.register_buffer("scale", torch.tensor([1 / most for _, most in divided]))
        books = torch.tensor([list(counts) for counts in game_of(RULES, 2).counts], dtype=torch.float32)
        order = torch.arange(CARDS)[:, None] / CARDS
        self.register_buffer("books", torch.cat([pad(books, (1, 0)), order], 1))  # by card; padding first
        facts = 8 + 3 + 1 + 3
        size = len(compared) + len(divided) + ZONES * facts + 3 * COLUMNS * facts + facts
        self.trunk = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.any, self.worth = nn.Linear(width, ACTION_SPACE), nn.Linear(width, 1)
        self.card, self.cell = nn.Linear(facts + ZONES, narrow), nn.Linear(5 * facts, narrow)
        self.for_cards, self.for_cells = nn.Linear(width, narrow), nn.Linear(width, narrow)
        self.of_card, self.of_cell = nn.Linear(narrow, 2), nn.Linear(narrow, 1)
        for layer in (self.any, self.of_card, self.of_cell):
            nn.init.uniform_(layer.weight, -0.01, 0.01)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return a preference for each legal action (padded with -1), and the values of the positions."""
        count, legal = len(seen), legal[:, : int((legal >= 0).sum(1).max())]  # without columns of padding alone
        upright, cards = self.facts_of_cards(seen)
        zones = one_hot(self.field(seen, "card.zone", CARDS).long(), ZONES).float()
        grid = self.grid_of(seen, cards)
        asked = self.field(seen, "effect.card", 1).long()[:, 0]
        shelved = pad(cards, (0, 0, 1, 0))[torch.arange(count), asked]
        facts = [
            (seen[:, self.at] == self.value).float(),
            seen[:, self.counted].float() * self.scale,
            torch.bmm(zones.transpose(1, 2), cards).flatten(1) / 4,
            grid[:, 2:5, 1 : COLUMNS + 1].flatten(1),
            shelved,
        ]
        hidden = self.trunk(torch.cat(facts, 1))
        found = self.any(hidden).gather(1, legal.clamp(0))
        for number, kind in enumerate(("card", "flip")):
            row, place, card = legal_of(legal, action_of(kind, 0), CARDS)
            facts_of = torch.cat([cards[row, card], zones[row, card]], 1)
            more = self.of_card(relu(self.card(facts_of) + self.for_cards(hidden)[row]))[:, number]
            found = found.index_put((row, place), more, accumulate=True)
        row, place, cell = legal_of(legal, CELLS, ROWS * WIDTH)
        r, c = cell // WIDTH + 1, (cell % WIDTH).clamp(max=COLUMNS - 1) + 1
        there = torch.cat([shelved[row, :-3], disorder(upright, row, cell, asked[row] - 1), shelved[row, -1:]], 1)
        near = [grid[row, r, c - 1], grid[row, r, c + 1], grid[row, r - 1, c], grid[row, r + 1, c], there]
        more = self.of_cell(relu(self.cell(torch.cat(near, 1)) + self.for_cells(hidden)[row]))[:, 0]
        found = found.index_put((row, place), more, accumulate=True)
        return found.masked_fill((legal < 0) | (legal == CANCEL_ACTION), NEVER), self.worth(hidden)[:, 0]

    def facts_of_cards(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return by card its cell, if face up on the seat's own shelf, and its books, order, whether dark, disorder."""
        wanted = [self.field(seen, name, 1).long()[:, 0] for name in ("seat.focus", "deal.prominent", "deal.banned")]
        counting = torch.stack([self.books.T[category] for category in wanted], 2)
        dark = (self.field(seen, "card.dark", CARDS) | self.field(seen, "card.flip", CARDS)).float()[:, :, None]
        facts = torch.cat([self.books.expand(len(seen), -1, -1), counting], 2) * (1 - dark)
        own = (self.field(seen, "card.zone", CARDS) == OWN_SHELF) & (dark[:, :, 0] == 0)
        upright = self.field(seen, "card.cell", CARDS) * own
        row, card = torch.nonzero(own, as_tuple=True)
        wrong, cell = torch.zeros(*own.shape, 3), upright[row, card]
        wrong[row, card, :2] = disorder(upright, row, cell, card)
        by_one = upright * (wrong[:, :, 0] == 1 / 4)  # cards that a single other card puts out of order
        wrong[row, card, 2] = disorder(by_one, row, cell, card)[:, 1]
        return upright, torch.cat([facts, dark, wrong], 2)

    def grid_of(self, seen: torch.Tensor, cards: torch.Tensor) -> torch.Tensor:
        """Return the facts of the card at each row and column of the seat's own shelf, inside an empty border."""
        row, card = torch.nonzero(self.field(seen, "card.zone", CARDS) == OWN_SHELF, as_tuple=True)
        cell = self.field(seen, "card.cell", CARDS)[row, card].long()
        grid = torch.zeros(len(seen), ROWS + 2, COLUMNS + 2, cards.shape[2])
        grid[row, cell // WIDTH + 1, (cell % WIDTH).clamp(max=COLUMNS - 1) + 1] = cards[row, card]
        return grid

    @staticmethod
    def field(seen: torch.Tensor, name: str, size: int) -> torch.Tensor:
        """Return the first numbers of a field."""
        return seen[:, OFFSETS[name] : OFFSETS[name] + size]


def disorder(upright: torch.Tensor, row: torch.Tensor, cell: torch.Tensor, card: torch.Tensor) -> torch.Tensor:
    """Return for each cell how many earlier cards belong after its card in the alphabet, and vice versa."""
    at, order = upright[row], torch.arange(CARDS)
    before, earlier = at < cell[:, None], order < card[:, None]
    return torch.stack([((at > 0) & before & ~earlier).sum(1), ((at > 0) & ~before & earlier).sum(1)], 1) / 4


def legal_of(legal: torch.Tensor, first: int, count: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return row, place and offset of the legal actions among the `count` numbers from `first`."""
    row, place = torch.nonzero((legal >= first) & (legal < first + count), as_tuple=True)
    return row, place, legal[row, place] - first


class Trained(Agent):
    """The agent as a computer player, with the network in the folder EXLIBRIS_PPO, by default "ppo"."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.net = Net()
        self.net.load_state_dict(torch.load(Path(os.environ.get("EXLIBRIS_PPO", "ppo")) / "network.pt"))

    def pick(self, observation: Any, actions: list[int]) -> int:
        """Return an action, drawn as in training."""
        with torch.no_grad():
            preferences, _ = self.net(torch.from_numpy(np.array(observation)[None]), torch.tensor([actions]))
        return actions[int(Categorical(logits=preferences).sample())]


class Games:
    """A batch as tensors: games of the network against itself or against a computer player."""

    def __init__(self, seed: int, games: int = GAMES, opponents: tuple[str, ...] = ()) -> None:
        reward: dict[str, Any] = {"reward": "margin", "shaping": float(not opponents), "discount": DISCOUNT}
        self.batch = Batch(RULES, seats=2, games=games, seed=seed, opponents=opponents, **reward)
        self._seen = np.asarray(self.batch.observations.numbers).reshape(games, SIZE)
        self._legal = np.asarray(self.batch.legal).reshape(games, MOST_LEGAL)
        self.actors, self.ended = np.asarray(self.batch.actors), np.asarray(self.batch.ended)
        self.rewards = np.asarray(self.batch.rewards).reshape(games, MOST_SEATS)

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Return copies of the actors' observations and legal actions."""
        return torch.from_numpy(self._seen.copy()), torch.from_numpy(self._legal.astype(np.int64))


def advantages_of(values: np.ndarray, actors: np.ndarray, rewards: np.ndarray, ended: np.ndarray) -> list[np.ndarray]:
    """Return the advantage of each action taken, by step and game, and which actions have one.

    A seat's next decision may be several steps later; what it is rewarded with until then counts for its last action.
    """
    steps, games = values.shape
    found, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    due = np.zeros((games, MOST_SEATS), np.float32)  # by game and seat: rewards since, ...
    following, trace = due.copy(), due.copy()  # the value of its next decision, and the advantage there
    closed = np.zeros((games, MOST_SEATS), bool)  # whether that decision, or the game's end, is known
    for step in reversed(range(steps)):
        for numbers in (due, following, trace):
            numbers[ended[step]] = 0
        closed[ended[step]] = True
        due += rewards[step]
        at = np.arange(games), actors[step]
        surprise = due[at] + DISCOUNT * following[at] - values[step]
        found[step] = trace[at] = surprise + DISCOUNT * TRACE * trace[at]
        known[step] = closed[at]
        trace[at] *= closed[at]
        following[at], due[at], closed[at] = values[step], 0, True
    return [found, known]


def play_on(net: Net, games: Games) -> tuple[torch.Tensor, ...]:
    """Continue the games; return observations, legal actions, actions, their probabilities, advantages and returns."""
    told, known = [], []
    for _ in range(STEPS):
        seen, legal = games.look()
        actors = games.actors.copy()
        with torch.no_grad():
            logits, values = net(seen, legal)
        policy = Categorical(logits=logits)
        actions = policy.sample()
        taken = legal.gather(1, actions[:, None])[:, 0].numpy()
        games.batch.step(taken.tolist())
        rewards = games.rewards / POINTS
        told.append((seen, legal, actions, policy.log_prob(actions), values))
        known.append((values.numpy(), actors, rewards, games.ended.astype(bool)))
    found = [torch.from_numpy(numbers) for numbers in advantages_of(*map(np.stack, zip(*known, strict=True)))]
    *columns, values = [torch.stack(column) for column in zip(*told, strict=True)]
    kept = found[1].flatten()
    return tuple(numbers.flatten(0, 1)[kept] for numbers in (*columns, found[0], values + found[0]))


def improve(net: Net, optimizer: torch.optim.Optimizer, played: tuple[torch.Tensor, ...], left: float) -> None:
    """Take a few steps along the clipped gradient; `left` is the remaining share of the training."""
    optimizer.param_groups[0]["lr"] = RATE * max(0.05, left)
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(played[0])).split(MINIBATCH):
            seen, legal, actions, chances, advantages, returns = (numbers[chosen] for numbers in played)
            logits, values = net(seen, legal)
            policy = Categorical(logits=logits)
            ratio = (policy.log_prob(actions) - chances).exp()
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
            sensible = logits > NEVER
            even = (policy.logits * sensible).sum(1) / sensible.sum(1).clamp(1)
            loss = ((values - returns) ** 2).mean() / 2 - gain - EVEN * max(0.05, left) * even.mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def play_against(net: Net, name: str, wanted: int, seed: int) -> tuple[float, float]:
    """Return the share of games won against a computer player, and the mean lead in points."""
    games = Games(seed, wanted, (name,))
    leads = np.full(wanted, np.nan)
    points = np.asarray(games.batch.points).reshape(wanted, MOST_SEATS)
    while np.isnan(leads).any():  # the first game of each place in the batch
        learners = games.actors.copy()
        with torch.no_grad():
            seen, legal = games.look()
            chosen = Categorical(logits=net(seen, legal)[0]).sample()
        games.batch.step(legal.gather(1, chosen[:, None])[:, 0].tolist())
        for game in np.flatnonzero((games.ended == 1) & np.isnan(leads)):
            leads[game] = points[game, learners[game]] - points[game, 1 - learners[game]]
    return float(((leads > 0) + (leads == 0) / 2).mean()), float(leads.mean())


def report(net: Net, minutes: float, decisions: int, folder: Path) -> None:
    """Save the network, add a line to the curve, and print it."""
    torch.save(net.state_dict(), folder / "network.pt")
    figures = [*play_against(net, "random", 32, 9_000), *play_against(net, "greedy", 32, 9_001)]
    line = ",".join([f"{minutes:.1f}", str(decisions), *(f"{figure:.3f}" for figure in figures)])
    with (folder / "curve.csv").open("a") as file:
        file.write(f"{line}\n" if file.tell() else f"{HEADINGS}{line}\n")
    print(line, flush=True)


def train(minutes: float, folder: Path, every: float = 2.0) -> None:
    """Train for some minutes of CPU time, not counting evaluation; write the curve and the network."""
    torch.manual_seed(1)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "curve.csv").unlink(missing_ok=True)
    print(HEADINGS, end="")
    net, games = Net(), Games(seed=1)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    spent, due, decisions = 0.0, 0.0, 0
    while spent < minutes:
        if spent >= due:
            due += every
            report(net, spent, decisions, folder)
        began = time.process_time()
        played = play_on(net, games)
        improve(net, optimizer, played, 1 - spent / minutes)
        decisions += len(played[0])
        spent += (time.process_time() - began) / 60
    report(net, spent, decisions, folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=50.0, help="CPU time of training, without the evaluations")
    parser.add_argument("--folder", type=Path, default=Path("ppo"))
    train(**vars(parser.parse_args()))

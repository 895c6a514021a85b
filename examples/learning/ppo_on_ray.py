"""The longer recipe: the reference agent learns from games that many processes of a Ray cluster play.

    python ppo_on_ray.py [--players 16] [--hours 24] [--folder ppo] [--address auto]

Resumes from network.pt if the folder has one; writes it and a line of curve.csv every ten minutes. Needs ray
and the requirements of ppo.py on all machines of the cluster; without --address it starts a cluster on this machine.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import ppo
import ray
import torch

EVERY = 600.0  # seconds between two lines of the curve


@ray.remote(num_cpus=1)
class Player:
    """A process in which the network plays against itself."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        self.net, self.games = ppo.Net(), ppo.Games(seed)

    def play(self, weights: dict[str, torch.Tensor]) -> tuple[torch.Tensor, ...]:
        """Continue the games with these weights; return the result of `ppo.play_on`."""
        self.net.load_state_dict(weights)
        return ppo.play_on(self.net, self.games)


def train(players: int, hours: float, folder: Path) -> None:
    """Train for some hours; while the network learns, the players use the weights of the previous step."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "network.pt"
    net = ppo.Net()
    if kept.exists():
        net.load_state_dict(torch.load(kept))
    optimizer = torch.optim.Adam(net.parameters(), lr=ppo.RATE, eps=1e-5)
    crew = [Player.remote(seed) for seed in range(players)]
    began, shown, decisions = time.monotonic(), 0.0, 0
    playing = [player.play.remote(ray.put(net.state_dict())) for player in crew]
    while (spent := time.monotonic() - began) < hours * 3600:
        parts = ray.get(playing)
        weights = ray.put(net.state_dict())
        playing = [player.play.remote(weights) for player in crew]
        played = tuple(torch.cat(column) for column in zip(*parts, strict=True))
        ppo.improve(net, optimizer, played, 1 - spent / (hours * 3600))
        decisions += sum(len(part[0]) for part in parts)
        if time.monotonic() - began >= shown + EVERY:
            shown = time.monotonic() - began
            ppo.report(net, shown / 60, decisions, folder)
    ppo.report(net, (time.monotonic() - began) / 60, decisions, folder)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=16)
    parser.add_argument("--hours", type=float, default=24.0)
    parser.add_argument("--folder", type=Path, default=Path("ppo"))
    parser.add_argument("--address", help="of a cluster, auto for the one of this machine")
    options = parser.parse_args()
    ray.init(address=options.address, runtime_env={"working_dir": str(Path(__file__).parent)})
    train(options.players, options.hours, options.folder)

"""Learn to beat random play with one preference per action: `python learn.py [SECONDS]`. Needs exlibris-game[rl]."""

import sys
import time

import numpy as np

from exlibris.engine import ACTION_SPACE
from exlibris.rl.adapters import BatchEnv

GAMES, RATE, DISCOUNT = 32, 3.0, 0.97
env = BatchEnv(GAMES, "first-en", seats=2, opponents=["random"], shaping=0.05, discount=DISCOUNT)
luck, games = np.random.default_rng(1), np.arange(GAMES)
preferences = np.zeros(ACTION_SPACE)
traces = np.zeros((GAMES, ACTION_SPACE))  # per game: how much each preference led here, recent ones most
usual, wins = 0.0, []
_, info = env.reset(seed=1)
stop = time.monotonic() + float((sys.argv[1:] or ["120"])[0])
while time.monotonic() < stop:
    chances = np.exp(preferences - preferences.max()) * info["action_mask"]
    chances /= chances.sum(axis=1, keepdims=True)
    actions = (chances.cumsum(axis=1) > luck.random((GAMES, 1))).argmax(axis=1)
    traces = DISCOUNT * traces - chances
    traces[games, actions] += 1
    seats = info["seat"]
    _, rewards, ended, _, info = env.step(actions)
    preferences += RATE * (rewards - usual) @ traces / GAMES
    usual += 0.001 * (rewards.mean() - usual)
    traces[ended] = 0
    for game in np.flatnonzero(ended):
        points = info["points"][game]
        wins.append(points[seats[game]] > points[1 - seats[game]])
        if len(wins) % 200 == 0:
            print(f"{len(wins)} games: {np.mean(wins[-200:]):.0%} of the last 200 won")

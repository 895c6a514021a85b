"""Three questions about simulated games: a notebook in the percent format."""

# %% [markdown]
# # Three questions about simulated games
#
# VS Code and Spyder run the cells of this file, `jupytext --to ipynb three_questions.py` makes a notebook for Jupyter,
# and `python three_questions.py` runs it from top to bottom. It needs `exlibris-game[arena,table]`.
#
# As written, it plays 60 random games in seconds. With `greedy` and 2,000 games, it says more about the game.

# %%
from pathlib import Path
from tempfile import mkdtemp

import polars as pl

from exlibris.data import read_folder, simulate_to
from exlibris.data.estimates import estimates_of
from exlibris.engine import preset
from exlibris.sim import Plan
from exlibris.texts import location_name

BOT, GAMES = "random", 60
folder = Path(mkdtemp())
for played in simulate_to(folder, Plan(preset("first-en"), GAMES, (BOT,) * 4, seed="questions")):
    print(played.games, "games played")
games = read_folder(folder)
games.table("seats").head(4).collect()

# %% [markdown]
# ## Does the player with most Prominent Works win?
#
# `estimates_of` takes rows of label, game and value, and returns means with 95% intervals that count each game as one
# observation.

# %%
seats = games.table("seats")
most = pl.col("b2") == pl.col("b2").max().over("game")
rows = seats.select("game", label=most, value="win")
for label, one in sorted(estimates_of(rows, share=True).items(), reverse=True):
    print("most Prominent Works" if label else "others", f"win {one.value:.0%} ({one.low:.0%} to {one.high:.0%})")

# %% [markdown]
# ## Is a bid worth making?
#
# Points above the mean of the game for seats that went to a location at least once, and for those that never did.

# %%
AUCTION = 3
above = seats.select("game", "seat", value=pl.col("total").cast(pl.Float64) - pl.col("total").mean().over("game"))
went = games.table("placements").filter(tile=AUCTION).select("game", "seat").unique().with_columns(label=pl.lit(True))
rows = above.join(went, on=["game", "seat"], how="left").with_columns(pl.col("label").fill_null(False))
for label, one in sorted(estimates_of(rows, share=False).items(), reverse=True):
    who = "visitors of" if label else "those who never saw"
    print(who, location_name(AUCTION), f"{one.value:+.1f} ({one.low:+.1f} to {one.high:+.1f})")

# %% [markdown]
# ## How many choices does a player make in a game?

# %%
choices = pl.concat([games.table(name).select("game", "seat") for name in ("placements", "choices")])
rows = choices.group_by("game", "seat").len().select("game", label=pl.lit("all"), value=pl.col("len"))
each = estimates_of(rows, share=False)["all"]
print(f"{each.value:.0f} choices among several ({each.low:.0f} to {each.high:.0f})")

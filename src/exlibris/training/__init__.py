"""Training of the value networks: self-play, fitting in NumPy, generations with a gate (`exlibris-game[train]`)."""

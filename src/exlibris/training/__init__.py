"""Training of the value networks: self-play, fitting with NumPy, gated generations (`exlibris-game[train]`)."""

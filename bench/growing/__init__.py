"""How figures of the engine grow with what a game is made of."""

"""Message ids and arguments of the engine, rendered for people."""

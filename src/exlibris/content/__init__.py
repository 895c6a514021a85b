"""Facts of the game as data: tiles, assistants, decks."""

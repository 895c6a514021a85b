"""Computer players; each sees its own view only."""

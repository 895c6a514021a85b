"""The course of a game: setup, the four phases of a round, and the inspection at the end."""

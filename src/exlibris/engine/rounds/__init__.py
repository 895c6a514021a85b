"""The course of a game: setup, the four phases of each round, and the inspection."""

"""Chat at tables: short lines of the people there, kept beside the game and never part of it."""

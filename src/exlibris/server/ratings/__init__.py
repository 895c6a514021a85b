"""Ratings: what finished games say of how well accounts play, one game after the other."""

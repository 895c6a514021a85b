"""Finished and running games looked back at: timelines, replays, reviews, verification."""

"""What the store keeps of tables besides their events, so that a table need not be replayed to be looked at."""

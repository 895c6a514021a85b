"""What the events of a table come to: people, clocks, log, undo and state."""

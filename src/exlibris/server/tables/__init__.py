"""Tables in memory, their computer players, and worker processes."""

"""Tables in memory, the computers that play there, and worker processes."""

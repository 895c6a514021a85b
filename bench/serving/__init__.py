"""A server to be measured, and browsers that play at its tables."""

"""People who play on at a server that is killed now and then."""

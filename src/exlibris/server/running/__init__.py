"""Tables in memory, the computers that play there, and other processes of the server."""
